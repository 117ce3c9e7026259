import ElementTree
import LayoutModel

/// Writes the configuration with which a symbol is drawn.
enum SymbolConfigurationCode {
  /// `nil` if there is nothing to configure, or something for which UIKit has no initialiser.
  static func expression(_ element: DocumentElement) -> String? {
    var arguments: [String] = []
    switch element["configurationType"] {
    case "pointSize":
      guard let size = element.number("pointSize") else { return nil }
      arguments.append("pointSize: \(CodeText.number(size))")
    case "textStyle":
      guard let style = element["textStyle"].flatMap(FontCode.textStyle) else { return nil }
      arguments.append("textStyle: .\(style)")
    case "font":
      guard let font = element.child("fontDescription").flatMap({ FontCode.expression($0) }),
        !font.hasPrefix("UIFont(name:")
      else { return nil }
      arguments.append("font: \(font)")
    case nil: break
    default: return nil
    }
    let scale = element["scale"].flatMap { scales.contains($0) ? $0 : nil }
    let weight = element["weight"].flatMap { weights.contains($0) ? $0 : nil }
    let isSize = element["configurationType"] == "pointSize"
    // A weight is only allowed together with a size in points, or by itself.
    if let weight, isSize || arguments.isEmpty { arguments.append("weight: .\(weight)") }
    if let scale, !isSize, arguments.first?.hasPrefix("weight") ?? false {
      return
        "UIImage.SymbolConfiguration(\(arguments[0])).applying(UIImage.SymbolConfiguration(scale: .\(scale)))"
    }
    if let scale {
      if isSize, weight == nil { arguments.append("weight: .unspecified") }
      arguments.append("scale: .\(scale)")
    }
    return arguments.isEmpty
      ? nil : "UIImage.SymbolConfiguration(\(arguments.joined(separator: ", ")))"
  }

  /// The cases of `UIImage.SymbolScale` that change something.
  static let scales: Set<String> = ["small", "medium", "large"]
  /// The cases of `UIImage.SymbolWeight`.
  private static let weights: Set<String> = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    "unspecified",
  ]
}
