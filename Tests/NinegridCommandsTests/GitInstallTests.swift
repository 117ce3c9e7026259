import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: GitFolder.isUsable, "needs git, and ninegrid beside the tests"))
struct GitInstallTests {
  private static let files = [".git/config", ".git/info/attributes"]

  @Test(arguments: [nil, "", "*.png binary\n", "*.png binary"])
  func `uninstall takes away what install wrote, byte for byte`(attributes: String?) throws {
    let repository = try GitFolder(isInstalled: false)
    try repository.require("git config user.name Ada && printf '[a]\\n\\tb = c' >> .git/config")
    try? FileManager.default.removeItem(at: repository.work.appendingPathComponent(Self.files[1]))
    if let attributes { try repository.write(attributes, to: Self.files[1]) }
    let before = try Self.contents(of: repository)
    try repository.require("ninegrid git install")
    let installed = try Self.contents(of: repository)
    #expect(try repository.require("git config a.b") == "c\n")
    #expect(
      try repository.require("git check-attr diff merge -- a/Main.storyboard b.xib c.swift") == """
        a/Main.storyboard: diff: ninegrid
        a/Main.storyboard: merge: ninegrid
        b.xib: diff: ninegrid
        b.xib: merge: ninegrid
        c.swift: diff: unspecified
        c.swift: merge: unspecified

        """)
    // A second time changes nothing.
    #expect(try repository.require("ninegrid git install").contains("set up already"))
    #expect(try Self.contents(of: repository) == installed)
    try repository.require("ninegrid git uninstall")
    #expect(try Self.contents(of: repository) == before)
    #expect(try repository.require("ninegrid git uninstall").contains("has nothing of ninegrid"))
    #expect(try Self.contents(of: repository) == before)
  }

  @Test func `what was written behind it stays`() throws {
    let repository = try GitFolder()
    try repository.require(
      "git config user.nick ada && echo '*.gif binary' >> .git/info/attributes")
    try repository.require("ninegrid git uninstall")
    #expect(try repository.require("git config user.nick") == "ada\n")
    #expect(try repository.read(".git/info/attributes").hasSuffix("*.gif binary\n"))
    #expect(!(try repository.read(".git/config")).contains("ninegrid"))
  }

  @Test func `what was written behind it begins on a line of its own`() throws {
    let repository = try GitFolder(isInstalled: false)
    try repository.require("printf '[a]\\n\\tb = c' >> .git/config && ninegrid git install")
    try repository.require("git config user.nick ada")
    for command in ["install", "uninstall"] {
      try repository.require("ninegrid git \(command)")
      #expect(try repository.require("git config user.nick") == "ada\n", "\(command)")
      #expect(try repository.require("git config a.b") == "c\n", "\(command)")
    }
  }

  @Test func `what it says and where it writes`() throws {
    let repository = try GitFolder(isInstalled: false)
    let outside = try GitFolder(isRepository: false)
    let text =
      try repository.transcript([
        "ninegrid git install", "tail -n +9 .git/config", "cat .git/info/attributes | tail -4",
        "mkdir sub && cd sub && ninegrid git install",
        "ninegrid git uninstall", "ninegrid git uninstall",
      ])
      + outside.transcript([
        "ninegrid git install", "ninegrid git install --global",
        "ls -A ../home ../home/.config/git",
        "git check-attr diff -- a.storyboard 2>&1 | head -1", "ninegrid git uninstall --global",
        "find ../home -type f",
      ])
    expectGolden(text, named: "git-install.txt")
  }

  @Test func `attributes of the person's own file are kept with --global`() throws {
    let repository = try GitFolder(isInstalled: false)
    try repository.require("git config --global core.attributesFile '~/mine'")
    try repository.require("printf '*.png binary' > ../home/mine && cp ../home/.gitconfig ../copy")
    try repository.require("ninegrid git install --global")
    #expect(
      try repository.require("git check-attr merge -- Main.storyboard")
        == "Main.storyboard: merge: ninegrid\n")
    try repository.require("ninegrid git uninstall --global && cmp ../home/.gitconfig ../copy")
    #expect(try repository.require("cat ../home/mine") == "*.png binary")
  }

  @Test func `settings that somebody has cut are left alone`() throws {
    let repository = try GitFolder()
    try repository.require("sed -i.bak '/# ninegrid: end/d' .git/config")
    let before = try Self.contents(of: repository)
    let result = try repository.shell("ninegrid git install")
    #expect(result.status == 2)
    #expect(result.text.contains("have no end, as if somebody had edited them"))
    #expect(try Self.contents(of: repository) == before)
  }

  private static func contents(of repository: GitFolder) throws -> [String?] {
    files.map { try? repository.read($0) }
  }
}
