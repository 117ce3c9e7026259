extension ActiveSet {
  /// Moves the active activity of a column as long as the cost falls, and exchanges it for the
  /// activity that stops it.
  ///
  /// On its way it passes breakpoints of other activities as long as the slope stays negative. So
  /// one move does the work of many pivots.
  ///
  /// - Returns: How far it went, or nil if nothing stopped it, which only rounding errors can
  ///   cause.
  mutating func move(_ choice: Choice) -> Double? {
    let column = choice.column
    let isUp = choice.isUp
    var ray = Ray(self, choice)
    var own = Int(activePosition[column])
    let origin = values[own]
    let activity = activeActivity[column]
    let range = start(activity)..<end(activity)

    // To pass further breakpoints of its own at the same value costs nothing.
    var ownNext = isUp ? own + 1 : own - 1
    while range.contains(ownNext) && values[ownNext] == origin {
      let stops = ray.pass(Int(levels[ownNext]), jumps[ownNext])
      if stops {
        settleOwn(column, from: own, to: ownNext)
        return 0
      }
      ownNext += isUp ? 1 : -1
    }

    var events = EventHeap(scratch)
    collectEvents(column, isUp, &events)
    if range.contains(ownNext) {
      events.append(step: abs(values[ownNext] - origin), row: rowCount)
    }
    events.heapify()

    while let event = events.first {
      if event.row == rowCount {
        if ray.pass(Int(levels[ownNext]), jumps[ownNext]) {
          advanceRows(column, isUp, event.step)
          settleOwn(column, from: own, to: ownNext)
          return event.step
        }
        ownNext += isUp ? 1 : -1
        events.replaceFirst(
          step: range.contains(ownNext) ? abs(values[ownNext] - origin) : .infinity)
        continue
      }
      let entry = entry(event.row, column)
      let isRising = (entry > 0) == isUp
      let position = isRising ? Int(rowPosition[event.row]) : Int(rowPosition[event.row]) - 1
      if ray.pass(Int(levels[position]), jumps[position] * abs(entry)) {
        advanceRows(column, isUp, event.step)
        // The leaving activity gets the interval that its own breakpoints let it reach.
        let interval = isUp ? ownNext : ownNext + 1
        own = Int(activePosition[column])
        enter(
          event.row, position, column, interval: interval,
          value: origin + (isUp ? event.step : -event.step))
        return event.step
      }
      cross(event.row, position, isRising)
      events.replaceFirst(step: nextStep(event.row, entry, isUp))
    }
    addCrossings()
    return nil
  }

  /// Collects the step to the next breakpoint of each row that moves.
  private func collectEvents(_ column: Int, _ isUp: Bool, _ events: inout EventHeap) {
    var largest = 1.0
    forEachEntry(of: column) { _, entry in largest = max(largest, abs(entry)) }
    forEachEntry(of: column) { row, entry in
      if abs(entry) <= pivotTolerance * largest { return }
      let step = nextStep(row, entry, isUp)
      if step.isFinite { events.append(step: step, row: row) }
    }
  }

  @inline(__always)
  private func nextStep(_ row: Int, _ entry: Double, _ isUp: Bool) -> Double {
    let position = Int(rowPosition[row])
    if (entry > 0) == isUp {
      if position >= end(rowActivity[row]) { return .infinity }
      return max(0, (values[position] - rowValues[row]) / abs(entry))
    }
    if position <= start(rowActivity[row]) { return .infinity }
    return max(0, (rowValues[row] - values[position - 1]) / abs(entry))
  }

  /// Moves a row across one of its breakpoints.
  func cross(_ row: Int, _ position: Int, _ isRising: Bool) {
    let jump = isRising ? jumps[position] : -jumps[position]
    let level = Int(levels[position])
    if let factored {
      factored.noteCrossing(of: rowActivity[row], level: levels[position], jump: jump)
      rowPosition[row] = Int32(isRising ? position + 1 : position)
      return
    }
    let entries = self.row(row)
    for column in 0..<columnCount where entries[column] != 0 {
      slopes[column * levelCount + level] += jump * entries[column]
    }
    rowPosition[row] = Int32(isRising ? position + 1 : position)
  }

  /// Adds the breakpoints that were crossed to the slopes.
  func addCrossings() {
    factored?.takeCrossings { level, change in
      for column in 0..<columnCount where change[column] != 0 {
        slopes[column * levelCount + level] += change[column]
      }
    }
  }

  private func advanceRows(_ column: Int, _ isUp: Bool, _ step: Double) {
    if step == 0 { return }
    let signed = isUp ? step : -step
    forEachEntry(of: column) { row, entry in rowValues[row] += entry * signed }
  }

  /// Keeps the column active, at another of its breakpoints.
  private func settleOwn(_ column: Int, from old: Int, to new: Int) {
    addCrossings()
    release(column, to: new > old ? new : new + 1)
    // From now on the new breakpoint counts separately, as the active one.
    let weight = weight(new, isBelow: new < old)
    slope(column)[Int(levels[new])] -= weight
    activePosition[column] = Int32(new)
  }

  /// Adds the active breakpoint of a column to its slope, and counts all its breakpoints as seen
  /// from the interval of the activity that begins at `interval`.
  private func release(_ column: Int, to interval: Int) {
    let slope = self.slope(column)
    let old = Int(activePosition[column])
    slope[Int(levels[old])] += weight(old, isBelow: old < interval)
    if interval > old {
      for position in old + 1..<interval { slope[Int(levels[position])] += jumps[position] }
    } else {
      for position in interval..<old { slope[Int(levels[position])] -= jumps[position] }
    }
  }

  /// Makes a row active at one of its breakpoints, instead of a column.
  private mutating func enter(
    _ row: Int, _ position: Int, _ column: Int, interval: Int, value: Double
  ) {
    addCrossings()
    release(column, to: interval)
    // From now on the breakpoint counts separately, as the active one.
    let entries = self.row(row)
    let weight = weight(position, isBelow: position < Int(rowPosition[row]))
    let level = Int(levels[position])
    for other in 0..<columnCount where entries[other] != 0 {
      slopes[other * levelCount + level] -= weight * entries[other]
    }
    exchange(row: row, column: column)
    let slope = self.slope(column)
    for other in 0..<columnCount where other != column && entries[other] != 0 {
      let factor = entries[other]
      let target = self.slope(other)
      for level in 0..<levelCount { target[level] += factor * slope[level] }
    }
    let inverse = entries[column]
    for level in 0..<levelCount { slope[level] *= inverse }
    activePosition[column] = Int32(position)
    rowPosition[row] = Int32(interval)
    rowValues[row] = value
    pivots += 1
    pivotsSinceRefactor += 1
  }
}
