import ArgumentParser
import Diagnostics
import LayoutModel
import LayoutStore

struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import files and folders into the store.",
    discussion: """
      Each document goes in by a transaction of its own, under its path relative to the working \
      directory, or relative to the parent of the folder that was named. A document whose content \
      has changed gets a new revision; one that is unchanged is left as it is. What can't be read \
      is reported with file, line and column, and the rest goes in.

        ninegrid import .
        ninegrid import App/Main.storyboard --store layouts.sqlite
        ninegrid import App --format jsonl

      A document with errors goes in with all that it says. Exits with 1 if one has errors, with 2 if one could \
      not be imported.
      """)

  @Argument(help: ArgumentHelp("Files, and folders to look through.", valueName: "path"))
  var paths: [String]

  @OptionGroup var store: StoreOptions

  @Option(
    name: .long,
    help: ArgumentHelp("How many files to read at once.", valueName: "count"))
  var jobs: Int?

  @Flag(name: .long, help: "Leave out warnings and notes about the documents.")
  var quiet = false

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'--jobs' is 1 or more.") }
  }

  func run() async throws {
    let context = CommandContext.current.lasting
    let failures = FailureCollector(in: context)
    let files = try ImportList(paths, failures: failures, in: context)
    if files.entries.isEmpty {
      var printer = try ImportPrinter(output.format, found: files.found, in: context)
      try printer.add(files.refused)
      try printer.finish(isNothingFound: true)
      throw ExitCode.failed
    }
    let store = try store.open(.readWrite, in: context)
    context.catchInterruption()

    let progress = ProgressLine(
      total: files.entries.count, unit: "documents", beside: output.format, in: context)
    var printer = try ImportPrinter(output.format, found: files.found, in: context)
    try printer.add(files.refused)
    var done = 0
    try await forEachInOrder(files.entries, jobs: jobs ?? context.processorCount) { entry in
      Result { try readDocument(at: entry.file.path, named: entry.file.name) }
    } consume: { entry, result in
      if context.interruption.isRequested { return false }
      done += 1
      do {
        let document = try result.get()
        let told = document.diagnostics.filter { !quiet || $0.severity == .error }
        if !told.isEmpty {
          try progress.clear()
          try context.report(told)
        }
        try document.checkKeepsEverything()
        let outcome = try store.importDocument(
          document.tree, name: entry.name, time: context.timestamp)
        try printer.add(outcome, of: entry, errors: document.errors)
      } catch let error as StoreError where error.stopsImport {
        try progress.clear()
        try printer.finish()
        throw error
      } catch {
        try progress.clear()
        try failures.add(error, document: error is StoreError ? entry.file.name : nil)
        try printer.add(
          FailedImport(path: entry.file.name, document: entry.name, error: error))
      }
      try progress.update(done)
      return true
    }
    try progress.clear()
    try printer.finish()
    if context.interruption.isRequested, done < files.entries.count {
      throw CommandFailure.interrupted(
        message: "stopped after \(done) of \(files.entries.count) documents; import again to go on")
    }
    try failures.finish()
  }
}

extension StoreError {
  /// No other document would fare better.
  var stopsImport: Bool {
    switch self {
    case .unstorable, .unknownDocument, .unknownRevision, .inconsistent: false
    default: true
    }
  }
}
