extension SessionState {
  /// Records the parameters that have changed for the first time.
  ///
  /// - Precondition: `slots` belong to the new vector, and `oldSlots` to the one before.
  func noteMoving() {
    let count = plan.program.parameterCount
    var hasGrown = false
    for parameter in 0..<count
    where slots[parameter] != oldSlots[parameter] && !isMoving[parameter] {
      isMoving[parameter] = true
      hasGrown = true
    }
    if hasGrown { spreadMoving() }
  }

  /// A component may depend on a parameter that counted as a constant until now. Its pieces are
  /// learnt again.
  private func spreadMoving() {
    var slot = plan.program.parameterCount
    for step in plan.program.steps {
      isMoving[slot] = isMoving[step.first] || isMoving[step.second]
      slot += 1
    }
    for position in plan.dynamicComponents.indices {
      let index = Int(plan.dynamicComponents[position])
      let component = plan.components[index]
      var count: Int32 = 0
      for place in component.slotStart..<component.slotStart + component.slotCount
      where isMoving[plan.componentSlots[place]] {
        coordinates[component.slotStart + count] = plan.componentSlots[place]
        count += 1
      }
      if count != dimension[index] {
        pieces.forget(index)
        facts[index].piece = -1
      }
      dimension[index] = count
    }
  }

  enum Answer {
    /// The slots are the same as for the vector before, and so are the columns.
    case unchanged
    case found
    case unknown
  }

  /// Takes the columns of a component from a piece, if a known piece holds.
  @inline(__always)
  func answer(_ index: Int) -> Answer {
    let component = components + index
    let dimension = Int(dimension[index])
    let coordinates = self.coordinates.base + Int(component.pointee.slotStart)
    if dimension == 1 {
      let slot = Int(coordinates[0])
      if slots[slot] == oldSlots[slot] { return .unchanged }
      guard let piece = pieces.find(index, slots[slot]) else { return .unknown }
      let point = slots[slot]
      var law = UnsafePointer(piece.numbers + 3 * Int(piece.conditionCount))
      let values = columnValues.base + Int(component.pointee.columnStart)
      for column in 0..<Int(component.pointee.columnCount) {
        values[column] = law[0] + law[1] * point
        law += 2
      }
      accept(index, piece)
      return .found
    }
    var hasChanged = false
    for place in 0..<dimension
    where slots[coordinates[place]] != oldSlots[coordinates[place]] {
      hasChanged = true
    }
    if !hasChanged { return .unchanged }
    return dimension <= PieceTable.maximalCoordinates ? search(index, dimension) : .unknown
  }

  private func search(_ index: Int, _ dimension: Int) -> Answer {
    let component = components[index]
    for place in 0..<dimension {
      point[place] = slots[coordinates[Int(component.slotStart) + place]]
    }
    guard let piece = pieces.find(index, point.base, dimension) else { return .unknown }
    var law = UnsafePointer(piece.numbers + (dimension + 2) * Int(piece.conditionCount))
    let values = columnValues.base + Int(component.columnStart)
    for column in 0..<Int(component.columnCount) {
      var sum = law[0]
      for place in 0..<dimension { sum += law[place + 1] * point[place] }
      values[column] = sum
      law += dimension + 1
    }
    accept(index, piece)
    return .found
  }

  @inline(__always)
  private func accept(_ index: Int, _ piece: Piece) {
    if facts[index].violatesRequired {
      facts[index].violatesRequired = false
      violatedComponents -= 1
    }
    facts[index].isBehind = true
    facts[index].isUnique = piece.isUnique
    facts[index].piece = piece.serial
    facts[index].version = nextVersion()
  }

  /// Stores the range in which the new result of a component holds.
  ///
  /// The first vectors after the first one learn nothing, so that a caller who solves for two sizes
  /// pays only for two.
  func learnPiece(_ index: Int) {
    let dimension = Int(dimension[index])
    guard usesPieces, facts[index].isWarm, !facts[index].violatesRequired,
      1...PieceTable.maximalCoordinates ~= dimension, pieces.mayLearn(index)
    else {
      facts[index].isWarm = isResolving
      return
    }
    let component = plan.components[index]
    builder.begin(
      coordinates.base + Int(component.slotStart), dimension: dimension,
      columns: Int(component.columnCount))
    let isKnown: Bool
    if component.columnCount == 1 {
      isKnown = singleOptimum(index).describe(
        &builder, singleBreakpoints(index), anchor: plan.anchors[component.columnStart], slots)
    } else {
      isKnown = activeSet(index).describe(&builder, hasRequired: component.hasRequired)
    }
    if isKnown { facts[index].piece = pieces.learn(index, builder) }
  }

  /// Solves a component again if its last answer comes from a piece that leaves something open.
  func catchUp() throws(SolverError) {
    for position in plan.dynamicComponents.indices {
      let index = Int(plan.dynamicComponents[position])
      guard facts[index].isBehind && !facts[index].isUnique else { continue }
      let (piece, version) = (facts[index].piece, facts[index].version)
      try solveFully(index)
      (facts[index].piece, facts[index].version) = (piece, version)
    }
  }
}
