import Foundation
import TestSupport
import Testing

/// Command lines whose parts do not fit together, or say a thing twice.
@Suite struct ContradictionTests {
  @Test(arguments: ["resolve Main.storyboard", "render Main.storyboard", "batch"])
  func `a profile that is held otherwise is wrong usage, not another device`(
    command: String
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "Main.storyboard")
    let result = await run(
      "\(command) --device ipad-11/landscape/one_half --orientation portrait", in: folder.url)
    #expect(result.exitCode == 64)
    #expect(
      result.stderr.hasPrefix(
        "Error: 'ipad-11/landscape/one_half' is not held in portrait; leave out '--orientation'.\n"
      ))
  }

  @Test func `a device that is named twice is resolved once`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "Main.storyboard")
    let once = await run("resolve Main.storyboard --device iphone-4.7", in: folder.url)
    let twice = await run(
      "resolve Main.storyboard --device iphone-4.7 --device retina4_7", in: folder.url)
    #expect(twice.stdout == once.stdout)
  }

  @Test func `a question about a missing file is answered by one error`() async throws {
    let folder = try TemporaryFolder()
    let result = await run("query unused Main.storyboard", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.components(separatedBy: "error: ").count == 2)
  }

  @Test func `a batch leaves no log beside the store`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "Main.storyboard")
    _ = await run("import Main.storyboard", in: folder.url)
    _ = await run("batch --device iphone-4.7", in: folder.url)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["Main.storyboard", "ninegrid.sqlite"])
  }
}
