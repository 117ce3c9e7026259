package import LayoutModel

/// A text field's text, placeholder and border.
package struct TextFieldContent: Hashable, Sendable {
  /// `borderStyle` of the document; absent is ``none``.
  package enum Border: String, Hashable, Sendable { case none, line, bezel, roundedRect }

  package var text: String
  package var placeholder: String
  /// `nil` where the document has no font: system 17.
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
