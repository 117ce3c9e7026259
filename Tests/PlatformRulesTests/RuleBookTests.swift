import Foundation
import PlatformRules
import TestSupport
import Testing

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

  @Test func `the book has every rule of the sources`() throws {
    let folder = sourceRoot.appendingPathComponent("Sources/PlatformRules/Rules")
    var written: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      for rule in try String(contentsOf: file, encoding: .utf8).matches(of: /= Rule\(\s*"([^"]+)"/)
      {
        written.insert(String(rule.1))
      }
    }
    let ids = Set(RuleBook.standard.rules.map(\.id))
    #expect(written.subtracting(ids).sorted() == [], "put it into the list of its group")
    #expect(!written.isEmpty)
  }

  @Test func `evidence is of rows that the book has`() {
    let keys = RuleBook.standard.rules.flatMap { rule in
      rule.rows.map { EvidenceTable.key(rule, $0) }
    }
    #expect(EvidenceTable.counted.keys.filter { !keys.contains($0) }.sorted() == [])
  }

  /// Or it is an exception: most views that speak of it at all speak for it, whichever one repository of several is
  /// left out. What a single repository says stands behind.
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
    return evidence.supporting > evidence.contradicting && evidence.repositories >= 2
      && evidence.leastShare ?? 0 > 50
  }

  @Test func `a row without evidence says where it is from`() {
    let silent = RuleBook.standard.rules.flatMap { rule in
      rule.rows.filter { $0.source == nil && (rule.evidence(of: $0)?.supporting ?? 0) == 0 }
        .map { "\(rule.id): \($0.words)" }
    }
    #expect(silent == [])
  }

  @Test func `evidence is kept under a key that is one row's`() {
    for rule in RuleBook.standard.rules {
      let keys = rule.rows.map(\.key)
      #expect(Set(keys).count == keys.count, "\(rule.id)")
    }
    #expect(ControlRules.toggleWidth.rows.map(\.key) == ["both:24000..=63", "always=51"])
    let row = RuleRow(
      0.5, .canvas(from: .xcode9, before: .xcode11), .pad, .width(below: 390), .without(.safeAreas))
    #expect(row.key == "canvas:13000..14700;pad;width:..390;-safeAreas=0.5")
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

  @Test func `a trace names the rows that have answered`() {
    let trace = RuleTrace()
    let rules = RulesInForce(RuleBook.standard.traced(by: trace), at: canvas)
    #expect(rules.toolbarHeight == 44)
    #expect(trace.answers() == [.init(rule: "toolbar-height", row: 4)])
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
