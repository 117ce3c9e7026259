import ArgumentParser
import Foundation
import HostAccess
import LayoutComparison
import LayoutModel
import LayoutWorkbench
import PlainText
import Reports

/// The command that git calls to merge a document.
///
/// - Source: gitattributes(5), "Defining a custom merge driver": the base, ours and theirs in
///   temporary files, the size of marks, the path. The result goes into the file of ours. Exit code
///   0 means clean, up to 128 means a conflict, and more ends git's command.
struct GitMergeDriverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-driver", abstract: "What git calls to merge a document.",
    shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough)
  var arguments: [String] = []

  func run() throws {
    guard arguments.count == 5 else {
      throw ValidationError("git calls this with %O %A %B %L %P.")
    }
    let context = CommandContext.current.lasting.calledByGit
    let path = arguments[4]
    let repository = try GitRepository(around: context.workingDirectory, in: context)
    let document = "\(repository.root ?? context.workingDirectory)/\(path)"
    let recordFile = MergeRecordFile(document: document, named: path, in: repository)
    let run: MergeRun
    do {
      run = try MergeRun(
        base: input(0, "base", context), ours: input(1, "ours", context),
        theirs: input(2, "theirs", context), in: context)
    } catch let error where !(error is SinkError) {
      try recordFile.remove()
      return try mergeText(because: error, context)
    }
    let printer = MergePrinter(run.merge, run.effects(), in: context)
    // If this fails, git's text merge needs the unchanged file of ours.
    let record = run.merge.conflicts.isEmpty ? nil : run.record(of: path, isOfGit: true)
    try recordFile.write(record, printer.report) {
      try replaceFile(
        context.absolutePath(arguments[1]), named: path, with: run.bytes,
        insteadOf: .bytes(run.inputs.ours.bytes))
    }
    try printer.printText(isBesideDocument: true, settledIn: path, isQuiet: true)
    throw run.merge.conflicts.isEmpty ? ExitCode.success : ExitCode.findings
  }

  private func input(
    _ index: Int, _ side: String, _ context: CommandContext
  ) throws -> MergeInput {
    let name = "\(side):\(arguments[4])"
    return MergeInput(
      name: name, bytes: try readFile(context.absolutePath(arguments[index]), named: name))
  }

  /// Merges as git would by itself, because a version is not a readable document.
  private func mergeText(because error: any Error, _ context: CommandContext) throws {
    if case DocumentFailure.documents(let diagnostics) = error {
      try context.report(diagnostics)
    } else {
      try context.note(ErrorSentence(error).lines(context.errorStyle))
    }
    try context.note("note: '\(arguments[4])' is merged as text")
    let git = try GitProgram(in: context.workingDirectory, of: context)
    let output = try git.run([
      "merge-file", "--marker-size=\(arguments[3])", "-L", "ours", "-L", "base", "-L", "theirs",
      arguments[1], arguments[0], arguments[2],
    ])
    throw output.status == 0
      ? ExitCode.success : output.status < 128 ? ExitCode.findings : ExitCode(output.status)
  }
}
