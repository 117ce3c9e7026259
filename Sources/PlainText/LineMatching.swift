/// The lines that two versions of a file share. It finds as many as possible, as long as the work
/// stays within a limit.
///
/// First it searches a shortest difference with Myers' algorithm, whose steps grow with lines times
/// differences. Two large versions with little in common reach ``firstSteps``. Then the lines that
/// occur once in each version divide both into parts, and each part has a limit in proportion to
/// its lines. If a part reaches it, only its equal first and last lines are shared.
///
/// - Complexity: O(*n* log *n*) for *n* lines, beyond the constant ``firstSteps``.
/// - Source: E. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986); "patience" of `git diff` for the division.
package struct LineMatching {
  /// A line of the old version, and the equal line of the new one. They count from 0.
  package struct Pair: Hashable, Sendable {
    package var old: Int
    package var new: Int
  }

  /// The greatest number of steps before both versions are divided into parts. A step compares one
  /// place of both versions.
  package static let firstSteps = 1_000_000
  /// The greatest number of steps for one part, for each of its lines.
  package static let stepsPerLine = 64

  /// The pairs from top to bottom. Both numbers grow.
  package private(set) var pairs: [Pair] = []
  /// The number of steps so far.
  package private(set) var steps = 0

  /// A number for each line. Equal lines have equal numbers.
  private let old: [Int]
  private let new: [Int]

  package init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      let next = numbers.count
      if let known = numbers[line] { return known }
      numbers[line] = next
      return next
    }
    self.old = old.map(number)
    self.new = new.map(number)
    let (all, others) = (old.indices, new.indices)
    if addShortest(all, others, limit: Self.firstSteps) { return }
    let anchors = anchors(distinct: numbers.count)
    var (start, otherStart) = (0, 0)
    for anchor in anchors + [Pair(old: all.endIndex, new: others.endIndex)] {
      addPart(start..<anchor.old, otherStart..<anchor.new)
      if anchor.old < all.endIndex { pairs.append(anchor) }
      (start, otherStart) = (anchor.old + 1, anchor.new + 1)
    }
  }

  /// Pairs of lines that occur once in each version. It is the longest list with the same order in
  /// both versions.
  private func anchors(distinct: Int) -> [Pair] {
    var (places, otherPlaces) = (
      [Int](repeating: -1, count: distinct), [Int](repeating: -1, count: distinct)
    )
    // -1 means that the line was not seen yet, and -2 that it occurs more than once.
    for (place, line) in old.enumerated() { places[line] = places[line] == -1 ? place : -2 }
    for (place, line) in new.enumerated() {
      otherPlaces[line] = otherPlaces[line] == -1 ? place : -2
    }
    let both = old.enumerated().compactMap { place, line in
      places[line] >= 0 && otherPlaces[line] >= 0 ? Pair(old: place, new: otherPlaces[line]) : nil
    }
    // Finds the longest list with growing `new`. `ends[n]` is the pair with the smallest `new` at
    // which a list of n + 1 pairs can end.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: both.count)
    for (position, pair) in both.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if both[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      before[position] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var result: [Pair] = []
    var current = ends.last
    while let position = current {
      result.append(both[position])
      current = before[position]
    }
    return result.reversed()
  }

  /// Adds the shared lines of a part: its equal first lines, its equal last ones, and those between
  /// them if they are found within the limit.
  private mutating func addPart(_ lines: Range<Int>, _ others: Range<Int>) {
    var (a, b) = (lines, others)
    while let x = a.first, let y = b.first, old[x] == new[y] {
      pairs.append(Pair(old: x, new: y))
      (a, b) = (a.dropFirst(), b.dropFirst())
    }
    var tail: [Pair] = []
    while let x = a.last, let y = b.last, old[x] == new[y] {
      tail.append(Pair(old: x, new: y))
      (a, b) = (a.dropLast(), b.dropLast())
    }
    _ = addShortest(a, b, limit: Self.stepsPerLine * (a.count + b.count))
    pairs += tail.reversed()
  }

  /// Adds the pairs of a shortest difference.
  ///
  /// - Returns: `false`, without adding one, if that takes more steps than the limit.
  private mutating func addShortest(_ a: Range<Int>, _ b: Range<Int>, limit: Int) -> Bool {
    if a.isEmpty || b.isEmpty { return true }
    // For each number of differences, how far each diagonal reaches in `a`. The diagonals are
    // `2 * position - differences`.
    var reached: [[Int32]] = []
    let last = steps + limit
    for differences in 0...(a.count + b.count) {
      var row: [Int32] = []
      row.reserveCapacity(differences + 1)
      for position in 0...differences {
        var x = Self.start(position, of: differences, after: reached.last)
        var y = x - (2 * position - differences)
        steps += 1
        while x < a.count, y < b.count, old[a.lowerBound + x] == new[b.lowerBound + y] {
          (x, y, steps) = (x + 1, y + 1, steps + 1)
        }
        row.append(Int32(x))
        if x >= a.count, y >= b.count {
          addPairs(of: reached + [row], a, b)
          return true
        }
      }
      if steps > last { return false }
      reached.append(row)
    }
    return true
  }

  /// The position in `a` from which a diagonal continues: after one more new line if the diagonal
  /// above reached further, or else after one more old line.
  private static func start(_ position: Int, of differences: Int, after row: [Int32]?) -> Int {
    guard let row else { return 0 }
    if position == 0 { return Int(row[0]) }
    if position == differences || row[position - 1] >= row[position] {
      return Int(row[position - 1]) + 1
    }
    return Int(row[position])
  }

  /// Adds the pairs on the way back from the ends of both parts.
  private mutating func addPairs(of reached: [[Int32]], _ a: Range<Int>, _ b: Range<Int>) {
    var found: [Pair] = []
    var (x, y) = (a.count, b.count)
    for differences in reached.indices.reversed() {
      let row = differences > 0 ? reached[differences - 1] : nil
      let position = (x - y + differences) / 2
      let start = Self.start(position, of: differences, after: row)
      while x > start {
        (x, y) = (x - 1, y - 1)
        found.append(Pair(old: a.lowerBound + x, new: b.lowerBound + y))
      }
      guard let row else { break }
      let cameDown = position == 0 || position < differences && row[position - 1] < row[position]
      if cameDown { y -= 1 } else { x -= 1 }
    }
    pairs += found.reversed()
  }
}
