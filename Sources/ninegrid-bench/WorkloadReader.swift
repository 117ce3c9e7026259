/// Reads the numbers of a file, one after another, with white space between them.
struct WorkloadReader {
  private let path: String
  private let bytes: [UInt8]
  private var next = 0
  private var line = 1

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  func error(_ reason: String) -> FormatError {
    FormatError(path: path, line: line, reason: reason)
  }

  mutating func number() throws -> Double {
    skipSpace()
    let start = next
    while next < bytes.count && !Self.isSpace(bytes[next]) { next += 1 }
    guard start < next else { throw error("a number is missing at the end of the file") }
    let word = String(decoding: bytes[start..<next], as: UTF8.self)
    guard let value = Double(word) else { throw error("'\(word)' is not a number") }
    return value
  }

  /// Reads a count: a whole number that is not negative, and not larger than the file can contain.
  mutating func count(_ things: String) throws -> Int {
    let value = try number()
    guard let count = Int(exactly: value), count >= 0 else {
      throw error("there cannot be \(value) \(things)")
    }
    guard things == "variables" || count <= bytes.count - next else {
      throw error("there are \(count) \(things), but the file ends before")
    }
    return count
  }

  /// The number of a variable.
  mutating func index(below end: Int) throws -> Int {
    let value = try number()
    guard let index = Int(exactly: value), index >= 0, index < end else {
      throw error("\(value) is not the number of a variable")
    }
    return index
  }

  /// Throws if more text follows.
  mutating func end() throws {
    skipSpace()
    if next < bytes.count { throw error("something follows the last size") }
  }

  private mutating func skipSpace() {
    while next < bytes.count && Self.isSpace(bytes[next]) {
      if bytes[next] == UInt8(ascii: "\n") { line += 1 }
      next += 1
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }
}

/// The reason why a file is not a workload.
struct FormatError: Error, CustomStringConvertible {
  var path: String
  /// The line in the file, from 1.
  var line: Int
  var reason: String

  var description: String { "\(path):\(line): \(reason)" }
}
