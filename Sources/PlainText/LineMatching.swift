/// The lines that two versions of a file share: the most there can be, where that is found with bounded work.
///
/// First a shortest difference is looked for as Myers does, which takes as many steps as lines times differences. Two large
/// versions with little in common reach ``firstSteps``. Then the lines that occur once in each version divide both into parts,
/// and each part has a limit in proportion to its lines. A part that reaches it has nothing in common but its first and last lines.
///
/// - Complexity: O(*n* log *n*) for *n* lines, beyond the constant ``firstSteps``.
/// - Source: E. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986); "patience" of `git diff` for the division.
package struct LineMatching {
  /// A line of the old version, and the equal line of the new one. They count from 0.
  package struct Pair: Hashable, Sendable {
    package var old: Int
    package var new: Int
  }

  /// How many places of both versions may be compared before they are divided.
  package static let firstSteps = 1_000_000
  /// The same for one part, for each of its lines.
  package static let stepsPerLine = 64

  /// From top to bottom; both numbers grow.
  package private(set) var pairs: [Pair] = []
  /// How many places have been compared.
  package private(set) var steps = 0

  /// Equal lines have equal numbers.
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

  /// Lines that occur once in each version, as many as stand in the same order in both.
  private func anchors(distinct: Int) -> [Pair] {
    var (places, otherPlaces) = (
      [Int](repeating: -1, count: distinct), [Int](repeating: -1, count: distinct)
    )
    // -1: nowhere so far; -2: more than once.
    for (place, line) in old.enumerated() { places[line] = places[line] == -1 ? place : -2 }
    for (place, line) in new.enumerated() {
      otherPlaces[line] = otherPlaces[line] == -1 ? place : -2
    }
    let both = old.enumerated().compactMap { place, line in
      places[line] >= 0 && otherPlaces[line] >= 0 ? Pair(old: place, new: otherPlaces[line]) : nil
    }
    // The longest list with growing `new`: `ends[n]` is the pair with the smallest one that ends a list of n + 1.
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

  /// Adds what a part shares: its first lines, its last ones, and what lies between them if that is found within the limit.
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
    // For each number of differences, how far one gets in `a` on each diagonal, which is `2 * position - differences`.
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

  /// Where a diagonal goes on, in `a`: behind one more new line if the diagonal above came further, else behind one more old line.
  private static func start(_ position: Int, of differences: Int, after row: [Int32]?) -> Int {
    guard let row else { return 0 }
    if position == 0 { return Int(row[0]) }
    if position == differences || row[position - 1] >= row[position] {
      return Int(row[position - 1]) + 1
    }
    return Int(row[position])
  }

  /// Follows the way back from the ends of both.
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
