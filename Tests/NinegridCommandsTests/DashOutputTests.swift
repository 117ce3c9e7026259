import Foundation
import TestSupport
import Testing

@testable import NinegridCommands

@Suite struct DashOutputTests {
  @Test(arguments: ["render", "report", "export", "export --format json"])
  func `a dash is standard output and no file`(command: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "Main.storyboard")
    let plain = await run("\(command) Main.storyboard", in: folder.url)
    let dashed = await run("\(command) Main.storyboard -o -", in: folder.url)
    #expect(!plain.stdout.isEmpty)
    #expect(dashed.stdout == plain.stdout)
    #expect(dashed.exitCode == plain.exitCode)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Main.storyboard"])
  }

  @Test func `a merge goes to standard output`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "base.xib")
    try folder.write(SampleDocuments.twoBoxes(gap: 20), to: "ours.xib")
    try folder.write(SampleDocuments.twoBoxes(titleTop: 30), to: "theirs.xib")
    let plain = await run("merge base.xib ours.xib theirs.xib", in: folder.url)
    let dashed = await run("merge base.xib ours.xib theirs.xib -o -", in: folder.url)
    #expect(dashed.stdout == SampleDocuments.twoBoxes(gap: 20, titleTop: 30))
    #expect(dashed.stdout == plain.stdout && dashed.exitCode == plain.exitCode)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/-"))
  }

  @Test func `all documents still need a folder`() async throws {
    let folder = try TemporaryFolder()
    let result = await run("export --all -o -", in: folder.url)
    #expect(result.exitCode == 64)
    #expect(result.stderr.hasPrefix("Error: '--all' needs a folder: '-o PATH'."))
  }
}
