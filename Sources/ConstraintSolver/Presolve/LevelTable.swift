/// The distinct strengths of a system.
struct LevelTable {
  /// The strengths below required, from strong to weak.
  private(set) var strengths: [Strength] = []
  private var number: [Strength: Int32] = [:]

  /// Up to this number of strengths, a scan is quicker than hashing.
  private static let scanned = 24

  init(_ system: LinearSystem) {
    var distinct: [Strength] = []
    var last = Strength.required
    var seen: Set<Strength> = []
    for row in system.rows where !row.isRequired && row.strength != last {
      last = row.strength
      if distinct.count < Self.scanned {
        if !distinct.contains(last) { distinct.append(last) }
      } else {
        if seen.isEmpty { seen = Set(distinct) }
        if seen.insert(last).inserted { distinct.append(last) }
      }
    }
    strengths = distinct.sorted(by: >)
    if strengths.count > Self.scanned {
      for (index, strength) in strengths.enumerated() { number[strength] = Int32(index + 1) }
    }
  }

  /// The level of a strength: 0 for required, then counted from strong to weak.
  func level(of strength: Strength) -> Int32 {
    if strength.isRequired { return 0 }
    if strengths.count > Self.scanned { return number[strength] ?? 0 }
    for index in strengths.indices where strengths[index] == strength {
      return Int32(index + 1)
    }
    return 0
  }
}
