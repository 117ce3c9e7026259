extension ActiveSet {
  /// Whether the vertex violates a required breakpoint by more than rounding.
  func violatesRequired(_ slots: borrowing Buffer<Double>) -> Bool {
    for activity in 0..<(columnCount + rowCount) where violatesRequired(activity, slots) {
      return true
    }
    return false
  }

  /// Whether a required breakpoint is on the wrong side of its activity. If none is, no required
  /// breakpoint is violated, whatever the constants are, as long as nothing changes sides.
  var mayViolateRequired: Bool {
    for activity in 0..<(columnCount + rowCount) {
      let place = Int(location[activity])
      // The active breakpoint itself is not violated.
      let (first, last) =
        place >= 0
        ? (Int(activePosition[place]), Int(activePosition[place]) + 1)
        : (Int(rowPosition[~place]), Int(rowPosition[~place]))
      for position in start(Int32(activity))..<end(Int32(activity)) where levels[position] == 0 {
        if position < first && jumps[position] > below[position] { return true }
        if position >= last && below[position] > 0 { return true }
      }
    }
    return false
  }

  /// One column for each activity that violates a required breakpoint.
  ///
  /// One column of the component would not be enough: parts that only optional constraints connect
  /// are violated independently.
  func violatedColumns(_ slots: borrowing Buffer<Double>) -> [Int] {
    var columns: [Int] = []
    for activity in 0..<(columnCount + rowCount) where violatesRequired(activity, slots) {
      columns.append(
        activity < columnCount
          ? activity : Int(formTerms[Int(formTermStart[activity - columnCount])].index))
    }
    return columns
  }

  /// The cost at the level of the required constraints.
  var requiredExcess: Double {
    var sum = 0.0
    for activity in 0..<(columnCount + rowCount) {
      let value = columnValue(activity)
      for position in start(Int32(activity))..<end(Int32(activity)) where levels[position] == 0 {
        let gap = value - values[position]
        sum += gap > 0 ? (jumps[position] - below[position]) * gap : below[position] * -gap
      }
    }
    return sum
  }

  private func violatesRequired(_ activity: Int, _ slots: borrowing Buffer<Double>) -> Bool {
    let value = columnValue(activity)
    for position in start(Int32(activity))..<end(Int32(activity)) where levels[position] == 0 {
      let gap = value - values[position]
      let weight = gap > 0 ? jumps[position] - below[position] : below[position]
      let breakpoint = planBreakpoints[Int(order[position])]
      let excess = weight > 0 ? abs(gap) * breakpoint.rowWeight : 0
      if excess <= 1e-12 { continue }
      let constant = breakpoint.value.magnitude(slots)
      let size = breakpoint.rowWeight * (constant + abs(value) + magnitude(activity))
      if excess > SimplexTolerance.value * (1 + size) { return true }
    }
    return false
  }

  /// The sum of the absolute values that make up the value of an activity.
  private func magnitude(_ activity: Int) -> Double {
    if activity < columnCount { return abs(columnValue(activity)) }
    var sum = 0.0
    let form = activity - columnCount
    for index in Int(formTermStart[form])..<Int(formTermStart[form + 1]) {
      sum += abs(formTerms[index].coefficient * columnValue(Int(formTerms[index].index)))
    }
    return sum
  }
}
