import Diagnostics

extension XMLSource {
  /// The error for the first line that only a merge tool writes, if there is such a line.
  ///
  /// It does not search for `=======` and `|||||||`, because these never occur without the other
  /// markers.
  var conflictError: XMLError? {
    for index in bytes.indices where index == 0 || bytes[index - 1] == ASCII.lineFeed {
      for marker in [ASCII.less, ASCII.greater]
      where Self.isConflictMarker(marker, bytes, at: index) {
        let text = String(repeating: Character(Unicode.Scalar(marker)), count: Self.markerLength)
        var locator = SourceLocator()
        return XMLError(.conflictMarker(text), at: locator.location(of: index, in: bytes))
      }
    }
    return nil
  }

  static let markerLength = 7

  /// Whether `marker` stands at an index seven times, followed by a space, a line break or the end.
  static func isConflictMarker(_ marker: UInt8, _ bytes: [UInt8], at index: Int) -> Bool {
    let end = index + markerLength
    guard end < bytes.count else { return false }
    for position in index..<end where bytes[position] != marker { return false }
    return ASCII.isSpace(bytes[end]) || bytes[end] == 0
  }
}
