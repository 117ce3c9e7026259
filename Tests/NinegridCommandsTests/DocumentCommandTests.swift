import Foundation
import TestSupport
import Testing

@Suite struct DocumentCommandTests {
  @Test func `a document is shown as a tree`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    let result = await run("show a.storyboard", in: folder.url)
    #expect(result.exitCode == 0)
    expectGolden(result.stdout, named: "show.txt")
  }

  @Test func `constraints of views with the same name are told apart by ids`() async throws {
    let folder = try TemporaryFolder()
    let label = { (id: String) in
      "<label text=\"Name\" id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"42\" height=\"21\"/></label>"
    }
    try folder.write(
      SampleDocuments.storyboard(
        initial: "vc",
        scenes: """
          <viewController id="vc"><view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>\(label("one"))\(label("two"))</subviews>
          <constraints>
          <constraint firstItem="one" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
          <constraint firstItem="two" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
          </constraints></view></viewController>
          """), to: "a.storyboard")
    let shown = await run("show a.storyboard", in: folder.url).stdout
    #expect(shown.contains("Name 'one'.Leading = Superview.Leading  c1"), "\(shown)")
    #expect(shown.contains("Name 'two'.Leading = Superview.Leading  c2"), "\(shown)")
  }

  @Test func `colour is for terminals, and NO_COLOR is honoured`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    func shown(_ environment: [String: String], isTerminal: Bool) async -> Bool {
      await run(
        ["show", "a.storyboard"], environment: environment, workingDirectory: folder.path,
        isTerminal: isTerminal
      ).stdout.contains("\u{1B}[")
    }
    #expect(await shown([:], isTerminal: true))
    #expect(await !shown([:], isTerminal: false))
    #expect(await !shown(["NO_COLOR": "1"], isTerminal: true))
  }

  @Test func `devices are listed, and one is found by its model`() async throws {
    let folder = try TemporaryFolder()
    let all = await run("devices --format jsonl", in: folder.url)
    #expect(all.stdout.split(separator: "\n").count > 40)
    let one = await run(["devices", "iPhone 15 Pro"], workingDirectory: folder.path)
    #expect(one.stdout.contains("iphone-6.1-island"))
    let unknown = await run("devices iphone-6.1-islnd", in: folder.url)
    #expect(unknown.exitCode == 64)
    #expect(unknown.stderr.contains("did you mean 'iphone-6.1-island'?"))
  }

  @Test func `a difference is told in sentences, and exits with 1`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try folder.write(SampleDocuments.twoBoxes(gap: 12), to: "b.storyboard")
    let same = await run("diff a.storyboard a.storyboard", in: folder.url)
    #expect(same.exitCode == 0)
    #expect(same.stdout == "no difference in layout\n")
    let result = await run("diff a.storyboard b.storyboard", in: folder.url)
    #expect(result.exitCode == 1)
    expectGolden(result.stdout, named: "diff.txt")
    let effect = await run(
      "diff a.storyboard b.storyboard --effect --device iphone-4.7", in: folder.url)
    #expect(effect.exitCode == 1)
    expectGolden(effect.stdout, named: "diff-effect.txt")
  }

  @Test(arguments: [
    "--device iphone-4.7", "--all-devices", "--orientation both", "--size 375x667",
    "--size-class wC-hR", "--scale 2", "--as-designed", "--text-size AX1", "--direction rtl",
    "--bars none", "--hide bxL-00-001", "--show bxL-00-001", "--strings de.strings",
    "--pseudo long", "--fonts Fonts", "--hide bxL-00-001 --format json",
  ])
  func `a difference without effect refuses what says how to resolve`(options: String) async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    let result = await run("diff a.storyboard a.storyboard \(options)", in: folder.url)
    #expect(result.exitCode == 64)
    #expect(result.stdout == "")
    let name = options.split(separator: " ").first ?? ""
    #expect(
      result.stderr.hasPrefix(
        "Error: '\(name)' says how to resolve, and nothing is resolved without '--effect'. "
          + "Add '--effect'.\n"))
    if !["--strings", "--fonts"].contains(name) {
      let effect = await run("diff a.storyboard a.storyboard --effect \(options)", in: folder.url)
      #expect(effect.exitCode == 0)
    }
  }

  @Test func `the changes and their effect come in one run`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try folder.write(SampleDocuments.twoBoxes(gap: 12), to: "b.storyboard")
    let line = "diff a.storyboard b.storyboard --effect --device iphone-4.7 --orientation both"
    let rows = try await run("\(line) --format jsonl", in: folder.url).jsonLines()
    #expect(rows.map { $0["change"] != nil } == [true, false, false, false, false])
    let csv = await run("\(line) --format csv", in: folder.url)
    #expect(csv.stdout.split(separator: "\n").count == 5)
    let text = await run(line, in: folder.url)
    #expect(text.stdout.contains("constraint 'cnG-00-001'"))
    #expect(text.stdout.contains("167.5 × 100"))
    #expect(!text.stdout.contains("(16, 20)"), "the numbers of the second environment")
    let all = await run("\(line) --by-environment", in: folder.url)
    #expect(all.stdout.contains("  iphone-4.7 portrait\n    Left Box"))
    #expect(all.stdout.contains("  iphone-4.7 landscape\n    Left Box"))
  }

  @Test func `scenes whose ids differ are compared by their views`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    let other = SampleDocuments.twoBoxes(gap: 48).replacing("vcA-00-001", with: "vcB-00-001")
      .replacing("vwA-00-001", with: "vwB-00-001")
    try folder.write(other, to: "b.storyboard")
    let line = "diff a.storyboard b.storyboard --effect --device iphone-4.7 --format jsonl"
    let rows = try await run(line, in: folder.url).jsonLines().filter { $0["effect"] != nil }
    #expect(rows.map { $0["id"]?.string } == ["bxL-00-001", "bxR-00-001"])
    #expect(rows.map { $0["effect"]?.string } == ["resized", "resized"])
  }

  @Test func `a native scene with another name is compared by its views`() async throws {
    let folder = try TemporaryFolder()
    func document(_ name: String, _ x: Int) -> String {
      """
      {"format": "ninegrid-layout", "version": 1, "scenes": [{"name": "\(name)", "view": {
        "name": "\(name) Root", "subviews": [{"kind": "view", "name": "Box"}],
        "constraints": ["Box.Leading = Superview.Leading + \(x)", "Box.Top = Superview.Top",
          "Box.Width = 10", "Box.Height = 10"]}}]}
      """
    }
    try folder.write(document("One", 20), to: "a.json")
    try folder.write(document("Two", 60), to: "b.json")
    let result = await run("diff a.json b.json --effect --size 375x667", in: folder.url)
    #expect(result.stdout.contains("Box 'box' moves from (20, 0) to (60, 0)"), "\(result.stdout)")
    #expect(!result.stdout.contains("nothing moves"))
  }

  @Test func `a scene that comes or goes is told by its root view`() async throws {
    let folder = try TemporaryFolder()
    let one = #"{"name": "A", "view": {"name": "A Root"}}"#
    let two = #"{"name": "B", "view": {"name": "B Root"}}"#
    let start = #"{"format": "ninegrid-layout", "version": 1, "scenes": ["#
    try folder.write("\(start)\(one)]}", to: "a.json")
    try folder.write("\(start)\(one),\(two)]}", to: "b.json")
    for (line, effect) in [("a.json b.json", "appeared"), ("b.json a.json", "disappeared")] {
      let rows = try await run(
        "diff \(line) --effect --size 375x667 --format jsonl", in: folder.url
      ).jsonLines().filter { $0["effect"] != nil }
      #expect(rows.map { $0["id"]?.string } == ["b-root"])
      #expect(rows.map { $0["effect"]?.string } == [effect])
    }
  }

  @Test(arguments: [
    "check", "resolve", "show", "query cells", "fix update-frames --dry-run",
    "migrate leading-trailing --dry-run",
  ])
  func `a document that is named in several ways is there once`(command: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SampleDocuments.oldStyle.replacing("y=\"20\"", with: "y=\"50\""), to: "App/a.storyboard")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Link", withDestinationPath: "App")
    let first = "\(command) --format jsonl App/a.storyboard"
    let once = await run(first, in: folder.url)
    #expect(once.exitCode < 2)
    let again = "./App/a.storyboard \(folder.path)/App/../App/a.storyboard App . Link"
    let often = await run("\(first) \(again)", in: folder.url)
    #expect(often.stdout == once.stdout)
    #expect(often.exitCode == once.exitCode)
  }

  @Test func `revisions of a stored document are compared`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    _ = await run("import a.storyboard", in: folder.url)
    try folder.write(SampleDocuments.twoBoxes(gap: 12), to: "a.storyboard")
    _ = await run("import a.storyboard", in: folder.url)
    let result = await run("diff a.storyboard@1 a.storyboard@2 --format jsonl", in: folder.url)
    #expect(result.exitCode == 1)
    #expect(result.stdout.contains(#""id":"cnG-00-001""#))
    #expect(result.stdout.split(separator: "\n").count == 1)
  }

  @Test func `a scene is drawn`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    let result = await run("render a.storyboard --constraints -o a.svg", in: folder.url)
    #expect(result.exitCode == 0)
    let file = folder.url.appendingPathComponent("a.svg")
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<svg"))
  }

  @Test(arguments: [
    "x.gif", "x.jpeg", "x.png --format pdf", "x.SVGZ", "x.txt --format svg", "x.svg --format text",
  ])
  func `a picture is not written to a file whose name says something else`(
    name: String
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    let result = await run("render a.storyboard -o \(name)", in: folder.url)
    #expect(result.exitCode == 64)
    #expect(result.stderr.contains(name.split(separator: " ")[0]), "\(result.stderr)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files == ["a.storyboard"])
    let plot = await run("sweep a.storyboard --plot x.png", in: folder.url)
    #expect(plot.exitCode == 64)
  }

  @Test func `a picture in characters is written to a text file, and to a folder`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    let plain = await run("render a.storyboard --format text", in: folder.url)
    for options in ["-o a.txt", "-o b.txt --format text"] {
      let result = await run("render a.storyboard \(options)", in: folder.url)
      #expect(result.exitCode == 0 && result.stdout == "")
    }
    for name in ["a.txt", "b.txt"] {
      let file = folder.url.appendingPathComponent(name)
      #expect(try String(contentsOf: file, encoding: .utf8) == plain.stdout)
    }
    try FileManager.default.createDirectory(
      atPath: folder.path + "/pictures.v1", withIntermediateDirectories: false)
    #expect(
      await run("render a.storyboard -o pictures.v1 --format text", in: folder.url).exitCode == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/pictures.v1")
    #expect(files.count == 1 && files[0].hasSuffix(".txt"))
  }

  @Test func `guides that Xcode adds by itself are not called unused unless asked for`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"format": "ninegrid-layout", "version": 1, "scenes": [{"view": {"guides": ["safeArea"]}}]}"#,
      to: "a.json")
    let plain = await run("query unused a.json --format csv", in: folder.url)
    #expect(plain.stdout == "document,kind,id,reason\n")
    let all = await run("query unused a.json --automatic-guides --format csv", in: folder.url)
    #expect(all.stdout.contains("a.json,guide,"), "\(all.stdout)")
    let wrong = await run("query shared a.json --automatic-guides", in: folder.url)
    #expect(wrong.exitCode == 64)
  }

  @Test func `shared constraints are told scene by scene, with what holds`() async throws {
    let folder = try TemporaryFolder()
    func scene(_ name: String, _ constant: Int) -> String {
      """
      {"name": "\(name)", "view": {"name": "\(name) Root",
        "subviews": [{"kind": "view", "name": "\(name) Box"}],
        "cells": {"wAny-hAny": {}, "wR-hR": {"constraints": [
          {"id": "\(name)", "constraint": "\(name) Box.Width = 49", "cells": {"wR-hR": {"constant": \(constant)}}}]}}}}
      """
    }
    try folder.write(
      #"{"format": "ninegrid-layout", "version": 1, "scenes": ["#
        + "\(scene("One", 9)),\(scene("Two", 7))]}", to: "a.json")
    let text = await run("query shared a.json --by-id", in: folder.url)
    #expect(text.exitCode == 0, "\(text.stderr)")
    let parts = text.stdout.split(separator: "Two (")
    #expect(parts.count == 2)
    #expect(parts[0].contains("One Box.Width = 9  [wR-hR]") && !parts[0].contains("Two Box"))
    #expect(parts.last?.contains("Two Box.Width = 7  [wR-hR]") == true)
    #expect(!text.stdout.contains("49"))
    let rows = try await run("query shared a.json --by-id --format jsonl", in: folder.url)
      .jsonLines()
    #expect(rows.map { $0["equation"]?.string } == ["One Box.Width = 9", "Two Box.Width = 7"])
    #expect(rows.map { $0["id"]?.string } == ["One", "Two"])
  }

  @Test(arguments: ["shared", "grid", "cells", "overrides", "unused", "duplicates"])
  func `every ready query answers about a file, in every format`(name: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    for format in ["text", "json", "jsonl", "csv"] {
      let result = await run("query \(name) a.storyboard --format \(format)", in: folder.url)
      #expect(result.exitCode == 0, "\(result.stderr)")
      if format == "text" { #expect(!result.stdout.isEmpty) }
    }
  }

  @Test
  func `a constraint from its other item is a duplicate, and one of another priority is none`()
    async throws
  {
    let cases = "Tests/NinegridCommandsTests/Cases/Checks/duplicate-constraint"
    for (name, ids) in [("bad", ["side.leading box.trailing"]), ("good", [])] {
      let rows = try await run(
        "query duplicates \(cases)/\(name).json --format jsonl", in: sourceRoot
      ).jsonLines()
      #expect(rows.filter { $0["kind"]?.string == "constraint" }.map { $0["ids"]?.string } == ids)
    }
  }
}
