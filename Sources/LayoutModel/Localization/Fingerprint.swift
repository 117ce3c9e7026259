/// What stands for several pieces of bytes: SHA-256 of them all, each after its length.
///
/// The same for the same pieces in every process. Whoever finds others with one fingerprint has broken SHA-256, so
/// that equal fingerprints may be taken for equal content, also of files that somebody else has made.
package struct Fingerprint: Hashable, Sendable {
  private var hash = SHA256()

  package init() {}

  /// Adds bytes, and how many there are, so that parts can't run into each other.
  package mutating func add(_ bytes: some Collection<UInt8>) {
    let count = UInt64(bytes.count)
    hash.add((0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) })
    hash.add(bytes)
  }

  /// 64 hexadecimal digits.
  package var text: String { hash.text }
}
