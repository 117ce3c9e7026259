import LayoutModel

/// The constraints of a message as rows of numbers: the sum of unknowns with factors is a bound, or at least a bound.
struct ConflictRows {
  /// More rows mean that the search is given up.
  static let mostRows = 2_000
  /// UIKit prints six digits; less than this is no contradiction, in points.
  static let tolerance = 0.01

  struct Row {
    /// The factors of the unknowns.
    var factors: [Double]
    var bound: Double
    var isEqual: Bool
    /// The factors of the constraints, and then of the sizes, from which the row is made.
    var sources: [Double]
  }

  let conflict: LoggedConflict
  /// The unknowns by their names: an address and what is unknown of it.
  private var unknowns: [String: Int] = [:]
  private(set) var sizes: [(unknown: Int, size: ConflictProof.Size)] = []
  /// The address of the margins guide of a view, by the address of the view.
  private var marginGuides: [String: String] = [:]
  /// Whether there were too many rows.
  private(set) var isGivenUp = false

  init(_ conflict: LoggedConflict) {
    self.conflict = conflict
    for constraint in conflict.constraints {
      guard let owner = constraint.superview else { continue }
      for item in constraint.items where item.label == "UIViewLayoutMarginsGuide" {
        marginGuides[owner.address] = item.address
      }
    }
  }

  /// A contradiction of the constraints without some of them. Sizes are counted behind the constraints.
  mutating func contradiction(without left: Set<Int>) -> ConflictProof? {
    var linear: [(index: Int, factors: [Int: Double], relation: LayoutRelation, bound: Double)] = []
    for (index, constraint) in conflict.constraints.enumerated()
    where !left.contains(index) && constraint.isLinear {
      guard let parts = factors(of: constraint) else { continue }
      linear.append((index, parts, constraint.relation, constraint.constant))
    }
    let count = conflict.constraints.count
    var rows: [Row] = []
    for part in linear {
      // At most a bound is at least the opposite.
      let sign: Double = part.relation == .lessThanOrEqual ? -1 : 1
      var row = emptyRow(bound: sign * part.bound, isEqual: part.relation == .equal)
      for (unknown, factor) in part.factors { row.factors[unknown] = sign * factor }
      row.sources[part.index] = 1
      rows.append(row)
    }
    for (position, size) in sizes.enumerated() where !left.contains(count + position) {
      var row = emptyRow(bound: 0, isEqual: false)
      row.factors[size.unknown] = 1
      row.sources[count + position] = 1
      rows.append(row)
    }
    guard let end = contradictoryRow(of: rows) else { return nil }
    return ConflictProof(
      constraints: (0..<count).filter { abs(end.sources[$0]) > 1e-9 },
      distance: end.distance,
      sizes: sizes.indices.filter { abs(end.sources[count + $0]) > 1e-9 }.map { sizes[$0].size })
  }

  private func emptyRow(bound: Double, isEqual: Bool) -> Row {
    Row(
      factors: Array(repeating: 0, count: unknowns.count), bound: bound, isEqual: isEqual,
      sources: Array(repeating: 0, count: conflict.constraints.count + sizes.count))
  }

  // MARK: Unknowns

  /// The factors of a constraint as `factors = constant`; `nil` if it cannot be computed with.
  private mutating func factors(of constraint: LoggedConstraint) -> [Int: Double]? {
    guard let first = constraint.first else { return nil }
    var result: [Int: Double] = [:]
    if let second = constraint.second {
      let isLength = first.attribute.isDimension && second.attribute.isDimension
      if !isLength, constraint.items.contains(where: \.isScrollView) { return nil }
      add(first, 1, to: &result)
      add(second, -constraint.multiplier, to: &result)
      return result
    }
    if first.attribute.isDimension {
      add(first, 1, to: &result)
      return result
    }
    // A mask without a second item measures from the superview.
    guard let owner = constraint.superview, !owner.isScrollView else { return nil }
    add(first, 1, to: &result)
    add(.init(item: owner, attribute: first.attribute.axis.start), -1, to: &result)
    return result
  }

  private mutating func add(
    _ anchor: LoggedConstraint.Anchor, _ factor: Double, to result: inout [Int: Double]
  ) {
    var item = anchor.item
    var attribute = anchor.attribute
    if attribute.isMargin, let guide = marginGuides[item.address] {
      item.address = guide
      attribute = attribute.withoutMargin
    }
    let axis = attribute.axis
    switch attribute {
    case .width, .height:
      result[size(item, axis), default: 0] += factor
    case .left, .leading, .top:
      result[unknown(item, axis.start.rawValue), default: 0] += factor
    case .right, .trailing, .bottom:
      result[unknown(item, axis.start.rawValue), default: 0] += factor
      result[size(item, axis), default: 0] += factor
    case .centerX, .centerY:
      result[unknown(item, axis.start.rawValue), default: 0] += factor
      result[size(item, axis), default: 0] += factor / 2
    default:
      result[unknown(item, attribute.rawValue), default: 0] += factor
    }
  }

  private mutating func unknown(_ item: LoggedItem, _ what: String) -> Int {
    let name = "\(item.address) \(what)"
    if let known = unknowns[name] { return known }
    unknowns[name] = unknowns.count
    return unknowns.count - 1
  }

  private mutating func size(_ item: LoggedItem, _ axis: LayoutAxis) -> Int {
    let count = unknowns.count
    let result = unknown(item, axis == .horizontal ? "width" : "height")
    if result == count { sizes.append((result, .init(item: item, axis: axis))) }
    return result
  }

  // MARK: Elimination

  /// Takes away one unknown after another, by Gauss for equations and by Fourier and Motzkin for bounds.
  ///
  /// - Returns: A row without unknowns that does not hold.
  private mutating func contradictoryRow(of rows: [Row]) -> Row? {
    var rows = rows
    while let position = rows.firstIndex(where: \.isEqual) {
      let row = rows.remove(at: position)
      guard let pivot = row.largest else {
        if row.distance > Self.tolerance { return row }
        continue
      }
      rows = rows.map { $0.adding(row, -$0.factors[pivot] / row.factors[pivot]) }
    }
    var bounds = rows
    while true {
      let ends = bounds.filter { $0.largest == nil }
      if let end = ends.first(where: { $0.bound > 0 && $0.distance > Self.tolerance }) {
        return end
      }
      bounds.removeAll { $0.largest == nil }
      guard let unknown = bounds.first?.largest else { return nil }
      let above = bounds.filter { $0.factors[unknown] > Row.zero }
      let below = bounds.filter { $0.factors[unknown] < -Row.zero }
      var next = bounds.filter { abs($0.factors[unknown]) <= Row.zero }
      guard next.count + above.count * below.count <= Self.mostRows else {
        isGivenUp = true
        return nil
      }
      for a in above {
        for b in below {
          next.append(a.adding(b, -a.factors[unknown] / b.factors[unknown]))
        }
      }
      bounds = next
    }
  }
}

extension ConflictRows.Row {
  /// Smaller factors come from rounding.
  static let zero = 1e-9

  /// The first unknown with the largest factor; `nil` if no unknown is left.
  var largest: Int? {
    var result: Int?
    for (unknown, factor) in factors.enumerated() where abs(factor) > Self.zero {
      if let known = result, abs(factors[known]) >= abs(factor) { continue }
      result = unknown
    }
    return result
  }

  /// How far a row without unknowns is from holding, with the largest factor of a source as 1.
  var distance: Double {
    abs(bound) / max(sources.map { abs($0) }.max() ?? 1, Self.zero)
  }

  func adding(_ other: Self, _ factor: Double) -> Self {
    var result = self
    result.bound += factor * other.bound
    for index in factors.indices { result.factors[index] += factor * other.factors[index] }
    for index in sources.indices { result.sources[index] += factor * other.sources[index] }
    return result
  }
}

extension LayoutAxis {
  /// The edge at which the axis begins, from left to right.
  fileprivate var start: LayoutAttribute { self == .horizontal ? .left : .top }
}
