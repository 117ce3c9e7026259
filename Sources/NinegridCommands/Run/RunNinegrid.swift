import ArgumentParser
import Diagnostics

/// Runs a command line as the `ninegrid` program does, and returns its exit code.
///
/// Data and messages go to the streams of `context`; nothing ends the process.
package func runNinegrid(_ arguments: [String], in context: CommandContext) async -> Int32 {
  var code: Int32
  var context = context
  context.documentErrors = DocumentErrors()
  do {
    do {
      try await CommandContext.$current.withValue(context) {
        try checkName(of: arguments)
        var command = try await NinegridCommand.asyncParseAsRoot(arguments)
        if var command = command as? any AsyncParsableCommand {
          try await command.run()
        } else {
          try command.run()
        }
      }
      code = ExitStatus.done
    } catch {
      code = try exitCode(of: error, in: context)
    }
    try context.standardOutput.flush()
    try context.standardError.flush()
  } catch {
    code = exitCode(ofOutput: error, in: context)
  }
  return code == ExitStatus.done && context.documentErrors.areTold ? ExitStatus.findings : code
}

/// Refuses a command that does not exist, with the one that may be meant: the parser would only call
/// it an unexpected argument.
private func checkName(of arguments: [String]) throws {
  guard let name = arguments.first, !name.hasPrefix("-"), name != "help" else { return }
  let names = NinegridCommand.configuration.groupedSubcommands.flatMap(\.subcommands)
    .map { $0._commandName }
  guard !names.contains(name) else { return }
  let nearest = Spelling.nearest(to: name, in: names).map { " Did you mean '\($0)'?" } ?? ""
  throw ValidationError("There is no command '\(name)'.\(nearest)")
}

/// Tells the person about an error, and returns the exit code for it.
private func exitCode(of error: any Error, in context: CommandContext) throws -> Int32 {
  switch error {
  case let code as ExitCode: return code.rawValue
  case SinkError.brokenPipe: throw error
  case CommandFailure.interrupted(let message):
    try context.note(message)
    return ExitStatus.failure
  case CommandFailure.documents(let diagnostics):
    try context.report(diagnostics)
    return ExitStatus.failure
  default: break
  }
  let code = NinegridCommand.exitCode(for: error)
  if code == .success {
    // Help and version are errors to the parser, and what was asked for to the person.
    try context.print(NinegridCommand.fullMessage(for: error))
    return ExitStatus.done
  }
  if code == .validationFailure {
    try context.note(NinegridCommand.fullMessage(for: error))
    return code.rawValue
  }
  let style = TerminalStyle(for: context.standardError, in: context.environment)
  try context.note(ErrorSentence(error).text(style))
  return ExitStatus.failure
}

/// A stream itself has failed. A reader that has seen enough is no error, and gets no message.
private func exitCode(ofOutput error: any Error, in context: CommandContext) -> Int32 {
  if case SinkError.brokenPipe = error { return ExitStatus.done }
  do {
    let sentence = ErrorSentence(error).text(TerminalStyle(isEnabled: false)) + "\n"
    try context.standardError.write(Array(sentence.utf8))
    try context.standardError.flush()
  } catch {
    return ExitStatus.failure  // Nobody is left to be told.
  }
  return ExitStatus.failure
}
