package import LayoutModel

/// A label's text, and the properties that decide its lines.
package struct LabelContent: Hashable, Sendable {
  package var text: TextContent
  /// The font. `nil` if the document states none: then it is the system font at 17 points.
  package var font: FontDescription?
  /// The greatest number of lines; 0 means no limit. If it is absent in the document, it is 1.
  package var numberOfLines: Int
  /// Whether lines may break between any two characters (`lineBreakMode="characterWrap"`).
  package var breaksAnywhere: Bool
  /// The explicit preferred width in points, if there is one.
  package var preferredMaxLayoutWidth: Double?
  /// The offset of the text's shadow, in points; zero without a shadow.
  package var shadowOffset: Size
  /// Whether a stack view arranges the label, or a cell of a built-in style places it.
  package var isPlacedByContainer: Bool
  /// Whether a constraint ties its width to its height.
  package var isAspectTied: Bool

  package init(
    text: TextContent, font: FontDescription? = nil, numberOfLines: Int = 1,
    breaksAnywhere: Bool = false, preferredMaxLayoutWidth: Double? = nil,
    shadowOffset: Size = Size(width: 0, height: 0), isPlacedByContainer: Bool = false,
    isAspectTied: Bool = false
  ) {
    self.text = text
    self.font = font
    self.numberOfLines = numberOfLines
    self.breaksAnywhere = breaksAnywhere
    self.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    self.shadowOffset = shadowOffset
    self.isPlacedByContainer = isPlacedByContainer
    self.isAspectTied = isAspectTied
  }
}
