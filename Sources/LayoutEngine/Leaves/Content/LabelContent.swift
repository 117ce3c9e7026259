package import LayoutModel

/// A label's text and what decides its lines.
package struct LabelContent: Hashable, Sendable {
  package var text: TextContent
  /// `nil` where the document has no font: system 17.
  package var font: FontDescription?
  /// At most so many lines; 0 is no limit, absent is 1.
  package var numberOfLines: Int
  /// Lines break between any two characters (`lineBreakMode="characterWrap"`).
  package var breaksAnywhere: Bool
  /// The explicit preferred width in points, if there is one.
  package var preferredMaxLayoutWidth: Double?
  /// How far the text's shadow is shifted, in points; zero without a shadow.
  package var shadowOffset: Size
  /// A stack view arranges the label, or a cell of a built-in style places it.
  package var isPlacedByContainer: Bool
  /// A constraint ties its width to its height.
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
