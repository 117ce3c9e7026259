/// A piece of the content between the tags of an element, in order.
///
/// ## The rule for gaps
///
/// Elements, comments and instructions are *markup*. A *gap* is the space between two of them, or
/// between one of them and a tag of the parent.
///
/// - A gap without any piece is written in the standard way: a line break and indentation.
/// - A gap with pieces, which are text or CDATA, is written as these pieces and nothing else.
/// - An element without markup has no gap: its text is written as it is, without anything added.
///
/// So a standard file has no white space in its tree. A blank line is one `.text("\n\n    ")` in
/// the gap where it stands. Two elements without anything between them have `.text("")` there:
///
///     <a><b/></a>      a.content == [.text(""), .element(b), .text("")]
///
/// Reading leaves out the text of a gap exactly if it is what writing would put there.
package enum DocumentContent: Sendable, Hashable {
  case element(DocumentElement)
  /// Characters. `spelling` is the text as the file writes it, if that is not the usual spelling.
  case text(String, spelling: String?)
  /// Another piece that a format keeps, such as a comment: its kind and its text.
  case other(kind: String, text: String)
}

extension DocumentContent {
  package static func text(_ text: String) -> DocumentContent { .text(text, spelling: nil) }

  /// A comment: the text between `<!--` and `-->`.
  package static func comment(_ text: String) -> DocumentContent {
    .other(kind: commentKind, text: text)
  }

  /// A CDATA section: the text between `<![CDATA[` and `]]>`.
  package static func cdata(_ text: String) -> DocumentContent {
    .other(kind: cdataKind, text: text)
  }

  /// An instruction: the text between `<?` and `?>`. It is a target, usually followed by a space
  /// and data.
  package static func instruction(_ text: String) -> DocumentContent {
    .other(kind: instructionKind, text: text)
  }

  package static let commentKind = "comment"
  package static let cdataKind = "cdata"
  package static let instructionKind = "instruction"
  /// The kind of a part of a native document that could not be read, and that stays in its place.
  package static let unreadPartKind = "native-part"
}

extension DocumentContent {
  /// Whether this piece is markup, in the sense of the rule for gaps.
  package var isMarkup: Bool {
    switch self {
    case .element: true
    case .text: false
    case .other(let kind, _): kind != Self.cdataKind
    }
  }

  /// The element, if the piece is one.
  package var element: DocumentElement? {
    if case .element(let element) = self { element } else { nil }
  }

  /// The characters, if the piece is text or CDATA.
  package var characters: String? {
    switch self {
    case .text(let value, _), .other(Self.cdataKind, let value): value
    case .element, .other: nil
    }
  }
}
