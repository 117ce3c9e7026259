/// A document that came through standard input.
struct PipedDocument: Hashable, Sendable {
  /// As the person knows it: what `--stdin-name` or a line of `--jsonl` says, else 'standard input'.
  var name: String
  var bytes: [UInt8]

  /// The argument that stands for it.
  static let argument = "-"
  /// Its name where nobody gave it one.
  static let namelessName = "standard input"
}
