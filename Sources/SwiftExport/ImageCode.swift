import LayoutModel

/// Images by name.
enum ImageCode {
  static func expression(_ name: String, isSymbol: Bool, _ document: LayoutDocument) -> String {
    let isSystem = isSymbol || document.properties.images[name]?.isSystemSymbol ?? false
    return "UIImage(\(isSystem ? "systemName" : "named"): \(CodeText.literal(name)))"
  }
}
