import ElementTree
import LayoutModel

/// The corners and the border of a view, as its runtime attributes set them.
///
/// - Source: `<userDefinedRuntimeAttribute keyPath="layer.cornerRadius">` and properties of
///   projects' classes with the same names (`cornerRadius`, `borderWidth`, `borderColor`).
struct LayerAttributes {
  private var cornerRadius = 0.0
  private var borderWidth = 0.0
  private var borderColor: PreviewColor

  init(_ view: LayoutView, _ colors: ColorTable) {
    borderColor = colors.label
    for list in view.element.children where list.name == "userDefinedRuntimeAttributes" {
      for attribute in list.children {
        switch attribute["keyPath"] {
        case "layer.cornerRadius", "cornerRadius": cornerRadius = Self.number(attribute)
        case "layer.borderWidth", "borderWidth": borderWidth = Self.number(attribute)
        case "borderColor", "layer.borderColor", "layer.borderUIColor":
          if let color = colors.color(attribute.child("color", key: "value")) {
            borderColor = color
          }
        default: break
        }
      }
    }
  }

  /// - Source: `<integer key="value" value="8"/>`, `<real key="value" value="8"/>`, or a text.
  private static func number(_ attribute: DocumentElement) -> Double {
    let value = attribute.child(key: "value")?.number("value") ?? attribute.number("value") ?? 0
    return min(max(value, 0), 1000)
  }

  var hasBorder: Bool { borderWidth > 0 && borderColor.alpha > 0 }

  func radius(in frame: Rect) -> Double? {
    cornerRadius > 0 ? min(cornerRadius, frame.width / 2, frame.height / 2) : nil
  }

  func drawBorder(of frame: Rect, _ svg: inout SVGWriter) {
    guard hasBorder, frame.width > borderWidth, frame.height > borderWidth else { return }
    svg.rect(
      frame.inset(borderWidth / 2), stroke: borderColor.hex, width: borderWidth,
      radius: radius(in: frame).map { max(0, $0 - borderWidth / 2) })
  }
}
