package import LayoutModel

/// A text view's text, and whether it scrolls.
package struct TextViewContent: Hashable, Sendable {
  package var text: TextContent
  /// `nil` where the document has no font: system 14.
  package var font: FontDescription?
  /// A text view that scrolls has no intrinsic size. Absent in the document is `true`.
  package var isScrollEnabled: Bool

  package init(text: TextContent, font: FontDescription? = nil, isScrollEnabled: Bool = true) {
    self.text = text
    self.font = font
    self.isScrollEnabled = isScrollEnabled
  }
}
