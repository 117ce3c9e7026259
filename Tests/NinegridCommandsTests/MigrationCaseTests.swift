import Foundation
import LayoutComparison
import TestSupport
import Testing

/// Each case is a document of one point; what migrations make of it is told in one transcript.
@Suite struct MigrationCaseTests {
  static let cases = [
    ("trait-collections", "square-canvas.storyboard"), ("autoresizing", "springs.storyboard"),
    ("margins", "margins.json"), ("margins", "loose.storyboard"), ("stack-views", "rows.json"),
    ("guides", "rows.json"),
    ("text-styles", "fonts.json"),
  ]

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: sourceRoot.appendingPathComponent("Tests/NinegridCommandsTests/Cases/Migrations"),
      to: folder.url.appendingPathComponent("cases"))
    return folder
  }

  @Test func `migrations tell what they change, what moves, and what they leave`() async throws {
    var transcript = ""
    for (name, document) in Self.cases {
      let folder = try folder()
      let line = "migrate \(name) cases/\(document)"
      let result = await run(line, in: folder.url)
      transcript +=
        "$ ninegrid \(line)\n\(result.stdout)\(result.stderr)exit \(result.exitCode)\n\n"
    }
    expectGolden(transcript, named: "migrations.txt")
  }

  @Test(arguments: cases)
  func `what a migration has done it finds done, and the document is whole`(
    name: String, document: String
  ) async throws {
    let folder = try folder()
    let path = "\(folder.path)/cases/\(document)"
    let before = try String(contentsOfFile: path, encoding: .utf8)
    _ = await run("migrate \(name) cases/\(document)", in: folder.url)
    let after = try String(contentsOfFile: path, encoding: .utf8)
    #expect(after != before)
    let again = await run("migrate \(name) cases/\(document)", in: folder.url)
    #expect(again.exitCode == 0, "\(again.stderr)")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == after)
    let check = await run(
      "check cases/\(document) --ambiguous --unsatisfiable --all-devices", in: folder.url)
    #expect(check.exitCode == 0, "\(check.stdout)")
    let misplaced = await run(
      "check cases/\(document) --misplaced --as-designed", in: folder.url)
    #expect(misplaced.exitCode == 0, "\(misplaced.stdout)")
  }

  /// Where the inner view has room, `>= 20` is not `>= 8`.
  @Test
  func `a margin takes the place of a constant also where it does not bind, if it is as long`()
    async throws
  {
    let folder = try folder()
    _ = await run("migrate margins cases/loose.storyboard", in: folder.url)
    let text = try folder.read("cases/loose.storyboard")
    #expect(text.contains("secondAttribute=\"leading\" constant=\"20\" id=\"loo-aa-001\""))
    #expect(
      text.contains(
        "firstAttribute=\"trailingMargin\" relation=\"greaterThanOrEqual\" secondItem=\"inn-aa-001\""
      ))
  }

  /// The middle one keeps a distance that no frame shows; a stack view would not.
  @Test func `a row with a constraint that does not bind stays a row`() async throws {
    let folder = try TemporaryFolder()
    func row(_ extra: String) -> String {
      """
      {"format": "ninegrid-layout", "version": 1, "name": "Row", "scenes": [{"name": "Row", "view": {
        "name": "Root",
        "subviews": [
          {"kind": "label", "name": "A", "text": "A"}, {"kind": "label", "name": "B", "text": "B"},
          {"kind": "label", "name": "C", "text": "C"}
        ],
        "constraints": [
          "A.Leading = Superview.Leading + 40", "B.Leading = A.Trailing + 8", \(extra)
          "C.Leading = B.Trailing + 8", "A.Top = Superview.Top + 40", "B.Top = A.Top", "C.Top = A.Top"
        ]
      }}]}
      """
    }
    try folder.write(row(""), to: "a.json")
    let plain = await run("migrate stack-views a.json", in: folder.url)
    #expect(plain.stdout.contains("added stackView"), "\(plain.stdout)\(plain.stderr)")
    try folder.write(row("\"B.Leading >= Superview.Leading + 30\","), to: "b.json")
    let kept = await run("migrate stack-views b.json", in: folder.url)
    #expect(kept.stdout.contains("is gone, which no other one says"), "\(kept.stdout)")
    #expect(kept.exitCode == 0)
  }

  @Test func `a migration of a stored document is undone by restore`() async throws {
    let folder = try folder()
    _ = await run("import cases", in: folder.url)
    let before = await run(
      "export store:cases/springs.storyboard --format storyboard", in: folder.url)
    _ = await run("migrate autoresizing store:cases/springs.storyboard", in: folder.url)
    _ = await run("restore cases/springs.storyboard@1", in: folder.url)
    let after = await run(
      "export store:cases/springs.storyboard --format storyboard", in: folder.url)
    #expect(!before.stdout.isEmpty)
    #expect(after.stdout == before.stdout)
  }

  @Test func `every migration has a case, a sentence and an example`() {
    let withCases = Set(Self.cases.map(\.0)).union(["safe-area", "leading-trailing"])
    for migration in Migration.all {
      let description = migration.description
      #expect(withCases.contains(migration.name), "\(migration.name)")
      #expect(description.abstract.hasSuffix("."))
      #expect(!description.example.before.isEmpty && !description.example.after.isEmpty)
    }
  }
}
