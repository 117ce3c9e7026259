import TestSupport
import Testing

@testable import NinegridCommands

/// When a command ends with 1, and what `--exit-zero` makes of it.
@Suite struct ExitCodeTests {
  static let findings = [
    "check Main.storyboard", "resolve Main.storyboard --as-designed", "render Main.storyboard",
    "diff Main.storyboard Other.storyboard", "report Main.storyboard",
    "import Broken.storyboard", "show Broken.storyboard",
    "export Broken.storyboard --format json",
    "solve conflict.json", "measure 'a long text' --width 20 --lines 1",
  ]

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let text = SampleDocuments.twoBoxes(gap: 300, extra: SampleDocuments.conflict)
    try folder.write(text, to: "Main.storyboard")
    try folder.write(text.replacing("Left Box", with: "Large Box"), to: "Other.storyboard")
    try folder.write(
      SampleDocuments.twoBoxes(
        extra: "<constraint firstItem=\"NOPE\" firstAttribute=\"top\" id=\"cnZ-00-001\"/>"),
      to: "Broken.storyboard")
    try folder.write(
      #"{"constraints": [{"id": "a", "terms": [["x", 1]], "relation": "==", "constant": 1}, "#
        + #"{"id": "b", "terms": [["x", 1]], "relation": "==", "constant": 2}]}"#,
      to: "conflict.json")
    return folder
  }

  @Test(arguments: findings)
  func `findings end with 1, and with 0 where the person says so`(line: String) async throws {
    let folder = try folder()
    let result = await run(line, in: folder.url)
    #expect(result.exitCode == 1, "\(result.stderr)")
    let zero = await run("\(line) --exit-zero", in: folder.url)
    #expect(zero.exitCode == 0, "\(zero.stderr)")
    if !line.hasPrefix("import") { #expect(zero.stdout == result.stdout) }
  }

  @Test(arguments: ["check nowhere", "resolve nowhere", "render nowhere", "import nowhere"])
  func `failures stay failures`(line: String) async throws {
    let folder = try folder()
    let result = await run("\(line) --exit-zero", in: folder.url)
    #expect(result.exitCode == 2)
  }

  @Test func `a batch with errors in documents can be followed by another command`() async throws {
    let folder = try folder()
    _ = await run("import Broken.storyboard", in: folder.url)
    #expect(await run("batch", in: folder.url).exitCode == 1)
    #expect(await run("batch --exit-zero", in: folder.url).exitCode == 0)
    #expect(await run("batch --force --exit-zero", in: folder.url).exitCode == 0)
  }

  @Test func `a picture says why the command ends with 1`() async throws {
    let folder = try folder()
    let result = await run("render Main.storyboard -o a.svg", in: folder.url)
    #expect(result.exitCode == 1)
    #expect(result.stderr.contains("[conflicting-constraints]"), "\(result.stderr)")
  }
}
