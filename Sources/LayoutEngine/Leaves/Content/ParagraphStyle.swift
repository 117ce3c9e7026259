/// Distances within and between lines, in points; 0 is "not set", as in the document.
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
