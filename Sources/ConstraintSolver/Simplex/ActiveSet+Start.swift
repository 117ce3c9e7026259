extension ActiveSet {
  /// Computes the breakpoints for these slots and sorts them.
  func evaluateBreakpoints(_ slots: borrowing Buffer<Double>) {
    for activity in 0..<Int32(columnCount + rowCount) {
      if !evaluate(activity, slots) { sort(activity) }
    }
  }

  /// Computes the breakpoints of an activity.
  ///
  /// - Returns: Whether they are in order.
  func evaluate(_ activity: Int32, _ slots: borrowing Buffer<Double>) -> Bool {
    let range = start(activity)..<end(activity)
    var isSorted = true
    for position in range {
      if !isProbing || Int(levels[position]) != anchorLevel {
        values[position] = planBreakpoints[Int(order[position])].value.evaluated(slots)
      }
      if position > range.lowerBound && values[position] < values[position - 1] {
        isSorted = false
      }
    }
    return isSorted
  }

  /// Sorts the breakpoints of an activity, and finds the active one again.
  func sort(_ activity: Int32) {
    let range = start(activity)..<end(activity)
    let place = Int(location[Int(activity)])
    let active = place >= 0 ? order[Int(activePosition[place])] : -1
    if range.count <= 24 {
      for index in range {
        let moved = (values[index], order[index])
        var position = index
        while position > range.lowerBound && values[position - 1] > moved.0 {
          values[position] = values[position - 1]
          order[position] = order[position - 1]
          position -= 1
        }
        (values[position], order[position]) = moved
      }
    } else {
      var pairs = range.map { (values[$0], order[$0]) }
      pairs.sort { $0.0 != $1.0 ? $0.0 < $1.0 : $0.1 < $1.1 }
      for (offset, pair) in pairs.enumerated() {
        (values[range.lowerBound + offset], order[range.lowerBound + offset]) = pair
      }
    }
    for position in range {
      readWeights(position)
      if order[position] == active { activePosition[place] = Int32(position) }
    }
  }

  private func readWeights(_ position: Int) {
    let breakpoint = planBreakpoints[Int(order[position])]
    below[position] = breakpoint.below
    jumps[position] = breakpoint.below + breakpoint.above
    levels[position] = breakpoint.level
  }

  /// Starts with every column active, at the breakpoint where its own cost is least.
  mutating func begin(_ slots: borrowing Buffer<Double>) {
    for position in 0..<breakpointCount {
      order[position] = Int32(position)
      readWeights(position)
    }
    levelScales.update(repeating: 0, count: levelCount)
    for position in 0..<breakpointCount { levelScales[Int(levels[position])] += jumps[position] }
    for column in 0..<columnCount {
      activeActivity[column] = Int32(column)
      activePosition[column] = Int32(start(Int32(column)))
      location[column] = Int32(column)
    }
    resetTableau()
    pivotsSinceRefactor = 0
    evaluateBreakpoints(slots)
    for column in 0..<columnCount { activePosition[column] = Int32(ownOptimum(Int32(column))) }
    placeRows()
    computeSlopes()
  }

  /// Sets the tableau of the basis in which all columns are active: its rows are the forms.
  private func resetTableau() {
    if let factored {
      for row in 0..<rowCount {
        rowActivity[row] = Int32(columnCount + row)
        location[columnCount + row] = Int32(~row)
        rowPosition[row] = Int32(start(Int32(columnCount + row)))
      }
      // Columns are always independent of one another.
      _ = factored.factor(activeActivity)
      return
    }
    tableau.update(repeating: 0, count: rowCount * columnCount)
    pattern.update(repeating: 0, count: columnCount * Self.words(rowCount))
    for row in 0..<rowCount {
      rowActivity[row] = Int32(columnCount + row)
      location[columnCount + row] = Int32(~row)
      rowPosition[row] = Int32(start(Int32(columnCount + row)))
      let entries = self.row(row)
      for index in Int(formTermStart[row])..<Int(formTermStart[row + 1]) {
        entries[Int(formTerms[index].index)] = formTerms[index].coefficient
        mark(row, Int(formTerms[index].index))
      }
    }
  }

  /// The position at which the own cost of an activity stops falling.
  private func ownOptimum(_ activity: Int32) -> Int {
    let range = start(activity)..<end(activity)
    let slope = scratch.slope
    let magnitude = scratch.magnitude
    for level in 0..<levelCount {
      slope[level] = 0
      magnitude[level] = 0
    }
    for position in range {
      slope[Int(levels[position])] -= below[position]
      magnitude[Int(levels[position])] += below[position] + jumps[position]
    }
    for position in range {
      slope[Int(levels[position])] += jumps[position]
      var level = 0
      while level < levelCount && abs(slope[level]) <= SimplexTolerance.slope * magnitude[level] {
        level += 1
      }
      if level == levelCount || slope[level] > 0 { return position }
    }
    return range.upperBound - 1
  }

  /// Computes the values of the rows and the intervals in which they lie.
  func placeRows() {
    gatherValues()
    for row in 0..<rowCount {
      let value = computedValue(row)
      rowValues[row] = value
      rowPosition[row] = Int32(interval(of: value, rowActivity[row]))
    }
  }

  /// Copies the values that ``computedValue(_:)`` needs. Call it first.
  func gatherValues() {
    guard let factored else { return }
    for column in 0..<columnCount { scratch.active[column] = activeValue(column) }
    factored.findValues(scratch.active)
  }

  /// The value of a row, computed from the values of the active activities.
  @inline(__always)
  func computedValue(_ row: Int) -> Double {
    if let factored { return factored.values[rowActivity[row]] }
    let entries = self.row(row)
    var sum = 0.0
    for column in 0..<columnCount { sum += entries[column] * activeValue(column) }
    return sum
  }

  /// The first breakpoint of an activity that is not below a value.
  func interval(of value: Double, _ activity: Int32) -> Int {
    var low = start(activity)
    var high = end(activity)
    while low < high {
      let middle = (low + high) / 2
      if values[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Computes all slopes again.
  func computeSlopes() {
    slopes.update(repeating: 0, count: columnCount * levelCount)
    if let factored { return computeSlopes(factored) }
    for activity in 0..<(columnCount + rowCount) { addSlopes(of: activity, times: 1) }
  }

  /// Does the same level by level: at each level, the weights of all rows make one sum over
  /// columns.
  private func computeSlopes(_ factored: FactoredBasis) {
    let sum = Buffer<Double>(repeating: 0, count: columnCount)
    let result = Buffer<Double>(repeating: 0, count: columnCount)
    for column in 0..<columnCount { addSlopes(of: Int(activeActivity[column]), times: 1) }
    let rows = scratch.rowsByLevel(rowCount, levelCount) { row, note in
      let activity = rowActivity[row]
      for position in start(activity)..<end(activity) { note(Int(levels[position])) }
    }
    for level in 0..<levelCount {
      var isEmpty = true
      for row in rows[level] {
        let activity = rowActivity[Int(row)]
        var weight = 0.0
        for position in start(activity)..<end(activity) where Int(levels[position]) == level {
          weight += self.weight(position, isBelow: position < Int(rowPosition[Int(row)]))
        }
        if weight == 0 { continue }
        factored.addNormal(of: Int(activity), times: weight, to: sum)
        isEmpty = false
      }
      if isEmpty { continue }
      factored.solveForSlots(sum, into: result)
      for column in 0..<columnCount {
        sum[column] = 0
        slopes[column * levelCount + level] += result[column]
      }
    }
  }

  /// Adds a multiple of an activity's contribution to the slopes.
  func addSlopes(of activity: Int, times factor: Double) {
    let place = Int(location[activity])
    let range = start(Int32(activity))..<end(Int32(activity))
    if place >= 0 {
      let slope = self.slope(place)
      let active = Int(activePosition[place])
      for position in range where position != active {
        slope[Int(levels[position])] +=
          factor * weight(position, isBelow: position < active)
      }
      return
    }
    let entries = row(~place)
    for position in range {
      let weight = factor * weight(position, isBelow: position < Int(rowPosition[~place]))
      if weight == 0 { continue }
      let level = Int(levels[position])
      for column in 0..<columnCount where entries[column] != 0 {
        slopes[column * levelCount + level] += weight * entries[column]
      }
    }
  }

  /// The slope that a breakpoint adds to its activity. `isBelow` says that the breakpoint is below
  /// the activity's value.
  @inline(__always)
  func weight(_ position: Int, isBelow: Bool) -> Double {
    isBelow ? jumps[position] - below[position] : -below[position]
  }

  /// Computes the tableau again for the active activities.
  ///
  /// If rounding has made some of them dependent, columns replace these.
  mutating func refactor() {
    pivotsSinceRefactor = 0
    if let factored { return refactor(factored) }
    let saved = (0..<columnCount).map { (activeActivity[$0], activePosition[$0]) }
    var isWanted = [Bool](repeating: false, count: columnCount + rowCount)
    var position = [Int32](repeating: -1, count: columnCount + rowCount)
    for (activity, active) in saved {
      isWanted[Int(activity)] = true
      position[Int(activity)] = active
    }
    for column in 0..<columnCount {
      activeActivity[column] = Int32(column)
      location[column] = Int32(column)
    }
    resetTableau()
    for activity in columnCount..<columnCount + rowCount where isWanted[activity] {
      let row = ~Int(location[activity])
      let entries = self.row(row)
      var best = -1
      for column in 0..<columnCount where !isWanted[Int(activeActivity[column])] {
        if best < 0 || abs(entries[column]) > abs(entries[best]) { best = column }
      }
      if best >= 0 && abs(entries[best]) > SimplexTolerance.pivot {
        exchange(row: row, column: best)
      }
    }
    for column in 0..<columnCount {
      let activity = Int(activeActivity[column])
      activePosition[column] =
        position[activity] >= 0 ? position[activity] : Int32(ownOptimum(Int32(activity)))
    }
    placeRows()
    computeSlopes()
  }

  private func refactor(_ factored: FactoredBasis) {
    for (form, column) in factored.factor(activeActivity) {
      let activity = columnCount + form
      let (slot, row) = (Int(location[activity]), ~Int(location[column]))
      activeActivity[slot] = Int32(column)
      location[column] = Int32(slot)
      activePosition[slot] = Int32(ownOptimum(Int32(column)))
      rowActivity[row] = Int32(activity)
      location[activity] = Int32(~row)
    }
    placeRows()
    computeSlopes()
  }
}
