import ElementTree
import LayoutModel

/// Images by name.
enum ImageCode {
  static func expression(_ name: String, isSymbol: Bool, _ document: LayoutDocument) -> String {
    let isSystem = isSymbol || document.properties.images[name]?.isSystemSymbol ?? false
    return "UIImage(\(isSystem ? "systemName" : "named"): \(CodeText.literal(name)))"
  }

  /// The image that an element has under a key. It is in an attribute, to which a catalogue
  /// belongs, or in a child element, which may say how the image is drawn.
  ///
  /// - Returns: `nil` if there is no image; beside it, the properties that have no code.
  static func expression(
    _ key: String, of element: DocumentElement, _ document: LayoutDocument
  ) -> (code: String, losses: [String])? {
    if let name = element[key] {
      let isSymbol = element["catalog"] == "system"
      return (expression(name, isSymbol: isSymbol, document), [])
    }
    guard let part = element.child(key: key), let name = part["image"] ?? part["name"] else {
      return nil
    }
    var code = expression(name, isSymbol: part["catalog"] == "system", document)
    var losses: [String] = []
    if let scale = part["symbolScale"], SymbolConfigurationCode.scales.contains(scale) {
      let configuration = "UIImage.SymbolConfiguration(scale: .\(scale))"
      let isSystem = code.hasPrefix("UIImage(systemName:")
      code =
        code.dropLast()
        + (isSystem
          ? ", withConfiguration: \(configuration))" : ", in: nil, with: \(configuration))")
    }
    switch part["renderingMode"] {
    case nil, "automatic": break
    case "template": code += "?.withRenderingMode(.alwaysTemplate)"
    case "original": code += "?.withRenderingMode(.alwaysOriginal)"
    case let mode?: losses.append("the renderingMode '\(mode)' of its \(key)")
    }
    // With 1 the whole symbol is drawn, which is the default.
    if let value = part["variableValue"], value != "1" {
      losses.append("the variableValue '\(value)' of its \(key)")
    }
    return (code, losses)
  }
}
