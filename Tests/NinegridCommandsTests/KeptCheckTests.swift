import Foundation
import HostAccess
import NinegridCommands
import TestSupport
import Testing

/// A second check takes what a store has kept of the first one, and says the same as a check without a store.
@Suite struct KeptCheckTests {
  private let names = ["App/a.storyboard", "App/b.storyboard", "App/c.xib"]

  /// An app of three documents, of which one has conflicts.
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: names[0])
    // The boxes do not fit beside each other.
    try folder.write(SampleDocuments.twoBoxes(gap: 400), to: names[1])
    try folder.write(SampleDocuments.mac, to: names[2])
    return folder
  }

  private func check(
    _ line: String, in folder: TemporaryFolder, program: String? = nil,
    environment: [String: String] = [:]
  ) async -> CommandResult {
    let (output, errors) = (MemorySink(), MemorySink())
    let context = CommandContext(
      workingDirectory: folder.path, environment: environment, standardOutput: output,
      standardError: errors, readStandardInput: { [] }, programPath: program,
      now: { Date(timeIntervalSince1970: 1_700_000_000) }, processorCount: 2)
    let code = await runNinegrid(ShellLine.words(of: "check " + line), in: context)
    return CommandResult(
      exitCode: code, stdout: output.text, stderr: errors.text, stdoutBytes: output.bytes)
  }

  /// Checks with a store, and expects what a check without one says.
  ///
  /// - Returns: how many documents were as before.
  private func taken(
    _ line: String = "App", in folder: TemporaryFolder, program: String? = nil
  ) async throws -> Int {
    let plain = await check(line, in: folder, program: program)
    let kept = await check(line + " --store s.sqlite", in: folder, program: program)
    #expect(kept.stdout == plain.stdout, "\(line)")
    #expect(kept.exitCode == plain.exitCode, "\(line)")
    guard let note = kept.stderr.firstMatch(of: /note: \d+ documents?, (\d+) as before/) else {
      #expect(kept.stderr == plain.stderr)
      return 0
    }
    return try #require(Int(note.1))
  }

  @Test func `the second check takes all documents as they were`() async throws {
    let folder = try app()
    #expect(try await taken(in: folder) == 0)
    #expect(try await taken(in: folder) == 3)
    let second = await check("App --store s.sqlite", in: folder)
    #expect(second.stdout.contains("1 finding in 1 of 3 documents: 1 unsatisfiable"))
    #expect(
      second.stderr == "note: 3 documents, 3 as before, with what 's.sqlite' has kept of them\n")
  }

  @Test(arguments: [
    "text", "json", "jsonl", "csv", "xcode", "sarif", "github", "junit", "codeclimate", "markdown",
    "html",
  ])
  func `every format prints the same`(format: String) async throws {
    let folder = try app()
    let line = "App --uncertain --all-size-classes --format \(format)"
    #expect(try await taken(line, in: folder) == 0)
    #expect(try await taken(line, in: folder) == 3)
  }

  @Test func `a changed document is checked again, the others are not`() async throws {
    let folder = try app()
    _ = try await taken(in: folder)
    try folder.write(SampleDocuments.twoBoxes(gap: 40), to: names[0])
    #expect(try await taken(in: folder) == 2)
    #expect(try await taken(in: folder) == 3)
    // A document that has come along is new, one that has gone does not count.
    try folder.write(SampleDocuments.twoBoxes(), to: "App/d.storyboard")
    try FileManager.default.removeItem(atPath: folder.path + "/" + names[2])
    #expect(try await taken(in: folder) == 2)
  }

  @Test func `other options and another configuration are another question`() async throws {
    let folder = try app()
    _ = try await taken(in: folder)
    #expect(try await taken("App --rule misplaced", in: folder) == 0)
    #expect(try await taken("App --device iphone-6.3", in: folder) == 0)
    #expect(try await taken("App --device iphone-4.7", in: folder) == 0)
    // Which documents are named does not matter.
    #expect(try await taken("App/a.storyboard App/b.storyboard", in: folder) == 2)
    try folder.write("strict: true\n", to: ".ninegrid.yml")
    #expect(try await taken(in: folder) == 0)
    #expect(try await taken(in: folder) == 3)
    try folder.write("strict: false\n", to: ".ninegrid.yml")
    #expect(try await taken(in: folder) == 0)
  }

  @Test func `another storyboard that shows a scene elsewhere changes the answer`() async throws {
    let folder = try app()
    _ = try await taken(in: folder)
    let scene = """
      <scene sceneID="plc-00-001"><objects>
      <viewControllerPlaceholder storyboardName="a" id="plc-00-002" sceneMemberID="viewController"/>
      </objects></scene>
      """
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
      initialViewController="nav-00-001">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="nav-00-003"><objects>
      <navigationController id="nav-00-001" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="nav-00-004"/>
      <connections><segue destination="plc-00-002" kind="relationship" relationship="rootViewController" id="nav-00-005"/></connections>
      </navigationController></objects></scene>
      \(scene)</scenes></document>
      """, to: "App/e.storyboard")
    // Only the storyboard that is shown is asked again, and the new one.
    #expect(try await taken("App --device iphone-6.3", in: folder) == 0)
    #expect(try await taken("App --device iphone-6.3", in: folder) == 4)
    #expect(try await taken(in: folder) == 2)
  }

  @Test func `what rules have asked about classes and catalogues must have the same answer`()
    async throws
  {
    let folder = try app()
    let text = SampleDocuments.twoBoxes().replacing(
      #"<viewController "#,
      with: #"<viewController customClass="StartController" customModuleProvider="target" "#)
    try folder.write(text, to: names[0])
    try folder.write("import UIKit\nclass Other: UIViewController {}\n", to: "App/Other.swift")
    let line = "App --rule missing-class"
    _ = try await taken(line, in: folder)
    #expect(try await taken(line, in: folder) == 3)
    #expect(await check(line, in: folder).stdout.contains("1 missing-class"))
    try folder.write(
      "import UIKit\nclass StartController: UIViewController {}\n", to: "App/Start.swift")
    #expect(try await taken(line, in: folder) < 3)
    #expect(try await taken(line, in: folder) == 3)
    #expect(await check(line, in: folder).stdout.contains("nothing found"))
    // A comment changes no class.
    try folder.write(
      "import UIKit\n// The first one.\nclass StartController: UIViewController {}\n",
      to: "App/Start.swift")
    #expect(try await taken(line, in: folder) == 3)
  }

  @Test func `sources that look as they did are not read, and others are`() async throws {
    let folder = try app()
    let text = SampleDocuments.twoBoxes().replacing(
      #"<viewController "#,
      with: #"<viewController customClass="StartController" customModuleProvider="target" "#)
    try folder.write(text, to: names[0])
    let path = folder.path + "/App/Start.swift"
    try folder.write("class StartController: UIViewController {}\n", to: "App/Start.swift")
    // What was written just now could change without a sign.
    try await Task.sleep(for: .milliseconds(2_100))
    let line = "App --rule missing-class"
    _ = try await taken(line, in: folder)
    #expect(try await taken(line, in: folder) == 3)
    // As long as before, with the same time of change of its content.
    let time = try #require(
      try FileManager.default.attributesOfItem(atPath: path)[.modificationDate])
    try folder.write("class OtherController: UIViewController {}\n", to: "App/Start.swift")
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    #expect(try await taken(line, in: folder) < 3)
  }

  @Test func `another program checks everything again`() async throws {
    let folder = try app()
    try folder.write("1", to: "one")
    try folder.write("22", to: "two")
    _ = try await taken(in: folder, program: folder.path + "/one")
    #expect(try await taken(in: folder, program: folder.path + "/one") == 3)
    #expect(try await taken(in: folder, program: folder.path + "/two") == 0)
  }

  @Test(.enabled(if: StoreShell.isThere, "needs the sqlite3 shell"))
  func `documents of a store are as before until SQL changes them`() async throws {
    let folder = try app()
    _ = await run("import App", in: folder.url)
    let line = "store:App --store ninegrid.sqlite"
    _ = await check(line, in: folder)
    let second = await check(line, in: folder)
    #expect(second.stderr.contains("3 documents, 3 as before"))
    try StoreShell.run(
      "UPDATE constraints SET constant = 300 WHERE document = 'App/a.storyboard' AND constant = 8",
      on: folder.path + "/ninegrid.sqlite")
    let third = await check(line, in: folder)
    #expect(third.stderr.contains("3 documents, 2 as before"))
    #expect(third.stdout != second.stdout)
  }

  @Test func `without a named store nothing is kept`() async throws {
    let folder = try app()
    _ = await check("App", in: folder)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/ninegrid.sqlite"))
    let missing = await check(
      "App", in: folder, environment: ["NINEGRID_STORE": folder.path + "/none.sqlite"])
    #expect(missing.exitCode == (await check("App", in: folder)).exitCode)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/none.sqlite"))
  }

  @Test func `a store that is none stops nobody from checking`() async throws {
    let folder = try app()
    try folder.write("not a store", to: "s.sqlite")
    let plain = await check("App", in: folder)
    let kept = await check("App --store s.sqlite", in: folder)
    #expect(kept.stdout == plain.stdout)
    #expect(kept.stderr.contains("note: results are not kept: "))
  }

  @Test func `what reads files of texts or compares revisions keeps nothing`() async throws {
    let folder = try app()
    try folder.write("languages: [de]\n", to: ".ninegrid.yml")
    #expect(try await taken(in: folder) == 0)
    #expect(try await taken(in: folder) == 0)
    try FileManager.default.removeItem(atPath: folder.path + "/.ninegrid.yml")
    for _ in 0..<2 { #expect(try await taken("App --set bxL-00-001.hidden=YES", in: folder) == 0) }
  }

  @Test(.enabled(if: StoreShell.isThere, "needs the sqlite3 shell"))
  func `a batch takes out what other versions have found`() async throws {
    let folder = try app()
    _ = await run("import App", in: folder.url)
    _ = await check("App --store ninegrid.sqlite", in: folder)
    let path = folder.path + "/ninegrid.sqlite"
    try StoreShell.run("UPDATE keptResult SET program = 'old' WHERE rowid = 1", on: path)
    _ = await run("batch --device iphone-6.3", in: folder.url)
    try StoreShell.run(
      """
      CREATE TEMP TABLE expected (kept INTEGER CHECK (kept = 2));
      INSERT INTO expected SELECT count(*) FROM keptResult
      """, on: path)
    let after = await check("App --store ninegrid.sqlite", in: folder)
    #expect(after.stderr.contains("3 documents, 2 as before"))
  }

  @Test func `a store that is named alone stands for its documents`() async throws {
    let folder = try app()
    #expect(await run("import App --store s.sqlite", in: folder.url).exitCode == 0)
    // Files that are not in the store are not meant.
    try folder.write(SampleDocuments.twoBoxes(gap: 400), to: "Other/d.storyboard")
    let whole = await check("--store s.sqlite --format jsonl", in: folder)
    let named = await check("store:. --store s.sqlite --format jsonl", in: folder)
    #expect(whole.stdout == named.stdout)
    #expect(try whole.jsonLines().isEmpty == false)
    #expect(!whole.stdout.contains("d.storyboard"))
    #expect(whole.stderr.contains("the 3 documents of 's.sqlite'"))
    // A folder, a configuration or a revision says what is meant.
    #expect(await check(". --store s.sqlite", in: folder).stdout.contains("Other/d.storyboard"))
    try folder.write("included: [Other]\n", to: ".ninegrid.yml")
    #expect(await check("--store s.sqlite", in: folder).stdout.contains("Other/d.storyboard"))
  }

  @Test func `a store of results alone stands for no documents`() async throws {
    let folder = try app()
    let first = await check("--store s.sqlite", in: folder)
    let second = await check("--store s.sqlite", in: folder)
    #expect(first.stdout == second.stdout)
    #expect(second.stderr.contains("3 documents, 3 as before"))
  }
}
