import Foundation
import HostAccess
import NinegridCommands

/// What a command has done.
struct CommandResult {
  var exitCode: Int32
  var stdout: String
  var stderr: String
  var stdoutBytes: [UInt8]
}

/// Runs a command line in this process, as the `ninegrid` program would.
///
/// - Parameter workingDirectory: relative paths are below it; its absolute path never shows in
///   output, unless a command prints absolute paths.
func run(
  _ arguments: [String], standardInput: String = "", environment: [String: String] = [:],
  workingDirectory: String, isTerminal: Bool = false
) async -> CommandResult {
  let output = MemorySink(isTerminal: isTerminal)
  let errors = MemorySink(isTerminal: isTerminal)
  let context = CommandContext(
    workingDirectory: workingDirectory, environment: environment, standardOutput: output,
    standardError: errors, readStandardInput: { Array(standardInput.utf8) },
    now: { Date(timeIntervalSince1970: 1_700_000_000) }, processorCount: 2)
  let code = await runNinegrid(arguments, in: context)
  return CommandResult(
    exitCode: code, stdout: output.text, stderr: errors.text, stdoutBytes: output.bytes)
}

/// Runs one command with words between blanks.
func run(_ line: String, in folder: URL, standardInput: String = "") async -> CommandResult {
  await run(
    ShellLine.words(of: line), standardInput: standardInput, workingDirectory: folder.path)
}

/// As much of a shell as the lines of a tour need: words, quotes, `&&`, `> file`, `< file`, comments.
struct ShellLine {
  var arguments: [String] = []
  var input: String?
  var output: String?

  /// The commands of a line, in order. `$` and `ninegrid` in front are left out.
  static func commands(of line: String) -> [ShellLine] {
    var result: [ShellLine] = []
    var words = words(of: line)
    if words.first == "$" { words.removeFirst() }
    for part in words.split(separator: "&&") {
      var command = ShellLine()
      var rest = Array(part)
      if rest.first == "ninegrid" { rest.removeFirst() }
      while let word = rest.first {
        rest.removeFirst()
        switch word {
        case ">": command.output = rest.isEmpty ? nil : rest.removeFirst()
        case "<": command.input = rest.isEmpty ? nil : rest.removeFirst()
        default: command.arguments.append(word)
        }
      }
      if !command.arguments.isEmpty { result.append(command) }
    }
    return result
  }

  static func words(of line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " || character == "\t" {
        if let done = word { words.append(done) }
        word = nil
      } else if character == "#", word == nil {
        break
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let done = word { words.append(done) }
    return words
  }
}

/// Runs the lines of a tour in a folder, one after the other, and returns what each command did.
func runTour(_ lines: [String], in folder: URL) async throws -> [CommandResult] {
  var results: [CommandResult] = []
  for line in lines {
    for command in ShellLine.commands(of: line) {
      let input = try command.input.map {
        try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
      }
      let result = await run(
        command.arguments, standardInput: input ?? "", workingDirectory: folder.path)
      if let output = command.output {
        try Data(result.stdoutBytes).write(to: folder.appendingPathComponent(output))
      }
      results.append(result)
    }
  }
  return results
}
