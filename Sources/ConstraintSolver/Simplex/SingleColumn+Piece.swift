extension SingleColumn {
  /// Collects the conditions under which the column stays at the same breakpoint, or at its anchor.
  ///
  /// - Parameters:
  ///   - breakpoints: The breakpoints from which the optimum was found.
  ///   - anchor: The value to which the column is drawn if it is ambiguous.
  /// - Returns: Whether the conditions can be stated. They cannot where breakpoints meet that move
  ///   differently.
  func describe(
    _ builder: inout PieceBuilder,
    _ breakpoints: UnsafeMutableBufferPointer<Plan.Breakpoint>, anchor: AffineValue,
    _ slots: borrowing Buffer<Double>
  ) -> Bool {
    if violatesRequired { return false }
    let value = value(nearestTo: anchor.evaluated(slots))
    builder.isUnique = !(low < high)
    var found: PieceBuilder.Law?
    for breakpoint in breakpoints.prefix(depth)
    where breakpoint.value.evaluated(slots) == value {
      found = builder.law(of: breakpoint.value)
      break
    }
    if found == nil && low < high && anchor.evaluated(slots) == value {
      found = builder.law(of: anchor)
    }
    guard let law = found else { return false }
    builder.setColumn(0, law)
    for breakpoint in breakpoints.prefix(depth) {
      let place = breakpoint.value.evaluated(slots)
      let isWrong =
        breakpoint.level == 0 && (place < value ? breakpoint.above > 0 : breakpoint.below > 0)
      guard keep(breakpoint.value, place, law, value, isFixed: isWrong, &builder) else {
        return false
      }
    }
    return builder.isUnique
      || keep(anchor, anchor.evaluated(slots), law, value, isFixed: false, &builder)
  }

  /// Adds the condition that a constant stays on its side of the value.
  ///
  /// - Parameter isFixed: Whether the distance must stay the same.
  private func keep(
    _ constant: AffineValue, _ place: Double, _ law: PieceBuilder.Law, _ value: Double,
    isFixed: Bool, _ builder: inout PieceBuilder
  ) -> Bool {
    let its = builder.law(of: constant)
    let difference = place < value ? law - its : its - law
    let magnitude = absolute(law) + absolute(its)
    if place == value || isFixed { return builder.isConstant(difference, magnitude) }
    return builder.keep(difference, magnitude, size: abs(value))
  }
}
