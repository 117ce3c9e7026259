import LayoutModel

/// What the four final size classes need of one setting: whether something is installed, or a value.
///
/// Values are numbers from 0; which value a number stands for, its owner knows.
package struct SettingDemand: Hashable, Sendable {
  /// For each of ``LayoutModel/GridCell/finals`` the value that must hold there; `nil` where it does not matter,
  /// as with what belongs to a view that is not there.
  package var needs: [Int?]
  /// The value that no cell can state, because it stands for an attribute that is not there. It can only be
  /// the plain one.
  package var unsayable: Int?

  package init(needs: [Int?], unsayable: Int? = nil) {
    precondition(needs.count == GridCell.finals.count, "\(needs.count) final classes")
    self.needs = needs
    self.unsayable = unsayable
  }

  /// Whether a plan gives each final class what it needs.
  package func isMet(by plan: SettingPlan) -> Bool {
    zip(GridCell.finals, needs).allSatisfy { cell, need in
      need == nil || plan.value(in: cell) == need
    }
  }

  /// All plans with the fewest entries in which no two cells compete, and of these those with the fewest entries in
  /// final cells.
  ///
  /// That no cells compete costs no entry: of a height-only cell that a width-only one overrides in one class the
  /// other class can say the same.
  ///
  /// Exact: every choice of the plain value and of the four half-open cells is tried. What a final cell says is
  /// forced then: the value that it needs where it would inherit another, and nothing where it would not.
  /// - Returns: at least one, always in the same order; none where the demand can't be met.
  package var smallestPlans: [SettingPlan] {
    let values = Set(needs.compactMap(\.self)).sorted()
    guard let first = values.first else { return [SettingPlan(plain: 0)] }
    if values.count == 1 { return [SettingPlan(plain: first)] }
    let sayable: [Int?] = [nil] + values.filter { $0 != unsayable }
    var best: [SettingPlan] = []
    var least = (entries: Int.max, final: Int.max)
    for plain in values {
      for number in 0..<Self.power(sayable.count, Self.halves.count) {
        var plan = SettingPlan(plain: plain)
        var rest = number
        var count = 0
        for half in Self.halves {
          if let value = sayable[rest % sayable.count] {
            plan.statements[half] = value
            count += 1
          }
          rest /= sayable.count
        }
        guard count <= least.entries, complete(&plan), !plan.competes else { continue }
        let cost = (plan.entryCount, plan.finalEntryCount)
        if cost < least {
          least = (cost.0, cost.1)
          best = []
        }
        if cost == least { best.append(plan) }
      }
    }
    return best
  }

  /// States in final cells what they would not inherit.
  ///
  /// - Returns: whether that can be stated.
  private func complete(_ plan: inout SettingPlan) -> Bool {
    for index in needs.indices {
      let order = SettingPlan.finals[index]
      guard let need = needs[index], plan.value(at: order) != need else { continue }
      if need == unsayable { return false }
      plan.statements[order] = need
    }
    return true
  }

  /// Positions of the cells that leave one direction open.
  private static let halves = GridCell.inOrder.filter { !$0.isFinal && $0 != .base }.map(\.order)

  private static func power(_ base: Int, _ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }
}
