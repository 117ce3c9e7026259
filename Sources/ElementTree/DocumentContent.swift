/// A piece of what stands between the tags of an element, in order.
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
  /// Characters. `spelling` is the text as its file writes it, where that is not the usual way.
  case text(String, spelling: String?)
  /// Something else that a format keeps, such as a comment: its kind and its text.
  case other(kind: String, text: String)
}

extension DocumentContent {
  package static func text(_ text: String) -> DocumentContent { .text(text, spelling: nil) }

  /// What stands between `<!--` and `-->`.
  package static func comment(_ text: String) -> DocumentContent {
    .other(kind: commentKind, text: text)
  }

  /// What stands between `<![CDATA[` and `]]>`.
  package static func cdata(_ text: String) -> DocumentContent {
    .other(kind: cdataKind, text: text)
  }

  /// What stands between `<?` and `?>`: a target, mostly followed by a space and data.
  package static func instruction(_ text: String) -> DocumentContent {
    .other(kind: instructionKind, text: text)
  }

  package static let commentKind = "comment"
  package static let cdataKind = "cdata"
  package static let instructionKind = "instruction"
  /// The kind of a part of a native document that could not be read, and stays where it was.
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

  /// The element, if it is one.
  package var element: DocumentElement? {
    if case .element(let element) = self { element } else { nil }
  }

  /// The characters, if it is text or CDATA.
  package var characters: String? {
    switch self {
    case .text(let value, _), .other(Self.cdataKind, let value): value
    case .element, .other: nil
    }
  }
}
