/// How the tags of an element are written in XML, without names and values, if it is not Xcode's
/// way. Xcode writes `<a b="1"/>`, and `<a b="1">…</a>` around content.
///
/// Writing ignores it if it does not fit the number of attributes any more. So it may stay when an
/// element changes. It is a class, because nearly no element has one.
package final class TagFormatting: Sendable {
  /// The white space around one attribute.
  package struct Gaps: Hashable, Sendable {
    package var beforeName: String
    package var beforeEquals: String
    package var afterEquals: String

    package init(beforeName: String, beforeEquals: String, afterEquals: String) {
      self.beforeName = beforeName
      self.beforeEquals = beforeEquals
      self.afterEquals = afterEquals
    }

    package static let standard = Gaps(beforeName: " ", beforeEquals: "", afterEquals: "")
  }

  /// The gaps of each attribute.
  package let attributes: [Gaps]
  /// The white space before the `>` or `/>` of the start tag.
  package let beforeClose: String
  /// The white space before the `>` of the end tag; `nil` if the element is one tag, `<a/>`.
  package let endGap: String?

  package init(attributes: [Gaps], beforeClose: String, endGap: String?) {
    self.attributes = attributes
    self.beforeClose = beforeClose
    self.endGap = endGap
  }

  /// Whether the element is written as `<a/>` rather than `<a></a>`.
  package var isSelfClosing: Bool { endGap == nil }
}

extension TagFormatting {
  /// The formatting as the store keeps it: both tags without the element's name, with `@` in place
  /// of each attribute's name and `*` in place of each value and its quotes.
  ///
  /// For `<a b = "1"  c="2"></a>` it reads ` @ = *  @=*></>`, for `<a />` it is ` />`.
  package var text: String {
    let start = attributes.map { "\($0.beforeName)@\($0.beforeEquals)=\($0.afterEquals)*" }
    return start.joined() + beforeClose + (endGap.map { "></\($0)>" } ?? "/>")
  }

  /// The white space of XML. A carriage return and a line feed after it are one character.
  private static let spaces: Set<Character> = [" ", "\t", "\n", "\r", "\r\n"]

  /// - Returns: `nil` if the text is no formatting.
  package convenience init?(text: String) {
    var rest = text[...]
    func spaces() -> String {
      let found = rest.prefix { Self.spaces.contains($0) }
      rest = rest[found.endIndex...]
      return String(found)
    }
    func skip(_ expected: String) -> Bool {
      guard rest.hasPrefix(expected) else { return false }
      rest = rest.dropFirst(expected.count)
      return true
    }
    var attributes: [Gaps] = []
    var gap = spaces()
    while !gap.isEmpty, skip("@") {
      let beforeEquals = spaces()
      guard skip("=") else { return nil }
      let afterEquals = spaces()
      guard skip("*") else { return nil }
      attributes.append(
        Gaps(beforeName: gap, beforeEquals: beforeEquals, afterEquals: afterEquals))
      gap = spaces()
    }
    var endGap: String?
    if !skip("/>") {
      guard skip("></") else { return nil }
      endGap = spaces()
      guard skip(">") else { return nil }
    }
    guard rest.isEmpty else { return nil }
    self.init(attributes: attributes, beforeClose: gap, endGap: endGap)
  }
}

extension TagFormatting: Hashable {
  package static func == (a: TagFormatting, b: TagFormatting) -> Bool {
    a === b
      || a.attributes == b.attributes && a.beforeClose == b.beforeClose && a.endGap == b.endGap
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(attributes)
    hasher.combine(beforeClose)
    hasher.combine(endGap)
  }
}
