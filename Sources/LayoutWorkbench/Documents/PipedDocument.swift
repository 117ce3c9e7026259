/// A document that came through standard input.
package struct PipedDocument: Hashable, Sendable {
  /// As the person knows it: what `--stdin-name` or a line of `--jsonl` says, else 'standard input'.
  package var name: String
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The argument that stands for it.
  package static let argument = "-"
  /// Its name if nobody gave it one.
  package static let namelessName = "standard input"
}
