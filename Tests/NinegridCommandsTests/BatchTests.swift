import Foundation
import TestSupport
import Testing

@Suite struct BatchTests {
  @Test func `a second batch finds everything up to date`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "App/a.storyboard")
    try folder.write(SampleDocuments.oldStyle, to: "App/b.storyboard")
    _ = await run("import App", in: folder.url)
    let first = await run("batch --device iphone-4.7 --orientation both", in: folder.url)
    #expect(first.stdout.hasPrefix("2 documents, 2 scenes: 4 layouts in "))
    let second = await run("batch --device iphone-4.7 --orientation both", in: folder.url)
    #expect(second.stdout == "2 documents, 2 scenes: all 4 layouts are up to date\n")
    let counts = await run(
      "sql 'SELECT status, count(*) AS number FROM results GROUP BY status' --format csv",
      in: folder.url)
    #expect(counts.stdout == "status,number\nok,4\n")
  }

  @Test func `a changed document is resolved again, the others are not`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "App/a.storyboard")
    try folder.write(SampleDocuments.oldStyle, to: "App/b.storyboard")
    _ = await run("import App", in: folder.url)
    _ = await run("batch --device iphone-4.7", in: folder.url)
    try folder.write(SampleDocuments.twoBoxes(gap: 12), to: "App/a.storyboard")
    _ = await run("import App", in: folder.url)
    let again = await run("batch --device iphone-4.7", in: folder.url)
    #expect(again.stdout.hasPrefix("2 documents, 2 scenes: 1 layout in "))
    #expect(again.stdout.hasSuffix("; 1 was up to date\n"))
  }

  @Test func `a revision that is not the latest is refused, not taken for it`() async throws {
    let folder = try TemporaryFolder()
    for gap in [8, 12] {
      try folder.write(SampleDocuments.twoBoxes(gap: gap), to: "App/a.storyboard")
      _ = await run("import App", in: folder.url)
    }
    let line = "--size 300x300 --format csv"
    let latest = await run("batch App/a.storyboard@2 \(line)", in: folder.url)
    #expect(latest.exitCode == 0)
    #expect(latest.stdout.contains("\nApp/a.storyboard,2,done,"))
    for (revision, message) in [
      (
        1,
        """
        error: 'App/a.storyboard@1' is not the latest revision, and results are kept of that alone (2)
          hint: 'ninegrid resolve App/a.storyboard@1' resolves it

        """
      ),
      (
        3,
        """
        error: 'App/a.storyboard' has no revision 3
          hint: the latest is 2; 'log' lists all

        """
      ),
    ] {
      let other = await run("batch App/a.storyboard@\(revision) \(line)", in: folder.url)
      #expect(other.exitCode == 2)
      #expect(other.stdout.contains("\nApp/a.storyboard@\(revision),,failed,"))
      #expect(!other.stdout.contains("done"))
      #expect(other.stderr == message)
    }
  }

  @Test func `a batch has a row for every document`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "App/b.storyboard")
    try folder.write(
      SampleDocuments.twoBoxes(extra: SampleDocuments.conflict), to: "App/a.storyboard")
    try folder.write(SampleDocuments.mac, to: "App/c.xib")
    _ = await run("import App", in: folder.url)
    try folder.write(SampleDocuments.twoBoxes(gap: 12), to: "App/b.storyboard")
    _ = await run("import App", in: folder.url)
    let line = "batch App nowhere --device iphone-4.7 --orientation both --format csv"
    let first = await run(line, in: folder.url)
    #expect(first.exitCode == 2)
    #expect(
      first.stdout == """
        document,revision,status,scenes,environments,resolved,upToDate,ok,ambiguous,unsatisfiable,unsupported,truncated,message
        nowhere,,failed,,,,,,,,,,"there is no file 'nowhere', and no document of that name in the store"
        App/a.storyboard,1,done,1,2,2,0,0,0,2,0,0,
        App/b.storyboard,2,done,1,2,2,0,2,0,0,0,0,
        App/c.xib,1,done,1,2,2,0,0,0,0,2,0,

        """)
    let second = await run(line, in: folder.url)
    #expect(second.stdout.contains("\nApp/b.storyboard,2,done,1,2,0,2,0,0,0,0,0,\n"))
    let failed = await run("batch App nowhere --size 300x300 --format jsonl", in: folder.url)
    expectNoFaults(try failed.jsonLines(), try SchemaFiles.schema("batch-1"))
  }

  @Test(.enabled(if: StoreShell.isThere, "needs the sqlite3 shell"))
  func `what can't be stored stops the batch, and the documents before it are done`() async throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c"] {
      try folder.write(SampleDocuments.twoBoxes(), to: "App/\(name).storyboard")
    }
    _ = await run("import App", in: folder.url)
    try StoreShell.run(
      """
      CREATE TRIGGER full BEFORE INSERT ON resolvedScene WHEN NEW.revisionKey = (
        SELECT revisionKey FROM documents WHERE document = 'App/b.storyboard') BEGIN
        SELECT RAISE(ABORT, 'no room for b');
      END
      """, on: folder.path + "/ninegrid.sqlite")
    let result = await run("batch --device iphone-4.7 --format csv", in: folder.url)
    #expect(result.exitCode == 2)
    let rows = result.stdout.split(separator: "\n").dropFirst()
    #expect(
      rows.map { $0.split(separator: ",").prefix(3).joined(separator: ",") }
        == ["App/a.storyboard,1,done"])
    #expect(result.stderr.contains("no room for b"))
    let stored = await run(
      "sql 'SELECT document FROM results ORDER BY document' --format csv", in: folder.url)
    #expect(stored.stdout == "document\nApp/a.storyboard\n")
  }

  @Test func `without documents there is nothing to do, and a sentence says so`() async throws {
    let folder = try TemporaryFolder()
    let missing = await run("batch", in: folder.url)
    #expect(missing.exitCode == 2)
    #expect(missing.stderr.hasPrefix("error: there is no store at 'ninegrid.sqlite'\n  hint: "))
  }
}
