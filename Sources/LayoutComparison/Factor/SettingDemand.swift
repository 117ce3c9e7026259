import LayoutModel

/// The needs of the four final size classes for one setting: whether something is installed, or a
/// value.
///
/// Values are numbers from 0. The owner of the demand knows the value that a number stands for.
package struct SettingDemand: Hashable, Sendable {
  /// For each of ``LayoutModel/GridCell/finals``, the value that must hold there. `nil` if it does
  /// not matter, because the setting belongs to a view that is not installed there.
  package var needs: [Int?]
  /// The value that no cell can state, because it stands for a missing attribute. It can only be
  /// the plain value.
  package var unsayable: Int?

  package init(needs: [Int?], unsayable: Int? = nil) {
    precondition(needs.count == GridCell.finals.count, "\(needs.count) final classes")
    self.needs = needs
    self.unsayable = unsayable
  }

  /// All plans with the fewest entries in which no two cells compete, and of these those with the fewest entries in
  /// final cells.
  ///
  /// Avoiding competing cells costs no entry. If a width-only cell overrides a height-only cell in
  /// one class, the other class of the height-only cell can state the same value instead.
  ///
  /// The result is exact: every choice of the plain value and of the four half-open cells is tried.
  /// The final cells are then determined: a final cell states the value that it needs if it would
  /// inherit another one, and nothing otherwise.
  /// - Returns: at least one plan, always in the same order; none if the demand can't be met.
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

  /// Adds to final cells the values that they need and would not inherit.
  ///
  /// - Returns: whether cells can state these values.
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
