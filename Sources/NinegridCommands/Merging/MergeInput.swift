/// A version of a document that takes part in a merge.
struct MergeInput: Sendable {
  /// As a person knows it.
  var name: String
  var bytes: [UInt8]

  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// A file that the person named.
  init(file: String, in context: CommandContext) throws {
    self.init(name: file, bytes: try readFile(context.absolutePath(file), named: file))
  }
}
