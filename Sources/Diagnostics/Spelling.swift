/// Finds the word that somebody may have meant.
package enum Spelling {
  /// The candidate that needs the fewest changes, if these are at most one more than a third of its
  /// letters.
  ///
  /// Case does not count, and bytes after the first 64 do not count either. If two candidates are
  /// equally near, the earlier one is returned.
  package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().utf8.prefix(64))
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let name = Array(candidate.lowercased().utf8.prefix(64))
      let limit = min(max(wanted.count, name.count) / 3 + 1, (best?.distance ?? .max) - 1)
      guard abs(name.count - wanted.count) <= limit else { continue }
      let changes = distance(wanted, name)
      if changes <= limit { best = (candidate, changes) }
    }
    return best?.name
  }

  /// What a hint asks where somebody may have meant another name.
  package static func question(_ near: String?) -> String? { near.map { "did you mean '\($0)'?" } }

  /// Letters to insert, remove, replace or exchange with their neighbour.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var older = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var value = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { value = min(value, older[j - 1] + 1) }
        row.append(value)
      }
      (older, last) = (last, row)
    }
    return last[b.count]
  }
}
