/// The SHA-256 of bytes, as manifests state it.
///
/// - Source: FIPS 180-4, sections 4.2.2, 5.1.1, 5.3.3 and 6.2.2.
package func sha256(_ bytes: [UInt8]) -> String {
  var state = SHA256State()
  var message = bytes
  message.append(0x80)
  while message.count % 64 != 56 { message.append(0) }
  let bitCount = UInt64(bytes.count) * 8
  for shift in stride(from: 56, through: 0, by: -8) {
    message.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
  }
  for start in stride(from: 0, to: message.count, by: 64) {
    state.compress(message[start..<start + 64])
  }
  return state.text
}

private struct SHA256State {
  private var hash = SHA256State.start
  private var schedule = [UInt32](repeating: 0, count: 64)

  mutating func compress(_ block: ArraySlice<UInt8>) {
    for t in 0..<16 {
      schedule[t] = block[(block.startIndex + 4 * t)...].prefix(4).reduce(0) {
        $0 << 8 | UInt32($1)
      }
    }
    for t in 16..<64 {
      let (a, b) = (schedule[t - 15], schedule[t - 2])
      let small0 = rotated(a, 7) ^ rotated(a, 18) ^ a >> 3
      let small1 = rotated(b, 17) ^ rotated(b, 19) ^ b >> 10
      schedule[t] = schedule[t - 16] &+ small0 &+ schedule[t - 7] &+ small1
    }
    var v = hash
    for t in 0..<64 {
      let large1 = rotated(v[4], 6) ^ rotated(v[4], 11) ^ rotated(v[4], 25)
      let choice = v[4] & v[5] ^ ~v[4] & v[6]
      let first = v[7] &+ large1 &+ choice &+ Self.constants[t] &+ schedule[t]
      let large0 = rotated(v[0], 2) ^ rotated(v[0], 13) ^ rotated(v[0], 22)
      let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
      v = [first &+ large0 &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for i in 0..<8 { hash[i] = hash[i] &+ v[i] }
  }

  var text: String {
    hash.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractional parts of the square roots of the first eight primes.
  private static let start = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }
  /// Of the cube roots of the first 64.
  private static let constants = primes.map { fraction(of: cubeRoot(Double($0))) }

  private static func fraction(of value: Double) -> UInt32 {
    UInt32((value - value.rounded(.down)) * 0x1p32)
  }

  /// Newton's steps; a double has 53 bits, of which three stand before the point.
  private static func cubeRoot(_ value: Double) -> Double {
    var root = value.squareRoot()
    for _ in 0..<40 { root -= (root * root * root - value) / (3 * root * root) }
    return root
  }

  private static let primes: [Int] = {
    var found: [Int] = []
    var candidate = 2
    while found.count < 64 {
      if found.allSatisfy({ candidate % $0 != 0 }) { found.append(candidate) }
      candidate += 1
    }
    return found
  }()
}
