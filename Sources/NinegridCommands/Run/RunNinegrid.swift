import ArgumentParser
import Diagnostics
package import HostAccess
import LayoutWorkbench
import PlainText

/// Runs a command line as the `ninegrid` program does, and returns its exit code.
///
/// Data and messages go to the streams of `context`. Nothing ends the process.
package func runNinegrid(_ arguments: [String], in context: CommandContext) async -> Int32 {
  var context = context
  context.arguments = arguments
  context.findings = FindingsOfRun()
  context.shownProgress = ShownProgress()
  context.visits = FolderVisits()
  return await runCommand(arguments, in: context) {
    try checkName(of: arguments)
    return try await NinegridCommand.asyncParseAsRoot(arguments)
  }.code
}

/// Runs a command in a context of its own.
///
/// - Parameters:
///   - arguments: the command line, for messages of the parser.
///   - parse: makes the command.
/// - Returns: the exit code, and the command unless the parser refused it.
func runCommand(
  _ arguments: [String], in context: CommandContext,
  parse: () async throws -> any ParsableCommand
) async -> (code: Int32, command: (any ParsableCommand)?) {
  var code: Int32
  var parsed: (any ParsableCommand)?
  do {
    do {
      code = try await CommandContext.$current.withValue(context) {
        let command = try await parse()
        parsed = command
        return try await run(command, arguments, in: context)
      }
    } catch {
      code = try exitCode(of: error, parsed, arguments, in: context)
    }
    try context.shownProgress.clear()
    try context.standardOutput.flush()
    try context.standardError.flush()
  } catch {
    code = exitCode(ofOutput: error, in: context)
  }
  return (context.findings.exitCode(code), parsed)
}

/// Runs a command, or answers lines of standard input with it.
private func run(
  _ command: any ParsableCommand, _ arguments: [String], in context: CommandContext
) async throws -> Int32 {
  if let command = command as? any PipingCommand, command.piping.jsonl {
    var worker = try PipeWorker(arguments, in: context)
    return try await worker.run()
  }
  var command = command
  if var command = command as? any AsyncParsableCommand {
    try await command.run()
  } else {
    try command.run()
  }
  return ExitStatus.done
}

/// Refuses an unknown command or subcommand, and suggests a similar one. The parser would only call
/// it an unexpected argument.
private func checkName(of arguments: [String]) throws {
  var command: any ParsableCommand.Type = NinegridCommand.self
  var path: [String] = []
  for name in arguments {
    let known =
      command.configuration.groupedSubcommands.flatMap(\.subcommands)
      + command.configuration.ungroupedSubcommands
    // A default subcommand accepts words that are no subcommands.
    guard !known.isEmpty, command.configuration.defaultSubcommand == nil,
      !name.hasPrefix("-"), name != "help"
    else { return }
    guard let next = known.first(where: { $0._commandName == name }) else {
      let names = known.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
      let whole = (path + [name]).joined(separator: " ")
      throw ValidationError(
        "There is no command '\(whole)'.\(suggestion(for: name, among: names, after: path))")
    }
    path.append(name)
    command = next
  }
}

/// What to type instead of an unknown command: one that is spelled nearly like it, or one of the few
/// that a command has below it.
private func suggestion(for name: String, among names: [String], after path: [String]) -> String {
  if let nearest = Spelling.nearest(to: name, in: names) { return " Did you mean '\(nearest)'?" }
  if path.isEmpty { return "" }
  return " '\(path.joined(separator: " "))' has \(names.joined(separator: ", "))."
}

/// Tells the person about an error, and returns the exit code for it.
private func exitCode(
  of error: any Error, _ command: (any ParsableCommand)?, _ arguments: [String],
  in context: CommandContext
) throws -> Int32 {
  switch error {
  case let code as ExitCode: return code.rawValue
  case SinkError.brokenPipe: throw error
  case CommandFailure.interrupted(let message):
    try context.note(message)
    return ExitStatus.failure
  case DocumentFailure.documents(let diagnostics):
    try context.report(diagnostics)
    return ExitStatus.failure
  default: break
  }
  let code = NinegridCommand.exitCode(for: error)
  if code == .success {
    // For the parser, help and version are errors. The person asked for them.
    try context.print(message(of: error, nil, arguments))
    return ExitStatus.done
  }
  if code == .validationFailure {
    try context.note(message(of: error, command, arguments))
    return code.rawValue
  }
  try context.note(ErrorSentence(error).lines(context.errorStyle))
  return ExitStatus.failure
}

/// The lines of a parser's message. Line breaks in arguments that it repeats do not count.
///
/// - Parameter command: the command that rejected its arguments when it ran; the parser does not know its usage.
private func message(
  of error: any Error, _ command: (any ParsableCommand)?, _ arguments: [String]
) -> [String] {
  var text = OptionsOfPeers.explain(NinegridCommand.fullMessage(for: error), arguments)
  if let command, error is ValidationError {
    let usage = NinegridCommand.usageString(for: type(of: command))
    let name = usage.prefix { $0 != "[" && $0 != "<" }.split(separator: " ").joined(separator: " ")
    text =
      "Error: \(NinegridCommand.message(for: error))\nUsage: \(usage)\n  See '\(name) --help' for more information."
  }
  // The longest come first, because one may be a part of another. Values also stand behind '='.
  let parts = arguments.flatMap { [$0] + $0.split(separator: "=").map(String.init) }
  for part in parts.sorted(by: { $0.utf8.count > $1.utf8.count }) where part != part.onOneLine {
    text = text.replacing(part, with: part.onOneLine)
  }
  // A default subcommand has a name that only the parser knows.
  text = text.replacing("ninegrid migrate apply", with: "ninegrid migrate")
  return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

/// The exit code if a stream itself has failed. It is no error if the reader has seen enough; then there is no
/// message.
private func exitCode(ofOutput error: any Error, in context: CommandContext) -> Int32 {
  if case SinkError.brokenPipe = error { return ExitStatus.done }
  do {
    var context = context
    context.standardOutput = MemorySink()  // The failed stream gets nothing more.
    try context.note(ErrorSentence(error).lines(TerminalStyle(isEnabled: false)))
  } catch {
    return ExitStatus.failure  // Nobody can read a message.
  }
  return ExitStatus.failure
}
