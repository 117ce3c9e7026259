import ElementTree
import LayoutModel

/// How native documents write rectangles, insets, masks and colors.
enum PartNotation {
  static let colorKeys = [
    "backgroundColor", "textColor", "highlightedColor", "shadowColor", "tintColor",
  ]
  static let autoresizing = [
    "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable",
    "flexibleMaxY",
  ]
  /// The truth values that are runtime attributes in Interface Builder.
  static let runtimeFlags = ["layoutMarginsRelativeArrangement"]
  static let rectSides = ["x", "y", "width", "height"]
  static let marginSides = ["top", "left", "bottom", "right"]
  static let directionalSides = ["top", "leading", "bottom", "trailing"]

  static func rect(_ values: [Double]) -> DocumentElement {
    element("rect", key: "frame", rectSides, values)
  }

  static func mask(_ parts: [String]) -> DocumentElement {
    DocumentElement(
      "autoresizingMask",
      [DocumentAttribute(name: "key", value: "autoresizingMask")]
        + autoresizing.filter(parts.contains).map { DocumentAttribute(name: $0, value: "YES") })
  }

  static func element(
    _ name: String, key: String, _ sides: [String], _ values: [Double]
  ) -> DocumentElement {
    DocumentElement(
      name,
      [DocumentAttribute(name: "key", value: key)]
        + zip(sides, values).map { DocumentAttribute(name: $0, value: NativeText.real($1)) })
  }

  /// The numbers of an element that
  /// ``element(_:key:_:_:)`` would make in the same way; otherwise `nil`.
  static func values(
    of element: DocumentElement, _ name: String, key: String, _ sides: [String]
  ) -> [Double]? {
    let values = sides.compactMap { element[$0].flatMap { NativeText.real($0) } }
    guard values.count == sides.count,
      self.element(name, key: key, sides, values) == element.plain
    else { return nil }
    return values
  }
}
