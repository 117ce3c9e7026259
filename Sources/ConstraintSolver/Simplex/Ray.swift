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
      // At the levels above that of the gain, the slope was found to be zero.
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
