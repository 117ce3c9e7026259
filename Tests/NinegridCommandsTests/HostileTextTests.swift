import Diagnostics
import Foundation
import TestSupport
import Testing

/// Documents whose every name, text and id wants to break the line, colour the terminal, turn text around or command a
/// CI runner, through every command that prints something.
@Suite struct HostileTextTests {
  /// What XML may hold; native documents take the rest, too.
  static let mark =
    "a\n::error::pwned\r\n ::set-output name=x::y\t\u{9B}31m\u{85}\u{7F}\u{202E}\u{2066}\u{200F}\u{2028}b"
  static let native = mark + "\u{1B}[31m\u{1B}]0;t\u{07}\u{08}##[error]pwned ##vso[task.complete]"

  /// Two boxes in conflict, a dangling reference, a wrong attribute and an id that is there twice.
  static let storyboard: String = {
    let spelled = mark.unicodeScalars.map { $0.value < 0x20 ? "&#\($0.value);" : String($0) }
      .joined()
    let faults = """
      \(SampleDocuments.conflict)
      <constraint firstItem="bxL-00-001" firstAttribute="top" secondItem="NOPE-00-001" secondAttribute="top" id="cnY-00-001"/>
      <constraint firstItem="bxL-00-001" firstAttribute="x-00-001" constant="1" id="cnY-00-001"/>
      <constraint firstItem="bxR-00-001" firstAttribute="width" constant="8-00-001" identifier="i-00-001" id="cnZ-00-001"/>
      """
    return SampleDocuments.twoBoxes(gap: 300, extra: faults)
      .replacing("-00-001", with: "-\(spelled)").replacing("Box", with: "Box \(spelled)")
      .replacing("userLabel=", with: "customClass=\"C \(spelled)\" userLabel=")
  }()

  static let json: String = {
    let spelled = native.unicodeScalars.map {
      $0.value < 0x20
        ? "\\u00\($0.value < 16 ? "0" : "")\(String($0.value, radix: 16))" : String($0)
    }
    .joined()
    return """
      {"format": "ninegrid-layout", "version": 1, "name": "N\(spelled)", "\(spelled)": 1, "scenes": [
        {"name": "S\(spelled)", "view": {"name": "R\(spelled)", "subviews": [
          {"name": "A\(spelled)", "kind": "label", "text": "T\(spelled)", "id": "i\(spelled)"},
          {"name": "B", "kind": "\(spelled)"},
          {"name": "C", "kind": "segmentedControl", "segments": ["\(spelled)"]}],
         "constraints": ["B.Width = \(spelled)", "C.Left = Superview.Left", "C.Width = 40", "C.Width = 50", "\(spelled)"]}}]}
      """
  }()

  /// A folder with a hostile name, and in it such documents.
  private func folder() throws -> (folder: TemporaryFolder, names: [String]) {
    let folder = try TemporaryFolder()
    let place = "App\n::error::folder\u{1B}[31m\u{202E}"
    try folder.write(Self.storyboard, to: "\(place)/a\r::error::file.storyboard")
    try folder.write(Self.json, to: "\(place)/b\u{9B}\u{2028}##[error]file.json")
    try folder.write("<document>\n<\u{1B}a", to: "\(place)/c.xib")
    return (
      folder,
      ["\(place)/a\r::error::file.storyboard", "\(place)/b\u{9B}\u{2028}##[error]file.json", place]
    )
  }

  /// What is wrong with a text for people, or with JSON.
  static func faults(_ text: String, isGitHub: Bool = false) -> [String] {
    var faults: [String] = []
    if let scalar = text.unicodeScalars.first(where: { $0.isControl && $0 != "\n" }) {
      faults.append("U+\(String(scalar.value, radix: 16))")
    }
    for line in text.split(separator: "\n") {
      let start = line.drop(while: \.isWhitespace)
      let isOurs = ["::error file=", "::warning file=", "::notice file="].contains {
        line.hasPrefix($0)
      }
      if start.hasPrefix("::"), !(isGitHub && isOurs) { faults.append(String(line.prefix(60))) }
    }
    return faults
  }

  static let commands: [[String]] = [
    ["show"], ["check"], ["check", "--all-devices", "--measured"], ["check", "--format", "github"],
    ["resolve", "--as-designed"], ["query", "shared"], ["query", "grid"], ["query", "cells"],
    ["query", "overrides"], ["query", "unused"], ["query", "duplicates"], ["sweep"],
    ["fix", "update-frames", "--dry-run"], ["migrate", "leading-trailing", "--dry-run"],
    ["migrate", "safe-area", "--dry-run"], ["import"], ["export"], ["log"], ["batch"],
  ]

  @Test(arguments: commands)
  func `nothing of a document breaks a line or commands a terminal`(command: [String]) async throws
  {
    let (folder, names) = try folder()
    for arguments in names.map({ command + [$0] }) + [command + Array(names.prefix(2))] {
      if command != ["export"] {
        _ = await run(["import", "."], workingDirectory: folder.url.path)
      }
      for isTerminal in [false, true] where command != ["export"] || arguments.count > 2 {
        let result = await run(
          arguments, workingDirectory: folder.url.path, isTerminal: isTerminal)
        let isGitHub = command.contains("github")
        for text in [result.stdout, result.stderr] {
          // Our own colours, and the line that tells the progress.
          let plain = isTerminal ? text.replacing(/\r?\x1B\[[0-9]+[mK]/, with: "") : text
          #expect(Self.faults(plain, isGitHub: isGitHub) == [], "\(arguments)")
          if !isGitHub || text == result.stderr { #expect(!text.contains("##["), "\(arguments)") }
        }
      }
    }
  }

  @Test func `nor in comparisons, reasons, drawings and answers`() async throws {
    let (folder, names) = try folder()
    try folder.write(
      Self.storyboard.replacing("constant=\"300\"", with: "constant=\"30\"")
        .replacing("Right Box", with: "Wrong Box"), to: "z.storyboard")
    let spelled = Self.mark
    let path = folder.url.path
    _ = await run(["import", "."], workingDirectory: path)
    let commands: [[String]] = [
      ["diff", names[0], "z.storyboard", "--show-noise"],
      ["diff", names[0], "z.storyboard", "--effect"],
      ["diff", names[0], names[1]], ["explain", names[0], "bxR-\(spelled).width"],
      ["explain", names[0], "nobody\(spelled)"], ["explain", names[1], "C.Width"],
      ["render", names[0], "--format", "text"], ["render", names[1], "--format", "text"],
      ["list"], ["sql", "SELECT * FROM views"], ["sql", "SELECT '\(Self.native)' AS a"],
      ["measure", Self.native], ["resolve", "nobody\(Self.native)"],
      ["show", names[0], "--scene", spelled],
      ["resolve", names[0], "--hide", spelled], ["resolve", names[0], "--device", spelled],
      [Self.native], ["query", Self.native], ["resolve", names[0], "--format=\(Self.native)"],
      ["resolve", names[0], "--\(Self.native)"], ["sql", "SELECT \(Self.native)"],
      ["check", names[0], "--baseline", spelled],
      ["list", "--store", spelled], ["batch", "--font", spelled], ["help", Self.native],
      ["solve", names[1]], ["export", "z.storyboard", "-o", "out\(spelled)"],
    ]
    for arguments in commands {
      let result = await run(arguments, workingDirectory: path)
      for text in [result.stdout, result.stderr] {
        #expect(Self.faults(text) == [], "\(arguments)")
        #expect(!text.contains("##["), "\(arguments)")
      }
    }
  }

  @Test(arguments: [
    ["show"], ["check"], ["resolve", "--as-designed"], ["query", "unused"], ["sweep"], ["import"],
    ["batch"],
    ["query", "overrides"], ["diff", "z.storyboard"], ["measure"],
  ])
  func `no line of data commands a CI runner`(command: [String]) async throws {
    let (folder, names) = try folder()
    try folder.write(SampleDocuments.twoBoxes(), to: "z.storyboard")
    for format in ["csv", "json", "jsonl"] {
      _ = await run(["import", "."], workingDirectory: folder.path)
      for name in command == ["measure"] ? [Self.native] : names.prefix(2) {
        let result = await run(
          command + [name, "--format", format], workingDirectory: folder.path)
        #expect(result.exitCode != 64, "\(result.stderr)")
        for line in result.stdout.split(whereSeparator: \.isNewline) {
          #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"), "\(command) \(format)")
        }
        #expect(!result.stdout.contains("##["), "\(command) \(format)")
      }
    }
  }

  @Test(arguments: ["show", "check", "resolve", "sweep", "import", "batch"])
  func `JSON spells controls as numbers, and says the same`(command: String) async throws {
    let (folder, names) = try folder()
    _ = await run(["import", "."], workingDirectory: folder.url.path)
    for format in ["json", "jsonl"] {
      let result = await run(
        command.split(separator: " ").map(String.init) + [names[2], "--format", format],
        workingDirectory: folder.url.path)
      #expect(Self.faults(result.stdout) == [])
      for line in format == "json"
        ? [result.stdout] : result.stdout.split(separator: "\n").map(String.init)
      {
        let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
        // The name of the folder is in all of them.
        #expect(line.contains(#"\u202e"#) && "\(value)".contains("\u{202E}"))
      }
    }
  }

  @Test func `a label can't start a workflow command`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SampleDocuments.twoBoxes(gap: 300).replacing("Right Box", with: "Hello&#10;::error::pwned"),
      to: "a.storyboard")
    let result = await run("check a.storyboard --misplaced --format github", in: folder.url)
    let lines = result.stdout.split(separator: "\n")
    #expect(lines.first?.hasPrefix("::warning file=a.storyboard,") == true)
    #expect(result.stdout.contains(#"Hello\n::error::pwned"#))
    #expect(Self.faults(result.stdout, isGitHub: true) == [])
  }
}
