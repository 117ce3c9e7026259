/// Divides the source of a program into words, signs and texts, without comments.
///
/// It knows the common syntax of Swift, Objective-C and C, and needs no compiler. It does not see
/// the effect of macros and conditional compilation.
package struct SourceLexer {
  package enum Token: Hashable, Sendable {
    case word(String)
    case sign(Character)
    case text(String)
  }

  private let bytes: [UInt8]
  private var position = 0
  /// Whether comments nest, and texts may have several lines.
  private let isSwift: Bool

  package init(_ bytes: [UInt8], isSwift: Bool) {
    self.bytes = bytes
    self.isSwift = isSwift
  }

  package static func tokens(_ bytes: [UInt8], isSwift: Bool) -> [Token] {
    placedTokens(bytes, isSwift: isSwift).tokens
  }

  /// The tokens, each with the offset of the byte behind it.
  package static func placedTokens(
    _ bytes: [UInt8], isSwift: Bool
  ) -> (tokens: [Token], ends: [Int]) {
    var lexer = SourceLexer(bytes, isSwift: isSwift)
    var tokens: [Token] = []
    var ends: [Int] = []
    while let token = lexer.next() {
      tokens.append(token)
      ends.append(lexer.position)
    }
    return (tokens, ends)
  }

  private mutating func next() -> Token? {
    while position < bytes.count {
      let current = bytes[position]
      switch current {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        position += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): return .text(text(hashes: 0))
      case UInt8(ascii: "#") where isSwift:
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        guard byte(hashes) == UInt8(ascii: "\"") else {
          position += 1
          return .sign("#")
        }
        position += hashes
        return .text(text(hashes: hashes))
      case UInt8(ascii: "'") where !isSwift:
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "'"),
          bytes[position] != UInt8(ascii: "\n")
        {
          position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position += 1
      case _ where Self.isLetter(current): return .word(word())
      case UInt8(ascii: "`"):
        position += 1
      default:
        position += 1
        return .sign(Character(Unicode.Scalar(current)))
      }
    }
    return nil
  }

  private func byte(_ offset: Int) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func word() -> String {
    let start = position
    while position < bytes.count, Self.isLetter(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth = isSwift ? depth + 1 : 1
        position += 2
      } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  /// A text, including the source of its interpolations. The position is at its first quote.
  private mutating func text(hashes: Int) -> String {
    let quote = UInt8(ascii: "\"")
    let isLong = isSwift && byte(1) == quote && byte(2) == quote
    position += isLong ? 3 : 1
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\"), hashes == 0 {
        if isSwift, self.byte(1) == UInt8(ascii: "(") {
          skipInterpolation()
        } else {
          position += 2
        }
        continue
      }
      if byte == UInt8(ascii: "\n"), !isLong { break }
      if byte == quote, !isLong || self.byte(1) == quote && self.byte(2) == quote {
        let end = position + (isLong ? 3 : 1)
        if bytes[min(end, bytes.count)...].prefix(hashes).count(where: { $0 == UInt8(ascii: "#") })
          == hashes
        {
          defer { position = min(bytes.count, end + hashes) }
          return String(decoding: bytes[start..<position], as: UTF8.self)
        }
      }
      position += 1
    }
    return String(
      decoding: bytes[min(start, bytes.count)..<min(position, bytes.count)], as: UTF8.self)
  }

  /// Skips an interpolation such as `\(name(of: "x"))`, which may contain parentheses and texts.
  private mutating func skipInterpolation() {
    position += 2
    var depth = 1
    while position < bytes.count, depth > 0 {
      switch bytes[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        _ = text(hashes: 0)
        continue
      case UInt8(ascii: "\n"): return
      default: break
      }
      position += 1
    }
  }
}
