import Foundation
import TestSupport
import Testing

@Suite struct FileNameTests {
  @Test func `a name as long as names can be comes back`() async throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "x", count: 244) + ".storyboard"
    try folder.write(SampleDocuments.twoBoxes(), to: name)
    _ = await run(["import", name], workingDirectory: folder.path)
    let result = await run("export --all -o out", in: folder.url)
    #expect(result.exitCode == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
    #expect(files == [name])
  }

  @Test func `a name that is not UTF-8 is reported, and the rest goes in`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    let path = Array((folder.path + "/b").utf8) + [0xFF] + Array(".storyboard".utf8)
    let descriptor = path.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { open(Array($0) + [0], O_WRONLY | O_CREAT, 0o644) }
    }
    // Some file systems do not take such a name.
    guard descriptor >= 0 else { return }
    close(descriptor)
    let result = await run("import .", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stdout.hasPrefix("2 documents: 1 added"))
    #expect(result.stderr.contains("there is no file 'b\u{FFFD}.storyboard'"))
  }
}
