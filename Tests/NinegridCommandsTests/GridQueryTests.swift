import Foundation
import TestSupport
import Testing

/// What the queries of the grid say: of cells, of corners that were filled one by one, and of four drawings.
@Suite struct GridQueryTests {
  private static let line = "query shared cc.json cr.json rc.json rr.json"

  @Test func `the grid says what each cell installs, takes away and sets`() async throws {
    let folder = try TemporaryFolder()
    let file = sourceRoot.appendingPathComponent("Samples/size-classes/nine-cells.json")
    try folder.write(try String(contentsOf: file, encoding: .utf8), to: "nine.json")
    let result = await run("query grid nine.json", in: folder.url)
    expectGolden(result.stdout, named: "query-grid.txt")
    let sheet = await run("render nine.json --all-cells", in: folder.url).stdout
    #expect(sheet.contains(">any width, compact height  +1 -1 ~2</text>"))
    #expect(sheet.contains(">regular width, regular height  ~4</text>"))
  }

  @Test func `corners filled one by one say what is shared, and where it could be`() async throws {
    let file = sourceRoot.appendingPathComponent(
      "Tests/NinegridCommandsTests/Cases/Grid/four-corners.json")
    let folder = try TemporaryFolder()
    try folder.write(try String(contentsOf: file, encoding: .utf8), to: "corners.json")
    let result = await run("query shared corners.json", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stderr)")
    expectGolden(result.stdout, named: "query-shared-corners.txt")
    #expect(result.stdout.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let rows = try await run(
      "query shared corners.json --format jsonl", in: folder.url
    ).jsonLines()
    func ids(_ key: String, of equation: String) -> [String]? {
      rows.first { $0["equation"]?.string == equation }?[key]?.array?.compactMap(\.string)
    }
    #expect(
      ids("otherConstants", of: "Safe Area.Bottom = Buy Button.Bottom + 40") == [
        "buy-button.bottom", "buy-button.bottom-2", "buy-button.bottom-3",
      ])
    #expect(
      ids("otherPriorities", of: "Buy Button.Width >= 120 (Priority 900)") == [
        "buy-button.width-3", "buy-button.width-4",
      ])
    let three = rows.first { $0["classes"]?.array?.count == 3 }
    #expect(three?["couldBeIn"]?.string == "wAny-hAny")
    #expect(three?["exceptIn"]?.string == "wR-hR")
  }

  @Test func `four drawings are asked as one document, with the views that match`() async throws {
    let folder = try DrawingSample.folder([
      "cr": [(#""name": "Long Button","#, #""id": "other", "name": "Long Button","#)]
    ])
    let result = await run(Self.line, in: folder.url)
    #expect(result.exitCode == 0, "\(result.stderr)")
    expectGolden(result.stdout, named: "query-shared-drawings.txt")
    #expect(result.stdout.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let rows = try await run(Self.line + " --format jsonl", in: folder.url).jsonLines()
    #expect(rows.count == 9)
    #expect(rows.allSatisfy { $0["document"]?.string == "cc.json" })
  }

  @Test func `with --each, and of folders, documents are asked one by one`() async throws {
    let folder = try DrawingSample.folder()
    let result = await run(Self.line + " --each", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stderr)")
    #expect(result.stdout.contains("rr.json\n"))
    #expect(!result.stdout.contains("could be in"))
    let wrong = await run("query grid cc.json --each", in: folder.url)
    #expect(wrong.exitCode == 64)
    #expect(wrong.stderr.contains("'--each' is for the documents of 'query shared'"))
  }

  @Test func `drawings that can't be matched are refused with the views`() async throws {
    let folder = try DrawingSample.folder([
      "cc": [(#""name": "Short Button","#, #""id": "one","#), ("Short Button.", "one.")],
      "cr": [
        (#""name": "Short Button","#, #""id": "two","#), ("Short Button.", "two."),
        (#""title": "Short""#, #""title": "Brief""#),
        (
          #""subviews": ["#,
          #""subviews": [{"kind": "button", "id": "three", "title": "Third"},"#
        ),
      ],
    ])
    let result = await run(Self.line, in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stdout.isEmpty)
    #expect(
      result.stderr.contains("of 'cr.json' could be 'one' (Short) of 'cc.json'"),
      "\(result.stderr)")
    let missing = await run("query shared cc.json cr.json rc.json no.json", in: folder.url)
    #expect(missing.exitCode == 2)
    #expect(missing.stderr.contains("'no.json'"), "\(missing.stderr)")
  }

  @Test func `documents that share no view are told of --each`() async throws {
    let recipes = [
      "01-simple-stack-view", "04-simple-single-view", "06-two-equal-width-views",
      "09-simple-label-and-text-field",
    ]
    let folder = samplesFolder.appendingPathComponent("cookbook")
    let files = recipes.map { "\($0).json" }.joined(separator: " ")
    let result = await run("query shared \(files)", in: folder)
    #expect(result.exitCode == 0)
    #expect(result.stderr.contains("note: no view is in two of the drawings but the root"))
    #expect(result.stderr.contains("queried one by one with '--each'"))
    let apart = await run(
      "query shared \(files.replacing("01-simple-stack-view", with: "../screens/settings"))",
      in: folder)
    #expect(apart.exitCode == 2)
    #expect(apart.stderr.contains("queried one by one with '--each'"))
  }

  @Test func `documents whose cells say nothing are counted`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try folder.write(SampleDocuments.twoBoxes(), to: "b.storyboard")
    let samples = samplesFolder.appendingPathComponent("size-classes/nine-cells.json").path
    let both = await run("query cells a.storyboard b.storyboard", in: folder.url)
    #expect(both.stdout == "2 of 2 documents: no cell sets anything of its own\n")
    let mixed = await run("query overrides a.storyboard \(samples)", in: folder.url)
    #expect(mixed.stdout.hasSuffix("\n\n1 of 2 documents: no cell overrides anything\n"))
    let one = await run("query cells a.storyboard", in: folder.url)
    #expect(one.stdout == "no cell sets anything of its own\n")
  }

  @Test func `cells that compete and what is installed nowhere are told as they are`() async throws
  {
    let folder = samplesFolder.appendingPathComponent("size-classes")
    let overrides = await run("query overrides nine-cells.json", in: folder)
    #expect(overrides.stdout.split(separator: "\n").contains("  hint: set spacing in wC-hR"))
    // A constraint that one cell takes away, and others leave.
    let unused = await run("query unused nine-cells.json", in: folder)
    #expect(unused.stdout == "nothing found\n")
  }
}
