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
