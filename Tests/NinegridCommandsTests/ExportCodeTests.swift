import Foundation
import TestSupport
import Testing

/// Code from the command line: what is missing is told with its place, and the exit code says so.
@Suite struct ExportCodeTests {
  @Test func `what code does not say is told with line and column`() async throws {
    let folder = try TemporaryFolder()
    let text = SampleDocuments.twoBoxes()
    try folder.write(text, to: "Plain.storyboard")
    try folder.write(
      text.replacing(
        "id=\"bxL-00-001\" userLabel", with: "id=\"bxL-00-001\" novelty=\"7\" userLabel"),
      to: "Odd.storyboard")
    _ = await run("import .", in: folder.url)

    let plain = await run("export Plain.storyboard --format swift", in: folder.url)
    #expect(plain.exitCode == 0)
    #expect(plain.stderr == "")
    #expect(plain.stdout.contains("class BoxesViewController: UIViewController {"))

    let odd = await run("export Odd.storyboard --format swift -o Odd.swift", in: folder.url)
    #expect(odd.exitCode == 1)
    #expect(
      odd.stderr.hasPrefix(
        """
        Odd.storyboard:13:29: warning: no code says novelty '7' of 'bxL-00-001' (Left Box) [not-in-code]

        """))
  }

  @Test func `a size that is stated for the canvas is a note`() async throws {
    let folder = try TemporaryFolder()
    let text = """
      {"format": "ninegrid-layout", "version": 1, "name": "Sized", "scenes": [{"name": "Sized",
        "view": {"name": "Root",
          "subviews": [{"kind": "label", "name": "A", "text": "Hello", "intrinsicSize": [60, 20]}],
          "constraints": ["A.Leading = Superview.Leading + 16", "A.Top = Superview.Top + 16"]}}]}
      """
    try folder.write(text, to: "stack.json")
    _ = await run("import .", in: folder.url)
    let code = await run("export stack.json --format swift", in: folder.url)
    #expect(code.exitCode == 0)
    #expect(code.stderr.hasPrefix("stack.json:"))
    #expect(code.stderr.contains(" note: "))
    #expect(code.stderr.hasSuffix("code leaves it to the view to measure itself [stated-size]\n"))
  }

  @Test func `the visual format is a style of code, and a format of its own`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    _ = await run("import .", in: folder.url)

    let code = await run("export a.storyboard --format swift --style vfl", in: folder.url)
    #expect(code.exitCode == 0)
    #expect(code.stdout.contains("\"H:[leftBox]-8-[rightBox(leftBox)]\","))

    let lines = await run("export a.storyboard --format vfl", in: folder.url)
    #expect(lines.exitCode == 1)
    #expect(lines.stdout.contains("\nH:[leftBox]-8-[rightBox(leftBox)]\n"))
    #expect(
      lines.stderr.contains("a.storyboard:25:29: warning: the visual format has no words for"))

    let alone = await run("export a.storyboard --style vfl", in: folder.url)
    #expect(alone.exitCode == 64)
    #expect(alone.stderr.contains("add '--format swift'"))
    let unknown = await run("export a.storyboard --format swift --style rx", in: folder.url)
    #expect(unknown.exitCode == 64)
  }

  @Test func `files are read where they lie, without a store`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(gap: 8), to: "App/Main.storyboard")
    let code = await run("export App/Main.storyboard --format swift", in: folder.url)
    #expect(code.exitCode == 0)
    #expect(code.stdout.contains("class BoxesViewController"))
    #expect(await run("export App --format json -o Out", in: folder.url).exitCode == 0)
    #expect(try folder.read("Out/App/Main.json").contains("\"ninegrid-layout\""))

    // What the store has is what it has, whatever the file says by now.
    _ = await run("import App", in: folder.url)
    try folder.write(SampleDocuments.twoBoxes(gap: 9), to: "App/Main.storyboard")
    #expect(
      await run("export App/Main.storyboard", in: folder.url).stdout
        == SampleDocuments.twoBoxes(gap: 8))
    let none = await run("export App/Min.storyboard", in: folder.url)
    #expect(none.exitCode == 2)
    #expect(none.stderr.contains("did you mean 'App/Main.storyboard'"))
  }

  @Test func `without a store and a file there is a hint`() async throws {
    let folder = try TemporaryFolder()
    let result = await run("export Main.storyboard --format swift", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.contains("hint: "))
    #expect(await run("export --all -o out", in: folder.url).exitCode == 2)
  }
}
