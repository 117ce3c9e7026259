package import LayoutModel

/// Compares the constraints of two states of a document by what they say. This includes constraints
/// that do not bind, because an inequality with room, or an optional constraint, shows in no frame.
///
/// It compares constraints that are rewritten, that are removed, or that name margins or guides,
/// which may have moved. A removed required equality is not reported: it binds, so the frames show
/// the effect.
package struct ConstraintComparison {
  /// Positions of the compared constraints in the two documents.
  package let oldPositions: Set<Int>
  package let newPositions: Set<Int>
  private let old: LayoutDocument
  private let new: LayoutDocument
  private let oldIndices: [ObjectID: Int]
  private let newIndices: [ObjectID: Int]

  /// The largest difference that counts as none, as in ``LayoutDifference``.
  private static let tolerance = 0.01

  package init(from old: LayoutDocument, to new: LayoutDocument) {
    self.old = old
    self.new = new
    oldIndices = Self.indices(old)
    newIndices = Self.indices(new)
    var oldPositions: Set<Int> = []
    var newPositions: Set<Int> = []
    for (index, constraint) in old.constraints.enumerated() {
      guard let other = newIndices[constraint.id] else {
        oldPositions.insert(index)
        continue
      }
      if new.constraints[other] != constraint || Self.mentionsSurroundings(constraint, in: old)
        || Self.mentionsSurroundings(new.constraints[other], in: new)
      {
        oldPositions.insert(index)
        newPositions.insert(other)
      }
    }
    self.oldPositions = oldPositions
    self.newPositions = newPositions
  }

  private static func indices(_ document: LayoutDocument) -> [ObjectID: Int] {
    var result: [ObjectID: Int] = [:]
    result.reserveCapacity(document.constraints.count)
    for (index, constraint) in document.constraints.enumerated() where result[constraint.id] == nil
    {
      result[constraint.id] = index
    }
    return result
  }

  private static func mentionsSurroundings(
    _ constraint: LayoutConstraint, in document: LayoutDocument
  ) -> Bool {
    [constraint.first, constraint.second].contains { anchor in
      anchor.map { $0.attribute.isMargin || document.guide($0.item) != nil } ?? false
    }
  }

  /// The constraints that mean something else in two layouts of one scene, in the order of the old
  /// document.
  package func shifts(_ a: ResolvedLayout, _ b: ResolvedLayout) -> [ConstraintShift] {
    if a.constraints.isEmpty, b.constraints.isEmpty { return [] }
    var before: [Int: Double] = [:]
    for found in a.constraints { before[found.index] = found.residual }
    var after: [Int: Double] = [:]
    for found in b.constraints { after[found.index] = found.residual }
    var result: [ConstraintShift] = []
    for index in before.keys.sorted() {
      guard let residual = before[index] else { continue }
      let constraint = old.constraints[index]
      guard let position = newIndices[constraint.id], let other = after[position] else {
        if !constraint.alwaysBinds { result.append(.init(id: constraint.id, change: .lost)) }
        continue
      }
      let shift = residual - other
      if abs(shift) > Self.tolerance {
        result.append(.init(id: constraint.id, change: .moved(by: shift)))
      }
    }
    for position in after.keys.sorted() {
      let constraint = new.constraints[position]
      guard let index = oldIndices[constraint.id], before[index] == nil, !constraint.alwaysBinds
      else { continue }
      result.append(.init(id: constraint.id, change: .gained))
    }
    return result
  }
}

extension LayoutConstraint {
  /// Whether a frame always shows that the constraint holds.
  fileprivate var alwaysBinds: Bool { relation == .equal && priority.isRequired }
}
