import LayoutModel

/// The ways in which base cells can follow final classes.
///
/// A base cell that has the same values as a final class has a layout that is as complete as that
/// class. Each of the five base cells follows one of the classes that it covers: 4 × 2 × 2 × 2 × 2
/// ways.
enum BaseFollower {
  /// How many ways there are.
  static let count = choices.reduce(1) { $0 * $1.finals.count }

  /// In how many base cells a plan has another value than the final class that the cell follows, for each way.
  static func mismatches(of plan: SettingPlan, _ demand: SettingDemand) -> [Int] {
    // The sums for all ways are extended base cell by base cell.
    var sums = [0]
    for (order, finals) in choices {
      let value = plan.value(at: order)
      var next: [Int] = []
      next.reserveCapacity(sums.count * finals.count)
      for sum in sums {
        for final in finals {
          let need = demand.needs[final]
          next.append(need == nil || need == value ? sum : sum + 1)
        }
      }
      sums = next
    }
    return sums
  }

  /// The fewest mismatches of several plans if all of them follow the same classes.
  static func leastMismatches(_ plans: [(demand: SettingDemand, plan: SettingPlan)]) -> Int {
    var sums = [Int](repeating: 0, count: count)
    for (demand, plan) in plans {
      let own = mismatches(of: plan, demand)
      for index in sums.indices { sums[index] += own[index] }
    }
    return sums.min() ?? 0
  }

  /// The orders of the base cells, each with the positions in `GridCell.finals` of the classes that it covers. A phone held
  /// upright comes first.
  private static let choices: [(order: Int, finals: [Int])] = {
    let preferred = [
      GridCell(width: .compact, height: .regular), GridCell(width: .regular, height: .regular),
      GridCell(width: .compact, height: .compact), GridCell(width: .regular, height: .compact),
    ]
    return GridCell.inOrder.filter { !$0.isFinal }.map { cell in
      (cell.order, preferred.filter(cell.covers).compactMap { GridCell.finals.firstIndex(of: $0) })
    }
  }()
}
