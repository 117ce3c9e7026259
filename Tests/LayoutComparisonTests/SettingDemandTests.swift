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

  /// For each way in which four classes can get values: the fewest entries, and the fewest in finals with these.
  private static func bruteForce(
    values: [Int], unsayable: Int?, competing: Bool = false
  ) -> [[Int]: (Int, Int)] {
    var best: [[Int]: (Int, Int)] = [:]
    forEachPlan(of: values, unsayable: unsayable) { plan in
      if plan.competes, !competing { return }
      let key = GridCell.finals.map { plan.value(in: $0) }
      let cost = (plan.entryCount, plan.finalEntryCount)
      if best[key].map({ cost < $0 }) ?? true { best[key] = cost }
    }
    return best
  }

  @Test(arguments: [(2, nil), (2, 0), (3, nil), (3, 1)] as [(Int, Int?)])
  func `no assignment to the nine cells has fewer entries`(count: Int, unsayable: Int?) throws {
    let values = Array(0..<count)
    let best = Self.bruteForce(values: values, unsayable: unsayable)
    let free = Self.bruteForce(values: values, unsayable: unsayable, competing: true)
    // That no cells compete costs no entry.
    for (key, cost) in best { #expect(free[key]?.0 == cost.0, "\(key)") }
    #expect(Set(free.keys) == Set(best.keys))
    let needs = values.map { Int?.some($0) } + [nil]
    for a in needs {
      for b in needs {
        for c in needs {
          for d in needs {
            let demand = SettingDemand(needs: [a, b, c, d], unsayable: unsayable)
            let reachable = best.filter { key, _ in
              zip(key, demand.needs).allSatisfy { $1 == nil || $0 == $1 }
            }
            let least = reachable.values.min { $0 < $1 }
            let plans = demand.smallestPlans
            #expect(plans.isEmpty == (least == nil), "\(demand)")
            for plan in plans {
              #expect(demand.isMet(by: plan), "\(demand)")
              #expect(plan.entryCount == least?.0, "\(demand)")
              #expect(plan.finalEntryCount == least?.1, "\(demand)")
            }
          }
        }
      }
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
