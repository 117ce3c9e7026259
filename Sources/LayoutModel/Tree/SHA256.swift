/// The SHA-256 of bytes, as manifests state it: 64 hexadecimal digits.
package func sha256(_ bytes: [UInt8]) -> String {
  var hash = SHA256()
  hash.add(bytes)
  return hash.text
}

/// A SHA-256 of bytes that arrive in parts.
///
/// - Source: FIPS 180-4, sections 4.2.2, 5.1.1, 5.3.3 and 6.2.2.
package struct SHA256: Hashable, Sendable {
  private var state = SHA256.start
  /// The bytes that do not fill a block yet: fewer than 64.
  private var rest: [UInt8] = []
  private var byteCount: UInt64 = 0

  package init() { rest.reserveCapacity(Self.blockLength) }

  package mutating func add(_ bytes: some Collection<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { add($0) }
    if isDone == nil { Array(bytes).withUnsafeBufferPointer { add($0) } }
  }

  /// The hash of the bytes that were added so far, as 64 hexadecimal digits.
  package var text: String {
    bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }

  /// The same hash as 32 bytes.
  package var bytes: [UInt8] {
    var last = self
    let bitCount = byteCount * 8
    var padding: [UInt8] = [0x80]
    while (rest.count + padding.count) % Self.blockLength != 56 { padding.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      padding.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    last.add(padding)
    return last.state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    byteCount += UInt64(bytes.count)
    var start = 0
    if !rest.isEmpty {
      start = min(Self.blockLength - rest.count, bytes.count)
      rest.append(contentsOf: bytes[..<start])
      guard rest.count == Self.blockLength else { return }
      rest.withUnsafeBufferPointer { Self.compress($0, from: 0, into: &state) }
      rest.removeAll(keepingCapacity: true)
    }
    while start + Self.blockLength <= bytes.count {
      Self.compress(bytes, from: start, into: &state)
      start += Self.blockLength
    }
    rest.append(contentsOf: bytes[start...])
  }

  private static let blockLength = 64

  /// Adds one block of 64 bytes, which begins at `start`.
  ///
  /// The words are in variables and the schedule is on the stack, because it must be fast: folders
  /// of fonts have a hundred megabytes.
  private static func compress(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, into state: inout [UInt32]
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      for t in 0..<16 {
        let at = start + 4 * t
        schedule[t] =
          UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8
          | UInt32(bytes[at + 3])
      }
      for t in 16..<64 {
        let (a, b) = (schedule[t - 15], schedule[t - 2])
        let small0 = rotated(a, 7) ^ rotated(a, 18) ^ a >> 3
        let small1 = rotated(b, 17) ^ rotated(b, 19) ^ b >> 10
        schedule[t] = schedule[t - 16] &+ small0 &+ schedule[t - 7] &+ small1
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      constants.withUnsafeBufferPointer { constants in
        for t in 0..<64 {
          let large1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
          let first = h &+ large1 &+ (e & f ^ ~e & g) &+ constants[t] &+ schedule[t]
          let large0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
          let second = large0 &+ (a & b ^ a & c ^ b & c)
          (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
      }
      for (i, word) in [a, b, c, d, e, f, g, h].enumerated() { state[i] = state[i] &+ word }
    }
  }

  @inline(__always)
  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The initial hash values: the first 32 bits of the fractional parts of the square roots of the
  /// first eight primes.
  private static let start = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }
  /// The round constants: the first 32 bits of the fractional parts of the cube roots of the first
  /// 64 primes.
  private static let constants = primes.map { fraction(of: cubeRoot(Double($0))) }

  private static func fraction(of value: Double) -> UInt32 {
    UInt32((value - value.rounded(.down)) * 0x1p32)
  }

  /// A cube root by Newton's method. A double has 53 bits, of which at most three stand before the
  /// point.
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
