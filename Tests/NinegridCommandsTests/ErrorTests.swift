import Foundation
import HostAccess
import NinegridCommands
import PlainText
import TestSupport
import Testing

@Suite struct ErrorTests {
  /// Command lines with their exit code and the first line that a person sees.
  static let cases: [(line: String, code: Int32, message: String)] = [
    ("import empty", 2, "error: there is no document in 'empty'"),
    ("import nowhere", 2, "error: there is no file 'nowhere'"),
    ("import notes.txt", 2, "error: 'notes.txt' is not a .storyboard, .xib or .json file"),
    ("show empty", 2, "error: there is no document in 'empty'"),
    (
      "show Mian.storyboard", 2,
      "error: there is no file 'Mian.storyboard', and no document of that name in the store; "
        + "did you mean 'Main.storyboard'?"
    ),
    (
      "export Main.storyboard@9", 2, "error: 'Main.storyboard' has no revision 9"
    ),
    (
      "list --store none.sqlite", 2, "error: there is no store at 'none.sqlite'"
    ),
    ("list --store notes.txt", 2, "error: 'notes.txt' is not an SQLite database"),
    ("list --store empty", 2, "error: 'empty' is a folder, not a store"),
    ("solve empty", 2, "error: 'empty' is a folder, and a file is needed here"),
    ("sql 'DELETE FROM view'", 2, "error: queries only read, and this one would delete from view"),
    (
      "export Main.storyboard -o notes.txt/x.storyboard", 2,
      "Main.storyboard: error: 'notes.txt' is a file, and a folder is needed here"
    ),
    ("exprot", 64, "Error: There is no command 'exprot'. Did you mean 'export'?"),
    ("git instal", 64, "Error: There is no command 'git instal'. Did you mean 'install'?"),
    (
      "fix update-frame Main.storyboard", 64,
      "Error: There is no command 'fix update-frame'. Did you mean 'update-frames'?"
    ),
    (
      "fix misplaced Main.storyboard", 64,
      "Error: There is no command 'fix misplaced'. 'fix' has update-frames, update-constants, add-missing, "
        + "reset-suggested, clear, embed-in-stack, conflicts."
    ),
    (
      "serve --port 99999", 64,
      "Error: The value '99999' is invalid for '--port <number>': A port is a whole number from 0 to 65535."
    ),
    ("show store:Main --store none.sqlite", 2, "error: there is no store at 'none.sqlite'"),
    (
      "query duplicate", 64,
      "Error: The value 'duplicate' is invalid for '<name>': There is no question 'duplicate'. "
        + "Did you mean 'duplicates'? Questions are shared, grid, cells, overrides, unused, duplicates."
    ),
    ("export --all", 64, "Error: '--all' needs a folder: '-o PATH'."),
    (
      "migrate safearea Main.storyboard", 64,
      "Error: There is no migration 'safearea'. Did you mean 'safe-area'? '--list' explains them all."
    ),
  ]

  @Test(arguments: cases)
  func `an error is a clear sentence`(
    line: String, code: Int32, message: String
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "Main.storyboard")
    try folder.write("a note", to: "notes.txt")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/empty", withIntermediateDirectories: true)
    _ = await run("import Main.storyboard", in: folder.url)
    let result = await run(line, in: folder.url)
    #expect(result.exitCode == code)
    #expect(result.stderr.split(separator: "\n").first.map(String.init) == message)
    #expect(result.stdout == "" || line.hasPrefix("import"))
  }

  @Test func `no arguments print the help, and a version is there`() async throws {
    let folder = try TemporaryFolder()
    let help = await run([], workingDirectory: folder.path)
    #expect(help.exitCode == 0)
    #expect(help.stdout.contains("USAGE: ninegrid <subcommand>"))
    let version = await run(["--version"], workingDirectory: folder.path)
    #expect(version.stdout == NinegridVersion.text + "\n")
  }

  @Test func `commands have help with an example`() async throws {
    let folder = try TemporaryFolder()
    for name in [
      "import", "export", "list", "show", "log", "remove", "devices", "query", "sql", "resolve",
      "batch", "solve", "diff", "migrate", "render", "check", "review", "merge",
    ] {
      let help = await run(["help", name], workingDirectory: folder.path)
      #expect(help.exitCode == 0)
      #expect(help.stdout.contains("OVERVIEW: "), "\(name)")
      #expect(help.stdout.contains("\n  ninegrid \(name) "), "\(name)")
    }
  }

  @Test func `a reader that goes away is no error`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "Main.storyboard")
    for (fault, code, message) in [
      (SinkError.brokenPipe, Int32(0), ""),
      (SinkError.noSpace, 2, "error: there is no space left for the output"),
    ] {
      let errors = MemorySink()
      let context = CommandContext(
        workingDirectory: folder.path, environment: [:], standardOutput: BrokenSink(fault: fault),
        standardError: errors, readStandardInput: { [] })
      let exitCode = await runNinegrid(["show", "Main.storyboard"], in: context)
      #expect(exitCode == code)
      #expect((errors.text.split(separator: "\n").first ?? "") == message)
    }
  }

  @Test func `a tour runs line by line`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "App/Main.storyboard")
    let results = try await runTour(
      [
        "$ ninegrid import App && ninegrid list", "# a comment",
        "ninegrid export App/Main.storyboard > 'a copy.storyboard'",
        "ninegrid show 'a copy.storyboard' --no-constraints  # the copy",
      ], in: folder.url)
    #expect(results.map(\.exitCode) == [0, 0, 0, 0])
    #expect(results[3].stdout.hasPrefix("a copy.storyboard\n"))
  }
}

/// A stream that takes nothing.
private struct BrokenSink: ByteSink {
  let fault: SinkError
  var isTerminal: Bool { false }
  func write(_ bytes: [UInt8]) throws { throw fault }
  func flush() throws {}
}
