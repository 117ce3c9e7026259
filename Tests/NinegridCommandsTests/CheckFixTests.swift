import Foundation
import TestSupport
import Testing

@testable import NinegridCommands

/// `check --fix`.
@Suite struct CheckFixTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let movedLine = "x=\"30\" y=\"40\" width=\"167.5\""
  private static let moved = SampleDocuments.twoBoxes()
    .replacing("x=\"16\" y=\"40\" width=\"167.5\"", with: movedLine)
  /// The width of the right box, once more and the other way round.
  private static let duplicate = """

                                <constraint firstItem="bxL-00-001" firstAttribute="width" secondItem="bxR-00-001" secondAttribute="width" id="cnD-00-001"/>
    """

  private func write(_ text: String) throws { try folder.write(text, to: "App/a.storyboard") }

  private var text: String {
    get throws {
      try String(contentsOf: folder.url.appendingPathComponent("App/a.storyboard"), encoding: .utf8)
    }
  }

  private func check(_ options: String) async -> CommandResult {
    await run("check App \(options)", in: folder.url)
  }

  @Test func `a misplaced view is put where its constraints want it, and nothing else changes`()
    async throws
  {
    try write(Self.moved)
    let fixed = await check("--fix")
    #expect(fixed.exitCode == 0, "\(fixed.stderr)")
    #expect(
      fixed.stdout.contains(
        "App/a.storyboard:13: corrected: misplaced: 'bxL-00-001' (Left Box) (30, 40, 167.5 × 100) becomes (16, 40, 167.5 × 100)\n"
      ), "\(fixed.stdout)")
    #expect(fixed.stdout.contains("1 correction in 1 document\n"))
    #expect(try text == SampleDocuments.twoBoxes())
    let again = await check("--fix")
    #expect(!again.stdout.contains("correct"))
  }

  @Test func `where the configuration says so, constants follow frames`() async throws {
    // Both boxes are recorded as if the left one were held 30 points from the edge.
    let narrow = SampleDocuments.twoBoxes()
      .replacing("x=\"16\" y=\"40\" width=\"167.5\"", with: "x=\"30\" y=\"40\" width=\"160.5\"")
      .replacing(
        "x=\"191.5\" y=\"40\" width=\"167.5\"", with: "x=\"198.5\" y=\"40\" width=\"160.5\"")
    try write(narrow)
    try folder.write("rules:\n  misplaced: {constants: true}\n", to: ".ninegrid.yml")
    let fixed = await check("--fix --config .ninegrid.yml")
    #expect(fixed.exitCode == 0, "\(fixed.stdout)\(fixed.stderr)")
    #expect(fixed.stdout.contains(": corrected: misplaced: constraint 'cnL-00-001': "))
    #expect(
      try text
        == narrow.replacing("constant=\"16\" id=\"cnL", with: "constant=\"30\" id=\"cnL"))
  }

  @Test func `one of two constraints that say the same goes`() async throws {
    try write(SampleDocuments.twoBoxes(extra: Self.duplicate))
    #expect(await check("--rule duplicate-constraint").exitCode == 1)
    let fixed = await check("--fix --rule duplicate-constraint")
    #expect(fixed.exitCode == 0, "\(fixed.stdout)\(fixed.stderr)")
    #expect(fixed.stdout.contains(": corrected: duplicate-constraint: "))
    #expect(try text == SampleDocuments.twoBoxes())
  }

  @Test func `of two constraints goes the one that holds in fewer size classes`() async throws {
    // The first one holds in compact width alone, its double everywhere.
    try write(
      SampleDocuments.twoBoxes(extra: Self.duplicate).replacing(
        "</constraints>\n                    </view>",
        with: """
          </constraints>
          <variation key="default"><mask key="constraints"><exclude reference="cnW-00-001"/></mask></variation>
          <variation key="widthClass=compact"><mask key="constraints"><include reference="cnW-00-001"/></mask></variation>
          </view>
          """))
    #expect(try text.contains("exclude reference"))
    let fixed = await check("--fix --rule duplicate-constraint")
    #expect(fixed.exitCode == 0, "\(fixed.stdout)\(fixed.stderr)")
    #expect(try text.contains("id=\"cnD-00-001\""))
    #expect(try !text.contains("id=\"cnW-00-001\""))
  }

  @Test func `the fixes of SARIF, applied from the end, are what is written`() async throws {
    // The same width three times, line by line, and a box in the wrong place.
    let third = Self.duplicate.replacing("cnD-00-001", with: "cnE-00-001")
    let document = SampleDocuments.twoBoxes(extra: Self.duplicate + third)
      .replacing("x=\"16\" y=\"40\" width=\"167.5\"", with: Self.movedLine)
    try write(document)
    let log = try JSONInstance(json: Data(await check("--format sarif").stdout.utf8))
    let results = log["runs"]?.array?.first?["results"]?.array ?? []
    let replacements = results.flatMap { $0["fixes"]?.array ?? [] }.compactMap { fix in
      fix["artifactChanges"]?.array?.first?["replacements"]?.array?.first
    }
    var lines = document.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let ranges = replacements.compactMap { replacement -> (Range<Int>, String)? in
      guard let region = replacement["deletedRegion"],
        let first = region["startLine"]?.number, let end = region["endLine"]?.number
      else { return nil }
      return (
        Int(first) - 1..<Int(end) - 1, replacement["insertedContent"]?["text"]?.string ?? ""
      )
    }.sorted { $0.0.lowerBound > $1.0.lowerBound }
    #expect(ranges.count == replacements.count)
    #expect(ranges.count >= 2)
    for (range, text) in ranges {
      lines.replaceSubrange(
        range,
        with: text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
          .map(String.init))
    }
    #expect(await check("--fix").exitCode == 0)
    #expect(try text == lines.joined(separator: "\n"))
  }

  @Test func `what the plugin asks for leaves out what is excluded, and always writes its report`()
    async throws
  {
    try write(Self.moved)
    try folder.write(SampleDocuments.twoBoxes(gap: 400), to: "Old/b.storyboard")
    try folder.write("excluded: [Old]\n", to: ".ninegrid.yml")
    // As Sources/Plugins/CheckLayoutsWhileBuilding says it.
    let path = folder.path
    let line =
      "check \(path)/App/a.storyboard \(path)/Old/b.storyboard --config \(path)/.ninegrid.yml --force-exclude"
      + " --format xcode --format jsonl=\(path)/report.jsonl"
    let found = await run(line, in: folder.url)
    // Warnings do not fail a build.
    #expect(found.exitCode == 0, "\(found.stderr)")
    #expect(found.stdout.contains("\(path)/App/a.storyboard:13:"))
    #expect(!found.stdout.contains("b.storyboard"))
    #expect(try folder.read("report.jsonl").contains("\"rule\":\"misplaced\""))
    try write(SampleDocuments.twoBoxes())
    #expect(await run(line, in: folder.url).exitCode == 0)
    #expect(try folder.read("report.jsonl").isEmpty)
  }

  @Test func `a constraint that an outlet needs stays, and its double goes`() async throws {
    let outlet = """
      <connections>
                                    <outlet property="width" destination="cnD-00-001" id="ouD-00-001"/>
                                </connections>
                            </viewController>
      """
    let document = SampleDocuments.twoBoxes(extra: Self.duplicate)
      .replacing("</viewController>", with: outlet)
    try write(document)
    let fixed = await check("--fix --rule duplicate-constraint")
    #expect(fixed.exitCode == 0, "\(fixed.stdout)\(fixed.stderr)")
    #expect(try text.contains("id=\"cnD-00-001\""))
    #expect(try !text.contains("id=\"cnW-00-001\""))
  }

  @Test func `what a layout lacks is added, and no recorded frame moves`() async throws {
    let open = SampleDocuments.twoBoxes().split(separator: "\n").filter {
      !$0.contains("id=\"cnT-00-001\"")
    }.joined(separator: "\n")
    try write(open + "\n")
    let fixed = await check("--fix")
    #expect(fixed.exitCode == 0, "\(fixed.stdout)\(fixed.stderr)")
    #expect(fixed.stdout.contains(": corrected: ambiguous: "))
    #expect(await check("--rule ambiguous --all-size-classes").exitCode == 0)
    #expect(await check("--rule misplaced").exitCode == 0)
  }

  @Test func `a conflict ends, and the frames that it gave follow`() async throws {
    try write(SampleDocuments.twoBoxes(extra: SampleDocuments.conflict))
    let fixed = await check("--fix")
    #expect(fixed.exitCode == 0, "\(fixed.stdout)\(fixed.stderr)")
    #expect(fixed.stdout.contains(": corrected: unsatisfiable: "))
    #expect(
      try !text.contains(
        "firstAttribute=\"height\" secondItem=\"vwA-00-001\" secondAttribute=\"height\" id="))
  }

  @Test(arguments: ["--rule truncated", "--except misplaced", "--baseline known.json"])
  func `what is not reported is not mended`(options: String) async throws {
    try write(Self.moved)
    #expect(await check("--write-baseline known.json").exitCode == 0)
    let fixed = await check("--fix \(options)")
    #expect(fixed.exitCode == 0, "\(fixed.stderr)")
    #expect(try text == Self.moved)
  }

  @Test func `a suppressed view stays, and the others of its scene are mended`() async throws {
    let both = Self.moved.replacing("x=\"191.5\" y=\"40\"", with: "x=\"210\" y=\"40\"")
    try write(both)
    try folder.write(
      "suppressions:\n  - {rule: misplaced, object: bxL-00-001}\n", to: ".ninegrid.yml")
    let fixed = await check("--fix --config .ninegrid.yml")
    #expect(fixed.exitCode == 0, "\(fixed.stdout)\(fixed.stderr)")
    #expect(try text == Self.moved)
  }

  @Test func `a document with an error that has no repair stays as it is, and is told`()
    async throws
  {
    let broken = Self.moved.replacing(
      "secondItem=\"bxL-00-001\" secondAttribute=\"top\"",
      with: "secondItem=\"nobody\" secondAttribute=\"top\"")
    try write(broken)
    let fixed = await check("--fix")
    #expect(fixed.exitCode == 1)
    #expect(try text == broken)
    #expect(!fixed.stdout.contains("fixable"))
  }

  @Test func `a conflict that is not to be mended keeps the rest as it is`() async throws {
    let document = Self.moved.replacing(
      "id=\"cnW-00-001\"/>", with: "id=\"cnW-00-001\"/>" + SampleDocuments.conflict)
    try write(document)
    let fixed = await check("--fix --rule misplaced")
    #expect(try text == document)
    #expect(
      fixed.stderr.contains("nothing is fixed before this conflict is: ")
        || !fixed.stdout.contains("misplaced]"), "\(fixed.stderr)")
  }

  @Test func `a dry run prints a difference that git applies, writes nothing, and exits with 1`()
    async throws
  {
    try write(Self.moved)
    let dry = await check("--fix --dry-run")
    #expect(dry.exitCode == 1)
    #expect(try text == Self.moved)
    let lines = dry.stdout.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("--- a/App/a.storyboard") })
    #expect(lines[start + 1] == "+++ b/App/a.storyboard")
    #expect(lines.contains { $0.hasPrefix("-") && $0.contains(Self.movedLine) })
    #expect(lines.contains { $0.hasPrefix("+") && $0.contains("x=\"16\" y=\"40\"") })
    #expect(dry.stdout.contains("1 correction in 1 document; nothing is written"))
  }

  @Test func `a second fix of the samples changes nothing`() async throws {
    for (source, name) in [
      ("Samples/faults", "App/faults"),
      ("Tests/NinegridCommandsTests/Cases/Repairs", "App/cases"),
    ] {
      let target = folder.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: sourceRoot.appendingPathComponent(source), to: target)
    }
    let first = await check("--fix --all-size-classes")
    #expect(first.stdout.contains(": corrected: ambiguous: "), "\(first.stdout)")
    let second = await check("--fix --dry-run --all-size-classes")
    #expect(!second.stdout.contains("would be corrected"), "\(second.stdout)")
  }

  @Test func `data beside a fix stays data, and says what a fix would try`() async throws {
    try write(Self.moved)
    let rows = try await check("--format jsonl").jsonLines()
    #expect(rows.map { $0["fixable"] } == [.bool(true)])
    #expect(await check("").stdout.contains("1 misplaced; 1 fixable (--fix)\n"))
    let sarif = await check("--format sarif")
    let log = try JSONInstance(json: Data(sarif.stdout.utf8))
    let result = try #require(log["runs"]?.array?.first?["results"]?.array?.first)
    let fix = try #require(result["fixes"]?.array?.first)
    let change = try #require(fix["artifactChanges"]?.array?.first)
    let replacement = try #require(change["replacements"]?.array?.first)
    #expect(replacement["deletedRegion"]?["startLine"]?.number == 14)
    #expect(replacement["deletedRegion"]?["endLine"]?.number == 15)
    #expect(
      replacement["insertedContent"]?["text"]?.string?.contains("x=\"16\" y=\"40\"") == true)
    let fixed = await check("--fix --format jsonl")
    #expect(fixed.stdout.isEmpty)
    #expect(fixed.stderr.contains("corrected: misplaced: "))
  }

  @Test(arguments: ["--dry-run", "--fix --record X", "--fix --set bxL-00-001.hidden=YES"])
  func `a fix that can't be meant is refused`(options: String) async throws {
    try write(Self.moved)
    #expect(await check(options).exitCode == 64)
    #expect(try text == Self.moved)
  }
}
