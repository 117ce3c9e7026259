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

  @Test func `an effect has no noise`() async throws {
    let result = await run("diff a.storyboard b.storyboard --effect --all", in: sourceRoot)
    #expect(result.exitCode == 64)
    #expect(result.stderr.contains("Leave out '--all'."))
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
    #expect(result.stdout.contains(#""object":"cnG-00-001""#))
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
}
