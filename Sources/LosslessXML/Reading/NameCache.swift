/// Gives equal names one string, because a file has few names and uses them often.
///
/// The table has a fixed size: a name replaces another one with the same remainder.
struct NameCache {
  private var entries: [Entry?] = Array(repeating: nil, count: size)
  /// The number of places. It is more than the number of names in Interface Builder, and small
  /// enough for the processor's cache.
  private static let size = 1024

  private struct Entry {
    var range: Range<Int>
    var name: String
  }

  /// The string for a range of `bytes`, which must be the same array in each call.
  mutating func name(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    var hash: UInt32 = 2_166_136_261
    for index in range { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
    let slot = Int(hash % UInt32(Self.size))
    if let entry = entries[slot], Self.areEqual(bytes, entry.range, range) { return entry.name }
    let name = String(decoding: bytes[range], as: UTF8.self)
    entries[slot] = Entry(range: range, name: name)
    return name
  }

  private static func areEqual(_ bytes: [UInt8], _ a: Range<Int>, _ b: Range<Int>) -> Bool {
    guard a.count == b.count else { return false }
    for offset in 0..<a.count
    where bytes[a.lowerBound + offset] != bytes[b.lowerBound + offset] {
      return false
    }
    return true
  }
}
