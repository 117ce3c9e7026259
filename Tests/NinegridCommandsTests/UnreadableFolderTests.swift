import Foundation
import TestSupport
import Testing

/// A folder that its owner keeps to himself, among others. Nothing is closed to the administrator of a machine.
@Suite(.enabled(if: getuid() != 0, "run by the administrator"))
struct UnreadableFolderTests {
  /// Four documents with a conflict, and their baseline; one lies in a folder that is closed then.
  private static func folder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let conflict = SampleDocuments.twoBoxes(extra: SampleDocuments.conflict)
    for name in ["a", "Closed/b", "Open/c", "z"] {
      try folder.write(conflict, to: "App/\(name).storyboard")
    }
    #expect(await run("check App --write-baseline known.json", in: folder.url).exitCode == 0)
    try setMode(0o000, of: folder)
    return folder
  }

  private static func setMode(_ mode: Int, of folder: TemporaryFolder) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.path + "/App/Closed")
  }

  @Test(arguments: [
    "resolve App --format jsonl", "import App --format jsonl", "check App --format jsonl",
  ])
  func `is told, and the rest of the documents is worked on`(line: String) async throws {
    let folder = try await Self.folder()
    defer { try? Self.setMode(0o700, of: folder) }
    let result = await run(line, in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr == "error: 'App/Closed' may not be read\n")
    for name in ["a", "Open/c", "z"] {
      #expect(result.stdout.contains("\"document\":\"App/\(name).storyboard\""))
    }
  }

  @Test func `keeps what a baseline knows of it`() async throws {
    let folder = try await Self.folder()
    defer { try? Self.setMode(0o700, of: folder) }
    let result = await run("check App --baseline known.json --format sarif", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr == "error: 'App/Closed' may not be read\n")
    #expect(result.stdout.contains("\"uri\": \"App/Closed\""))
  }

  @Test func `alone is an error`() async throws {
    let folder = try await Self.folder()
    defer { try? Self.setMode(0o700, of: folder) }
    let result = await run("check App/Closed", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr == "error: 'App/Closed' may not be read\n")
  }
}
