import LayoutComparison
import LayoutModel
import TestSupport
import Testing

@Suite struct SettingDemandTests {
  private static let phone = GridCell(width: .compact, height: .regular)
  private static let compact = GridCell(width: .compact, height: .any)
  private static let regular = GridCell(width: .regular, height: .any)

  /// Every assignment of values, or of nothing, to the eight cells beside the base cell, with every plain value.
  private static func forEachPlan(
    of values: [Int], unsayable: Int?, _ body: (SettingPlan) -> Void
  ) {
    let choices: [Int?] = [nil] + values.filter { $0 != unsayable }
    let cells = GridCell.inOrder.count - 1
    let total = (0..<cells).reduce(1) { product, _ in product * choices.count }
    for plain in values {
      var plan = SettingPlan(plain: plain)
      for number in 0..<total {
        var rest = number
        for cell in 1...cells {
          plan.statements[cell] = choices[rest % choices.count]
          rest /= choices.count
        }
        body(plan)
      }
    }
  }

  /// What a plan is worth, computed anew from what its cells say.
  private struct Objective {
    /// The values in the four classes, in the order of `GridCell.finals`.
    var values: [Int] = []
    /// A width-only and a height-only cell disagree where the class itself says nothing.
    var competes = false
    var entries = 0
    var finals = 0

    init(_ plan: SettingPlan) {
      func said(_ width: SizeClass, _ height: SizeClass) -> Int? {
        plan.statements[GridCell(width: width, height: height).order]
      }
      for cell in GridCell.finals {
        let own = said(cell.width, cell.height)
        let (wide, high) = (said(cell.width, .any), said(.any, cell.height))
        values.append(own ?? wide ?? high ?? plan.plain)
        if own == nil, let wide, let high, wide != high { competes = true }
        if own != nil { finals += 1 }
      }
      entries =
        finals
        + [
          said(.compact, .any), said(.regular, .any), said(.any, .compact), said(.any, .regular),
        ].compactMap(\.self).count
    }
  }

  private struct Best {
    var cost = (Int.max, Int.max)
    var plans: [SettingPlan] = []
  }

  /// For each way in which four classes can get values: the fewest entries, the fewest in finals with these, and who has
  /// them.
  private static func bruteForce(
    values: [Int], unsayable: Int?, competing: Bool = false
  ) -> [[Int]: Best] {
    var best: [[Int]: Best] = [:]
    forEachPlan(of: values, unsayable: unsayable) { plan in
      let objective = Objective(plan)
      if objective.competes, !competing { return }
      let cost = (objective.entries, objective.finals)
      let known = best[objective.values] ?? Best()
      if cost < known.cost {
        best[objective.values] = Best(cost: cost, plans: [plan])
      } else if cost == known.cost {
        best[objective.values]?.plans.append(plan)
      }
    }
    return best
  }

  @Test(arguments: [(2, nil), (2, 0), (3, nil), (3, 1)] as [(Int, Int?)])
  func `no assignment to the nine cells has fewer entries`(count: Int, unsayable: Int?) throws {
    let values = Array(0..<count)
    let best = Self.bruteForce(values: values, unsayable: unsayable)
    let free = Self.bruteForce(values: values, unsayable: unsayable, competing: true)
    // That no cells compete costs no entry.
    for (key, found) in best { #expect(free[key]?.cost.0 == found.cost.0, "\(key)") }
    #expect(Set(free.keys) == Set(best.keys))
    let needs = values.map { Int?.some($0) } + [nil]
    for a in needs {
      for b in needs {
        for c in needs {
          for d in needs {
            let demand = SettingDemand(needs: [a, b, c, d], unsayable: unsayable)
            Self.check(demand, among: best)
          }
        }
      }
    }
  }

  private static func check(_ demand: SettingDemand, among best: [[Int]: Best]) {
    let reachable = best.filter { key, _ in
      zip(key, demand.needs).allSatisfy { $1 == nil || $0 == $1 }
    }
    let least = reachable.values.map(\.cost).min { $0 < $1 }
    let plans = demand.smallestPlans
    #expect(plans.isEmpty == (least == nil), "\(demand)")
    for plan in plans {
      let objective = Objective(plan)
      #expect(!objective.competes, "\(demand): \(plan)")
      #expect(
        zip(objective.values, demand.needs).allSatisfy { $1 == nil || $0 == $1 }, "\(demand)")
      #expect(objective.entries == least?.0, "\(demand)")
      #expect(objective.finals == least?.1, "\(demand)")
    }
    // All of them, where each class needs something.
    let needs = demand.needs.compactMap(\.self)
    if needs.count == demand.needs.count {
      #expect(Set(plans) == Set(best[needs]?.plans ?? []), "\(demand)")
    }
  }

  @Test func `what a plan says of itself is what its cells say`() {
    Self.forEachPlan(of: [0, 1, 2], unsayable: 1) { plan in
      let objective = Objective(plan)
      let said = (plan.competes, plan.entryCount, plan.finalEntryCount)
      let isRight =
        said == (objective.competes, objective.entries, objective.finals)
        && GridCell.finals.map { plan.value(in: $0) } == objective.values
      if !isRight { Issue.record("\(plan)") }
    }
  }

  @Test func `what one class alone needs is said there, or left out there`() throws {
    let only = SettingDemand(needs: [0, 0, 1, 0]).smallestPlans
    #expect(only == [SettingPlan(plain: 0, statements: [Self.phone: 1])])
    let except = SettingDemand(needs: [1, 1, 0, 1]).smallestPlans
    #expect(except == [SettingPlan(plain: 1, statements: [Self.phone: 0])])
  }

  @Test func `what a width needs is said in its half of the grid`() {
    let plans = SettingDemand(needs: [1, 0, 1, 0]).smallestPlans
    #expect(
      Set(plans) == [
        SettingPlan(plain: 0, statements: [Self.compact: 1]),
        SettingPlan(plain: 1, statements: [Self.regular: 0]),
      ])
  }
}
