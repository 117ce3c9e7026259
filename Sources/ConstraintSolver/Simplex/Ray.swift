/// The slope along a move.
struct Ray {
  private let slope: UnsafeMutablePointer<Double>
  private let magnitude: UnsafeMutablePointer<Double>
  private let levelCount: Int
  /// The first level at which the slope is not zero; there it is negative.
  private var lead: Int

  init(_ set: borrowing ActiveSet, _ choice: ActiveSet.Choice) {
    slope = set.scratch.slope
    magnitude = set.scratch.magnitude
    levelCount = set.levelCount
    lead = choice.level
    let column = set.slope(choice.column)
    for level in 0..<levelCount {
      // Above the level of the gain the slope was found to be zero.
      slope[level] = level < lead ? 0 : (choice.isUp ? column[level] : -column[level])
      magnitude[level] = abs(slope[level])
    }
    let position = Int(set.activePosition[choice.column])
    let level = Int(set.levels[position])
    if level >= lead {
      let own = choice.isUp ? set.jumps[position] - set.below[position] : set.below[position]
      slope[level] += own
      magnitude[level] += own
    }
  }

  /// Adds the jump of a breakpoint.
  ///
  /// - Returns: Whether the slope is no longer negative.
  @inline(__always)
  mutating func pass(_ level: Int, _ jump: Double) -> Bool {
    if jump == 0 { return false }
    slope[level] += jump
    magnitude[level] += jump
    if level > lead { return false }
    if level < lead { return true }
    while lead < levelCount && abs(slope[lead]) <= SimplexTolerance.slope * magnitude[lead] {
      lead += 1
    }
    return lead == levelCount || slope[lead] > 0
  }
}

/// The breakpoints that a move meets next, one a row, the nearest first.
struct EventHeap {
  private let steps: UnsafeMutablePointer<Double>
  private let rows: UnsafeMutablePointer<Int32>
  private var count = 0

  init(_ scratch: SimplexScratch) {
    steps = scratch.eventStep
    rows = scratch.eventRow
  }

  mutating func append(step: Double, row: Int) {
    steps[count] = step
    rows[count] = Int32(row)
    count += 1
  }

  func heapify() {
    var index = count / 2 - 1
    while index >= 0 {
      sift(index)
      index -= 1
    }
  }

  var first: (step: Double, row: Int)? {
    count == 0 || steps[0] == .infinity ? nil : (steps[0], Int(rows[0]))
  }

  func replaceFirst(step: Double) {
    steps[0] = step
    sift(0)
  }

  /// Of equal steps the lower row comes first, so that no memory layout decides.
  private func isBefore(_ a: Int, _ b: Int) -> Bool {
    steps[a] != steps[b] ? steps[a] < steps[b] : rows[a] < rows[b]
  }

  private func sift(_ start: Int) {
    var parent = start
    while true {
      var child = 2 * parent + 1
      if child >= count { return }
      if child + 1 < count && isBefore(child + 1, child) { child += 1 }
      if !isBefore(child, parent) { return }
      swap(&steps[child], &steps[parent])
      swap(&rows[child], &rows[parent])
      parent = child
    }
  }
}
