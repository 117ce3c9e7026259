import LayoutModel

/// Chooses one of the smallest plans for each setting of a scene, so that the plans go together
/// best.
///
/// Each setting has several plans with the fewest entries. The chosen plans use the fewest cells
/// together. Of these, the base cells differ least from a final class that they cover, so that a
/// base cell has a complete layout. Of these, the plans leave most as it is. The choice is exact:
/// it tries all sets of cells, and all ways in which the five base cells can follow a final class.
struct CellChoice {
  /// Settings with the same demand and the same present plan, which get the same new one.
  struct Group: Hashable {
    var demand: SettingDemand
    var current: SettingPlan?
  }

  private struct Candidate {
    var plan: SettingPlan
    var cells: UInt16
    /// The number of mismatches for each way of ``BaseFollower``.
    var mismatches: [Int]
    var changes: Int
  }

  private var groups: [Group] = []
  private var counts: [Int] = []
  private var candidates: [[Candidate]] = []

  /// - Parameter smallest: returns the smallest plans of a demand.
  init(_ settings: [Group], smallest: (SettingDemand) -> [SettingPlan]) {
    var positions: [Group: Int] = [:]
    for group in settings {
      if let position = positions[group] {
        counts[position] += 1
        continue
      }
      positions[group] = groups.count
      groups.append(group)
      counts.append(1)
      candidates.append(
        smallest(group.demand).map { plan in
          Candidate(
            plan: plan, cells: plan.cells,
            mismatches: BaseFollower.mismatches(of: plan, group.demand),
            changes: plan == group.current ? 0 : 1)
        })
    }
  }

  /// The chosen plan for each group.
  func plans() -> [Group: SettingPlan] {
    var best: (cost: Cost, cells: UInt16, follower: Int)?
    for cells in smallestCellSets() {
      for (follower, cost) in costs(in: cells).enumerated() {
        if best.map({ cost < $0.cost }) ?? true { best = (cost, cells, follower) }
      }
    }
    guard let best else { return [:] }
    var result: [Group: SettingPlan] = [:]
    for (group, choices) in zip(groups, candidates) {
      let found = choices.filter { $0.cells & ~best.cells == 0 }.min {
        ($0.mismatches[best.follower], $0.changes) < ($1.mismatches[best.follower], $1.changes)
      }
      result[group] = found?.plan
    }
    return result
  }

  /// The number of mismatches, then the number of settings that change.
  private typealias Cost = (Int, Int)

  /// The cost of the best plans in a set of cells, for each way of ``BaseFollower``.
  private func costs(in cells: UInt16) -> [Cost] {
    var sums = [Cost](repeating: (0, 0), count: BaseFollower.count)
    for (choices, count) in zip(candidates, counts) {
      let allowed = choices.filter { $0.cells & ~cells == 0 }
      guard let first = allowed.first else { continue }
      for follower in sums.indices {
        var cost = (first.mismatches[follower], first.changes)
        if allowed.count > 1 {
          for choice in allowed.dropFirst() {
            let other = (choice.mismatches[follower], choice.changes)
            if other < cost { cost = other }
          }
        }
        sums[follower].0 += cost.0 * count
        sums[follower].1 += cost.1 * count
      }
    }
    return sums
  }

  /// The smallest sets of cells in which every setting has one of its smallest plans.
  private func smallestCellSets() -> [UInt16] {
    let wanted = candidates.map { Set($0.map(\.cells)) }
    var found: [UInt16] = []
    // The bit of the base cell is never set.
    for cells in stride(from: UInt16(0), to: 1 << UInt16(GridCell.inOrder.count), by: 2) {
      if let least = found.first?.nonzeroBitCount, cells.nonzeroBitCount > least { continue }
      guard wanted.allSatisfy({ sets in sets.contains { $0 & ~cells == 0 } }) else { continue }
      if let least = found.first?.nonzeroBitCount, cells.nonzeroBitCount < least { found = [] }
      found.append(cells)
    }
    return found
  }
}
