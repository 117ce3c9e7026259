import Foundation
import InterfaceBuilder
import LayoutModel
import LayoutWorkbench
import TestSupport
import Testing

@testable import NinegridCommands

@Suite struct CheckTests {
  static let sample = "Samples/faults/misplaced-views.json"

  @Test func `a document in order has no findings`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    let result = await run("check a.storyboard", in: folder.url)
    #expect(result.exitCode == 0)
    #expect(result.stdout == "nothing found in 1 document\n")
  }

  @Test func `where nothing could be read, nothing is said to be fine`() async throws {
    let folder = try TemporaryFolder()
    let result = await run("check nowhere.xib", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stdout == "")
    #expect(result.stderr.contains("there is no file 'nowhere.xib'"), "\(result.stderr)")
  }

  @Test func `findings are told as compilers tell theirs, in order of the file`() async throws {
    let result = await run(
      "check Samples/faults/misplaced-views.json Samples/faults/conflicting-constraints.json "
        + "Samples/faults/ambiguous-label.json --as-designed",
      in: sourceRoot)
    #expect(result.exitCode == 1)
    expectGolden(result.stdout, named: "check.txt")
    #expect(result.stderr == "")
  }

  @Test func `what is not certain is listed on demand, as a note`() async throws {
    let result = await run("check \(Self.sample) --uncertain", in: sourceRoot)
    #expect(result.stdout.contains("note: 'amount' (Amount)"))
    #expect(result.stdout.contains("2 findings in 1 document: 2 misplaced"))
    let rows = try await run("check \(Self.sample) --uncertain --format jsonl", in: sourceRoot)
      .jsonLines()
    #expect(rows.map { $0["certain"] } == [.bool(true), .bool(false)])
  }

  @Test func `a mark alone is no finding`() async throws {
    let folder = try TemporaryFolder()
    let plain = SampleDocuments.twoBoxes()
    let marked = plain.replacing("id=\"bxL-00-001\"", with: "misplaced=\"YES\" id=\"bxL-00-001\"")
    try folder.write(marked, to: "a.storyboard")
    let result = await run("check a.storyboard", in: folder.url)
    #expect(result.exitCode == 0)
    #expect(result.stdout.contains("1 view that is in place is marked as misplaced or ambiguous"))
    try folder.write(
      marked.replacing("x=\"16\" y=\"40\"", with: "x=\"30\" y=\"40\""), to: "a.storyboard")
    #expect(await run("check a.storyboard", in: folder.url).exitCode == 1)
  }

  @Test func `warnings are errors where that is asked for`() async throws {
    let folder = try TemporaryFolder()
    let moved = SampleDocuments.twoBoxes()
      .replacing("x=\"16\" y=\"40\"", with: "x=\"30\" y=\"40\"")
    try folder.write(moved, to: "a.storyboard")
    try folder.write("strict: false\n", to: ".ninegrid.yml")
    for (options, severity, code) in [
      ("", "warning", 0), ("--strict", "error", 1), ("--strict --no-config", "error", 1),
    ] {
      let line = "check a.storyboard --misplaced \(options)"
      let rows = try await run("\(line) --format jsonl", in: folder.url).jsonLines()
      #expect(rows.map { $0["severity"] } == [.string(severity)], "\(options)")
      // In Xcode, warnings do not fail a build.
      #expect(await run("\(line) --format xcode", in: folder.url).exitCode == code, "\(options)")
    }
  }

  @Test func `a report whose folder is missing is refused before anything is checked`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(extra: SampleDocuments.conflict), to: "a.storyboard")
    let result = await run(
      "check a.storyboard --format text --format sarif=gone/out.sarif", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stdout == "")
    #expect(result.stderr.contains("gone"))
  }

  @Test func `a rule that is named runs alone`() async throws {
    let folder = try TemporaryFolder()
    let moved = SampleDocuments.twoBoxes(extra: SampleDocuments.conflict)
    try folder.write(moved, to: "a.storyboard")
    for (options, rules) in [
      ("--unsatisfiable", ["unsatisfiable"]), ("--ambiguous", []), ("--misplaced", []),
      ("--ambiguous --unsatisfiable", ["unsatisfiable"]), ("", ["unsatisfiable"]),
      ("--design-size", []),
    ] {
      let result = await run("check a.storyboard --format jsonl \(options)", in: folder.url)
      let found = try result.jsonLines().map { $0["rule"]?.string ?? "" }
      #expect(found == rules, "\(options)")
      #expect(result.exitCode == (rules.isEmpty ? 0 : 1), "\(options)")
    }
  }

  @Test func `a finding of many devices is told once, with its devices`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SampleDocuments.twoBoxes(extra: SampleDocuments.conflict), to: "a.storyboard")
    let all = await run("check a.storyboard --unsatisfiable --all-devices", in: folder.url)
    #expect(all.stdout.split(separator: "\n").filter { $0.contains("[unsatisfiable]") }.count == 1)
    let two = try await run(
      "check a.storyboard --device iphone-4.7 --device ipad-11/landscape/one_half --format jsonl",
      in: folder.url
    ).jsonLines()
    #expect(two.count == 1)
    let keys = two.first?["environments"]?.array?.compactMap(\.string) ?? []
    #expect(keys.first == "iphone-4.7/portrait")
  }

  @Test func `documents of the store are checked by name, at any revision`() async throws {
    let folder = try TemporaryFolder()
    let moved = SampleDocuments.twoBoxes().replacing("x=\"16\" y=\"40\"", with: "x=\"30\" y=\"40\"")
    try folder.write(moved, to: "App/a.storyboard")
    _ = await run("import App", in: folder.url)
    try folder.write(SampleDocuments.twoBoxes(), to: "App/a.storyboard")
    _ = await run("import App", in: folder.url)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App"))
    #expect(await run("check App/a.storyboard", in: folder.url).exitCode == 0)
    let old = await run("check App/a.storyboard@1", in: folder.url)
    #expect(old.exitCode == 1)
    #expect(old.stdout.contains("App/a.storyboard@1: warning: 'bxL-00-001' (Left Box)"))
  }

  @Test func `documents for other systems and broken ones don't stop the others`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.mac, to: "App/Mac.xib")
    try folder.write(SampleDocuments.twoBoxes(), to: "App/a.storyboard")
    let good = await run("check App", in: folder.url)
    #expect(good.exitCode == 0)
    #expect(good.stdout == "nothing found in 2 documents; 1 not for iPhone or iPad, not checked\n")
    try folder.write("<document", to: "App/b.storyboard")
    let broken = await run("check App --format jsonl", in: folder.url)
    #expect(broken.exitCode == 1)
    let rows = try broken.jsonLines()
    #expect(rows.map { $0["rule"]?.string } == ["unreadable"])
    #expect(rows.first?["document"]?.string == "App/b.storyboard")
    #expect(rows.first?["line"]?.number == 1)
    // Somebody who names other rules is told that this one could not be checked.
    #expect(await run("check App --misplaced", in: folder.url).exitCode == 2)
    #expect(await run("check App --misplced", in: folder.url).exitCode == 64)
    #expect(await run("check App/none.storyboard", in: folder.url).exitCode == 2)
  }

  @Test func `every rule can be named, and stands in the README of the schemas`() async throws {
    let rows = CheckRule.all.map { "| `\($0.id)` | \($0.severity) | \($0.summary) |" }
    expectGoldenTable(
      ["| Rule | Severity | Means |", "|---|---|---|"] + rows,
      in: SchemaFiles.folder.appendingPathComponent("README.md"))
    let help = await run("help check", in: sourceRoot).stdout
    for id in CheckRule.all.map(\.id) {
      #expect(help.contains(id))
      #expect(await run("check \(Self.sample) --rule \(id)", in: sourceRoot).exitCode < 2)
    }
  }

  @Test func `every rule finds something somewhere`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(BrokenDocumentTests.native, to: "broken.json")
    try folder.write(BrokenDocumentTests.storyboard, to: "broken.storyboard")
    try folder.write(BrokenDocumentTests.refusedPair, to: "refused.storyboard")
    try folder.write(CheckAttributeTests.fault, to: "attributes.storyboard")
    for (index, text) in CheckGridTests.faults.enumerated() {
      try folder.write(text, to: "cells-\(index).json")
    }
    let findings = sourceRoot.appendingPathComponent("Tests/LayoutEngineTests/Cases/Findings").path
    let samples = sourceRoot.appendingPathComponent("Samples").path
    var found: Set<String> = []
    for environment in ["", "--device iphone-4.0"] {
      let rows = await run(
        "check . \(findings) \(samples) --uncertain --format jsonl \(environment)", in: folder.url)
      found.formUnion(try rows.jsonLines().compactMap { $0["rule"]?.string })
    }
    #expect(
      // Rules that read have cases of their own; see CheckCaseTests.
      CheckRule.allCases.map(\.id).filter { !found.contains($0) } == [],
      "write a document for it, in \(findings) or \(samples)")
  }

  @Test(arguments: ["--device iphone-4.7", "--all-devices", "--text-size AX1", "--pseudo long"])
  func `frames alone are compared as designed, and nothing else`(options: String) async throws {
    let name = options.split(separator: " ").first ?? ""
    let result = await run("check \(Self.sample) --misplaced \(options)", in: sourceRoot)
    #expect(result.exitCode == 64)
    #expect(result.stdout == "")
    #expect(
      result.stderr.hasPrefix(
        "Error: '--misplaced' compares as designed, and '\(name)' says otherwise. "
          + "Leave it out, or name another rule, too.\n"))
    let both = await run("check \(Self.sample) --misplaced --ambiguous \(options)", in: sourceRoot)
    #expect(both.exitCode == 1)
    let designed = await run("check \(Self.sample) --misplaced --as-designed", in: sourceRoot)
    #expect(designed.exitCode == 1)
  }

  @Test func `what a constraint determines that is removed at build time is a note`() async throws {
    let folder = try TemporaryFolder()
    let open = try String(
      contentsOf: CheckCaseTests.folder.appendingPathComponent("ambiguous/bad.storyboard"),
      encoding: .utf8)
    try folder.write(
      open.replacing(
        "</constraints>",
        with:
          "<constraint firstItem=\"bbb-00-001\" firstAttribute=\"top\" secondItem=\"aaa-00-001\" secondAttribute=\"top\" placeholder=\"YES\" id=\"cB2-00-001\"/></constraints>"
      ), to: "a.storyboard")
    let rows = try await run(
      "check a.storyboard --device iphone-4.7 --rule ambiguous --format jsonl", in: folder.url
    ).jsonLines()
    #expect(rows.map { $0["severity"]?.string } == ["note"])
    let usual = await run("check a.storyboard --device iphone-4.7", in: folder.url)
    #expect(usual.exitCode == 0, "\(usual.stdout)")
  }

  @Test func `conflicts with one reason are one finding, which names what else is given up`()
    async throws
  {
    let folder = try TemporaryFolder()
    // Four views of 150 points beside one another: a phone has no room for two of them.
    let names = ["A", "B", "C", "D"]
    let views = names.map { "{\"name\": \"\($0)\"}" }.joined(separator: ", ")
    let widths = names.flatMap {
      ["\"\($0).Width = 150\"", "\"\($0).Top = Superview.Top\"", "\"\($0).Height = 20\""]
    }
    let row = zip(names, names.dropFirst()).map { "\"\($1).Leading = \($0).Trailing\"" }
    let edges = ["\"A.Leading = Superview.Leading\"", "\"D.Trailing = Superview.Trailing\""]
    try folder.write(
      """
      {"format": "ninegrid-layout", "version": 1, "name": "Row", "device": "ipad11_0rounded",
       "scenes": [{"name": "Row", "view": {"name": "Root", "subviews": [\(views)],
        "constraints": [\((widths + row + edges).joined(separator: ", "))]}}]}
      """, to: "row.json")
    let found = try await run(
      "check row.json --device iphone-4.0 --device iphone-4.7 --rule unsatisfiable --format jsonl",
      in: folder.url
    ).jsonLines()
    #expect(found.count == 1)
    #expect(found.first?["environments"]?.array?.count == 2)
    #expect(found.first?["message"]?.string?.contains(", and for the same reason '") == true)
  }

  @Test func `a conflict with the canvas is a note, and fails nothing`() async throws {
    let folder = try TemporaryFolder()
    let cases = sourceRoot.appendingPathComponent("Tests/LayoutEngineTests/Cases/Findings")
    try FileManager.default.copyItem(
      at: cases.appendingPathComponent("view-alone-lets-go-outside.xib"),
      to: folder.url.appendingPathComponent("a.xib"))
    for options in ["", "--design-size"] {
      let text = await run("check a.xib \(options)", in: folder.url)
      #expect(text.exitCode == 0)
      #expect(text.stdout.contains("note: these cannot hold together on the canvas: 'con-00-004'"))
      #expect(text.stdout.contains("hint: only the canvas gives this width to 'roo-tv-001' (View)"))
      #expect(text.stdout.hasSuffix("1 finding in 1 document: 1 design-size\n"))
    }
    #expect(await run("check a.xib --unsatisfiable", in: folder.url).stdout.hasPrefix("nothing"))
    for (format, level) in [("sarif", "\"level\": \"note\""), ("github", "::notice file=a.xib,")] {
      let plain = await run("check a.xib --format \(format)", in: folder.url)
      #expect(plain.exitCode == 0)
      #expect(!plain.stdout.contains("con-00-004"))
      let named = await run("check a.xib --design-size --format \(format)", in: folder.url)
      #expect(named.exitCode == 0)
      #expect(named.stdout.contains("con-00-004"))
      #expect(named.stdout.contains(level))
    }
  }

  @Test func `what may be no fault is a note, whatever its rule says of others`() async throws {
    let folder = try TemporaryFolder()
    var open = SampleDocuments.twoBoxes()
    let height = try #require(
      open.range(of: "<constraint firstAttribute=\"height\" constant=\"100\" id=\"cnH-00-001\"/>"))
    open.removeSubrange(height)
    let ofClass = open.replacing(
      "userLabel=", with: "customClass=\"Chart\" customModule=\"App\" userLabel=")
    for (text, severity) in [(open, "warning"), (ofClass, "note")] {
      try folder.write(text, to: "a.storyboard")
      let result = await run("check a.storyboard --ambiguous --format jsonl", in: folder.url)
      let rows = try result.jsonLines()
      #expect(!rows.isEmpty && rows.allSatisfy { $0["severity"]?.string == severity }, "\(rows)")
      #expect(result.exitCode == (severity == "note" ? 0 : 1))
    }
  }

  @Test func `where notes are not listed, rules that only note something tell nothing`() throws {
    let idle = SampleDocuments.twoBoxes().replacing(
      "id=\"cnL-00-001\"/>",
      with:
        "id=\"cnL-00-001\"><variation key=\"heightClass=compact\" constant=\"16\"/></constraint>")
    let tree = try readInterfaceBuilder(Array(idle.utf8))
    let loaded = LoadedDocument(
      name: "a.storyboard", document: LayoutDocument(tree), diagnostics: [])
    for listsNotes in [true, false] {
      let check = DocumentCheck(
        rules: CheckRule.usual, requests: [.asDesigned(.init())], localization: .none,
        listsNotes: listsNotes, listsUncertain: false)
      let found = try check.report(on: loaded, scenes: [0]).findings.map(\.rule.id)
      #expect(found == (listsNotes ? ["idle-setting"] : []))
    }
  }
}
