extension ActiveSet {
  /// Whether a column may leave its breakpoint without any cost except that of the anchors. If no
  /// column may, there is only one optimum.
  var mayBeAmbiguous: Bool {
    for column in 0..<columnCount where isLoose(column) { return true }
    return false
  }

  /// Whether the cost is flat on one side of the active breakpoint, at all levels but the last.
  private func isLoose(_ column: Int) -> Bool {
    var isFlatLeft = true
    var isFlatRight = true
    for level in 0..<anchorLevel {
      let (left, right) = sides(column, level)
      if left != 0 { isFlatLeft = false }
      if right != 0 { isFlatRight = false }
    }
    return isFlatLeft || isFlatRight
  }

  /// Marks the columns that change when a loose activity moves. No other column can differ between
  /// two optima.
  ///
  /// The reason: the cost of any other point is at least the cost of this point plus, for each
  /// activity that is not loose, its slope times the distance that it has moved.
  func markLoose(_ mark: (Int) -> Void) {
    for column in 0..<columnCount where isLoose(column) {
      if Int(activeActivity[column]) < columnCount { mark(Int(activeActivity[column])) }
      forEachEntry(of: column) { row, _ in
        if Int(rowActivity[row]) < columnCount { mark(Int(rowActivity[row])) }
      }
    }
  }

  /// Moves to the optimal point, within a box, at which a sum of columns is least.
  mutating func probe(
    _ weights: UnsafePointer<Double>, distance: Double, _ slots: borrowing Buffer<Double>
  ) throws(SolverError) {
    isProbing = true
    // The anchors have to lie outside of all other breakpoints.
    let last = columnCount > 0 ? end(Int32(columnCount - 1)) : 0
    let farthest = (0..<last).reduce(distance) { max($0, 2 * abs(values[$1])) }
    levelScales[anchorLevel] = 0
    for column in 0..<columnCount {
      let weight = abs(weights[column])
      levelScales[anchorLevel] += 2 * weight
      moveAnchor(column, to: weights[column] > 0 ? -farthest : farthest, weight: weight)
    }
    placeRows()
    computeSlopes()
    try optimise(slots)
  }

  /// Puts the anchor of a column before or after all its other breakpoints.
  private func moveAnchor(_ column: Int, to value: Double, weight: Double) {
    let range = start(Int32(column))..<end(Int32(column))
    guard var position = range.first(where: { Int(levels[$0]) == anchorLevel }) else { return }
    let place = Int(location[column])
    let active = place >= 0 ? order[Int(activePosition[place])] : -1
    while value < 0 ? position > range.lowerBound : position + 1 < range.upperBound {
      let other = value < 0 ? position - 1 : position + 1
      swap(&values[other], &values[position])
      swap(&below[other], &below[position])
      swap(&jumps[other], &jumps[position])
      swap(&levels[other], &levels[position])
      swap(&order[other], &order[position])
      position = other
    }
    values[position] = value
    below[position] = weight
    jumps[position] = 2 * weight
    if place >= 0, let found = range.first(where: { order[$0] == active }) {
      activePosition[place] = Int32(found)
    }
  }
}

extension SessionState {
  /// The greatest number of answers that are kept.
  private static let maximalAmbiguities = 64
  /// If a condition of a piece is nearer than this to changing sides, the vector may leave fewer
  /// variables open than other vectors in the piece. The value is far more than ``ambiguity``, and
  /// less than a pixel.
  private static let room = 1e-3

  /// Which variables the constraints leave open for the last vector.
  ///
  /// Within a piece, no breakpoint that an open column could reach changes sides. So the directions
  /// in which the columns may move are the same everywhere except at the border of the piece, and
  /// each combination of pieces that leave something open has one answer.
  func ambiguity() -> Ambiguity {
    ambiguityKey.removeAll(keepingCapacity: true)
    for position in plan.dynamicComponents.indices {
      let index = Int(plan.dynamicComponents[position])
      if isDetermined(index) { continue }
      ambiguityKey.append(hasRoom(index) ? Int(facts[index].piece) : -facts[index].version)
    }
    if let known = ambiguities[ambiguityKey] { return known }
    let columns = ambiguousColumns()
    let found = Ambiguity(
      plan.resolutions.indices.map { variable in
        let column = plan.resolutions[variable].column
        return column >= 0 && columns[Int(column)]
      })
    if ambiguities.count >= Self.maximalAmbiguities { ambiguities.removeAll() }
    ambiguities[ambiguityKey] = found
    return found
  }

  /// Whether a component leaves nothing open.
  private func isDetermined(_ index: Int) -> Bool {
    if facts[index].isBehind { return facts[index].isUnique }
    return plan.components[index].columnCount == 1
      ? !facts[index].isAmbiguous : !activeSet(index).mayBeAmbiguous
  }

  /// Whether the answer of a component is that of a piece, away from its border.
  private func hasRoom(_ index: Int) -> Bool {
    guard facts[index].piece >= 0 else { return false }
    let (start, count) = (Int(plan.components[index].slotStart), Int(dimension[index]))
    for place in 0..<count { point[place] = slots[coordinates[start + place]] }
    return pieces.hasRoom(
      index, serial: facts[index].piece, point.base, count, margin: Self.room)
  }
}

extension SessionState {
  /// For each column, whether it takes more than one value on the optimal face.
  ///
  /// The sum of all columns in question, with random weights, is minimised and maximised over the
  /// face. A column that differs between the two is ambiguous. The others are tried again until
  /// none differs: a sum with random weights is constant only if each of its parts is constant.
  private func ambiguousColumns() -> [Bool] {
    // If this fails, the answer of the piece stays, and counts as determined.
    try? catchUp()
    var isAmbiguous = [Bool](repeating: false, count: plan.columnCount)
    var isOpen = openColumns()
    var random = WeightSequence()
    while isOpen.contains(true) {
      var weights = [Double](repeating: 0, count: plan.columnCount)
      for column in isOpen.indices where isOpen[column] { weights[column] = random.next() }
      // The sum is rewritten in terms of the columns that are solved for.
      for rule in plan.rules.reversed() where weights[Int(rule.column)] != 0 {
        for index in Int(rule.termStart)..<Int(rule.termStart + rule.termCount) {
          let term = plan.ruleTerms[index]
          weights[Int(term.index)] += weights[Int(rule.column)] * term.coefficient
        }
      }
      let least = face(weights)
      let greatest = face(weights.map { -$0 })
      var hasMoved = false
      for column in isOpen.indices where isOpen[column] {
        let size = 1 + min(abs(least[column]), abs(greatest[column]))
        if abs(least[column] - greatest[column]) > Self.ambiguity * size {
          isAmbiguous[column] = true
          isOpen[column] = false
          hasMoved = true
        }
      }
      if !hasMoved { break }
    }
    return isAmbiguous
  }

  /// Values are different if they differ by more than this fraction of their size.
  private static let ambiguity = 1e-7

  /// The columns that may differ from one optimum to another.
  private func openColumns() -> [Bool] {
    var isOpen = [Bool](repeating: false, count: plan.columnCount)
    for (index, component) in plan.components.enumerated() {
      let first = Int(component.columnStart)
      if component.columnCount == 1 {
        isOpen[first] = facts[index].isAmbiguous && !facts[index].isBehind
      } else if !facts[index].isBehind {
        activeSet(index).markLoose { isOpen[first + $0] = true }
      }
    }
    for rule in plan.rules {
      for index in Int(rule.termStart)..<Int(rule.termStart + rule.termCount)
      where isOpen[Int(plan.ruleTerms[index].index)] {
        isOpen[Int(rule.column)] = true
      }
    }
    return isOpen
  }

  /// The optimal point, within a box, at which a sum of columns is least.
  private func face(_ weights: [Double]) -> [Double] {
    var point = (0..<plan.columnCount).map { columnValues[$0] }
    for (index, component) in plan.components.enumerated() {
      let first = Int(component.columnStart)
      let range = first..<first + Int(component.columnCount)
      // A component whose answer still comes from a piece leaves nothing open.
      if facts[index].isBehind { continue }
      guard range.contains(where: { weights[$0] != 0 }) else { continue }
      let distance = 10 * (1e4 + (range.map { abs(point[$0]) }.max() ?? 0))
      if component.columnCount == 1 {
        point[first] = singleOptimum(index).value(
          nearestTo: weights[first] > 0 ? -distance : distance)
        continue
      }
      withCopy(index) { set in
        weights.withUnsafeBufferPointer { weights in
          guard let base = weights.baseAddress else { return }
          // If this fails, the columns count as determined.
          guard (try? set.probe(base + first, distance: distance, slots)) != nil else { return }
          for column in range { point[column] = set.columnValue(column - first) }
        }
      }
    }
    for rule in plan.rules {
      var sum = rule.right.evaluated(slots)
      for index in Int(rule.termStart)..<Int(rule.termStart + rule.termCount) {
        let term = plan.ruleTerms[index]
        sum += term.coefficient * point[Int(term.index)]
      }
      point[Int(rule.column)] = sum
    }
    return point
  }
}

/// Which variables an answer leaves open.
package final class Ambiguity: Sendable {
  /// For each variable, whether it takes more than one value at the optimum.
  package let isAmbiguous: [Bool]
  /// Whether no variable is open.
  package let isEmpty: Bool

  init(_ isAmbiguous: [Bool]) {
    self.isAmbiguous = isAmbiguous
    isEmpty = !isAmbiguous.contains(true)
  }
}

/// A sequence of numbers from 0.5 to 1.5 with either sign. It is the same in every run.
private struct WeightSequence {
  private var state: UInt64 = 0x5851_f42d_4c95_7f2d

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let size = 0.5 + Double(state >> 40) / Double(1 << 24)
    return state & (1 << 33) == 0 ? size : -size
  }
}
