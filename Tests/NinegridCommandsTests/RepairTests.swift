import Foundation
import LayoutWorkbench
import ProjectFolders
import TestSupport
import Testing

@Suite struct RepairTests {
  /// A folder with faulty samples and cases, and what the repairs say of them.
  @Test func `repairs tell what they change, why, and what moves`() async throws {
    let folder = try TemporaryFolder()
    for (source, name) in [
      ("Samples/faults", "faults"), ("Tests/LayoutEngineTests/Cases/Findings", "cases"),
    ] {
      try FileManager.default.copyItem(
        at: sourceRoot.appendingPathComponent(source), to: folder.url.appendingPathComponent(name))
    }
    var transcript = ""
    for line in [
      "fix add-missing faults/ambiguous-label.json",
      "fix add-missing cases/no-position.storyboard cases/no-width.storyboard",
      "fix add-missing cases/scroll-view-without-content-size.storyboard --dry-run",
      "fix add-missing faults/ambiguous-label.json",
      "fix conflicts faults/conflicting-constraints.json --dry-run",
      "fix conflicts cases/chain-of-three.storyboard cases/order-of-edges.storyboard",
      "fix conflicts cases/chain-of-three.storyboard",
      "fix update-constants faults/misplaced-views.json",
      "fix update-constants faults/misplaced-views.json",
      "fix reset-suggested faults/ambiguous-label.json",
      "fix clear faults/ambiguous-label.json --all --dry-run",
      "fix embed-in-stack faults/misplaced-views.json --view Nobody",
    ] {
      let result = await run(line, in: folder.url)
      transcript +=
        "$ ninegrid \(line)\n\(result.stdout)\(result.stderr)exit \(result.exitCode)\n\n"
    }
    expectGolden(transcript, named: "repairs.txt")
    let check = await run("check faults/ambiguous-label.json --ambiguous", in: folder.url)
    #expect(check.exitCode == 0, "\(check.stdout)")
  }

  /// Documents of one point each, in folders named like the repair that mends them.
  @Test(arguments: [("add-missing", "--ambiguous"), ("conflicts", "--unsatisfiable")])
  func `after a repair there is nothing to repair`(repair: String, rule: String) async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: sourceRoot.appendingPathComponent("Tests/NinegridCommandsTests/Cases/Repairs/\(repair)"),
      to: folder.url.appendingPathComponent("cases"))
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/cases").sorted()
    #expect(!names.isEmpty)
    var transcript = ""
    for name in names {
      let found = await run("check cases/\(name) \(rule) --all-size-classes", in: folder.url)
      #expect(found.stdout.contains("[\(rule.dropFirst(2))]"), "\(name) needs no repair")
      // What code decides while the program runs is a note, fails nothing, and is mended where somebody asks for it.
      let line = "fix \(repair) cases/\(name)\(found.exitCode == 0 ? " --uncertain" : "")"
      let done = await run(line, in: folder.url)
      transcript += "$ ninegrid \(line)\n\(done.stdout)\(done.stderr)exit \(done.exitCode)\n\n"
      for environment in ["--as-designed", "--all-size-classes"] {
        let check = await run(
          "check cases/\(name) --ambiguous --unsatisfiable --design-size \(environment) --format jsonl",
          in: folder.url)
        // What a class decides while the program runs is a note.
        let left = try check.jsonLines().filter { $0["rule"]?.string == "design-size" }
        #expect(check.exitCode == 0 && left.isEmpty, "\(name): \(check.stdout)")
      }
      let again = await run(line, in: folder.url)
      #expect(again.stdout.contains("nothing to do"), "\(name): \(again.stdout)")
    }
    expectGolden(transcript, named: "repairs-of-\(repair).txt")
  }

  /// On the canvas all fits; on its side a phone has too little room, and it is open who gives way.
  @Test func `what is added moves nothing that lies right as texts and buttons measure`()
    async throws
  {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: sourceRoot.appendingPathComponent(
        "Tests/NinegridCommandsTests/Cases/Repairs/add-missing/fits-on-the-canvas-alone.storyboard"),
      to: folder.url.appendingPathComponent("a.storyboard"))
    let resolve = "resolve a.storyboard --as-designed --format csv"
    let before = await run(resolve, in: folder.url)
    let done = await run("fix add-missing a.storyboard", in: folder.url)
    #expect(done.stdout.contains("verticalCompressionResistancePriority"), "\(done.stdout)")
    let after = await run(resolve, in: folder.url)
    #expect(after.stdout == before.stdout)
  }

  @Test func `of a folder what needs no repair is told in one line`() async throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c"] {
      try folder.write(SampleDocuments.twoBoxes(), to: "App/\(name).storyboard")
    }
    #expect(await run("edit remove App/b.storyboard cnB-00-001", in: folder.url).exitCode == 0)
    let first = await run("fix add-missing App", in: folder.url)
    #expect(first.stdout.hasPrefix("App/b.storyboard\n"), "\(first.stdout)")
    #expect(first.stdout.hasSuffix("  written\nnothing to do in 2 of 3 documents\n"))
    let second = await run("fix add-missing App", in: folder.url)
    #expect(second.stdout == "nothing to do in 3 of 3 documents\n")
    let rows = await run("fix add-missing App --format jsonl", in: folder.url)
    #expect(try rows.jsonLines().count == 3)
  }

  /// A pin that is missing is one that a designer would add, and comes back as it was.
  @Test(arguments: [
    "cnL-00-001", "cnT-00-001", "cnG-00-001", "cnR-00-001", "cnA-00-001", "cnB-00-001",
    "cnW-00-001",
  ])
  func `what was removed is added again, and no recorded frame moves`(id: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    #expect(await run("edit remove a.storyboard \(id)", in: folder.url).exitCode == 0)
    let fixed = await run("fix add-missing a.storyboard --format jsonl", in: folder.url)
    #expect(fixed.exitCode == 0, "\(fixed.stderr)")
    let row = try #require(try fixed.jsonLines().first)
    #expect(row["added"]?.array?.count == 1, "\(fixed.stdout)")
    #expect(row["notes"]?.array?.isEmpty == true)
    let check = await run(
      "check a.storyboard --ambiguous --unsatisfiable --misplaced --as-designed", in: folder.url)
    #expect(check.exitCode == 0, "\(check.stdout)")
    let frames = await run("fix update-frames a.storyboard --dry-run --uncertain", in: folder.url)
    #expect(frames.exitCode == 0, "\(frames.stdout)")
  }

  /// Names of which only the recorded widths, which are old, compete for room; a box that recorded and measured widths of the text
  /// beside it put on different sides of where it was recorded; a stack view whose height follows from that of a view of a class of the
  /// app's own, which may ask for one; an empty stack view that code fills, and whose height Interface Builder found ambiguous.
  @Test(arguments: [
    ("add-missing", "add-missing", ""), ("add-missing", "class-of-its-own", ""),
    ("update-frames", "update-frames", "becomes (124, 40, 50 × 20)"),
    ("update-frames", "marked-ambiguous", "becomes (0, 20, 375 × 0)"),
  ])
  func `what recorded sizes or a class alone would ask for is not written`(
    repair: String, document: String, change: String
  ) async throws {
    let folder = try TemporaryFolder()
    let source = sourceRoot.appendingPathComponent(
      "Tests/NinegridCommandsTests/Cases/Repairs/unchanged/\(document).storyboard")
    let text = try String(contentsOf: source, encoding: .utf8)
    let file = try folder.write(text, to: "a.storyboard")
    let done = await run("fix \(repair) a.storyboard", in: folder.url)
    #expect(done.exitCode == 0 && done.stdout.contains("nothing to do"), "\(done.stdout)")
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    // By themselves they do ask for it.
    switch repair {
    case "add-missing":
      let editor = MissingConstraints.editor(
        of: try readDocument(at: file.path, named: "a.storyboard").document)
      #expect(!MissingConstraints(editor, scenes: [0]).steps.isEmpty)
    default:
      let uncertain = await run("fix \(repair) a.storyboard --uncertain --dry-run", in: folder.url)
      #expect(uncertain.stdout.contains(change), "\(uncertain.stdout)")
    }
  }

  /// A chart has a class of its own, and where the button below it lies follows from its height.
  @Test func `a size that a class may ask for is settled only where somebody asks for it`()
    async throws
  {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: sourceRoot.appendingPathComponent(
        "Tests/NinegridCommandsTests/Cases/Repairs/unchanged/height-of-a-class.json"),
      to: folder.url.appendingPathComponent("a.json"))
    let certain = await run("fix add-missing a.json", in: folder.url)
    #expect(certain.exitCode == 0 && certain.stdout.contains("nothing to do"), "\(certain.stdout)")
    let uncertain = await run("fix add-missing a.json --uncertain", in: folder.url)
    #expect(uncertain.exitCode == 0, "\(uncertain.stdout)")
    #expect(uncertain.stdout.contains("Chart.Height = 54 (Priority 1)"), "\(uncertain.stdout)")
    let again = await run("fix add-missing a.json --uncertain", in: folder.url)
    #expect(again.stdout.contains("nothing to do"), "\(again.stdout)")
  }

  /// On its side a phone is too low for eight lines; the two that are given up have no height then.
  @Test func `what is open by a conflict alone is no reason to write`() async throws {
    let folder = try TemporaryFolder()
    let source = sourceRoot.appendingPathComponent(
      "Tests/NinegridCommandsTests/Cases/Repairs/unchanged/open-by-a-conflict.json")
    let text = try String(contentsOf: source, encoding: .utf8)
    let file = try folder.write(text, to: "a.json")
    let check = await run(
      "check a.json --ambiguous --unsatisfiable --all-size-classes", in: folder.url)
    #expect(check.stdout.contains("1 finding in 1 document: 1 unsatisfiable"), "\(check.stdout)")
    let alone = await run("check a.json --ambiguous --all-size-classes", in: folder.url)
    #expect(alone.stdout.contains("height of 'line-7' (Line 7) is not determined"))
    let done = await run("fix add-missing a.json", in: folder.url)
    #expect(done.exitCode == 0 && done.stdout.contains("nothing to do"), "\(done.stdout)")
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func `constants take the recorded frames, and go back with them`() async throws {
    let folder = try TemporaryFolder()
    let moved = SampleDocuments.twoBoxes()
      .replacing("x=\"16\" y=\"40\" width=\"167.5\"", with: "x=\"30\" y=\"60\" width=\"153.5\"")
      .replacing(
        "x=\"191.5\" y=\"40\" width=\"167.5\"", with: "x=\"200\" y=\"60\" width=\"159\"")
    let file = try folder.write(moved, to: "a.storyboard")
    let done = await run("fix update-constants a.storyboard", in: folder.url)
    #expect(done.exitCode == 0, "\(done.stdout)\(done.stderr)")
    let again = await run("fix update-constants a.storyboard --dry-run", in: folder.url)
    #expect(again.exitCode == 0)
    #expect(again.stdout.contains("nothing to do"))
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("secondAttribute=\"leading\" constant=\"30\" id=\"cnL-00-001\""))
    #expect(text.contains("secondAttribute=\"trailing\" constant=\"16.5\" id=\"cnG-00-001\""))
    #expect(text.contains("x=\"30\" y=\"60\""), "frames are left alone")
  }
}
