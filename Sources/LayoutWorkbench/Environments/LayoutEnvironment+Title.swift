package import LayoutModel
import PlatformRules

extension LayoutEnvironment {
  /// The name for a person: `iphone-4.7 portrait`, `ipad-11 landscape, one half`, `375 × 667`.
  package var title: String {
    var text = device ?? ""
    if device != nil { text += " \(orientation.rawValue)" }
    if let split { text += ", \(split.replacing("_", with: " "))" }
    if device == nil {
      text = "\(NumberText.rounded(size.width)) × \(NumberText.rounded(size.height))"
    }
    if let system, system != (profile?.system ?? system) || device == nil {
      text += ", iOS \(system.major)"
    }
    if hasImposedCell { text += ", \(cell)" }
    if direction == .rightToLeft { text += ", right to left" }
    if let contentSizeCategory, contentSizeCategory != .ofNewDevice, !isTextSizeOfCanvas {
      text += ", \(contentSizeCategory.shortName)"
    }
    for (name, inset) in [
      ("top", addedInsets.top), ("left", addedInsets.left), ("bottom", addedInsets.bottom),
      ("right", addedInsets.right), ("keyboard", keyboard),
    ] where inset != 0 {
      text += ", \(name) \(NumberText.rounded(inset))"
    }
    if !texts.name.isEmpty { text += ", \(texts.name)" }
    return text
  }
}
