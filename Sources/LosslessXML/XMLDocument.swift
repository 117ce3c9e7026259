package import ElementTree

/// An XML document from which its file can be written back byte for byte.
///
///     let document = try readXML(bytes)
///     document.bytes() == bytes
///
/// A document that a program makes is written as Xcode would write it. This form is called
/// *standard* here:
///
/// - Each child element, comment and processing instruction stands on its own line, with
///   ``indentation`` once for each level. Text stands between its tags as it is.
/// - An element without content is `<name/>`. Attributes are separated by one space, values stand
///   between double quotes, and characters are spelled as ``XMLSpelling`` says.
/// - The XML declaration and the root element end with a line break.
///
/// The tree keeps every difference from that next to the place where it occurs: see
/// ``DocumentContent`` for white space, ``TagFormatting`` for the inside of tags, and
/// ``AttributeSpelling`` for characters.
package struct XMLDocument: Hashable, Sendable {
  /// The content before the root element.
  package var prolog: XMLProlog
  package var root: DocumentElement
  /// The content after the root element: comments, processing instructions and white space.
  ///
  /// The rule for gaps of ``DocumentContent`` holds. Here the standard gap is one line break, also at
  /// the end. So it is empty for most files, and `[.text("")]` for one without a final line break.
  package var epilog: [DocumentContent]
  /// How lines end in the file. In the tree a line break is always `\n`.
  package var lineEnding: LineEnding
  /// The text at the beginning of a line, once for each level.
  package var indentation: String

  package init(
    root: DocumentElement, prolog: XMLProlog = XMLProlog(), epilog: [DocumentContent] = [],
    lineEnding: LineEnding = .lineFeed, indentation: String = standardIndentation
  ) {
    self.prolog = prolog
    self.root = root
    self.epilog = epilog
    self.lineEnding = lineEnding
    self.indentation = indentation
  }

  /// The indentation of Xcode.
  package static let standardIndentation = "    "

  /// The line breaks of a file.
  ///
  /// A file whose lines end in different ways counts as ``lineFeed``. Its carriage returns are kept
  /// where they are.
  package enum LineEnding: String, Hashable, Sendable, CaseIterable {
    case lineFeed = "\n"
    case carriageReturnLineFeed = "\r\n"
    case carriageReturn = "\r"
  }
}

extension XMLDocument {
  /// The bytes of the file.
  ///
  /// - Complexity: O(*bytes*).
  package func bytes() -> [UInt8] {
    var writer = XMLWriter(indentation: indentation)
    writer.write(self)
    return writer.finished(lineEnding)
  }
}
