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

  @Test func `all documents still need a folder`() async throws {
    let folder = try TemporaryFolder()
    let result = await run("export --all -o -", in: folder.url)
    #expect(result.exitCode == 64)
    #expect(result.stderr.hasPrefix("Error: '--all' needs a folder: '-o PATH'."))
  }
}
