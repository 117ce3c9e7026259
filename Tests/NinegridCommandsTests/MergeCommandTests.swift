import Foundation
import TestSupport
import Testing

@Suite struct MergeCommandTests {
  /// A folder with a base and two sides.
  private func folder(
    base: String = SampleDocuments.twoBoxes(), ours: String, theirs: String
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(base, to: "base.storyboard")
    try folder.write(ours, to: "ours.storyboard")
    try folder.write(theirs, to: "theirs.storyboard")
    return folder
  }

  private let line = "merge base.storyboard ours.storyboard theirs.storyboard"

  @Test func `edits of two constraints come together, byte for byte`() async throws {
    let folder = try folder(
      ours: SampleDocuments.twoBoxes(gap: 12), theirs: SampleDocuments.twoBoxes(titleTop: 30))
    let printed = await run(line, in: folder.url)
    #expect(printed.exitCode == 0)
    #expect(printed.stdout == SampleDocuments.twoBoxes(gap: 12, titleTop: 30))
    #expect(printed.stderr == "merged without a conflict\n")
    let written = await run("\(line) -o ours.storyboard", in: folder.url)
    #expect(written.exitCode == 0)
    #expect(
      try String(contentsOf: folder.url.appendingPathComponent("ours.storyboard"), encoding: .utf8)
        == SampleDocuments.twoBoxes(gap: 12, titleTop: 30))
  }

  @Test func `a conflict and a layout that breaks are told, and ours stays`() async throws {
    let folder = try folder(
      ours: SampleDocuments.twoBoxes(titleTop: 24, extra: SampleDocuments.atLeast150),
      theirs: SampleDocuments.twoBoxes(gap: 100, titleTop: 28))
    let result = await run("\(line) -o out.storyboard", in: folder.url)
    #expect(result.exitCode == 1)
    expectGolden(result.stdout, named: "merge.txt")
    #expect(
      try String(contentsOf: folder.url.appendingPathComponent("out.storyboard"), encoding: .utf8)
        == SampleDocuments.twoBoxes(
          gap: 100, titleTop: 24, extra: SampleDocuments.atLeast150))
    let rows = await run("\(line) -o out.storyboard --format jsonl", in: folder.url)
    #expect(
      try rows.jsonLines().map { $0["reason"]?.string } == ["edit", "unsatisfiable"])
  }

  @Test func `a fault that a side had before is told, and is no conflict`() async throws {
    let fault = """

                                    <constraint firstItem="bxL-00-001" firstAttribute="width" secondItem="gne-00-001" secondAttribute="width" id="cnZ-00-001"/>
      """
    let folder = try folder(
      base: SampleDocuments.twoBoxes(extra: fault),
      ours: SampleDocuments.twoBoxes(gap: 12, extra: fault),
      theirs: SampleDocuments.twoBoxes(titleTop: 30, extra: fault))
    let merge = await run("\(line) -o out.storyboard", in: folder.url)
    #expect(merge.exitCode == 0)
    #expect(merge.stdout.hasSuffix("merged without a conflict\n"))
    #expect(merge.stderr.components(separatedBy: "'gne-00-001', which is not in").count == 2)
    #expect(merge.stderr.contains("ours.storyboard:32:31: warning: constraint 'cnZ-00-001'"))
    #expect(
      try folder.read("out.storyboard")
        == SampleDocuments.twoBoxes(gap: 12, titleTop: 30, extra: fault))
    // With a conflict it ends as any merge with one, and well when that is settled.
    try folder.write(SampleDocuments.twoBoxes(gap: 9, extra: fault), to: "theirs.storyboard")
    #expect(await run("\(line) -o out.storyboard", in: folder.url).exitCode == 1)
    let settled = await run("merge --continue out.storyboard --theirs all", in: folder.url)
    #expect(settled.exitCode == 0)
  }

  @Test func `git's files without extension and its empty base are read`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".merge_file_a")
    try folder.write(SampleDocuments.twoBoxes(), to: ".merge_file_b")
    try folder.write(SampleDocuments.twoBoxes(gap: 12), to: ".merge_file_c")
    let result = await run("merge .merge_file_a .merge_file_b .merge_file_c", in: folder.url)
    #expect(result.exitCode == 1)
    #expect(result.stdout == SampleDocuments.twoBoxes())
    #expect(result.stderr.contains("constant is 8 in ours, 12 in theirs"))
  }

  @Test func `what can't be merged is refused, and nothing is written`() async throws {
    let folder = try folder(
      ours: SampleDocuments.twoBoxes(gap: 12),
      theirs: "<<<<<<< ours\n" + SampleDocuments.twoBoxes())
    let marks = await run("\(line) -o out.storyboard", in: folder.url)
    #expect(marks.exitCode == 2)
    #expect(marks.stderr.hasPrefix("theirs.storyboard:1:1: error: a text merge has left its marks"))
    try folder.write(SampleDocuments.mac, to: "mac.xib")
    let kinds = await run("merge base.storyboard ours.storyboard mac.xib -o o", in: folder.url)
    #expect(kinds.exitCode == 2)
    #expect(kinds.stderr.contains("'ours.storyboard' is a storyboard and 'mac.xib' a xib"))
    let other = SampleDocuments.twoBoxes().replacing("-00-001", with: "-99-001")
    try folder.write(other, to: "other.storyboard")
    let unrelated = await run(
      "merge other.storyboard ours.storyboard base.storyboard -o o", in: folder.url)
    #expect(unrelated.exitCode == 2)
    #expect(unrelated.stderr.contains("'ours.storyboard' has no object in common"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/o"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out.storyboard"))
    let format = await run("\(line) --format json", in: folder.url)
    #expect(format.exitCode == 64)
  }

  @Test func `a layout that one side had broken before is not the fault of the merge`() async throws
  {
    for (ours, theirs) in [
      (
        SampleDocuments.twoBoxes(extra: SampleDocuments.conflict),
        SampleDocuments.twoBoxes(titleTop: 30)
      ),
      (
        SampleDocuments.twoBoxes(titleTop: 30),
        SampleDocuments.twoBoxes(extra: SampleDocuments.conflict)
      ),
    ] {
      let folder = try folder(ours: ours, theirs: theirs)
      let merge = await run("\(line) -o out.storyboard", in: folder.url)
      #expect(merge.exitCode == 0, "\(merge.stdout)")
      #expect(!merge.stdout.contains("unsatisfiable"), "\(merge.stdout)")
      let rows = await run("\(line) -o out.storyboard --format jsonl", in: folder.url)
      #expect(rows.stdout == "")
    }
  }
}
