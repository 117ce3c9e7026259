import Foundation
import LayoutWorkbench
import TestSupport
import Testing

@testable import NinegridCommands

/// `Cases/Checks`: for each rule that reads a document in which it finds something, and one in which it does not.
@Suite struct CheckCaseTests {
  static let folder = sourceRoot.appendingPathComponent(
    "Tests/NinegridCommandsTests/Cases/Checks")
  static let rules =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []

  @Test(arguments: rules)
  func `a rule finds what is bad, and nothing in what is good`(rule: String) async throws {
    let folder = try TemporaryFolder()
    // Apart from the repository, whose project would be searched, too.
    let copy = folder.url.appendingPathComponent("case")
    try FileManager.default.copyItem(at: Self.folder.appendingPathComponent(rule), to: copy)
    let hasOptions = FileManager.default.fileExists(
      atPath: copy.appendingPathComponent("options.yml").path)
    let other = rule == "unused-suppression" ? " --rule truncated" : ""
    let result = await run(
      "check . --rule \(rule)\(other) --format jsonl\(hasOptions ? " --config options.yml" : "")",
      in: copy)
    #expect(result.exitCode == 1, "\(result.stderr)")
    let rows = try result.jsonLines().filter { $0["rule"]?.string == rule }
    let documents = Set(rows.compactMap { $0["document"]?.string })
    #expect(documents.count == 1)
    #expect(documents.first?.hasPrefix("bad.") == true)
  }

  @Test func `every rule that reads or solves has a case, unless it needs more than a document`() {
    let solved = CheckRule.solvedRules.map(\.id)
    let needed = CheckRule.all.filter {
      switch $0.source {
      case .elements, .run: true
      default: solved.contains($0.id)
      }
    }.map(\.id)
    #expect(
      Set(needed).subtracting(Self.rules).sorted() == [
        "approved-layout", "missing-text", "unused-text",
      ])
  }

  @Test func `IBLinter's configuration runs IBLinter's rules, with the marks of Xcode`()
    async throws
  {
    let folder = try TemporaryFolder()
    let marked = SampleDocuments.twoBoxes().replacing(
      "id=\"bxL-00-001\"", with: "ambiguous=\"YES\" id=\"bxL-00-001\"")
    try folder.write(marked, to: "App/a.storyboard")
    try folder.write(
      "enabled_rules:\n  - view_as_device\nview_as_device_rule:\n  device_id: retina4_0\n",
      to: ".iblinter.yml")
    let result = await run("check --format jsonl", in: folder.url)
    let found = try result.jsonLines().compactMap { $0["rule"]?.string }
    #expect(found.contains("ambiguous"))
    #expect(found.contains("view_as_device"))
    #expect(result.stderr.contains("'.iblinter.yml' is read"))
  }

  @Test(arguments: [
    ("disabled_rules: [truncted]", "1:18", "did you mean 'truncated'?"),
    ("strict: perhaps", "1:9", "'strict' is true or false"),
    ("included: [Nowhere]", "1:12", "matches nothing"),
    ("rules:\n  strict_font_sizes: {minimum_size: small}", "2:37", "is a number"),
    ("a: [", "2:1", "can't be read"),
    ("only_rules: [truncated]\ndisabled_rules: [truncated]", "2:18", "is in 'only_rules', too"),
    ("languages: [de, qqq-q]", "1:17", "'qqq-q' is not a language"),
    ("text_sizes: [huge]", "1:14", "from XS to XXXL"),
    ("systems: [20]", "1:11", "is not a release of iOS"),
    (
      "sql_rules: {x: {query: \"SELECT 1 AS document\"}}", "1:13",
      "the document '1', which is not checked"
    ),
  ])
  func `a wrong configuration is told with its place`(
    text: String, place: String, message: String
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try folder.write(text, to: ".ninegrid.yml")
    let result = await run("check", in: folder.url)
    #expect(result.exitCode == 64)
    #expect(result.stderr.contains(".ninegrid.yml:\(place)"), "\(result.stderr)")
    #expect(result.stderr.contains(message), "\(result.stderr)")
  }

  @Test func `a rule in SQL finds rows, and one that fails names itself`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    func configure(_ query: String) throws {
      try folder.write(
        "sql_rules:\n  boxes:\n    message: \"box {id}\"\n    time_limit: 0.5\n    query: \"\(query)\"\n",
        to: ".ninegrid.yml")
    }
    try configure("SELECT document, id FROM views WHERE name LIKE '%Box'")
    let rows = try await run("check --rule boxes --format jsonl", in: folder.url).jsonLines()
    #expect(
      rows.contains { $0["message"]?.string == "box bxL-00-001" && $0["line"]?.number != nil })
    for query in [
      "SELECT nothing FROM views", "DELETE FROM view",
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) AS document FROM n",
    ] {
      try configure(query)
      let result = await run("check --rule boxes", in: folder.url)
      #expect(result.exitCode == 64)
      #expect(result.stderr.contains("the rule 'boxes' fails"), "\(result.stderr)")
    }
  }

  @Test(arguments: ["xcode", "junit", "checkstyle", "codeclimate", "gitlab", "markdown", "html"])
  func `every format names the finding, and lets no control through`(format: String) async throws {
    let folder = try TemporaryFolder()
    let moved = SampleDocuments.twoBoxes().replacing("x=\"16\" y=\"40\"", with: "x=\"30\" y=\"40\"")
      .replacing("userLabel=\"Left Box\"", with: "userLabel=\"&#x202E;&lt;b>&#9;\"")
    try folder.write(moved, to: "a.storyboard")
    let result = await run(
      "check a.storyboard --format jsonl --format \(format)=out", in: folder.url)
    #expect(result.exitCode == 1)
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("out"), encoding: .utf8)
    #expect(text.contains("misplaced"))
    #expect(text.contains("a.storyboard"))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    let isMarkup = ["junit", "checkstyle", "markdown", "html"].contains(format)
    #expect(!isMarkup || !text.contains("<b>"))
  }

  @Test func `what is excluded, suppressed or known to a revision is not reported`() async throws {
    let folder = try TemporaryFolder()
    let moved = SampleDocuments.twoBoxes().replacing("x=\"16\" y=\"40\"", with: "x=\"30\" y=\"40\"")
    try folder.write(moved, to: "App/a.storyboard")
    try folder.write(moved, to: "Pods/b.storyboard")
    try folder.write(moved, to: "Texts/de.xcloc/Source/c.storyboard")
    #expect(try await run("check --format jsonl", in: folder.url).jsonLines().count == 1)
    #expect(try await run("check Pods --format jsonl", in: folder.url).jsonLines().count == 1)
    #expect(await run("check --except misplaced", in: folder.url).exitCode == 0)
    try folder.write(
      "suppressions:\n  - {rule: misplaced, object: bxL-00-001}\n", to: ".ninegrid.yml")
    #expect(await run("check", in: folder.url).exitCode == 0)
    try folder.write(SampleDocuments.twoBoxes(), to: "App/a.storyboard")
    let unused = await run("check", in: folder.url)
    #expect(unused.stdout.contains("[unused-suppression]"))
    // The configuration is no document.
    #expect(unused.stdout.contains("1 finding in the configuration: 1 unused-suppression"))
  }

  @Test func `a rule that nobody knows is told with the usage of the command`() async throws {
    let folder = try TemporaryFolder()
    let result = await run("check --rule truncted", in: folder.url)
    #expect(result.exitCode == 64)
    #expect(
      result.stderr == """
        Error: There is no rule 'truncted'. Did you mean 'truncated'? 'ninegrid check --explain all' lists them.
        Usage: ninegrid check [<options>] [<doc> ...]
          See 'ninegrid check --help' for more information.

        """)
  }
}
