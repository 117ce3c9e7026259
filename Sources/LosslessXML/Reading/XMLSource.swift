import Diagnostics

/// The bytes of a file, prepared for ``XMLReader``.
///
/// - Invariant: `bytes` is valid UTF-8 of characters that XML allows, followed by one NUL, which
///   ends every scan. Its lines end in `\n` unless those of the file end in several ways.
struct XMLSource {
  private(set) var bytes: [UInt8]
  private(set) var hasByteOrderMark = false
  private(set) var lineEnding = XMLDocument.LineEnding.lineFeed

  init(_ file: [UInt8], limits: XMLLimits) throws(XMLError) {
    let start = SourceLocation.start
    if file.isEmpty { throw XMLError(.empty, at: start) }
    if file.count > limits.bytes {
      throw XMLError(.tooLarge(bytes: file.count, limit: limits.bytes), at: start)
    }
    if let kind = Self.foreignFormat(file) { throw XMLError(kind, at: start) }
    hasByteOrderMark = file.starts(with: Self.byteOrderMark)
    bytes = hasByteOrderMark ? Array(file.dropFirst(Self.byteOrderMark.count)) : file
    let counts = try Self.check(bytes)
    bytes.append(0)
    if counts.carriageReturns > 0 {
      if counts.pairs == counts.carriageReturns && counts.pairs == counts.lineFeeds {
        lineEnding = .carriageReturnLineFeed
        bytes.removeAll { $0 == ASCII.carriageReturn }
      } else if counts.lineFeeds == 0 {
        lineEnding = .carriageReturn
        bytes = bytes.map { $0 == ASCII.carriageReturn ? ASCII.lineFeed : $0 }
      }
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The format that the first bytes indicate, if they are not UTF-8 text.
  private static func foreignFormat(_ file: [UInt8]) -> XMLError.Kind? {
    let encodings: [(bytes: [UInt8], name: String)] = [
      ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"),
      ([0x3C, 0, 0, 0], "UTF-32"), ([0, 0, 0, 0x3C], "UTF-32"),
      ([0xFF, 0xFE], "UTF-16"), ([0xFE, 0xFF], "UTF-16"),
      ([0x3C, 0], "UTF-16"), ([0, 0x3C], "UTF-16"),
    ]
    for encoding in encodings where file.starts(with: encoding.bytes) {
      return .unsupportedEncoding(encoding.name, declared: false)
    }
    let formats: [(start: String, name: String)] = [
      ("NIBArchive", "a compiled nib"), ("bplist", "a binary property list"),
      ("PK\u{3}\u{4}", "a ZIP archive"), ("{", "JSON"),
    ]
    for format in formats where file.starts(with: format.start.utf8) {
      return .otherFormat(format.name)
    }
    return nil
  }
}

extension XMLSource {
  /// The number of line breaks of each kind. A pair also counts as a carriage return and as a line
  /// feed.
  private struct LineBreaks {
    var lineFeeds = 0
    var carriageReturns = 0
    var pairs = 0
  }

  /// Checks that bytes are valid UTF-8 of allowed characters, and counts line breaks.
  private static func check(_ bytes: [UInt8]) throws(XMLError) -> LineBreaks {
    var breaks = LineBreaks()
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= ASCII.space && byte < 0x80 {
        index += 1
        continue
      }
      switch byte {
      case ASCII.lineFeed:
        breaks.lineFeeds += 1
        if index > 0 && bytes[index - 1] == ASCII.carriageReturn { breaks.pairs += 1 }
        index += 1
      case ASCII.carriageReturn:
        breaks.carriageReturns += 1
        index += 1
      case ASCII.tab:
        index += 1
      case 0..<ASCII.space:
        throw fault(.forbiddenCharacter(UInt32(byte)), at: index, in: bytes)
      default:
        guard let (scalar, length) = decodeScalar(bytes, at: index) else {
          throw fault(.invalidUTF8(byte: byte), at: index, in: bytes)
        }
        guard scalar.isAllowedInXML else {
          throw fault(.forbiddenCharacter(scalar.value), at: index, in: bytes)
        }
        index += length
      }
    }
    return breaks
  }

  private static func fault(
    _ kind: XMLError.Kind, at offset: Int, in bytes: [UInt8]
  ) -> XMLError {
    var locator = SourceLocator()
    return XMLError(kind, at: locator.location(of: offset, in: bytes))
  }

  /// The character that begins at an index, and its length; `nil` if it is not valid UTF-8.
  static func decodeScalar(
    _ bytes: [UInt8], at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    let first = UInt32(bytes[index])
    let length: Int
    let least: UInt32
    var value: UInt32
    switch first {
    case 0..<0x80: (length, least, value) = (1, 0, first)
    case 0xC2...0xDF: (length, least, value) = (2, 0x80, first & 0x1F)
    case 0xE0...0xEF: (length, least, value) = (3, 0x800, first & 0x0F)
    case 0xF0...0xF4: (length, least, value) = (4, 0x10000, first & 0x07)
    default: return nil
    }
    guard index + length <= bytes.count else { return nil }
    for offset in 1..<max(1, length) {
      let byte = UInt32(bytes[index + offset])
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | byte & 0x3F
    }
    guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }
}
