import Foundation
import TestSupport
import Testing

/// What documents of the store are called, and how they go.
@Suite struct StoreNameTests {
  @Test func `a file has one name wherever the import runs`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "App/Main.storyboard")
    try folder.write(SampleDocuments.mac, to: "App/Mac/Window.xib")
    _ = await run("import App", in: folder.url)
    let app = folder.url.appendingPathComponent("App")
    let again = await run("import . --store ../ninegrid.sqlite", in: app)
    #expect(again.stdout == "2 documents: 2 unchanged\n")
    let list = await run("list --store ../ninegrid.sqlite --format csv", in: app)
    #expect(
      list.stdout == """
        document,kind,revision,time,edits,path
        App/Mac/Window.xib,xib,1,2023-11-14T22:13:20Z,0,Mac/Window.xib
        App/Main.storyboard,storyboard,1,2023-11-14T22:13:20Z,0,Main.storyboard

        """)
    let text = await run("list", in: folder.url)
    #expect(text.stderr == "names are relative to '.'\n")
    // Names work from there, too.
    for name in ["store:Main.storyboard", "store:App/Main.storyboard"] {
      let log = await run(
        ["log", name, "--store", "../ninegrid.sqlite"], workingDirectory: app.path)
      #expect(log.exitCode == 0, "\(name)")
    }
  }

  @Test func `a store and its files can be moved together`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a/App/Main.storyboard")
    _ = await run("import App", in: folder.url.appendingPathComponent("a"))
    try FileManager.default.moveItem(atPath: folder.path + "/a", toPath: folder.path + "/b")
    let again = await run("import App", in: folder.url.appendingPathComponent("b"))
    #expect(again.stdout == "1 document: 1 unchanged\n")
  }

  @Test func `nobody takes the name of another file that is still there`() async throws {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try elsewhere.write(SampleDocuments.oldStyle, to: "a.storyboard")
    _ = await run("import .", in: folder.url)
    let other = await run("import \(elsewhere.path)/a.storyboard", in: folder.url)
    #expect(other.exitCode == 2)
    #expect(other.stderr.contains("would both be 'a.storyboard' in the store"))
    let kept = await run("export a.storyboard", in: folder.url)
    #expect(kept.stdout == SampleDocuments.twoBoxes())
  }

  @Test func `documents can be removed, one by one and by folder`() async throws {
    let folder = try TemporaryFolder()
    for name in ["App/a.storyboard", "App/In/b.storyboard", "c.storyboard"] {
      try folder.write(SampleDocuments.twoBoxes(), to: name)
    }
    _ = await run("import .", in: folder.url)
    let dry = await run("remove App --dry-run --format csv", in: folder.url)
    #expect(dry.stdout == "document,revisions\nApp/In/b.storyboard,1\nApp/a.storyboard,1\n")
    #expect(await run("remove App", in: folder.url).stdout == "2 documents removed\n")
    let rest = await run("sql 'SELECT document FROM documents' --format csv", in: folder.url)
    #expect(rest.stdout == "document\nc.storyboard\n")
    let part = await run("remove c.storyboard@1", in: folder.url)
    #expect(part.exitCode == 2)
    #expect(part.stderr.contains("only whole documents can be removed"))
    let unknown = await run("remove nothing", in: folder.url)
    #expect(unknown.exitCode == 2)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/App/a.storyboard"))
  }

  @Test func `an import removes documents whose files are gone, if asked`() async throws {
    let folder = try TemporaryFolder()
    for name in ["App/a.storyboard", "App/b.storyboard", "Other/c.storyboard"] {
      try folder.write(SampleDocuments.twoBoxes(), to: name)
    }
    _ = await run("import .", in: folder.url)
    for name in ["App/b.storyboard", "Other/c.storyboard"] {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }
    #expect(await run("import App", in: folder.url).stdout == "1 document: 1 unchanged\n")
    let pruned = await run("import App --prune --format csv", in: folder.url)
    #expect(
      pruned.stdout == """
        document,path,status,revision,line,column,message
        App/a.storyboard,App/a.storyboard,unchanged,1,,,
        App/b.storyboard,App/b.storyboard,removed,,,,

        """)
    let rest = await run("sql 'SELECT document FROM documents' --format csv", in: folder.url)
    #expect(rest.stdout == "document\nApp/a.storyboard\nOther/c.storyboard\n")
    // The last one of a folder, too.
    let other = await run("import Other --prune --format csv", in: folder.url)
    #expect(other.exitCode == 0)
    #expect(other.stdout.hasSuffix("Other/c.storyboard,Other/c.storyboard,removed,,,,\n"))
  }

  @Test(.enabled(if: StoreShell.isThere, "needs the sqlite3 shell"))
  func `a name that is a file means the file, and what SQL has changed is told`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    _ = await run("import .", in: folder.url)
    let before = await run("show a.storyboard", in: folder.url)
    #expect(before.stderr == "")
    try StoreShell.run(
      "UPDATE constraints SET constant = constant + 7", on: folder.path + "/ninegrid.sqlite")

    let file = await run("show a.storyboard", in: folder.url)
    #expect(file.stdout == before.stdout)
    #expect(
      file.stderr
        == "note: 'a.storyboard' is the file; SQL has changed the stored 'store:a.storyboard'\n")
    let stored = await run("show store:a.storyboard", in: folder.url)
    #expect(stored.stdout != before.stdout)
    let difference = await run("diff store:a.storyboard@1 store:a.storyboard", in: folder.url)
    #expect(difference.exitCode == 1)

    let again = await run("import . --format jsonl", in: folder.url)
    #expect(again.stderr.contains("the file replaces 'a.storyboard@2', which SQL has made"))
    let row = try again.jsonLines()
    #expect(row[0]["status"]?.string == "changed")
    #expect(row[0]["revision"]?.number == 3)
    expectNoFaults(row, try SchemaFiles.schema("import-1"))
    #expect(await run("export a.storyboard", in: folder.url).stdout == SampleDocuments.twoBoxes())
  }

  @Test func `whole numbers of any size are printed as they are`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    _ = await run("import .", in: folder.url)
    let statement = "SELECT 9007199254740993 AS a, -9223372036854775808 AS b, 12 AS c"
    for format in ["csv", "jsonl", "json", "text"] {
      let result = await run(["sql", statement, "--format", format], workingDirectory: folder.path)
      #expect(result.stdout.contains("9007199254740993"), "\(format)")
      #expect(result.stdout.contains("-9223372036854775808"), "\(format)")
    }
  }

  @Test(.enabled(if: StoreShell.isThere, "needs the sqlite3 shell"))
  func `rows that make no document are an error with the row`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    _ = await run("import .", in: folder.url)
    // Nothing but reading what is written finds this.
    try StoreShell.run(
      """
      UPDATE revision SET edits = edits + 1;
      INSERT INTO content (revisionKey, element, position, kind, text)
      SELECT revisionKey, 1, 99, 'comment', 'a --> b' FROM documents
      """, on: folder.path + "/ninegrid.sqlite")
    for line in ["export a.storyboard", "export --all -o out"] {
      let result = await run(line, in: folder.url)
      #expect(result.exitCode == 2)
      #expect(result.stdout == "")
      #expect(result.stderr.contains("the rows of 'a.storyboard' make no document"))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
  }
}
