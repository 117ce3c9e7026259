extension ActiveSet {
  /// A column that can be moved at a gain: the direction, and the slope at the first level that has
  /// a gain.
  struct Choice {
    var column = -1
    var isUp = false
    var level = 0
    var gain = 0.0
  }

  /// The number of columns that are compared with one another. In a larger component, the next
  /// group is searched only if no column of this group has a gain.
  private static var group: Int { 64 }

  /// A column that can be moved at a gain: the one in its group with the steepest gain at the
  /// highest level at which any column has one. Nil at the optimum.
  mutating func choose() -> Choice? {
    var first = firstPriced
    var remaining = columnCount
    while remaining > 0 {
      if first >= columnCount { first = 0 }
      let end = min(first + Self.group, columnCount)
      var best = Choice(level: levelCount - 1)
      for column in first..<end {
        guard let choice = gain(column, upTo: best.level) else { continue }
        if best.column < 0 || choice.level < best.level || choice.gain > best.gain {
          best = choice
        }
      }
      if best.column >= 0 {
        firstPriced = first
        return best
      }
      remaining -= end - first
      first = end
    }
    return nil
  }

  /// The gain of moving a column, if it has one at `lastLevel` or above.
  ///
  /// Each direction counts with its first slope that is not zero.
  @inline(__always)
  func gain(_ column: Int, upTo lastLevel: Int) -> Choice? {
    let position = Int(activePosition[column])
    let jumpLevel = Int(levels[position])
    let slope = self.slope(column)
    var canFallLeft = true
    var canFallRight = true
    for level in 0...lastLevel {
      if level != jumpLevel && slope[level] == 0 { continue }
      let (left, right) = sides(column, level)
      if canFallLeft && left > 0 {
        return Choice(column: column, isUp: false, level: level, gain: left)
      }
      if canFallRight && right < 0 {
        return Choice(column: column, isUp: true, level: level, gain: -right)
      }
      if left < 0 { canFallLeft = false }
      if right > 0 { canFallRight = false }
      if !canFallLeft && !canFallRight { return nil }
    }
    return nil
  }

  /// The slopes of the cost on the left and on the right of the active breakpoint, or 0 if they are
  /// only rounding errors.
  @inline(__always)
  func sides(_ column: Int, _ level: Int) -> (left: Double, right: Double) {
    let others = significantSlope(column, level)
    let position = Int(activePosition[column])
    if Int(levels[position]) != level { return (others, others) }
    let below = below[position]
    return (Self.sum(others, -below), Self.sum(others, jumps[position] - below))
  }

  @inline(__always)
  private static func sum(_ others: Double, _ own: Double) -> Double {
    // If the breakpoint itself has no cost, nothing can cancel, however small the other slopes are.
    if own == 0 { return others }
    let sum = others + own
    return abs(sum) <= SimplexTolerance.slope * (abs(others) + abs(own)) ? 0 : sum
  }

  /// Slopes below this fraction of all weights of the level are examined more closely.
  private static var suspicious: Double { 1e-7 }

  /// A slope, or 0 if it is only the rounding error of a sum.
  @inline(__always)
  func significantSlope(_ column: Int, _ level: Int) -> Double {
    let slope = self.slope(column)[level]
    if slope == 0 || abs(slope) > Self.suspicious * levelScales[level] { return slope }
    if factored != nil {
      // To compute a slope again would take a whole column. The factors are computed again soon
      // enough.
      if abs(slope) <= SimplexTolerance.slope * levelScales[level] { return 0 }
      scratch.isDoubtful = true
      return slope
    }
    return cleanedSlope(column, level)
  }

  /// Computes one slope again.
  @inline(never)
  private func cleanedSlope(_ column: Int, _ level: Int) -> Double {
    var sum = 0.0
    var magnitude = 0.0
    forEachEntry(of: column) { row, entry in
      let activity = rowActivity[row]
      for position in start(activity)..<end(activity) where Int(levels[position]) == level {
        let weight = weight(position, isBelow: position < Int(rowPosition[row]))
        sum += weight * entry
        magnitude += abs(weight * entry)
      }
    }
    let activity = activeActivity[column]
    let active = Int(activePosition[column])
    for position in start(activity)..<end(activity)
    where Int(levels[position]) == level && position != active {
      let weight = weight(position, isBelow: position < active)
      sum += weight
      magnitude += abs(weight)
    }
    if abs(sum) <= SimplexTolerance.slope * magnitude { sum = 0 }
    if sum != 0 { scratch.isDoubtful = true }
    slope(column)[level] = sum
    return sum
  }
}
