/// A secret that only the person who started the server knows.
package struct AccessToken: Hashable, Sendable {
  /// 32 hexadecimal digits.
  package let text: String

  /// A new token with 128 random bits.
  package init() {
    var generator = SystemRandomNumberGenerator()
    let halves: [UInt64] = [generator.next(), generator.next()]
    text = halves.map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  package init(text: String) { self.text = text }

  /// Whether a text is the token. It takes the same time wherever they differ, so the time reveals
  /// nothing.
  func isSame(as other: String) -> Bool {
    let (own, other) = (Array(text.utf8), Array(other.utf8))
    guard own.count == other.count else { return false }
    var difference: UInt8 = 0
    for index in own.indices { difference |= own[index] ^ other[index] }
    return difference == 0
  }
}
