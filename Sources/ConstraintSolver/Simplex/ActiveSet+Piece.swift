extension ActiveSet {
  /// Collects the conditions under which the basis stays optimal, and the values of the columns
  /// under these conditions.
  ///
  /// A breakpoint matters only if it affects a column at the level that decides this column, or
  /// above. If others change sides, no move becomes worth while.
  ///
  /// - Parameter hasRequired: Whether level 0 is required.
  /// - Returns: Whether the conditions can be stated.
  func describe(_ builder: inout PieceBuilder, hasRequired: Bool) -> Bool {
    // This would need all rows of the tableau, and more conditions than a piece may have.
    if factored != nil { return false }
    for column in 0..<columnCount {
      let deciding = decidingLevel(column)
      scratch.deciding[column] = Int32(deciding)
      if deciding >= anchorLevel { builder.isUnique = false }
      let active = builder.law(
        of: planBreakpoints[Int(order[Int(activePosition[column])])].value)
      scratch.laws[column] = active
      let activity = activeActivity[column]
      guard
        describe(
          activity, active, absolute(active), upTo: deciding,
          position: Int(activePosition[column]), isActive: true, hasRequired: hasRequired, &builder)
      else { return false }
      if activity < columnCount { builder.setColumn(Int(activity), active) }
    }
    for row in 0..<rowCount {
      let entries = self.row(row)
      var law = PieceBuilder.Law.zero
      var magnitude = PieceBuilder.Law.zero
      var deciding: Int32 = 0
      for column in 0..<columnCount where entries[column] != 0 {
        let part = entries[column] * scratch.laws[column]
        law += part
        magnitude += absolute(part)
        deciding = max(deciding, scratch.deciding[column])
      }
      let activity = rowActivity[row]
      guard
        describe(
          activity, law, magnitude, upTo: Int(deciding), position: Int(rowPosition[row]),
          isActive: false, hasRequired: hasRequired, &builder)
      else { return false }
      if activity < columnCount { builder.setColumn(Int(activity), law) }
    }
    return isRight(builder)
  }

  /// Adds the condition that the breakpoints of an activity stay on their sides of its value.
  private func describe(
    _ activity: Int32, _ law: PieceBuilder.Law, _ magnitude: PieceBuilder.Law,
    upTo deciding: Int, position: Int, isActive: Bool, hasRequired: Bool,
    _ builder: inout PieceBuilder
  ) -> Bool {
    let size = abs(builder.value(law))
    for other in start(activity)..<end(activity) where Int(levels[other]) <= deciding {
      if isActive && other == position { continue }
      let breakpoint = planBreakpoints[Int(order[other])]
      let its = builder.law(of: breakpoint.value)
      let isBelow = other < position
      let difference = isBelow ? law - its : its - law
      let sum = magnitude + absolute(its)
      // A required breakpoint on the wrong side is violated, unless its distance stays 0.
      let weight = isBelow ? jumps[other] - below[other] : below[other]
      if hasRequired && levels[other] == 0 && weight > 0
        && !builder.isConstant(difference, sum)
      {
        return false
      }
      if !builder.keep(difference, sum, size: size) { return false }
    }
    return true
  }

  /// The level from which on no move of the column can pay. If there is none, it is the number of
  /// levels.
  private func decidingLevel(_ column: Int) -> Int {
    var canFallLeft = true
    var canFallRight = true
    for level in 0..<levelCount {
      let (left, right) = sides(column, level)
      if left < 0 { canFallLeft = false }
      if right > 0 { canFallRight = false }
      if !canFallLeft && !canFallRight { return level }
    }
    return levelCount
  }

  /// Whether the laws give the values that were found at the present point.
  private func isRight(_ builder: borrowing PieceBuilder) -> Bool {
    for column in 0..<columnCount {
      let value = columnValue(column)
      if abs(builder.columnValue(column) - value) > SimplexTolerance.value * (1 + abs(value)) {
        return false
      }
    }
    return true
  }
}
