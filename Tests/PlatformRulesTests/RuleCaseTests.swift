import PlatformRules
import TestSupport
import Testing

@Suite struct RuleCaseTests {
  private static let cases = RuleCases.all(of: .standard)

  @Test func `each rule answers at both sides of each of its boundaries`() {
    expectGolden(RuleCases.listing(Self.cases, answeredBy: .standard), named: "rule-cases.txt")
  }

  @Test func `a value or a boundary that is a little off is noticed by a case`() {
    // A case asks one rule, so that of the others no case can notice a change of it.
    let cases = Dictionary(grouping: Self.cases, by: \.rule)
    let mutants = RuleMutants.all(of: .standard)
    let survivors = mutants.filter { mutant in
      let right = RuleBook.standard.rule(mutant.rule.id)
      return !(cases[mutant.rule.id] ?? []).contains {
        mutant.rule.value(in: $0.situation) != right?.value(in: $0.situation)
      }
    }
    // A row that becomes wider behind another one that says the same changes no answer at all.
    let harmful = survivors.filter { mutant in
      guard mutant.status == .established, let right = RuleBook.standard.rule(mutant.rule.id) else {
        return false
      }
      return RuleCases.everySituation(of: right).contains {
        mutant.rule.value(in: $0) != right.value(in: $0)
      }
    }
    #expect(harmful.map(\.name) == [], "of established rows")
    #expect(
      survivors.count * 20 <= mutants.count,
      "\(survivors.count) of \(mutants.count): \(survivors.map(\.name))")
  }
}

extension Rule {
  fileprivate func value(in situation: Situation) -> Double { answer(row(for: situation)).value }
}
