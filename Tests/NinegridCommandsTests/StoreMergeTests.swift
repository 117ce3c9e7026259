import Foundation
import TestSupport
import Testing

@testable import NinegridCommands

/// One store of several.
@Suite struct StoreMergeTests {
  @Test func `parts that were imported and resolved apart are the whole`() async throws {
    let folder = try TemporaryFolder()
    for number in 0..<9 {
      try folder.write(SampleDocuments.twoBoxes(gap: number), to: "App/\(number).storyboard")
    }
    let devices = "--device iphone-4.7 --device ipad-11"
    for (store, shard) in [("all", "1/1"), ("a", "1/2"), ("b", "2/2")] {
      for line in ["import App --shard \(shard)", "batch \(devices)"] {
        let result = await run("\(line) --store \(store).sqlite", in: folder.url)
        #expect(result.exitCode == 0, "\(result.stderr)")
      }
    }
    let merged = await run("store merge a.sqlite b.sqlite -o c.sqlite", in: folder.url)
    #expect(merged.exitCode == 0, "\(merged.stderr)")
    #expect(merged.stdout == "9 documents with 9 revisions in 'c.sqlite'\n")
    for query in Self.queries {
      let whole = await run(["sql", query, "--store", "all.sqlite"], workingDirectory: folder.path)
      let parts = await run(["sql", query, "--store", "c.sqlite"], workingDirectory: folder.path)
      #expect(parts.stdout == whole.stdout, "\(query)")
      #expect(whole.stdout.count > 100)
    }
    let again = await run("batch \(devices) --store c.sqlite", in: folder.url)
    #expect(again.stdout == "9 documents, 9 scenes: all 18 layouts are up to date\n")
    let imported = await run("import App --store c.sqlite --format csv", in: folder.url)
    #expect(imported.stdout.components(separatedBy: "unchanged").count == 10)
  }

  @Test func `a history goes on where the other one ends, and one that differs stays beside it`()
    async throws
  {
    let folder = try TemporaryFolder()
    func save(_ gap: Int, _ name: String, _ store: String) async throws {
      try folder.write(SampleDocuments.twoBoxes(gap: gap), to: "App/\(name).storyboard")
      let result = await run(
        "import App/\(name).storyboard --store \(store).sqlite", in: folder.url)
      #expect(result.exitCode == 0, "\(result.stderr)")
    }
    for store in ["old", "new"] {
      try await save(1, "shared", store)
      try await save(2, "shared", store)
    }
    try await save(3, "shared", "new")
    try await save(1, "apart", "old")
    try await save(2, "apart", "new")
    let result = await run(
      "store merge old.sqlite new.sqlite -o all.sqlite --format csv", in: folder.url)
    #expect(result.exitCode == 1)
    #expect(
      result.stdout == """
        store,document,outcome,name,revisions
        old.sqlite,App/apart.storyboard,added,App/apart.storyboard,1
        old.sqlite,App/shared.storyboard,added,App/shared.storyboard,2
        new.sqlite,App/apart.storyboard,renamed,App/apart~new.storyboard,1
        new.sqlite,App/shared.storyboard,joined,App/shared.storyboard,1

        """)
    for (name, gap) in [
      ("apart", 1), ("apart~new", 2), ("shared@1", 1), ("shared@2", 2), ("shared@3", 3),
    ] {
      let parts = name.split(separator: "@")
      let document = "App/\(parts[0]).storyboard" + (parts.count > 1 ? "@\(parts[1])" : "")
      let export = await run("export store:\(document) --store all.sqlite", in: folder.url)
      #expect(export.stdout == SampleDocuments.twoBoxes(gap: gap), "\(name)")
    }
    let check = await run(
      [
        "sql", "SELECT count(*) AS number FROM orphans", "--store", "all.sqlite", "--format", "csv",
      ],
      workingDirectory: folder.path)
    #expect(check.stdout == "number\n0\n")
  }

  @Test func `a merge that can't be made leaves nothing`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    _ = await run("import a.storyboard --store a.sqlite", in: folder.url)
    try folder.write("no database", to: "b.sqlite")
    for line in [
      "store merge a.sqlite b.sqlite -o c.sqlite", "store merge a.sqlite gone.sqlite -o c.sqlite",
      "store merge a.sqlite a.sqlite -o nowhere/c.sqlite",
      "store merge a.sqlite a.sqlite -o a.sqlite",
    ] {
      let result = await run(line, in: folder.url)
      #expect(result.exitCode == 2, "\(line)")
      #expect(!result.stderr.isEmpty)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      names.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") } == [
        "a.sqlite", "a.storyboard", "b.sqlite",
      ])
    let one = await run("store merge a.sqlite -o c.sqlite", in: folder.url)
    #expect(one.exitCode == 64)
  }

  private static let queries = [
    "SELECT document, revision, kind, isLatest FROM revisions ORDER BY 1, 2",
    "SELECT document, id, kind, name FROM views ORDER BY 1, 2",
    "SELECT document, scene, environment, status FROM results ORDER BY 1, 2, 3",
    "SELECT document, environment, id, x, y, width, height FROM frames ORDER BY 1, 2, 3",
  ]
}
