package import LayoutComparison
import LayoutJSON
import LayoutPreview

extension AssetColor {
  /// The colours of a project that are in sRGB. Colours that can't be read are left out.
  package static func catalogColors(_ assets: ProjectAssets) throws -> [CatalogColor] {
    var result: [CatalogColor] = []
    for (name, folder) in assets.colorFolders {
      do {
        let entries = try AssetContents(folder, named: name).value["colors"]?.array ?? []
        let spaces = entries.compactMap { $0["color"]?["color-space"]?.string }
        guard spaces.allSatisfy({ $0 == "srgb" || $0 == "extended-srgb" }),
          let color = try read(folder, named: name, .light)
        else { continue }
        result.append(
          CatalogColor(
            name: name, red: color.red, green: color.green, blue: color.blue, alpha: color.alpha,
            varies: entries.count > 1))
      } catch {
        continue
      }
    }
    return result
  }
}
