/// A document that came through standard input.
package struct PipedDocument: Hashable, Sendable {
  /// The name that the person knows: that of `--stdin-name` or of a line of `--jsonl`, or else
  /// 'standard input'.
  package var name: String
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The argument that stands for standard input.
  package static let argument = "-"
  /// The name of a document that has none.
  package static let namelessName = "standard input"
}
