import ElementTree
import LayoutModel

/// User defined runtime attributes as values.
enum RuntimeAttributeCode {
  static func value(_ attribute: DocumentElement) -> String? {
    let inner = attribute.children.first { $0["key"] == "value" }
    switch attribute["type"] {
    case "boolean": return CodeText.flag(attribute["value"] ?? "NO")
    case "string":
      return CodeText.literal(attribute["value"] ?? inner?.text ?? "")
    case "number":
      return (inner?["value"] ?? attribute["value"]).flatMap { CodeText.number($0) }
    case "color": return inner.flatMap { ColorCode.expression($0) }
    case "image":
      return attribute["value"].map { "UIImage(named: \(CodeText.literal($0)))" }
    case "nil": return "nil"
    case "point":
      guard let x = inner?.number("x"), let y = inner?.number("y") else { return nil }
      return "CGPoint(x: \(CodeText.number(x)), y: \(CodeText.number(y)))"
    case "size":
      guard let width = inner?.number("width"), let height = inner?.number("height") else {
        return nil
      }
      return "CGSize(width: \(CodeText.number(width)), height: \(CodeText.number(height)))"
    default: return nil
    }
  }
}
