import Foundation
import TestSupport
import Testing

/// `check --baseline` and `--write-baseline`.
@Suite struct BaselineTests {
  private static let conflict = SampleDocuments.twoBoxes(extra: SampleDocuments.conflict)
  private static let misplaced = SampleDocuments.twoBoxes()
    .replacing("x=\"16\" y=\"40\"", with: "x=\"30\" y=\"40\"")

  /// A folder with a document in order, one with a conflict and one with a misplaced view, and their baseline.
  private static func folder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "App/Good.storyboard")
    try folder.write(conflict, to: "App/Conflict.storyboard")
    try folder.write(misplaced, to: "App/Moved.storyboard")
    let written = await run("check App --write-baseline known.json", in: folder.url)
    #expect(written.exitCode == 0)
    #expect(
      written.stdout
        == "2 findings in 2 of 3 documents: 1 unsatisfiable, 1 misplaced; 2 fixable (--fix); written to 'known.json'\n"
    )
    return folder
  }

  @Test func `a baseline says what is known, one finding a line, and nothing of places`()
    async throws
  {
    let folder = try await Self.folder()
    let text = try folder.read("known.json")
    #expect(
      text == """
        {
          "format": "ninegrid-baseline",
          "version": 1,
          "findings": [
            {"document":"App/Conflict.storyboard","rule":"unsatisfiable","id":"cnH-00-001","count":1},
            {"document":"App/Moved.storyboard","rule":"misplaced","id":"bxL-00-001","count":1}
          ]
        }

        """)
    let schema = try SchemaFiles.schema("check-baseline-1")
    #expect(schema.faults(in: try JSONInstance(json: Data(text.utf8))) == [])
    _ = await run("check App/Moved.storyboard App --write-baseline known.json", in: folder.url)
    #expect(try folder.read("known.json") == text)
    _ = await run("check App/Good.storyboard --write-baseline none.json", in: folder.url)
    let none = try JSONInstance(json: Data(try folder.read("none.json").utf8))
    #expect(none["findings"] == .array([]))
    #expect(schema.faults(in: none) == [])
  }

  @Test func `what the baseline holds is not reported, what comes on top is`() async throws {
    let folder = try await Self.folder()
    let same = await run("check App --baseline known.json", in: folder.url)
    #expect(same.exitCode == 0)
    #expect(same.stdout == "nothing new found in 3 documents; 2 are in the baseline\n")
    #expect(same.stderr == "")
    let moved = Self.misplaced.replacing("<scenes>", with: "\n\n<scenes>")
      .replacing("x=\"30\" y=\"40\"", with: "x=\"60\" y=\"40\"")
      .replacing("x=\"191.5\" y=\"40\"", with: "x=\"191.5\" y=\"90\"")
    try folder.write(moved, to: "App/Moved.storyboard")
    let more = await run("check App --baseline known.json", in: folder.url)
    #expect(more.exitCode == 1)
    #expect(more.stdout.contains("warning: 'bxR-00-001' (Right Box) is at"))
    #expect(!more.stdout.contains("bxL-00-001"))
    #expect(
      more.stdout.contains(
        "\n1 finding in 1 of 3 documents: 1 misplaced; 1 fixable (--fix); 2 more are in the baseline\n"
      ))
    for format in ["jsonl", "json", "csv", "sarif", "github"] {
      let result = await run("check App --baseline known.json --format \(format)", in: folder.url)
      #expect(result.exitCode == 1)
      #expect(result.stdout.contains("bxR-00-001") && !result.stdout.contains("'bxL-00-001'"))
    }
  }

  @Test func `findings that are gone are told, if their rule was run and their document checked`()
    async throws
  {
    let folder = try await Self.folder()
    for name in ["Conflict", "Moved"] {
      try folder.write(SampleDocuments.twoBoxes(), to: "App/\(name).storyboard")
    }
    for (line, count) in [
      ("App", 2), ("App/Moved.storyboard", 1), ("App --ambiguous", 0), ("App --misplaced", 1),
      ("App/Good.storyboard", 0), ("App --scene vcA-00-001", 0),
    ] {
      let result = await run("check \(line) --baseline known.json", in: folder.url)
      #expect(result.exitCode == 0, "\(line)")
      let words =
        count == 1
        ? "1 finding of the baseline 'known.json' is"
        : "2 findings of the baseline 'known.json' are"
      #expect(
        result.stderr
          == (count == 0 ? "" : "note: \(words) gone: write it again with '--write-baseline'\n"),
        "\(line)")
    }
  }

  @Test func `a renamed file is a new one, and the old one is gone`() async throws {
    let folder = try await Self.folder()
    try FileManager.default.moveItem(
      atPath: folder.path + "/App/Moved.storyboard", toPath: folder.path + "/App/Other.storyboard")
    let result = await run("check App --baseline known.json", in: folder.url)
    #expect(result.exitCode == 1)
    #expect(result.stdout.contains("App/Other.storyboard:"))
    #expect(result.stderr.hasPrefix("note: 1 finding of the baseline 'known.json' is gone"))
    let file = await run("check App/Good.storyboard --baseline known.json", in: folder.url)
    #expect(file.stderr == "")
  }

  /// The view has no x anywhere, and no width in regular width besides: one finding a size.
  @Test func `of an object with more findings than are known, all are reported`() async throws {
    let folder = try TemporaryFolder()
    let text = """
      {"format": "ninegrid-layout", "version": 1, "scenes": [{"view": {"name": "Root",
        "subviews": [{"name": "Box", "kind": "view"}],
        "constraints": ["Box.Top = Superview.Top", "Box.Height = 50", "Box.Width = 50"],
        "cells": {"wR-hAny": {"uninstall": ["Box.Width = 50"]}}}}]}
      """
    try folder.write(text, to: "a.json")
    let one = "check a.json --ambiguous --size 375x667"
    let two = "\(one) --size 900x900"
    #expect(await run("\(one) --write-baseline one.json", in: folder.url).exitCode == 0)
    #expect(await run("\(two) --write-baseline two.json", in: folder.url).exitCode == 0)
    #expect(try folder.read("two.json").contains("\"id\":\"box\",\"count\":2}"))
    #expect(await run("\(one) --baseline one.json", in: folder.url).exitCode == 0)
    let known = await run("\(two) --baseline two.json", in: folder.url)
    #expect(known.exitCode == 0)
    #expect(known.stderr == "")
    let more = await run("\(two) --baseline one.json --format jsonl", in: folder.url)
    #expect(more.exitCode == 1)
    #expect(try more.jsonLines().map { $0["id"] } == [.string("box"), .string("box")])
    let fewer = await run("\(one) --baseline two.json", in: folder.url)
    #expect(fewer.exitCode == 0)
    #expect(fewer.stderr.hasPrefix("note: 1 finding of the baseline"))
  }

  @Test func `a finding counts once, on however many devices it is`() async throws {
    let folder = try await Self.folder()
    let text = try folder.read("known.json")
    let devices = "check App --all-devices --misplaced --unsatisfiable"
    _ = await run("\(devices) --write-baseline all.json", in: folder.url)
    #expect(try folder.read("all.json") == text)
    #expect(await run("\(devices) --baseline known.json", in: folder.url).exitCode == 0)
  }

  @Test func `paths start at the folder of the baseline, wherever the command runs`() async throws {
    let folder = try await Self.folder()
    let sub = folder.url.appendingPathComponent("App")
    #expect(await run("check . --baseline ../known.json", in: sub).exitCode == 0)
    #expect(await run("check \(folder.path)/App --baseline ../known.json", in: sub).exitCode == 0)
    try folder.write("", to: "CI/notes.txt")
    _ = await run("check App --write-baseline CI/known.json", in: folder.url)
    #expect(try folder.read("CI/known.json").contains("\"../App/Moved.storyboard\""))
    #expect(await run("check . --baseline ../CI/known.json", in: sub).exitCode == 0)
    // The same folder by another name.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Link", withDestinationPath: "App")
    #expect(await run("check Link --baseline known.json", in: folder.url).exitCode == 0)
    try folder.write(SampleDocuments.twoBoxes(), to: "App/Moved.storyboard")
    let gone = await run("check .. --baseline ../CI/known.json", in: sub)
    #expect(gone.stderr.hasPrefix("note: 1 finding"))
  }

  @Test func `documents of the store are known by name, in every revision`() async throws {
    let folder = try await Self.folder()
    _ = await run("import App", in: folder.url)
    try folder.write(SampleDocuments.twoBoxes(), to: "App/Moved.storyboard")
    _ = await run("import App", in: folder.url)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App"))
    // That of the files holds for the store, too.
    let latest = await run("check App --baseline known.json", in: folder.url)
    #expect(latest.exitCode == 0)
    #expect(latest.stderr.hasPrefix("note: 1 finding of the baseline 'known.json' is gone"))
    let both = "check App/Moved.storyboard@1 App/Moved.storyboard"
    let revisions = await run("\(both) --baseline known.json", in: folder.url)
    #expect(revisions.exitCode == 0 && !revisions.stderr.contains("gone"), "\(revisions.stderr)")
    _ = await run("\(both) App/Conflict.storyboard --write-baseline new.json", in: folder.url)
    #expect(try folder.read("new.json") == folder.read("known.json"))
  }

  @Test func `a document that can't be read is held like any finding`() async throws {
    let folder = try await Self.folder()
    try folder.write("<document", to: "App/Broken.storyboard")
    #expect(await run("check App --baseline known.json", in: folder.url).exitCode == 1)
    let result = await run("check App --write-baseline known.json", in: folder.url)
    #expect(result.exitCode == 0)
    #expect(try folder.read("known.json").contains("\"unreadable\""))
    let checked = await run("check App --baseline known.json", in: folder.url)
    #expect(checked.exitCode == 0)
    #expect(checked.stdout == "nothing new found in 4 documents; 3 are in the baseline\n")
  }

  @Test func `nothing is written unless everything that was named was checked`() async throws {
    let folder = try await Self.folder()
    let text = try folder.read("known.json")
    let result = await run("check App none.storyboard --write-baseline known.json", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.contains("'known.json' is not written"))
    #expect(try folder.read("known.json") == text)
  }

  @Test func `what can't be done is said`() async throws {
    let folder = try await Self.folder()
    let missing = await run("check App --baseline none.json", in: folder.url)
    #expect(missing.exitCode == 2)
    #expect(
      missing.stderr == """
        error: there is no baseline 'none.json'
          hint: '--write-baseline none.json' writes one

        """)
    for (options, code, message) in [
      ("--baseline App", Int32(2), "error: 'App' is a folder, and a file is needed here"),
      ("--write-baseline none/a.json", 2, "error: there is no folder 'none'"),
      (
        "--baseline known.json --write-baseline known.json", 64,
        "Error: '--write-baseline' writes all"
      ),
      ("--write-baseline a.json --format sarif", 64, "Error: '--write-baseline' has a format"),
    ] {
      let result = await run("check App \(options)", in: folder.url)
      #expect(result.exitCode == code, "\(options)")
      #expect(result.stderr.hasPrefix(message), "\(options): \(result.stderr)")
    }
    // A merge may leave a finding twice, and a newer version may say more.
    let known = try folder.read("known.json")
    let line = known.split(separator: "\n").first { $0.contains("Moved") } ?? ""
    try folder.write(
      known.replacing(line, with: "\(line),\n\(line)").replacing(
        "\"count\"", with: "\"more\": [], \"count\""),
      to: "merged.json")
    #expect(await run("check App --baseline merged.json", in: folder.url).exitCode == 0)
  }
}
