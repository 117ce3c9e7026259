import Foundation
import LayoutJSON
package import LayoutPreview

package enum AssetColor {
  /// - Source: Apple, Asset Catalog Format Reference, "Named Color Type": components are fractions
  ///   of 1, hexadecimal as `0xFF`, or numbers from 0 to 255.
  package static func read(
    _ folder: String, named name: String, _ wanted: PreviewAppearance
  ) throws(AssetError) -> PreviewColor? {
    let entries = try AssetContents(folder, named: name).value["colors"]?.array ?? []
    let usable = entries.filter {
      $0["color"] != nil
        && ["universal", "iphone", "ipad"].contains($0["idiom"]?.string ?? "universal")
    }
    let best =
      usable.first { AssetContents.appearance(of: $0) == wanted }
      ?? usable.first { AssetContents.appearance(of: $0) == nil }
    guard let parts = best?["color"]?["components"] else { return nil }
    let alpha = component(parts["alpha"]) ?? 1
    if let red = component(parts["red"]), let green = component(parts["green"]),
      let blue = component(parts["blue"])
    {
      return PreviewColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    return component(parts["white"])
      .map { PreviewColor(red: $0, green: $0, blue: $0, alpha: alpha) }
  }

  private static func component(_ value: JSONValue?) -> Double? {
    if let number = value?.number { return number > 1 ? number / 255 : number }
    guard let text = value?.string?.trimmingCharacters(in: .whitespaces) else { return nil }
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number > 1 ? number / 255 : number
  }
}
