import ArgumentParser
import LayoutModel

/// One of several parts into which documents are divided, so that several machines can share them: `3/8`.
///
/// Only its name decides to which part a document belongs. So a document stays in its part when
/// others are added or removed, and the parts together are the whole.
struct Shard: Hashable, Sendable {
  /// The number of the part, from 1 to `count`.
  let number: Int
  let count: Int

  static let largestCount = 100_000

  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      (1...Self.largestCount).contains(count), (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether the part contains a document with this name.
  func contains(_ name: String) -> Bool {
    Int(Self.hash(name) % UInt64(count)) == number - 1
  }

  /// FNV-1a with 64 bits over the bytes of UTF-8, folded once more, because its low bits alone are uneven for
  /// short names.
  static func hash(_ name: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 {
      hash ^= UInt64(byte)
      hash &*= 0x0000_0100_0000_01b3
    }
    hash ^= hash >> 33
    hash &*= 0xff51_afd7_ed55_8ccd
    return hash ^ (hash >> 33)
  }
}

extension Shard: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }
}
