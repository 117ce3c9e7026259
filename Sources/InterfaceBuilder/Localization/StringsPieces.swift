/// A `.strings` file, divided into its entries. Each entry is kept as it is written, with the
/// comments before it, so that it may move to another file without a change of its bytes.
package struct StringsPieces: Sendable {
  package struct Piece: Sendable, Hashable {
    package var key: String
    /// The text of the entry, with the comments before it, a remark on its line, and the empty
    /// lines below it.
    package var text: String
  }

  /// The encoding of the file.
  private let encoding: StringsText.Encoding
  /// The text before the first entry and its comment, such as the author of the file.
  private let header: String
  /// The text after the last entry.
  private let tail: String
  package var pieces: [Piece]

  /// - Returns: `nil` for a property list, and for a file in braces, which can't be divided.
  /// - Throws: the first error, with its place.
  package init?(_ bytes: [UInt8]) throws(StringsError) {
    if isPropertyList(bytes) { return nil }
    let text = try StringsText(bytes)
    encoding = text.encoding
    var reader = StringsReader(text)
    guard var entries = try reader.readPieces() else { return nil }
    tail = entries.tail
    header = entries.pieces.isEmpty ? "" : Self.takeHeader(from: &entries.pieces[0].text)
    pieces = entries.pieces
  }

  /// An empty file with the encoding of another one.
  package init(like other: StringsPieces) {
    encoding = other.encoding
    (header, tail) = ("", "")
    pieces = []
  }

  package var bytes: [UInt8] {
    encoding.encoded(header + pieces.map(\.text).joined() + tail)
  }

  /// Removes the header: text before the first comment or entry that ends with a blank line is
  /// about the file.
  private static func takeHeader(from text: inout String) -> String {
    guard let end = text.firstRange(of: "*/\n\n")?.upperBound, end < text.endIndex else {
      return ""
    }
    let header = String(text[..<end])
    text = String(text[end...])
    return header
  }
}
