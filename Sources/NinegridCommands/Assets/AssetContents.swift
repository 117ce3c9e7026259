import Foundation
import LayoutJSON
import LayoutPreview

/// The `Contents.json` of an image or colour.
struct AssetContents {
  let value: JSONValue

  init(_ folder: String, named name: String) throws(AssetError) {
    let path = folder + "/Contents.json"
    do {
      value = try parseJSON(readFile(path, named: path))
    } catch {
      throw AssetError(
        "'\(name)' of the catalogue can't be read: Contents.json is missing or no JSON",
        hint: "a placeholder stands for it; the file is '\(path)'")
    }
  }

  /// Whether an entry is for dark or light appearance alone; `nil` for any.
  static func appearance(of entry: JSONValue) -> PreviewAppearance? {
    for item in entry["appearances"]?.array ?? []
    where item["appearance"]?.string == "luminosity" {
      return item["value"]?.string.flatMap { PreviewAppearance(rawValue: $0) }
    }
    return nil
  }
}
