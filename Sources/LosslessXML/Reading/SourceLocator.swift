import Diagnostics

/// Counts lines and columns while a reader moves forward.
///
/// - Complexity: O(*bytes*) for all places of a file together, if they are asked for in order.
struct SourceLocator {
  private var offset = 0
  private var line = 1
  private var column = 1

  /// The location of a byte. If it lies before the last one, the count starts from the beginning.
  mutating func location(of target: Int, in bytes: [UInt8]) -> SourceLocation {
    if target < offset { self = SourceLocator() }
    while offset < target {
      let byte = bytes[offset]
      offset += 1
      if byte == ASCII.lineFeed || byte == ASCII.carriageReturn {
        // The line feed of a pair ends the line. The carriage return before it does not.
        let isPair =
          byte == ASCII.carriageReturn && offset < bytes.count && bytes[offset] == ASCII.lineFeed
        if isPair { continue }
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return SourceLocation(line: line, column: column)
  }
}
