/// A file as it was when it was read.
package struct SeenFile: Hashable, Sendable {
  package var stamp: FileStamp
  /// The time when it was read, in nanoseconds since 1970.
  package var seen: Int64
  /// The SHA-256 of its bytes, in hexadecimal digits.
  package var digest: String
  /// The version of the program that read it. Another version may read more from the same bytes.
  package var reader: String

  package init(stamp: FileStamp, seen: Int64, digest: String, reader: String) {
    self.stamp = stamp
    self.seen = seen
    self.digest = digest
    self.reader = reader
  }

  /// Whether a file with this stamp has the bytes that were read.
  package func hasSameBytes(as other: FileStamp) -> Bool {
    stamp == other && stamp.hasSettled(whenSeen: seen)
  }
}
