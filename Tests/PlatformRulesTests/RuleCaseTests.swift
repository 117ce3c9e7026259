import PlatformRules
import TestSupport
import Testing

@Suite struct RuleCaseTests {
  private static let cases = RuleCases.all(of: .standard)

  @Test func `each rule answers at both sides of each of its boundaries`() {
    expectGolden(RuleCases.listing(Self.cases, answeredBy: .standard), named: "rule-cases.txt")
  }

  @Test func `a value or a boundary that is a little off is noticed by a case`() {
    let mutants = RuleMutants.all(of: .standard)
    let survivors = Self.survivors(of: mutants, Self.cases)
    #expect(survivors.filter(Self.isHarmful).map(\.name) == [], "of established rows")
    // Nobody can notice them; more would mean that cases are missing.
    let excused = survivors.filter { $0.status == .established }
    #expect(excused.count <= 5, "\(excused.map(\.name))")
    #expect(
      survivors.count * 20 <= mutants.count,
      "\(survivors.count) of \(mutants.count): \(survivors.map(\.name))")
  }

  /// The test above says something: of a rule without cases it reports each established row. Rules of ten rows and more
  /// are left out, whose situations take seconds.
  @Test func `without the cases of a rule, each of its established rows is reported`() {
    let mutants = RuleMutants.all(of: .standard)
    var checked = 0
    for rule in RuleBook.standard.rules where rule.rows.count < 10 {
      let established = rule.rows.indices.filter { rule.status(of: rule.rows[$0]) == .established }
      guard !established.isEmpty else { continue }
      let survivors = Self.survivors(of: mutants.filter { $0.rule.id == rule.id }, [])
      for index in established {
        let own = survivors.filter { $0.rule.rows[index] != rule.rows[index] }
        #expect(own.contains(where: Self.isHarmful), "\(rule.id): \(rule.rows[index].words)")
        checked += 1
      }
    }
    #expect(checked >= 70, "\(checked)")
  }

  private static func survivors(
    of mutants: [RuleMutants.Mutant], _ cases: [RuleCases.Case]
  ) -> [RuleMutants.Mutant] {
    // A case asks one rule, so that of the others no case can notice a change of it.
    let cases = Dictionary(grouping: cases, by: \.rule)
    return mutants.filter { mutant in
      let right = RuleBook.standard.rule(mutant.rule.id)
      return !(cases[mutant.rule.id] ?? []).contains {
        mutant.rule.value(in: $0.situation) != right?.value(in: $0.situation)
      }
    }
  }

  /// A row that becomes wider behind another one that says the same changes no answer at all.
  private static func isHarmful(_ mutant: RuleMutants.Mutant) -> Bool {
    guard mutant.status == .established, let right = RuleBook.standard.rule(mutant.rule.id) else {
      return false
    }
    return RuleCases.everySituation(of: right).contains {
      mutant.rule.value(in: $0) != right.value(in: $0)
    }
  }
}

extension Rule {
  fileprivate func value(in situation: Situation) -> Double { answer(row(for: situation)).value }
}
