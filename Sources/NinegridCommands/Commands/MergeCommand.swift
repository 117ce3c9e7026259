import ArgumentParser
import Diagnostics
import HostAccess
import LayoutComparison
import LayoutModel
import LayoutWorkbench
import PlainText
import Reports

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge two versions of a document, object by object.",
    discussion: """
      Objects are matched by id. Edits of different objects, properties or size classes never conflict, wherever they \
      are in the file. If both sides changed the same property, our value stays in the result, and the conflict is \
      printed with the three values. Recorded frames, versions and other things that Xcode derives never conflict. If \
      a scene is ambiguous or unsatisfiable only after the merge, a warning says so.

        ninegrid merge base.xib ours.xib theirs.xib -o merged.xib
        ninegrid merge base.xib ours.xib theirs.xib > merged.xib

      After 'ninegrid git install', git merges like this in 'git merge', 'rebase', 'cherry-pick' and 'stash'. If git's \
      text merge has left a file with conflicts, the name of the file is enough: the three versions come from git, and \
      the conflict marks are removed. If somebody had already settled some conflicts by hand, FILE.orig keeps that \
      file.

        ninegrid merge Main.storyboard

      Conflicts are kept in the git directory, or beside the document in FILE.conflicts.json, until --continue has \
      settled them. --continue asks at a terminal. With one of the three options, or without a terminal, it does what \
      the options say, and lists the rest. Without a file, it does so for all documents in conflict.

        ninegrid merge --continue
        ninegrid merge --continue Main.storyboard --theirs abc.constant --ours all

      Exits with 0 if there is no conflict, with 1 if there is one, with 2 if a file could not be read or written.
      """)

  @Argument(
    help: ArgumentHelp(
      "Three versions: the common one, ours, and theirs; in a conflict, ours stays. Or one file in conflict.",
      valueName: "document"))
  var documents: [String] = []

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "Write the result to this file; by default, to standard output.", valueName: "path"))
  var output: String?

  @Flag(name: .customLong("continue"), help: "Settle the conflicts that a merge has left.")
  var isContinued = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "With --continue: take our value for a conflict, for all conflicts of an object, or for 'all'.",
      valueName: "id.property"))
  var ours: [String] = []

  @Option(
    name: .long, help: ArgumentHelp("With --continue: take their value.", valueName: "id.property"))
  var theirs: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "With --continue: keep an object that one side has removed, with the changes of the other side.",
      valueName: "id"))
  var union: [String] = []

  @OptionGroup var printing: OutputOptions

  private var choices: ConflictChoices { ConflictChoices(ours: ours, theirs: theirs, union: union) }

  mutating func validate() throws {
    output = output.unlessStandardOutput
    if !isContinued {
      guard documents.count == 3 || documents.count == 1 else {
        throw ValidationError("Name three versions: base, ours, theirs; or one file in conflict.")
      }
      if !choices.isEmpty {
        throw ValidationError("'--ours', '--theirs' and '--union' go with '--continue'.")
      }
    }
    if output != nil, isContinued || documents.count != 3 {
      throw ValidationError("A file in conflict is merged in place; leave out '-o'.")
    }
    if documents.count == 3, !isContinued, output == nil, printing.format != .text {
      throw ValidationError(
        "The document goes to standard output. Name a file with '-o' for a list in another format.")
    }
  }

  func run() throws {
    let context = CommandContext.current.lasting.printing(printing)
    if isContinued || documents.count == 1 {
      return try settle(context)
    }
    let run = try MergeRun(
      base: MergeInput(file: documents[0], in: context),
      ours: MergeInput(file: documents[1], in: context),
      theirs: MergeInput(file: documents[2], in: context), in: context)
    let printer = MergePrinter(run.merge, run.effects(), in: context)
    if let output {
      try write(run, printer.report, to: output, context)
    } else {
      try context.standardOutput.write(run.bytes)
    }
    if printing.format == .text {
      try printer.printText(isBesideDocument: output == nil, settledIn: output)
    } else {
      var rows = try MergePrinter.rows(printing.format, in: context)
      try printer.add(to: &rows, document: output ?? documents[1])
      try rows.finish()
    }
    if !run.merge.conflicts.isEmpty { throw ExitCode.findings }
  }

  private func settle(_ context: CommandContext) throws {
    let names =
      documents.isEmpty
      ? try MergeContinuation.conflictedDocuments(in: context) : documents
    if names.isEmpty { return try context.print("no document is in conflict") }
    let continuation = MergeContinuation(
      choices: choices, format: printing.format,
      context: isContinued ? context : context.withoutQuestions)
    if try !continuation.run(names) { throw ExitCode.findings }
  }

  /// Writes the result, with a record of the conflicts to settle. The record of an earlier merge into the
  /// same file is removed.
  private func write(
    _ run: MergeRun, _ report: MergeReport, to output: String, _ context: CommandContext
  ) throws {
    let path = context.absolutePath(output)
    // If the output is one of the versions, it is replaced only if it is as it was read.
    let inputs = [run.inputs.base, run.inputs.ours, run.inputs.theirs]
    let replaced = zip(documents, inputs).first {
      linkTarget(context.absolutePath($0.0)) == linkTarget(path)
    }
    func writeDocument() throws {
      try replaceFile(
        path, named: output, with: run.bytes,
        insteadOf: replaced.map { .bytes($0.1.bytes) } ?? .anything)
    }
    // Something other than a file, such as a pipe, can't have a record beside it.
    switch FileKind(path) {
    case .file, nil: break
    default: return try writeDocument()
    }
    let repository = try GitRepository.find(around: FilePaths.parent(of: path), in: context)
    let file = MergeRecordFile(document: path, named: output, in: repository)
    let record = report.rows.isEmpty ? nil : run.record(of: output, isOfGit: false)
    try file.write(record, report, around: writeDocument)
  }
}

extension CommandContext {
  /// The same context in which the person is not asked.
  var withoutQuestions: CommandContext {
    var copy = self
    copy.readLine = nil
    return copy
  }
}
