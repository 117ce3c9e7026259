package import ElementTree

/// The font of a label or control, as a document describes it.
///
/// - Source: the `<fontDescription>` element: `type` and `weight`, or `style`, or `name` and `family`.
package struct FontDescription: Hashable, Sendable {
  package var face: Face
  /// The size in points; `nil` if a text style decides it.
  package var pointSize: Double?

  package enum Face: Hashable, Sendable {
    /// The system font; a bold system font is `.bold` (`boldSystem` is bold, not semibold).
    case system(weight: FontWeight, italic: Bool)
    /// A dynamic type style by its raw value, such as `UICTFontTextStyleBody`.
    case textStyle(String)
    /// A font by PostScript name, such as `HelveticaNeue-Light`.
    case named(name: String, family: String?)
  }

  package init(face: Face, pointSize: Double?) {
    self.face = face
    self.pointSize = pointSize
  }

  package static func system(_ size: Double, weight: FontWeight = .regular) -> FontDescription {
    FontDescription(face: .system(weight: weight, italic: false), pointSize: size)
  }
}

extension FontDescription {
  /// The point size that a `<fontDescription>` states: as a number, or as one of UIKit's usual
  /// sizes. `nil` if a text style decides it.
  ///
  /// - Source: the documentation of `UIFont.systemFontSize` (14), `smallSystemFontSize` (12),
  ///   `labelFontSize` (17) and `buttonFontSize` (18). Labels of `size="system"` are as high as the
  ///   line of 14 points: 5 of 5, in 4 documents of 3 repositories, of Xcode 5, 6 and 8.
  package static func pointSize(of element: DocumentElement) -> Double? {
    element.number("pointSize") ?? element["size"].flatMap { usualSizes[$0] }
  }

  private static let usualSizes: [String: Double] = [
    "system": 14, "small": 12, "label": 17, "button": 18,
  ]
}

/// The weight of a system font, light to heavy.
package enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
