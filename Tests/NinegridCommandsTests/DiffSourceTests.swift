import Foundation
import TestSupport
import Testing

/// What `diff` takes besides two files.
@Suite struct DiffSourceTests {
  @Test func `standard input is a side`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(gap: 12), to: "Main.storyboard")
    for (line, sentence) in [
      ("diff - Main.storyboard", "+ 8 → + 12"), ("diff Main.storyboard -", "+ 12 → + 8"),
    ] {
      let result = await run(line, in: folder.url, standardInput: SampleDocuments.twoBoxes())
      #expect(result.exitCode == 1)
      #expect(result.stdout.contains(sentence))
    }
    let broken = await run("diff - Main.storyboard", in: folder.url, standardInput: "no document")
    #expect(broken.exitCode == 2)
    #expect(broken.stderr.hasPrefix("standard input:1:1: error: "))
    #expect(await run("diff - -", in: folder.url).exitCode == 64)
    let format = await run("diff a b --format sarif", in: folder.url)
    #expect(format.stderr.contains("\n  - markdown\n  - html\n"))
    #expect(await run("diff Main.storyboard", in: folder.url).exitCode == 64)
  }

  @Test func `a pipe and a file without extension are sides`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "version-of-git")
    try folder.write(SampleDocuments.twoBoxes(gap: 12), to: "Main.storyboard")
    try #require(mkfifo(folder.path + "/pipe", 0o600) == 0)
    let pipe = folder.path + "/pipe"
    let writer = Task.detached {
      try Data(SampleDocuments.twoBoxes().utf8).write(to: URL(fileURLWithPath: pipe))
    }
    let piped = await run("diff pipe Main.storyboard", in: folder.url)
    try await writer.value
    let plain = await run("diff version-of-git Main.storyboard", in: folder.url)
    #expect(piped.exitCode == 1)
    #expect(piped.stdout == plain.stdout)
    try folder.write("just text", to: "notes")
    let notes = await run("diff notes Main.storyboard", in: folder.url)
    #expect(notes.exitCode == 2)
    #expect(notes.stderr.contains("'notes' is not a .storyboard, .xib or .json file"))
  }

  @Test func `/dev/null is a document that is not there`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "Main.storyboard")
    let added = await run("diff /dev/null Main.storyboard", in: folder.url)
    let removed = await run("diff Main.storyboard /dev/null", in: folder.url)
    #expect(added.exitCode == 1 && removed.exitCode == 1)
    expectGolden(added.stdout + removed.stdout, named: "diff-null.txt")
    let none = await run("diff /dev/null /dev/null", in: folder.url)
    #expect(none.exitCode == 0)
    let rows = try await run("diff Main.storyboard /dev/null --format jsonl", in: folder.url)
      .jsonLines()
    #expect(rows.first?["kind"]?.string == "document")
    #expect(rows.first?["change"]?.string == "removed")
    #expect(rows.allSatisfy { $0["document"]?.string == "Main.storyboard" })
  }

  /// Two states of a folder: one document the same, one edited, one renamed, one added, one removed, one broken.
  private func folders() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let other = SampleDocuments.twoBoxes().replacing("-00-001", with: "-99-001")
    try folder.write(SampleDocuments.oldStyle, to: "old/Same.storyboard")
    try folder.write(SampleDocuments.oldStyle, to: "new/Same.storyboard")
    try folder.write(SampleDocuments.twoBoxes(), to: "old/Sub/Main.storyboard")
    try folder.write(SampleDocuments.twoBoxes(gap: 12), to: "new/Sub/Main.storyboard")
    try folder.write(SampleDocuments.mac, to: "old/Mac.xib")
    try folder.write(SampleDocuments.mac, to: "new/Sub/Renamed.xib")
    try folder.write(
      SampleDocuments.oldStyle.replacing("O-00-001", with: "P-00-001"), to: "old/Gone.storyboard")
    try folder.write(other, to: "new/Added.storyboard")
    return folder
  }

  @Test func `folders are compared document by document, and renames are found`() async throws {
    let folder = try folders()
    let result = await run("diff old new", in: folder.url)
    #expect(result.exitCode == 1)
    expectGolden(result.stdout, named: "diff-folders.txt")
    #expect(
      await run("diff old old", in: folder.url).stdout == "no document differs; 4 are the same\n")
    // A document beside a folder means the one of its name.
    try folder.write(SampleDocuments.twoBoxes(gap: 20), to: "Same.storyboard")
    #expect(await run("diff Same.storyboard new", in: folder.url).stdout.contains("removed"))
    #expect(await run("diff Same.storyboard new/Sub", in: folder.url).exitCode == 2)
    try folder.write("<document", to: "new/Broken.storyboard")
    let broken = await run("diff old new", in: folder.url)
    #expect(broken.exitCode == 2)
    #expect(broken.stdout.contains("Sub/Main.storyboard"))
    #expect(broken.stderr.contains("Broken.storyboard:1:"))
  }

  @Test func `documents of the store are paired as those of folders`() async throws {
    let folder = try folders()
    #expect(await run("import old new", in: folder.url).exitCode == 0)
    let files = await run("diff old new --format jsonl", in: folder.url)
    let stored = await run("diff store:old store:new --format jsonl", in: folder.url)
    #expect(stored.stdout == files.stdout)
    #expect(stored.exitCode == 1)
  }

  @Test func `a pull request gets a short list, and the rest folded`() async throws {
    let folder = try folders()
    let result = await run(
      "diff old new --format markdown --effect --device iphone-4.7", in: folder.url)
    #expect(result.exitCode == 1)
    expectGolden(result.stdout, named: "diff-markdown.md")
    #expect(
      await run("diff old old --format markdown", in: folder.url).stdout == "No layout changes.\n")
  }

  @Test func `a comment is never longer than GitHub takes, and what it holds is text`() async throws
  {
    let folder = try TemporaryFolder()
    let label = "<b>@ada #1 [x](http://a.b) `c` *d* | e</b>"
    for number in 0..<300 {
      let name = "\(number)-" + String(repeating: "long", count: 40)
      let title = label.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      try folder.write(SampleDocuments.twoBoxes(gap: number), to: "old/\(name).storyboard")
      try folder.write(
        SampleDocuments.twoBoxes(gap: number + 1)
          .replacing("userLabel=\"Left Box\"", with: "userLabel=\"\(title)\""),
        to: "new/\(name).storyboard")
    }
    let text = await run("diff old new --format markdown", in: folder.url).stdout
    #expect(text.utf8.count <= 65_536)
    #expect(text.utf8.count > 60_000)
    #expect(text.contains("The rest is too long for a comment."))
    #expect(text.matches(of: /<details>/).count == text.matches(of: /<\/details>/).count)
    #expect(
      text.contains(#"&lt;b&gt;@&#8203;ada #&#8203;1 \[x\](http:&#8203;//a.b) \`c\` \*d\* \| e"#))
  }

  @Test func `colours are shown as GitHub paints them`() async throws {
    let folder = try TemporaryFolder()
    func painted(_ red: String) -> String {
      let rect = "<rect key=\"frame\" x=\"16\" y=\"40\" width=\"167.5\" height=\"100\"/>"
      let color =
        "<color key=\"backgroundColor\" red=\"\(red)\" green=\"0\" blue=\"0\" alpha=\"1\" "
        + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
      return SampleDocuments.twoBoxes().replacing(rect, with: rect + color)
    }
    try folder.write(painted("0.5"), to: "a.storyboard")
    try folder.write(painted("0.2"), to: "b.storyboard")
    let text = await run("diff a.storyboard b.storyboard --format markdown", in: folder.url).stdout
    #expect(text.contains("backgroundColor `#800000` → `#330000`"))
  }

  @Test func `an added view is folded below its sentence, with what it is`() async throws {
    let folder = try TemporaryFolder()
    let label = """
      <label opaque="NO" contentMode="left" text="Sign &lt;in&gt;" customClass="Badge" translatesAutoresizingMaskIntoConstraints="NO" id="lbN-00-001">
          <rect key="frame" x="16" y="200" width="90" height="24"/>
          <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>
          <color key="textColor" systemColor="labelColor"/>
      </label>
      """
    let constraint = """

                                    <constraint firstItem="lbN-00-001" firstAttribute="top" secondItem="bxL-00-001" secondAttribute="bottom" constant="60" id="cnN-00-001"/>
      """
    let text = SampleDocuments.twoBoxes(extra: constraint)
    let end = try #require(text.range(of: "</subviews>"))
    var after = text
    after.insert(contentsOf: label, at: end.lowerBound)
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try folder.write(after, to: "b.storyboard")
    let result = await run("diff a.storyboard b.storyboard --format markdown", in: folder.url)
    #expect(result.exitCode == 1)
    expectGolden(result.stdout, named: "diff-markdown-added-view.md")
  }
}
