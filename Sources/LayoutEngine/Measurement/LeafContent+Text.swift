package import LayoutModel

/// Text with one font, or with several.
package enum TextContent: Hashable, Sendable {
  case plain(String)
  case attributed([TextRun])

  /// Whether there is not a single character.
  package var isEmpty: Bool {
    switch self {
    case .plain(let text): text.isEmpty
    case .attributed(let runs): runs.allSatisfy { $0.text.isEmpty }
    }
  }
}

/// A stretch of attributed text with one set of attributes.
///
/// - Source: `<fragment>` of an `<attributedString>`; the font is `NSFont`, see
///   ``LayoutModel/FontDescription/meta(_:size:)``.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: FontDescription
  package var paragraph: ParagraphStyle
  /// Extra space after each character, in points (`NSKern`).
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

  package init(
    text: TextContent, font: FontDescription? = nil, numberOfLines: Int = 1,
    breaksAnywhere: Bool = false, preferredMaxLayoutWidth: Double? = nil,
    shadowOffset: Size = Size(width: 0, height: 0), isPlacedByContainer: Bool = false
  ) {
    self.text = text
    self.font = font
    self.numberOfLines = numberOfLines
    self.breaksAnywhere = breaksAnywhere
    self.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    self.shadowOffset = shadowOffset
    self.isPlacedByContainer = isPlacedByContainer
  }
}

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
