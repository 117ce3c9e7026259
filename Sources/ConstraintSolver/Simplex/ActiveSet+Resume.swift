extension ActiveSet {
  /// Sets new constants and keeps the basis.
  ///
  /// - Returns: Whether anything has changed sides. If not, the basis is still optimal.
  func resume(_ slots: borrowing Buffer<Double>) -> Bool {
    let moved = evaluateDynamic(slots)
    gatherActiveValues()
    if moved.columns > 0 { factored?.findValues(scratch.active) }
    var hasChanged = moved.hasNewOrder
    for row in 0..<rowCount {
      if moved.columns == 0 || !touches(row, moved.columns) {
        if !isDynamic(row) { continue }
      } else {
        rowValues[row] = gatheredValue(row)
      }
      if isInside(row, within: SimplexTolerance.value) { continue }
      let target = interval(of: rowValues[row], rowActivity[row])
      while Int(rowPosition[row]) < target { cross(row, Int(rowPosition[row]), true) }
      while Int(rowPosition[row]) > target { cross(row, Int(rowPosition[row]) - 1, false) }
      hasChanged = true
    }
    addCrossings()
    return hasChanged
  }

  /// Whether the value of a row is in its interval, or next to it.
  @inline(__always)
  func isInside(_ row: Int, within part: Double) -> Bool {
    let value = rowValues[row]
    let position = Int(rowPosition[row])
    let activity = rowActivity[row]
    let tolerance = part * (1 + abs(value))
    return (position <= start(activity) || value >= values[position - 1] - tolerance)
      && (position >= end(activity) || value <= values[position] + tolerance)
  }

  /// Computes the breakpoints that depend on the parameters.
  ///
  /// - Returns: How many active breakpoints have moved (their columns are in `scratch.nonzero`),
  ///   and whether any breakpoints have changed places.
  private func evaluateDynamic(
    _ slots: borrowing Buffer<Double>
  ) -> (columns: Int, hasNewOrder: Bool) {
    var columns = 0
    var hasNewOrder = false
    for activity in dynamicActivities {
      let place = Int(location[Int(activity)])
      let old = place >= 0 ? activeValue(place) : 0
      if !evaluate(activity, slots) {
        addSlopes(of: Int(activity), times: -1)
        sort(activity)
        if place < 0 { rowPosition[~place] = Int32(interval(of: rowValues[~place], activity)) }
        addSlopes(of: Int(activity), times: 1)
        hasNewOrder = true
      }
      if place >= 0 && activeValue(place) != old {
        scratch.nonzero[columns] = Int32(place)
        columns += 1
      }
    }
    return (columns, hasNewOrder)
  }

  /// Whether a row contains one of the columns that have moved.
  @inline(__always)
  private func touches(_ row: Int, _ count: Int) -> Bool {
    if factored != nil { return true }
    let entries = self.row(row)
    for index in 0..<count where entries[Int(scratch.nonzero[index])] != 0 { return true }
    return false
  }

  private func isDynamic(_ row: Int) -> Bool {
    let activity = rowActivity[row]
    for position in start(activity)..<end(activity)
    where !planBreakpoints[Int(order[position])].value.isConstant {
      return true
    }
    return false
  }

  @inline(__always)
  private func gatherActiveValues() {
    for column in 0..<columnCount { scratch.active[column] = activeValue(column) }
  }

  /// The value of a row, after ``gatherActiveValues()``.
  @inline(__always)
  func gatheredValue(_ row: Int) -> Double {
    if let factored { return factored.values[rowActivity[row]] }
    let entries = self.row(row)
    let active = scratch.active
    // Four sums run side by side; a single sum would wait for each addition.
    var sums = SIMD4<Double>.zero
    var column = 0
    while column + 4 <= columnCount {
      let left = SIMD4(
        entries[column], entries[column + 1], entries[column + 2], entries[column + 3])
      let right = SIMD4(
        active[column], active[column + 1], active[column + 2], active[column + 3])
      sums += left * right
      column += 4
    }
    var sum = sums.sum()
    while column < columnCount {
      sum += entries[column] * active[column]
      column += 1
    }
    return sum
  }
}
