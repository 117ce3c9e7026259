package import LayoutModel

/// A stretch of attributed text with one set of attributes.
///
/// - Source: `<fragment>` of an `<attributedString>`; the font is `NSFont`, see
///   ``LayoutModel/FontDescription/meta(_:size:)``.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: FontDescription
  package var paragraph: ParagraphStyle
  /// Additional space after each character, in points (`NSKern`).
  package var kern: Double

  package init(
    _ text: String, font: FontDescription, paragraph: ParagraphStyle = ParagraphStyle(),
    kern: Double = 0
  ) {
    self.text = text
    self.font = font
    self.paragraph = paragraph
    self.kern = kern
  }
}

/// Distances within and between lines, in points. As in the document, 0 means "not set".
///
/// - Source: `<paragraphStyle>` of attributed text.
package struct ParagraphStyle: Hashable, Sendable {
  package var lineSpacing = 0.0
  package var lineHeightMultiple = 0.0
  package var minimumLineHeight = 0.0
  package var maximumLineHeight = 0.0
  package var paragraphSpacing = 0.0
  package var paragraphSpacingBefore = 0.0

  package init() {}
}
