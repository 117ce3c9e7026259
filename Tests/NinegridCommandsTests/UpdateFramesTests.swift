import Foundation
import TestSupport
import Testing

@Suite struct UpdateFramesTests {
  /// The left box is out of place, by hand and by its mark.
  static let moved = SampleDocuments.twoBoxes()
    .replacing("x=\"16\" y=\"40\"", with: "x=\"30\" y=\"41.5\"")
    .replacing("id=\"bxL-00-001\" user", with: "misplaced=\"YES\" id=\"bxL-00-001\" user")

  @Test func `a dry run tells what would change, and writes nothing`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.moved, to: "a.storyboard")
    let result = await run("fix update-frames a.storyboard --dry-run", in: folder.url)
    #expect(result.exitCode == 1)
    expectGolden(result.stdout, named: "update-frames.txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.moved)
  }

  @Test func `a file gets the frames in place, and not another byte changes`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.moved, to: "a.storyboard")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let result = await run("fix update-frames a.storyboard", in: folder.url)
    #expect(result.exitCode == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == SampleDocuments.twoBoxes())
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o640)
    let again = await run("fix update-frames a.storyboard --dry-run", in: folder.url)
    #expect(again.exitCode == 0)
    #expect(again.stdout == "nothing to do in 1 document\n")
  }

  @Test func `what could not be written is not told as changed`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.moved, to: "a.storyboard")
    try folder.write("", to: "notes.txt")
    for format in ["text", "jsonl"] {
      let result = await run(
        "fix update-frames a.storyboard -o notes.txt/a.storyboard --format \(format)",
        in: folder.url)
      #expect(result.exitCode == 2)
      #expect(result.stderr.contains("notes.txt"))
      #expect(!result.stdout.contains("changed"))
      #expect(!result.stdout.contains("bxL-00-001"))
    }
  }

  @Test func `frames within a point stay, unless all are asked for`() async throws {
    let folder = try TemporaryFolder()
    let near = SampleDocuments.twoBoxes().replacing(
      "x=\"16\" y=\"40\"", with: "x=\"16.5\" y=\"40\"")
    let file = try folder.write(near, to: "a.storyboard")
    #expect(await run("fix update-frames a.storyboard", in: folder.url).exitCode == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == near)
    _ = await run("fix update-frames a.storyboard --all", in: folder.url)
    #expect(try String(contentsOf: file, encoding: .utf8) == SampleDocuments.twoBoxes())
  }

  @Test func `a document of the store gets a revision`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.moved, to: "App/a.storyboard")
    _ = await run("import App", in: folder.url)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App"))
    let dry = await run("fix update-frames App/a.storyboard --dry-run", in: folder.url)
    #expect(dry.exitCode == 1)
    let result = await run("fix update-frames App/a.storyboard", in: folder.url)
    #expect(result.stdout.contains("stored as revision 2"))
    let exported = await run("export App/a.storyboard", in: folder.url)
    #expect(exported.stdout == SampleDocuments.twoBoxes())
    let again = await run("fix update-frames App/a.storyboard", in: folder.url)
    #expect(again.stdout == "nothing to do in 1 document\n")
  }

  @Test func `elsewhere the document is written whether it changes or not`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.moved, to: "App/a.storyboard")
    try folder.write(SampleDocuments.twoBoxes(), to: "App/b.storyboard")
    let result = await run("fix update-frames App -o out", in: folder.url)
    #expect(result.exitCode == 0)
    for name in ["a", "b"] {
      let written = folder.url.appendingPathComponent("out/App/\(name).storyboard")
      #expect(try String(contentsOf: written, encoding: .utf8) == SampleDocuments.twoBoxes())
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.moved)
    _ = await run("fix update-frames App/a.storyboard -o one.storyboard", in: folder.url)
    let one = folder.url.appendingPathComponent("one.storyboard")
    #expect(try String(contentsOf: one, encoding: .utf8) == SampleDocuments.twoBoxes())
    let both = await run("fix update-frames App -o out --dry-run", in: folder.url)
    #expect(both.exitCode == 64)
  }

  @Test func `a native document keeps the way in which it is written`() async throws {
    let folder = try TemporaryFolder()
    let text = """
      {"format":"ninegrid-layout", "version":1,
       "device":"retina4_7", "name":"Größe ✓",
       "scenes":[{"view":{ "name":"Root","subviews":[
         {"name":"Karte ü", "misplaced" : true, "frame" : [ 24,6e1, 320 , 120.0 ], "kind":"view"} ],
         "guides":["safeArea"],
         "constraints":["Karte ü.Top = Safe Area.Top + 20","Karte ü.Height = 120",
           "Karte ü.Leading = Superview.Leading + 20.25", "Karte ü.Trailing = Superview.Trailing - 10"]}}]}
      """
    let file = try folder.write(text, to: "a.json")
    let result = await run("fix update-frames a.json", in: folder.url)
    #expect(result.exitCode == 0, "\(result.stderr)")
    let expected = text.replacing("24,6e1, 320 ,", with: "20.5,40, 344.5 ,")
      .replacing("\"misplaced\" : true, ", with: "")
    #expect(try String(contentsOf: file, encoding: .utf8) == expected)
  }

  @Test func `what constraints do not place is left alone`() async throws {
    let folder = try TemporaryFolder()
    let fixed = Self.moved.replacing("misplaced=\"YES\" id", with: "fixedFrame=\"YES\" id")
    let byMask = Self.moved.replacing(
      "translatesAutoresizingMaskIntoConstraints=\"NO\" misplaced=\"YES\" id=\"bxL",
      with: "id=\"bxL")
    let conflict = SampleDocuments.twoBoxes(extra: SampleDocuments.conflict)
      .replacing("x=\"16\" y=\"40\"", with: "x=\"30\" y=\"40\"")
    let withoutAutoLayout = Self.moved.replacing("useAutolayout=\"YES\" ", with: "")
    for text in [fixed, byMask, conflict, withoutAutoLayout, SampleDocuments.mac] {
      let name = text == SampleDocuments.mac ? "a.xib" : "a.storyboard"
      let file = try folder.write(text, to: name)
      _ = await run("fix update-frames \(name) --all --measured", in: folder.url)
      let written = try String(contentsOf: file, encoding: .utf8)
      #expect(written.contains("id=\"bxL-00-001\"") || text == SampleDocuments.mac)
      let box = written.split(separator: "\n").first { $0.contains("width=\"167.5\"") }
      let old = text.split(separator: "\n").first { $0.contains("width=\"167.5\"") }
      #expect(box == old)
    }
  }

  @Test func `a broken document doesn't stop the others`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.moved, to: "App/b.storyboard")
    try folder.write("<document", to: "App/a.storyboard")
    let result = await run("fix update-frames App", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(try String(contentsOf: file, encoding: .utf8) == SampleDocuments.twoBoxes())
    #expect(await run("fix update-frame App", in: folder.url).exitCode == 64)
  }
}
