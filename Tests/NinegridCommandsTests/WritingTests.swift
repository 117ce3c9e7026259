import Foundation
import TestSupport
import Testing

/// Places that can't be written: what is said, and how often.
@Suite struct WritingTests {
  static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")
  static let hasProc = FileManager.default.fileExists(atPath: "/proc/self")

  /// A folder with a store of two documents.
  private func folderWithStore() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "App/a.storyboard")
    try folder.write(SampleDocuments.oldStyle, to: "App/b.storyboard")
    try #require(await run("import App", in: folder.url).exitCode == 0)
    return folder
  }

  /// Makes a device that is always full, as /dev/full on Linux; only root may.
  private static func makeFullDevice(_ path: String) -> Bool {
    hasFullDevice && mknod(path, S_IFCHR | 0o666, 1 << 8 | 7) == 0
  }

  static let canMakeDevices: Bool = {
    let path = NSTemporaryDirectory() + "/ninegrid-full-\(UUID().uuidString)"
    defer { unlink(path) }
    return makeFullDevice(path) && access(path, W_OK) == 0
  }()

  @Test(.enabled(if: canMakeDevices, "needs a device that is full"))
  func `an export ends at the first file for which there is no space`() async throws {
    let folder = try await folderWithStore()
    let out = folder.url.appendingPathComponent("out/App")
    try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
    for name in ["a", "b"] {
      try #require(Self.makeFullDevice(out.appendingPathComponent("\(name).storyboard").path))
    }
    let result = await run("export --all -o out", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(
      result.stderr == """
        App/a.storyboard: error: there is no space left for 'out/App/a.storyboard'
          hint: make space, and try again

        """)
  }

  @Test(.enabled(if: hasFullDevice))
  func `a device that is named is written, also by a link`() async throws {
    let folder = try await folderWithStore()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/full", withDestinationPath: "/dev/full")
    let result = await run("export App/a.storyboard -o full", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(
      result.stderr == """
        App/a.storyboard: error: there is no space left for 'full'
          hint: make space, and try again

        """)
  }

  @Test(.enabled(if: hasProc), arguments: ["/proc", "/proc/", "/proc/x"])
  func `a folder that takes no files is named, once`(path: String) async throws {
    let folder = try await folderWithStore()
    let result = await run("export --all -o \(path)", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(
      result.stderr == """
        App/a.storyboard: error: no file can be made in the folder '/proc'
          hint: check who may write there

        """)
  }

  @Test func `a store in no folder says so`() async throws {
    let folder = try await folderWithStore()
    let result = await run("import App --store none/a.sqlite", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.hasPrefix("error: there is no folder 'none'"))
    let file = await run("import App --store App/a.storyboard/a.sqlite", in: folder.url)
    #expect(file.exitCode == 2)
    #expect(
      file.stderr.hasPrefix("error: 'App/a.storyboard' is a file, and a folder is needed here"))
  }

  @Test func `columns of one name are told apart`() async throws {
    let folder = try await folderWithStore()
    let sql = "'SELECT 1 AS id, 2 AS id, 3 AS id_2, 4 AS id'"
    let json = await run("sql \(sql) --format jsonl", in: folder.url)
    #expect(json.stdout == "{\"id\":1,\"id_3\":2,\"id_2\":3,\"id_4\":4}\n")
    let csv = await run("sql \(sql) --format csv", in: folder.url)
    #expect(csv.stdout == "id,id_3,id_2,id_4\n1,2,3,4\n")
  }

  @Test func `rows of an effect say the size of the environment, and the status before and after`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try folder.write(
      SampleDocuments.twoBoxes(gap: 12, extra: SampleDocuments.conflict), to: "b.storyboard")
    let rows = try await run(
      "diff a.storyboard b.storyboard --effect --size 500x300 --format jsonl", in: folder.url
    ).jsonLines().filter { $0["effect"] != nil }
    #expect(!rows.isEmpty)
    for row in rows {
      #expect(row["environmentWidth"] == .number(500) && row["environmentHeight"] == .number(300))
      #expect(row["oldStatus"]?.string == "ok" && row["newStatus"]?.string == "unsatisfiable")
    }
  }
}
