import Diagnostics

/// The characters of a `.strings` file, with the position of a reader.
struct StringsText {
  private let scalars: [Unicode.Scalar]
  private(set) var position = 0
  let encoding: Encoding
  private(set) var location = SourceLocation(line: 1, column: 1)

  /// Decodes UTF-8, with or without a byte order mark, and UTF-16 that has such a mark or begins
  /// with an ASCII character.
  init(_ bytes: [UInt8]) throws(StringsError) {
    if bytes.starts(with: [0xFE, 0xFF]) {
      encoding = Encoding(form: .utf16(isBigEndian: true), hasMark: true)
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      encoding = Encoding(form: .utf16(isBigEndian: false), hasMark: true)
    } else if bytes.count >= 2, bytes[0] == 0 || bytes[1] == 0 {
      encoding = Encoding(form: .utf16(isBigEndian: bytes[0] == 0), hasMark: false)
    } else {
      encoding = Encoding(form: .utf8, hasMark: bytes.starts(with: [0xEF, 0xBB, 0xBF]))
    }
    let rest = bytes.dropFirst(encoding.mark.count)
    switch encoding.form {
    case .utf8: scalars = try Self.decoded(rest, UTF8(), "UTF-8")
    case .utf16(let isBigEndian):
      scalars = try Self.decodedUTF16(rest, isBigEndian: isBigEndian)
    }
  }

  /// The encoding in which characters are written as bytes.
  struct Encoding: Sendable {
    enum Form: Sendable {
      case utf8
      case utf16(isBigEndian: Bool)
    }

    var form: Form
    var hasMark: Bool

    var mark: [UInt8] {
      if !hasMark { return [] }
      return switch form {
      case .utf8: [0xEF, 0xBB, 0xBF]
      case .utf16(let isBigEndian): isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
      }
    }

    func encoded(_ text: String) -> [UInt8] {
      switch form {
      case .utf8: mark + text.utf8
      case .utf16(let isBigEndian):
        mark
          + text.utf16.flatMap { unit -> [UInt8] in
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            return isBigEndian ? [high, low] : [low, high]
          }
      }
    }
  }

  /// The characters between two positions.
  func text(from start: Int, to end: Int) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars[start..<end])
    return String(result)
  }

  var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }
  var next: Unicode.Scalar? { position + 1 < scalars.count ? scalars[position + 1] : nil }

  mutating func advance() {
    guard let scalar = current else { return }
    position += 1
    location.pass(scalar, before: current)
  }

  var isAtConflictMarker: Bool {
    let marks: [Unicode.Scalar] = ["<", "=", ">", "|"]
    guard location.column == 1, let first = current, marks.contains(first) else { return false }
    return scalars[position...].prefix(7).count { $0 == first } == 7
  }

  func error(_ fault: StringsError.Fault) -> StringsError { StringsError(fault, at: location) }

  private static func decodedUTF16(
    _ bytes: ArraySlice<UInt8>, isBigEndian: Bool
  ) throws(StringsError) -> [Unicode.Scalar] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    // Half a code unit at the end is as wrong as half of a surrogate pair.
    if index < bytes.endIndex { units.append(0xD800) }
    return try decoded(units[...], UTF16(), "UTF-16")
  }

  private static func decoded<Codec: UnicodeCodec>(
    _ units: ArraySlice<Codec.CodeUnit>, _ codec: Codec, _ name: String
  ) throws(StringsError) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(units.count)
    var codec = codec
    var iterator = units.makeIterator()
    while true {
      switch codec.decode(&iterator) {
      case .scalarValue(let scalar): result.append(scalar)
      case .emptyInput: return result
      case .error:
        var location = SourceLocation(line: 1, column: 1)
        for (index, scalar) in result.enumerated() {
          location.pass(scalar, before: index + 1 < result.count ? result[index + 1] : nil)
        }
        throw StringsError(.encoding(name), at: location)
      }
    }
  }
}

extension SourceLocation {
  /// Moves past a character. A carriage return with a line feed ends one line.
  fileprivate mutating func pass(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) {
    if scalar == "\n" || scalar == "\r" && next != "\n" {
      line += 1
      column = 1
    } else if scalar != "\r" {
      column += 1
    }
  }
}
