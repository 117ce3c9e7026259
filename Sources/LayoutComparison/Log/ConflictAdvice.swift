package import LayoutModel

/// A way to settle a message of UIKit. The most promising ways come first.
package enum ConflictAdvice: Hashable, Sendable {
  /// A view turns its autoresizing mask into constraints, which conflict with others.
  case stopTranslating(LoggedItem)
  /// A cell's own constraints ask for another size than its table or collection gives it.
  case yieldToContainer(axis: LayoutAxis, size: Double, constraint: Int)
  /// A stack view hides an arranged view, whose own constraint keeps its size.
  case yieldToHiding(constraint: Int)
  /// Two constraints contradict each other about the same anchors.
  case deleteOne(Int, Int)
  /// The constraint that UIKit gave up should become optional, or be deleted.
  case lower(constraint: Int)
  /// A constraint that no document has. A name would show which code creates it.
  case name(constraint: Int)
}

extension LoggedConflict {
  /// - Parameter known: for each constraint, whether a document has it; empty if no document was
  ///   given.
  /// - Source: "Auto Layout Guide, Unsatisfiable layouts"; for cells and stack views, the
  ///   identifiers of the constraints that UIKit itself makes.
  package func advice(known: [Bool] = []) -> [ConflictAdvice] {
    var result: [ConflictAdvice] = []
    let own = constraints.indices.filter { constraints[$0].origin == .author }
    var seen: Set<String> = []
    for constraint in constraints {
      guard case .autoresizingMask = constraint.origin, let item = constraint.first?.item else {
        continue
      }
      if seen.insert(item.address).inserted { result.append(.stopTranslating(item)) }
    }
    for constraint in constraints {
      guard case .encapsulated(let axis) = constraint.origin else { continue }
      if let gives = yielding(own, axis) {
        result.append(.yieldToContainer(axis: axis, size: constraint.constant, constraint: gives))
      }
    }
    if constraints.contains(where: { $0.origin == .stackView("hiding") }),
      let gives = yielding(own, nil)
    {
      result.append(.yieldToHiding(constraint: gives))
    }
    for (position, a) in own.enumerated() {
      for b in own.dropFirst(position + 1) where constraints[a].contradicts(constraints[b]) {
        result.append(.deleteOne(a, b))
      }
    }
    if result.isEmpty, let gives = yielding(own, nil) { result.append(.lower(constraint: gives)) }
    if let givenUp, constraints[givenUp].origin == .author,
      !result.contains(.lower(constraint: givenUp)),
      !result.contains(where: { $0.constraints.contains(givenUp) })
    {
      result.append(.lower(constraint: givenUp))
    }
    for index in own
    where known.indices.contains(index) && !known[index] && constraints[index].identifier == nil {
      result.append(.name(constraint: index))
    }
    return result
  }

  /// The constraint that should give way: the one that UIKit chose, or else one for a size, or else
  /// the last.
  private func yielding(_ own: [Int], _ axis: LayoutAxis?) -> Int? {
    let fitting = own.filter { axis == nil || constraints[$0].first?.attribute.axis == axis }
    if let givenUp, fitting.contains(givenUp) { return givenUp }
    return fitting.last { constraints[$0].second == nil } ?? fitting.last
  }
}

extension ConflictAdvice {
  /// The positions of the constraints that the advice is about.
  package var constraints: [Int] {
    switch self {
    case .stopTranslating: []
    case .yieldToContainer(_, _, let index), .yieldToHiding(let index), .lower(let index),
      .name(let index):
      [index]
    case .deleteOne(let a, let b): [a, b]
    }
  }
}

extension LoggedConstraint {
  /// Whether two constraints contradict each other about the same anchors.
  fileprivate func contradicts(_ other: LoggedConstraint) -> Bool {
    guard let first, first == other.first, second == other.second, multiplier == other.multiplier
    else {
      return false
    }
    switch (relation, other.relation) {
    case (.equal, .equal): return constant != other.constant
    case (.equal, .lessThanOrEqual), (.greaterThanOrEqual, .lessThanOrEqual),
      (.greaterThanOrEqual, .equal):
      return constant > other.constant
    case (.equal, .greaterThanOrEqual), (.lessThanOrEqual, .greaterThanOrEqual),
      (.lessThanOrEqual, .equal):
      return constant < other.constant
    default: return false
    }
  }
}
