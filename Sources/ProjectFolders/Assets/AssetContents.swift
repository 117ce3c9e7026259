import Foundation
package import LayoutJSON
package import LayoutPreview

/// The `Contents.json` of an image or colour.
package struct AssetContents {
  package let value: JSONValue

  /// The largest size that is read. Xcode writes some kilobytes.
  private static let mostBytes = 1 << 20

  package init(_ folder: String, named name: String) throws(AssetError) {
    let bytes = try AssetFile(folder, "Contents.json", of: name).read(most: Self.mostBytes)
    do {
      value = try parseJSON(bytes)
    } catch {
      throw .noJSON(name: name, folder: folder)
    }
  }

  /// The appearance for which alone an entry is meant: dark or light; `nil` if it is for any.
  package static func appearance(of entry: JSONValue) -> PreviewAppearance? {
    for item in entry["appearances"]?.array ?? []
    where item["appearance"]?.string == "luminosity" {
      return item["value"]?.string.flatMap { PreviewAppearance(rawValue: $0) }
    }
    return nil
  }
}
