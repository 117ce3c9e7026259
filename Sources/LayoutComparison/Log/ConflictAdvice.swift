package import LayoutModel

/// A way to settle a message of UIKit. The most promising ways come first.
package enum ConflictAdvice: Hashable, Sendable {
  /// A view turns its autoresizing mask into constraints, which conflict with others.
  case stopTranslating(LoggedItem)
  /// The constraints inside a view ask for another size than its frame has.
  case yieldToFrame(LoggedItem, axis: LayoutAxis, size: Double, constraint: Int)
  /// A cell's own constraints ask for another size than its table or collection gives it.
  case yieldToContainer(axis: LayoutAxis, size: Double, constraint: Int)
  /// A stack view hides an arranged view, whose own constraint keeps its size.
  case yieldToHiding(constraint: Int)
  /// A hidden stack view in a stack view keeps the space between its own views.
  case wrapHidden(LoggedItem)
  /// Two constraints contradict each other about the same anchors.
  case deleteOne(Int, Int)
  /// Two constraints say the same.
  case deleteDuplicate(Int, Int)
  /// The constraint that UIKit gave up should become optional, or be deleted.
  case lower(constraint: Int)
  /// UIKit made all constraints for its own views. The item is a toolbar without a size, if there is one.
  case leaveToSystem(LoggedItem?)
  /// A message with one constraint is a part of one.
  case copyAll
  /// A constraint asks for a size of less than 0.
  case dropNegativeSize(constraint: Int)
  /// A constraint that no document has. A name would show which code creates it.
  case name(constraint: Int)
}

extension LoggedConflict {
  /// - Parameters:
  ///   - known: for each constraint, whether a document has it; empty if no document was given.
  ///   - proof: the contradiction, if it is known. Constraints that are no part of it are left alone.
  /// - Source: "Auto Layout Guide, Unsatisfiable layouts"; for cells and stack views, the
  ///   identifiers of the constraints that UIKit itself makes.
  package func advice(known: [Bool] = [], proof: ConflictProof? = nil) -> [ConflictAdvice] {
    guard constraints.count > 1 else {
      return [proof == nil ? .copyAll : .dropNegativeSize(constraint: 0)]
    }
    var result: [ConflictAdvice] = []
    let own = constraints.indices.filter { index in
      constraints[index].origin == .author && constraints[index].first != nil
        && (index == givenUp || proof?.constraints.contains(index) != false)
    }
    if own.isEmpty {
      let forSystem = adviceForSystem
      if !forSystem.isEmpty { return forSystem }
    }
    result += adviceForMasks(own)
    for (index, constraint) in constraints.enumerated()
    where proof?.constraints.contains(index) != false {
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
      for b in own.dropFirst(position + 1) {
        if constraints[a].contradicts(constraints[b]) { result.append(.deleteOne(a, b)) }
        if constraints[a].repeats(constraints[b]) { result.append(.deleteDuplicate(a, b)) }
      }
    }
    if result.isEmpty, let gives = yielding(own, nil) { result.append(.lower(constraint: gives)) }
    if let givenUp, own.contains(givenUp),
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

  /// What to do if the app made none of the constraints.
  private var adviceForSystem: [ConflictAdvice] {
    let items = constraints.flatMap(\.items)
    if items.contains(where: \.isInternal) || constraints.contains(where: { $0.origin == .system })
    {
      return [.leaveToSystem(items.first { $0.className == "_UIToolbarContentView" })]
    }
    let hiding = constraints.first { $0.origin == .stackView("hiding") }
    guard let anchor = hiding?.first else { return [] }
    return [.wrapHidden(anchor.item)]
  }

  /// What to do about views that turn their masks into constraints. A view that constraints place should stop that. A view that
  /// only holds others has its frame from elsewhere, so that constraints inside have to give way. Both are told of a view of
  /// which the message does not say which it is.
  private func adviceForMasks(_ own: [Int]) -> [ConflictAdvice] {
    var result: [ConflictAdvice] = []
    var seen: Set<String> = []
    for constraint in constraints {
      guard case .autoresizingMask = constraint.origin, let anchor = constraint.first else {
        continue
      }
      let owner = constraint.superview?.address
      guard let item = constraint.items.first(where: { $0.address != owner }) else { continue }
      let place = role(of: item, own)
      if place != .holder, seen.insert(item.address).inserted {
        result.append(.stopTranslating(item))
      }
      if place != .placed, anchor.attribute.isDimension, constraint.second == nil,
        let gives = yielding(own, anchor.attribute.axis)
      {
        result.append(
          .yieldToFrame(
            item, axis: anchor.attribute.axis, size: constraint.constant, constraint: gives))
      }
    }
    return result
  }

  private enum Role { case placed, holder, unknown }

  /// Whether constraints give a view a place or size of its own, or only use it as the superview of others.
  private func role(of item: LoggedItem, _ own: [Int]) -> Role {
    if item.isPlacedByOwner { return .holder }
    var result = Role.unknown
    for index in own {
      let constraint = constraints[index]
      guard constraint.items.contains(where: { $0.address == item.address }) else { continue }
      guard let owner = constraint.superview else {
        if constraint.second == nil { return .placed }
        continue
      }
      if owner.address != item.address { return .placed }
      result = .holder
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
    case .stopTranslating, .wrapHidden, .leaveToSystem, .copyAll: []
    case .yieldToFrame(_, _, _, let index), .yieldToContainer(_, _, let index),
      .yieldToHiding(let index), .lower(let index), .name(let index), .dropNegativeSize(let index):
      [index]
    case .deleteOne(let a, let b), .deleteDuplicate(let a, let b): [a, b]
    }
  }
}

extension LoggedConstraint {
  /// Whether two constraints contradict each other about the same anchors.
  fileprivate func contradicts(_ other: LoggedConstraint) -> Bool {
    guard isAbout(other) else { return false }
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

  fileprivate func repeats(_ other: LoggedConstraint) -> Bool {
    isAbout(other) && relation == other.relation && constant == other.constant
  }

  /// Whether two constraints are about the same anchors. One item may stand there with its label and without.
  private func isAbout(_ other: LoggedConstraint) -> Bool {
    func key(_ anchor: Anchor?) -> [String] {
      anchor.map { [$0.item.address, $0.attribute.rawValue] } ?? []
    }
    return first != nil && key(first) == key(other.first) && key(second) == key(other.second)
      && multiplier == other.multiplier
  }
}
