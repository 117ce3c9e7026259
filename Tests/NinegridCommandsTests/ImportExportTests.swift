import Foundation
import TestSupport
import Testing

@Suite struct ImportExportTests {
  @Test func `an import can be listed, and its export has the same bytes`() async throws {
    let folder = try TemporaryFolder()
    let text = SampleDocuments.twoBoxes()
    try folder.write(text, to: "App/Main.storyboard")
    try folder.write(SampleDocuments.mac, to: "App/Mac/Window.xib")
    try folder.write("{}", to: "App/Contents.json")

    let imported = await run("import App", in: folder.url)
    #expect(imported.stdout == "2 documents: 2 added\n")
    #expect(imported.stderr == "")
    #expect(imported.exitCode == 0)

    let list = await run("list --format csv", in: folder.url)
    #expect(
      list.stdout == """
        document,kind,revision,time,edits,path
        App/Mac/Window.xib,xib,1,2023-11-14T22:13:20Z,0,App/Mac/Window.xib
        App/Main.storyboard,storyboard,1,2023-11-14T22:13:20Z,0,App/Main.storyboard

        """)

    let single = await run("export App/Main.storyboard", in: folder.url)
    #expect(single.stdout == text)
    let all = await run("export --all -o out", in: folder.url)
    #expect(all.exitCode == 0)
    for name in ["App/Main.storyboard", "App/Mac/Window.xib"] {
      #expect(
        try Data(contentsOf: folder.url.appendingPathComponent("out/" + name))
          == Data(contentsOf: folder.url.appendingPathComponent(name)))
    }
  }

  @Test func `importing again adds a revision only where the content changed`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    try folder.write(SampleDocuments.oldStyle, to: "b.storyboard")
    _ = await run("import .", in: folder.url)
    try folder.write(SampleDocuments.twoBoxes(gap: 12), to: "a.storyboard")
    let again = await run("import .", in: folder.url)
    #expect(again.stdout == "2 documents: 1 changed, 1 unchanged\n")
    let log = await run("log a.storyboard --format csv", in: folder.url)
    #expect(
      log.stdout.split(separator: "\n").map { String($0.prefix(14)) } == [
        "document,revis", "a.storyboard,2", "a.storyboard,1",
      ])
    let first = await run("export a.storyboard@1", in: folder.url)
    #expect(first.stdout == SampleDocuments.twoBoxes())
  }

  @Test func `what can't be read is reported, and the rest goes in`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "App/Good.storyboard")
    try folder.write("<document>\n<<<<<<< ours\n</document>", to: "App/Merge.xib")
    try folder.write("<document><scenes>", to: "App/Short.storyboard")
    let result = await run("import App", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stdout == "3 documents: 1 added, 2 failed\n")
    #expect(
      result.stderr.contains("App/Merge.xib:2:1: error: a text merge has left its marks here"))
    #expect(result.stderr.contains("App/Short.storyboard:1:"))
  }

  @Test func `an import has a row for every file and argument, in their order`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "App/b.storyboard")
    try folder.write(SampleDocuments.oldStyle, to: "App/c.storyboard")
    _ = await run("import App", in: folder.url)
    try folder.write(SampleDocuments.twoBoxes(gap: 12), to: "App/b.storyboard")
    try folder.write(SampleDocuments.mac, to: "App/a.xib")
    try folder.write("<document>\n<<<<<<< ours\n</document>", to: "App/d.xib")
    let result = await run("import App nowhere --format csv", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(
      result.stdout == """
        document,path,status,revision,line,column,message
        ,nowhere,failed,,,,there is no file 'nowhere'
        App/a.xib,App/a.xib,added,1,,,
        App/b.storyboard,App/b.storyboard,changed,2,,,
        App/c.storyboard,App/c.storyboard,unchanged,1,,,
        App/d.xib,App/d.xib,failed,,2,1,a text merge has left its marks here

        """)
    #expect(result.stderr.contains("App/d.xib:2:1: error: a text merge has left its marks here"))
    for format in ["jsonl", "json"] {
      let rows = await run("import App/d.xib nowhere --format \(format)", in: folder.url)
      let instances =
        format == "jsonl"
        ? try rows.jsonLines() : try JSONInstance(json: Data(rows.stdoutBytes)).array ?? []
      #expect(instances.count == 2)
      expectNoFaults(instances, try SchemaFiles.schema("import-1"))
    }
  }

  @Test func `two files that would get one name are a failure of the second`() async throws {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    for name in ["one/a.xib", "two/a.xib"] {
      try elsewhere.write(SampleDocuments.mac, to: name)
    }
    let files = ["one/a.xib", "two/a.xib"].map { "\(elsewhere.path)/\($0)" }
    let result = await run(
      ["import"] + files + ["--format", "jsonl"], workingDirectory: folder.path)
    let rows = try result.jsonLines()
    #expect(rows.compactMap { $0["status"]?.string } == ["failed", "added"])
    #expect(rows.compactMap { $0["document"]?.string } == ["a.xib", "a.xib"])
    #expect(rows.compactMap { $0["path"]?.string } == [files[1], files[0]])
  }

  @Test func `links in a circle do not keep an import from ending`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "App/a.storyboard")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/loop", withDestinationPath: "..")
    let result = await run("import App", in: folder.url)
    #expect(result.stdout == "1 document: 1 added\n")
  }

  @Test func `copies for translators are no documents of a folder`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "App/a.storyboard")
    try folder.write(SampleDocuments.twoBoxes(), to: "App/de.xcloc/Source/a.storyboard")
    let result = await run("import App", in: folder.url)
    #expect(result.stdout == "1 document: 1 added\n")
    // Somebody who names the catalogue itself means its copies.
    let named = await run("import App/de.xcloc", in: folder.url)
    #expect(named.stdout == "1 document: 1 added\n")
  }

  @Test func `a name that leads out of the folder is not exported`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    _ = await run("import a.storyboard", in: folder.url)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/out", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/elsewhere", withDestinationPath: "/nonexistent")
    let result = await run("export a.storyboard -o elsewhere/x.storyboard", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.hasPrefix("a.storyboard: error: there is no folder 'elsewhere'"))
  }

  @Test(.enabled(if: StoreShell.isThere, "needs the sqlite3 shell"))
  func `a constant changed with SQL changes exactly that attribute in the export`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    _ = await run("import a.storyboard", in: folder.url)
    try StoreShell.run(
      "UPDATE layoutConstraint SET constant = 12 WHERE id = 'cnG-00-001'",
      on: folder.path + "/ninegrid.sqlite")
    let exported = await run("export a.storyboard", in: folder.url)
    #expect(exported.stdout == SampleDocuments.twoBoxes(gap: 12))
  }

  @Test(.enabled(if: StoreShell.isThere, "needs the sqlite3 shell"))
  func `a document that SQL has renamed keeps the extension of its kind`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "a.storyboard")
    _ = await run("import a.storyboard", in: folder.url)
    try StoreShell.run(
      "PRAGMA ignore_check_constraints = 1; UPDATE document SET name = '=1+1'",
      on: folder.path + "/ninegrid.sqlite")
    let exported = await run("export --all -o out", in: folder.url)
    #expect(exported.exitCode == 0)
    #expect(await run("check out/=1+1.storyboard", in: folder.url).exitCode == 0)
  }
}
