import Foundation
import TestSupport
import Testing

@Suite struct MigrateTests {
  @Test func `a dry run of a migration writes nothing`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SampleDocuments.oldStyle, to: "a.storyboard")
    let dry = await run("migrate leading-trailing a.storyboard --dry-run", in: folder.url)
    #expect(dry.exitCode == 1, "\(dry.stdout)\(dry.stderr)")
    #expect(dry.stdout.contains("nothing moves in"))
    #expect(try String(contentsOf: file, encoding: .utf8) == SampleDocuments.oldStyle)

    let done = await run("migrate leading-trailing a.storyboard", in: folder.url)
    #expect(done.exitCode == 0)
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written.contains("firstAttribute=\"leading\" secondItem=\"vwO-00-001\""))
    let again = await run("migrate leading-trailing a.storyboard", in: folder.url)
    #expect(again.stdout.contains("nothing to do"))
    let dryAgain = await run("migrate leading-trailing a.storyboard --dry-run", in: folder.url)
    #expect(dryAgain.exitCode == 0)
  }

  @Test func `a document in which something moves is written only if asked for`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.twins, to: "a.storyboard")
    let kept = await run("migrate safe-area a.storyboard --format jsonl", in: folder.url)
    #expect(kept.exitCode == 1)
    let row = try #require(try kept.jsonLines().first)
    #expect(row["status"]?.string == "not-written")
    #expect(row["moved"]?.array?.compactMap(\.string) == ["bxO-00-001", "bxP-00-001"])
    #expect(row["environments"]?.array?.first?.string == "iphone-3.5/portrait")
    #expect(row["message"]?.string == "not written, because something moves; --write writes it")
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.twins)

    let written = await run("migrate safe-area a.storyboard --write --format jsonl", in: folder.url)
    #expect(written.exitCode == 1)
    #expect(try written.jsonLines().first?["status"]?.string == "written")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("useSafeAreas=\"YES\""))
  }

  @Test func `what moves right to left is named and counted`() async throws {
    let folder = try TemporaryFolder()
    let text = SampleDocuments.oldStyle.replacing(
      "constant=\"30\" id=\"coL", with: "constant=\"50\" id=\"coL")
    let file = try folder.write(text, to: "a.storyboard")
    let dry = await run("migrate leading-trailing a.storyboard --dry-run", in: folder.url)
    #expect(dry.exitCode == 1)
    #expect(
      dry.stdout.contains(
        "Box 'bxO-00-001' moves from (50, 40) to (30, 40)  on iphone-3.5 portrait, right to left"))
    #expect(
      dry.stdout.contains(
        "1 view moves, as intended: views in languages that run from right to left\nnothing else moves"
      ))
    let row = try #require(
      try await run("migrate leading-trailing a.storyboard --format jsonl", in: folder.url)
        .jsonLines().first)
    #expect(row["status"]?.string == "written")
    #expect(row["moved"]?.array?.isEmpty == true)
    #expect(row["movedAsMeant"]?.array?.compactMap(\.string) == ["bxO-00-001"])
    #expect(try String(contentsOf: file, encoding: .utf8) != text)
  }

  @Test(arguments: ["migrate nothing", "migrate", "migrate safe-area", "migrate --help"])
  func `the usage is what a person types`(line: String) async throws {
    let result = await run(line, in: try TemporaryFolder().url)
    let text = result.stdout + result.stderr
    #expect(text.contains("ninegrid migrate <name> <doc> ..."))
    #expect(!text.contains("apply"), "\(text)")
  }

  @Test func `of a folder what is left alone is told in one line`() async throws {
    let folder = try TemporaryFolder()
    let text = SampleDocuments.oldStyle.replacing(
      "<view contentMode=\"scaleToFill\" translates",
      with: "<view contentMode=\"scaleToFill\" contentHorizontalAlignment=\"left\" translates")
    #expect(text != SampleDocuments.oldStyle)
    for name in ["a", "b", "c"] { try folder.write(text, to: "\(name).storyboard") }
    let done = await run("migrate leading-trailing .", in: folder.url)
    #expect(done.exitCode == 0, "\(done.stderr)")
    let line = "3 objects stay as they are in 3 documents; --verbose tells why"
    #expect(done.stdout.split(separator: "\n").last.map(String.init) == line)
    let again = await run("migrate leading-trailing .", in: folder.url)
    #expect(again.stdout == "nothing to do in 3 of 3 documents; \(line)\n")
    let told = await run("migrate leading-trailing . --verbose", in: folder.url)
    #expect(told.stdout.components(separatedBy: "its content is aligned to the left").count == 4)
  }

  @Test(arguments: [
    ("safe-area", "2048", "safe areas need iOS 9"), ("safe-area", "2304", nil),
    ("safe-area", "4400", nil),
    ("leading-trailing", "1280", "constraints need iOS 6"), ("leading-trailing", "1536", nil),
  ])
  func `a document for a system that is too old is left alone`(
    name: String, version: String, reason: String?
  ) async throws {
    let folder = try TemporaryFolder()
    let deployment = "<deployment version=\"\(version)\" identifier=\"iOS\"/>"
    let text = SampleDocuments.oldStyle.replacing(
      "    <scenes>", with: "    <dependencies>\(deployment)</dependencies>\n    <scenes>")
    #expect(text.contains(deployment))
    let file = try folder.write(text, to: "a.storyboard")
    let result = await run("migrate \(name) a.storyboard", in: folder.url)
    let isWritten = try String(contentsOf: file, encoding: .utf8) != text
    #expect(isWritten == (reason == nil))
    #expect(result.exitCode == (reason == nil ? 0 : 1))
    if let reason { #expect(result.stderr.contains(reason), "\(result.stderr)") }
  }

  @Test func `a migration has a row for every document`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.oldStyle, to: "App/a.storyboard")
    try folder.write(SampleDocuments.twoBoxes(), to: "App/b.storyboard")
    _ = await run("import App", in: folder.url)
    try folder.write("<document>", to: "c.xib")
    try FileManager.default.removeItem(atPath: folder.path + "/App")
    let result = await run(
      "migrate leading-trailing App c.xib nowhere --format csv", in: folder.url)
    #expect(result.exitCode == 2)
    let lines = result.stdout.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(4) == [
        "document,status,revision,changes,untouched,moved,movedAsMeant,environments,message",
        "nowhere,failed,,,,,,,\"there is no file 'nowhere', and no document of that name in the store\"",
        "App/a.storyboard,written,2,4,,,,,", "App/b.storyboard,unchanged,,0,,,,,",
      ])
    #expect(lines.last?.hasPrefix("c.xib,failed,,,,,,,") == true)
    let again = await run("migrate safe-area App c.xib --dry-run --format jsonl", in: folder.url)
    expectNoFaults(try again.jsonLines(), try SchemaFiles.schema("migrate-1"))
  }

  /// A scene and its copy, in which the layout guides have kept their ids: constraints of both go to
  /// the guides of the first, and those of the migrated document to the safe area of the last.
  private static let twins: String = {
    let text = SampleDocuments.oldStyle
    guard let start = text.range(of: "        <scene "), let end = text.range(of: "    </scenes>")
    else { return text }
    var copy = String(text[start.lowerBound..<end.lowerBound])
    for name in ["sc", "vc", "vw", "bx"] { copy.replace("\(name)O-", with: "\(name)P-") }
    for side in "LRTB" { copy.replace("co\(side)-", with: "cp\(side)-") }
    return text.replacingCharacters(in: end.lowerBound..<end.lowerBound, with: copy)
  }()
}
