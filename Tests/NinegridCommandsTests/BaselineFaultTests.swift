import Foundation
import TestSupport
import Testing

/// Files that `check --baseline` can't read, and places where `--write-baseline` can't write.
@Suite struct BaselineFaultTests {
  static let faults: [(text: String, message: String)] = [
    ("{\n<<<<<<< ours", "2:1: error: there is a merge conflict marker here [invalid-json]"),
    ("[]", "1:1: error: this is not a baseline of 'ninegrid check' [invalid-baseline]"),
  ]

  @Test(arguments: faults)
  func `a baseline that can't be read is an error with its place`(
    text: String, message: String
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try folder.write(text, to: "known.json")
    let result = await run("check a.storyboard --baseline known.json", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stdout == "")
    #expect(result.stderr.split(separator: "\n").first ?? "" == "known.json:\(message)")

    let sarif = await run("check a.storyboard --baseline known.json --format sarif", in: folder.url)
    #expect(sarif.exitCode == 2)
    #expect(sarif.stderr == result.stderr)
    let log = try JSONInstance(json: Data(sarif.stdoutBytes))
    #expect(SarifRequirements.faults(in: log) == [])
    let invocation = log["runs"]?.array?.first?["invocations"]?.array?.first
    #expect(invocation?["executionSuccessful"] == .bool(false))
    #expect(invocation?["toolExecutionNotifications"]?.array?.count == 1)
    let github = await run(
      "check a.storyboard --baseline known.json --format github", in: folder.url)
    #expect(github.exitCode == 2)
    #expect(github.stdout.hasPrefix("::error file=known.json"))
    #expect(!github.stdout.contains("nothing found"))
  }

  @Test(arguments: ["a.storyboard", "layout.json"])
  func `a layout is never replaced by a baseline, nor is one advised to`(name: String) async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try FileManager.default.copyItem(
      at: sourceRoot.appendingPathComponent("Samples/faults/misplaced-views.json"),
      to: folder.url.appendingPathComponent("layout.json"))
    let file = folder.url.appendingPathComponent(name)
    let bytes = try Data(contentsOf: file)
    let result = await run("check a.storyboard --write-baseline \(name)", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stdout == "")
    #expect(
      result.stderr == "error: '\(name)' is a document, no baseline is written over it\n")
    #expect(try Data(contentsOf: file) == bytes)
    let read = await run("check a.storyboard --baseline \(name)", in: folder.url)
    #expect(read.exitCode == 2)
    #expect(!read.stderr.contains("write it again"))
  }

  /// Its own name is not what makes a file a layout.
  @Test func `a baseline of documents in a folder ninegrid-layout can be written again`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      SampleDocuments.twoBoxes(extra: SampleDocuments.conflict), to: "ninegrid-layout/a.storyboard")
    for _ in 1...2 {
      let result = await run("check . --write-baseline known.json", in: folder.url)
      #expect(result.exitCode == 0, "\(result.stderr)")
    }
    #expect(await run("check . --baseline known.json", in: folder.url).exitCode == 0)
  }

  @Test func `a baseline that can't be written is told before anything is checked`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("<document", to: "broken.storyboard")
    for (name, message) in [
      ("none/a.json", "error: there is no folder 'none'\n"),
      (
        "broken.storyboard/a.json",
        "error: 'broken.storyboard' is a file, and a folder is needed here\n"
      ),
      (".", "error: '.' is a folder, and a file is needed here\n"),
    ] {
      let result = await run("check broken.storyboard --write-baseline \(name)", in: folder.url)
      #expect(result.exitCode == 2)
      #expect(result.stderr == message)
    }
  }

  @Test func `nothing of a folder that could not be looked through is gone`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SampleDocuments.twoBoxes(extra: SampleDocuments.conflict), to: "App/a.storyboard")
    _ = await run("check App --write-baseline known.json", in: folder.url)
    try FileManager.default.removeItem(
      at: folder.url.appendingPathComponent("App/a.storyboard"))
    let result = await run("check App --baseline known.json", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.hasPrefix("error: there is no document in 'App'\n"))
    #expect(!result.stderr.contains("gone"))
  }
}
