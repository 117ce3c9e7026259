/// A number that identifies several pieces of bytes: the SHA-256 of all pieces, each after its
/// length.
///
/// It is the same for the same pieces in every process. Two different contents with one fingerprint
/// would break SHA-256. So equal fingerprints may be taken for equal content, also for files that
/// somebody else has made.
package struct Fingerprint: Hashable, Sendable {
  private var hash = SHA256()

  package init() {}

  /// Adds bytes, preceded by their number, so that the border between two pieces can't move
  /// unnoticed.
  package mutating func add(_ bytes: some Collection<UInt8>) {
    let count = UInt64(bytes.count)
    hash.add((0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) })
    hash.add(bytes)
  }

  /// The fingerprint as 64 hexadecimal digits.
  package var text: String { hash.text }
}
