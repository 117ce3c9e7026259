package import LayoutModel

/// A text view's text, and whether it scrolls.
package struct TextViewContent: Hashable, Sendable {
  package var text: TextContent
  /// The font. `nil` if the document states none: then it is the system font at 14 points.
  package var font: FontDescription?
  /// Whether the text view scrolls, and so has no intrinsic size. If it is absent in the document,
  /// it is `true`.
  package var isScrollEnabled: Bool

  package init(text: TextContent, font: FontDescription? = nil, isScrollEnabled: Bool = true) {
    self.text = text
    self.font = font
    self.isScrollEnabled = isScrollEnabled
  }
}
