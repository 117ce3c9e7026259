/// A file that is written, created or removed together with others.
package struct FileChange {
  /// The absolute path.
  package var path: String
  /// The name that the person knows.
  package var name: String
  /// The new content; `nil` if the file is removed.
  package var bytes: [UInt8]?
  /// The state that the file must have now.
  package var expected: FileExpectation

  package init(path: String, name: String, bytes: [UInt8]? = nil, expected: FileExpectation) {
    self.path = path
    self.name = name
    self.bytes = bytes
    self.expected = expected
  }
}
