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
    // A row behind another one that says the same may be wider without harm.
    #expect(
      survivors.filter { $0.status == .established }.map(\.name) == [], "of established rows")
    #expect(
      survivors.count * 20 <= mutants.count,
      "\(survivors.count) of \(mutants.count): \(survivors.map(\.name))")
  }
}

extension Rule {
  fileprivate func value(in situation: Situation) -> Double { answer(row(for: situation)).value }
}

@Suite struct RuleBookTests {
  private let canvas = Situation(.canvas(.xcode14_3))

  @Test func `ids are unique, in words with hyphens, and questions are sentences`() {
    let ids = RuleBook.standard.rules.map(\.id)
    #expect(Set(ids).count == ids.count)
    for rule in RuleBook.standard.rules {
      #expect(rule.id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(rule.id)")
      #expect(rule.question.contains("?"), "\(rule.id)")
      #expect(Set(rule.rows.map(\.words)).count == rule.rows.count, "\(rule.id) repeats itself")
    }
  }

  @Test func `evidence is of rows that the book has`() {
    let keys = RuleBook.standard.rules.flatMap { rule in
      rule.rows.map { EvidenceTable.key(rule, $0) }
    }
    #expect(EvidenceTable.counted.keys.filter { !keys.contains($0) }.sorted() == [])
  }

  /// Or it is an exception: most views that speak of it at all speak for it, whichever one repository is left out
  /// of several.
  @Test func `no provisional row stands before an established one of the same situation`() {
    for rule in RuleBook.standard.rules {
      for (later, row) in rule.rows.enumerated() where rule.status(of: row) == .established {
        let earlier = rule.rows[..<later].filter {
          rule.status(of: $0) == .provisional && $0.value != row.value && !isException($0, of: rule)
            && RuleCases.isThereACanvas(for: $0, and: row)
        }
        #expect(earlier.map(\.words) == [], "\(rule.id): before '\(row.words)'")
      }
    }
  }

  private func isException(_ row: RuleRow, of rule: Rule) -> Bool {
    guard let evidence = rule.evidence(of: row) else { return false }
    return evidence.supporting > evidence.contradicting
      && (evidence.repositories < 2 || evidence.leastShare ?? 0 > 50)
  }

  @Test func `a book without a rule answers with what holds otherwise`() throws {
    let rule = BarRules.navigationBarHeight
    #expect(RuleBook.standard.value(rule, in: canvas) == 44)
    let without = try #require(RuleBook.standard.without(rule.id))
    #expect(without.value(rule, in: canvas) == 0)
    #expect(without.digest != RuleBook.standard.digest)
    #expect(RuleBook.standard.without("no-such-rule") == nil)
  }

  /// Stored layouts count as long as the digest is the same; a recount of evidence changes the status of rows.
  @Test func `the status of a row is part of the digest only where it is part of the answer`() {
    func digestWhenKnown(_ rule: Rule) -> String {
      var known = rule
      for row in known.rows.indices { known.rows[row].source = "Apple says so" }
      return RuleBook.standard.replacing(known).digest
    }
    let plain = BarRules.navigationBarHeight
    let marking = ControlRules.sliderHeight
    for rule in [plain, marking] {
      #expect(rule.rows.contains { rule.status(of: $0) == .provisional }, "\(rule.id)")
    }
    #expect(digestWhenKnown(plain) == RuleBook.standard.digest)
    #expect(digestWhenKnown(marking) != RuleBook.standard.digest)
  }

  @Test func `a trace names the rows that have spoken`() {
    let trace = RuleTrace()
    let rules = RulesInForce(RuleBook.standard.traced(by: trace), at: canvas)
    #expect(rules.toolbarHeight == 44)
    #expect(trace.speakers() == [.init(rule: "toolbar-height", row: 2)])
    #expect(rules.answer(BarRules.toolbarHeight).description == "toolbar-height: 44, always")
  }

  @Test(arguments: [(4514, "5"), (13529, "9.1"), (13196, "9"), (21701, "14.3"), (24128, "26")])
  func `a release has the name of the last named one`(tools: Int, name: String) {
    #expect(XcodeRelease(tools: tools).name == name)
  }

  @Test func `releases are named in order, and each has the system that came with it`() {
    let releases = XcodeRelease.named.map(\.release)
    #expect(releases == releases.sorted())
    for (name, release) in XcodeRelease.named where !name.contains(".") && name != "4" {
      #expect(release.system.xcode == release, "Xcode \(name)")
    }
    #expect(XcodeRelease.xcode16.system == .iOS18)
    #expect(XcodeRelease.xcode26.system == .iOS26)
  }
}
