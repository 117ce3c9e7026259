/// A piece of the content between the tags of an element.
///
/// ## The rule for gaps
///
/// Elements, comments and processing instructions are *markup*. A *gap* is the space between two of
/// them, or between one of them and a tag of the parent.
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
package enum XMLContent: Hashable, Sendable {
  case element(XMLElement)
  /// Character data with its references resolved. `raw` is the text as the file spells it, if that
  /// is not the canonical spelling of ``XMLSpelling``.
  case text(String, raw: String? = nil)
  /// What stands between `<!--` and `-->`.
  case comment(String)
  /// What stands between `<![CDATA[` and `]]>`.
  case cdata(String)
  /// What stands between `<?` and `?>`: a target, mostly followed by a space and data.
  case processingInstruction(String)

  /// Whether this piece is markup, in the sense of the rule for gaps.
  package var isMarkup: Bool {
    switch self {
    case .element, .comment, .processingInstruction: true
    case .text, .cdata: false
    }
  }

  /// The element, if it is one.
  package var element: XMLElement? {
    if case .element(let element) = self { element } else { nil }
  }

  /// The characters, if it is text or CDATA.
  package var characters: String? {
    switch self {
    case .text(let value, _), .cdata(let value): value
    case .element, .comment, .processingInstruction: nil
    }
  }
}
