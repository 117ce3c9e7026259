/// A number that stands for bytes: the same for the same bytes in every process, another for others.
///
/// Two sums of FNV-1a with different starts; together 128 bits, far more than chance needs. Nobody is
/// kept from making two inputs with one fingerprint on purpose.
package struct Fingerprint: Hashable, Sendable {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x9e37_79b9_7f4a_7c15

  package init() {}

  /// Adds bytes, and how many there are, so that parts can't run into each other.
  package mutating func add(_ bytes: some Collection<UInt8>) {
    var count = UInt64(bytes.count)
    for _ in 0..<8 {
      add(UInt8(truncatingIfNeeded: count))
      count >>= 8
    }
    for byte in bytes { add(byte) }
  }

  @inline(__always)
  private mutating func add(_ byte: UInt8) {
    first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
    second = (second ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// 32 hexadecimal digits.
  package var text: String {
    [first, second].map { sum in
      let digits = String(sum, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
