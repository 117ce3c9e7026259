import Foundation
import HostAccess
import PlainText
import TestSupport
import Testing

@testable import NinegridCommands

/// What stays as it is when a file is written: permissions, owner, links, and whatever lies around it.
@Suite struct InPlaceWritingTests {
  private let files = FileManager.default

  /// A command that rewrites `App/a.storyboard`, and one that makes each other kind of file anew.
  static let writers: [(line: String, target: String)] = [
    ("fix update-frames App/a.storyboard --all", "App/a.storyboard"),
    ("migrate leading-trailing App/a.storyboard --write", "App/a.storyboard"),
    ("export App/a.storyboard -o out/a.xml", "out/a.xml"),
    ("render App/a.storyboard -o out/a.svg", "out/a.svg"),
    ("sweep App/a.storyboard --plot out/plot.svg", "out/plot.svg"),
    ("check App --write-baseline out/known.json", "out/known.json"),
    ("fix update-frames App/a.storyboard -o out/b.storyboard", "out/b.storyboard"),
  ]

  private func folder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      SampleDocuments.oldStyle.replacing("width=\"540\"", with: "width=\"100\""),
      to: "App/a.storyboard")
    try #require(await run("import App", in: folder.url).exitCode == 0)
    try files.createDirectory(
      at: folder.url.appendingPathComponent("out"), withIntermediateDirectories: true)
    return folder
  }

  private func mode(_ path: String) throws -> Int? {
    try files.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test(arguments: writers)
  func `a file keeps its permissions`(writer: (line: String, target: String)) async throws {
    let folder = try await folder()
    let target = folder.path + "/" + writer.target
    if !files.fileExists(atPath: target) { try folder.write("old", to: writer.target) }
    let before = try Data(contentsOf: URL(fileURLWithPath: target))
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
    #expect(await run(writer.line, in: folder.url).exitCode != 2)
    #expect(try mode(target) == 0o640)
    #expect(try Data(contentsOf: URL(fileURLWithPath: target)) != before)
  }

  @Test(arguments: writers)
  func `a read-only file is not replaced`(writer: (line: String, target: String)) async throws {
    let folder = try await folder()
    let target = folder.path + "/" + writer.target
    if !files.fileExists(atPath: target) { try folder.write("old", to: writer.target) }
    let before = try Data(contentsOf: URL(fileURLWithPath: target))
    try files.setAttributes([.posixPermissions: 0o444], ofItemAtPath: target)
    let result = await run(writer.line, in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.contains("error: '\(writer.target)' may not be written"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: target)) == before)
  }

  @Test(arguments: writers, [true, false])
  func `a link stays, and what it leads to is written`(
    writer: (line: String, target: String), isDangling: Bool
  ) async throws {
    let folder = try await folder()
    let target = folder.path + "/" + writer.target
    let real = folder.path + "/elsewhere/real"
    try files.createDirectory(
      atPath: folder.path + "/elsewhere", withIntermediateDirectories: true)
    if files.fileExists(atPath: target) {
      if isDangling { return }
      try files.moveItem(atPath: target, toPath: real)
    } else if !isDangling {
      try folder.write("old", to: "elsewhere/real")
    }
    try files.createSymbolicLink(atPath: target, withDestinationPath: "../elsewhere/real")
    let before = files.contents(atPath: real)
    #expect(await run(writer.line, in: folder.url).exitCode != 2)
    #expect(try files.destinationOfSymbolicLink(atPath: target) == "../elsewhere/real")
    #expect(files.contents(atPath: real) != nil && files.contents(atPath: real) != before)
  }

  @Test(arguments: ["out/App", "out/App/a.storyboard"])
  func `nothing is exported through a link out of the folder`(link: String) async throws {
    let folder = try await folder()
    try folder.write("old", to: "elsewhere/a.storyboard")
    let goal = folder.path + "/elsewhere" + (link.hasSuffix("App") ? "" : "/a.storyboard")
    let path = folder.path + "/" + link
    try files.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: path, withDestinationPath: goal)
    for line in ["export --all -o out", "fix update-frames App/a.storyboard -o out/"] {
      let result = await run(line, in: folder.url)
      #expect(result.exitCode == 2)
      #expect(
        result.stderr.contains(
          "'App/a.storyboard' would be written through a link that leads out of 'out'"))
    }
    #expect(
      try String(contentsOfFile: folder.path + "/elsewhere/a.storyboard", encoding: .utf8) == "old")
    #expect(try files.contentsOfDirectory(atPath: folder.path + "/elsewhere") == ["a.storyboard"])
  }

  @Test func `pictures are not drawn through a link out of the folder`() async throws {
    let folder = try await folder()
    #expect(await run("render App/a.storyboard -o out/", in: folder.url).exitCode != 2)
    let name = try #require(files.contentsOfDirectory(atPath: folder.path + "/out").first)
    try files.removeItem(atPath: folder.path + "/out/" + name)
    try files.createSymbolicLink(
      atPath: folder.path + "/out/" + name, withDestinationPath: "../elsewhere.svg")
    #expect(await run("render App/a.storyboard -o out/", in: folder.url).exitCode == 2)
    #expect(!files.fileExists(atPath: folder.path + "/elsewhere.svg"))
  }

  @Test func `a link within the folder is written through`() async throws {
    let folder = try await folder()
    try folder.write("old", to: "out/App/b.storyboard")
    try files.createSymbolicLink(
      atPath: folder.path + "/out/App/a.storyboard", withDestinationPath: "b.storyboard")
    #expect(await run("export --all -o out", in: folder.url).exitCode == 0)
    #expect(
      files.contents(atPath: folder.path + "/out/App/b.storyboard")?.first == UInt8(ascii: "<"))
  }

  @Test func `what a killed process left is removed, and nothing else`() throws {
    let folder = try TemporaryFolder()
    let left = ".ninegrid-0123456789abcdef.tmp"
    let others = [
      ".ninegrid-0123456789abcde.tmp", ".ninegrid-0123456789ABCDEF.tmp", ".ninegrid-notes.tmp",
      "ninegrid-0123456789abcdef.tmp", ".ninegrid-0123456789abcdef.tmp.txt",
    ]
    for name in others + [left] { try folder.write("x", to: name) }
    try folder.write("x", to: "kept")
    try files.createSymbolicLink(
      atPath: folder.path + "/.ninegrid-fedcba9876543210.tmp", withDestinationPath: "kept")
    let living = try ScratchFile(in: folder.path, named: "a")
    try writeFileAtomically(Array("new".utf8), to: folder.path + "/a", named: "a")
    let found = try files.contentsOfDirectory(atPath: folder.path)
    let wanted =
      others + [
        "kept", "a", ".ninegrid-fedcba9876543210.tmp", FilePaths.lastComponent(of: living.path),
      ]
    #expect(found.sorted() == wanted.sorted())
    living.remove()
  }

  @Test(.enabled(if: getuid() == 0, "only root may give files away"))
  func `a file keeps its owner`() async throws {
    let folder = try await folder()
    let path = folder.path + "/App/a.storyboard"
    try #require(chown(path, 1234, 2345) == 0)
    #expect(await run("fix update-frames App --all", in: folder.url).exitCode == 0)
    let attributes = try files.attributesOfItem(atPath: path)
    #expect(attributes[.ownerAccountID] as? Int == 1234)
    #expect(attributes[.groupOwnerAccountID] as? Int == 2345)
  }
}

extension InPlaceWritingTests {
  @Test(arguments: [
    "list", "import App", "batch", "query unused", "sql 'SELECT 1'", "export --all -o out",
  ])
  func `a pipe is no store, and is not waited on`(line: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.oldStyle, to: "App/a.storyboard")
    try #require(mkfifo(folder.path + "/pipe", 0o600) == 0)
    let result = await run("\(line) --store pipe", in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.stderr.contains("error: 'pipe' is not a regular file"))
  }
}
