/// A file that is written, made or removed together with others.
package struct FileChange {
  /// Absolute.
  package var path: String
  /// As the person knows it.
  package var name: String
  /// `nil` removes the file.
  package var bytes: [UInt8]?
  /// What must be there now.
  package var expected: FileExpectation

  package init(path: String, name: String, bytes: [UInt8]? = nil, expected: FileExpectation) {
    self.path = path
    self.name = name
    self.bytes = bytes
    self.expected = expected
  }
}
