package import LayoutModel

/// A text field's text, placeholder and border.
package struct TextFieldContent: Hashable, Sendable {
  /// The `borderStyle` of the document. If it is absent, it is ``none``.
  package enum Border: String, Hashable, Sendable { case none, line, bezel, roundedRect }

  package var text: String
  package var placeholder: String
  /// The font. `nil` if the document states none: then it is the system font at 17 points.
  package var font: FontDescription?
  package var border: Border

  package init(
    text: String = "", placeholder: String = "", font: FontDescription? = nil,
    border: Border = .none
  ) {
    self.text = text
    self.placeholder = placeholder
    self.font = font
    self.border = border
  }
}
