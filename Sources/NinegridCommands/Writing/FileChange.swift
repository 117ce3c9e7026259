/// A file that is written, made or removed together with others.
struct FileChange {
  /// Absolute.
  var path: String
  /// As the person knows it.
  var name: String
  /// `nil` removes the file.
  var bytes: [UInt8]?
  /// What must be there now.
  var expected: FileExpectation
}
