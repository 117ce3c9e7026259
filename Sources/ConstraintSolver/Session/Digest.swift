/// A number of 128 bits that stands for a list of integers. It is used where many lists are looked
/// up and none is read again. The probability that two of a million lists have the same number is
/// 10⁻²⁶.
struct Digest: Hashable, Sendable {
  private var first: UInt64 = 0x243f_6a88_85a3_08d3
  private var second: UInt64 = 0x1319_8a2e_0370_7344

  init() {}

  init(_ numbers: some Sequence<Int>) {
    for number in numbers { append(number) }
  }

  mutating func append(_ number: Int) {
    let bits = UInt64(bitPattern: Int64(number))
    first = (first ^ bits) &* 0x9e37_79b9_7f4a_7c15
    first ^= first >> 32
    second = (second &+ bits &+ 1) &* 0xc2b2_ae3d_27d4_eb4f
    second ^= second >> 29
  }
}
