import ArgumentParser
import Diagnostics
import DocumentAccess
import HostAccess
import LayoutStore
import LayoutWorkbench
import PlainText
import ProjectFolders
import Reports

struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import files and folders into the store.",
    discussion: """
      Each document is imported as a whole or not at all. Its name is its path relative to the root of the store. The \
      first import sets the root: the working directory or, for files elsewhere, the parent of the folder that was \
      named. So a file has the same name wherever it is imported from. A document whose content has changed gets a new \
      revision, and an unchanged document stays as it is. A file whose size and times have not changed is not even \
      read. If a document can't be read, the message has its file, line and column, and the others are imported.

        ninegrid import .
        ninegrid import App/Main.storyboard --store layouts.sqlite
        ninegrid import App --format jsonl
        ninegrid import App --prune
        ninegrid import --git v1.0..HEAD App/Main.storyboard
        ninegrid import --git HEAD --store history.sqlite

      With --git, documents are imported from a repository with their history. Each commit of the range that changed a \
      document is a revision with the commit's time, author and message; 'log' and 'blame' show them. A merge counts \
      as one commit, and renames are followed. A revision that the store already has is not imported again. Deleted \
      documents, and states that can't be read, are listed and left out.

      A document with errors is imported with everything in it. Exits with 1 if a document has errors, with 2 if one \
      could not be imported.
      """)

  @Argument(help: ArgumentHelp("Files, and folders to look through.", valueName: "path"))
  var paths: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Import documents from git with their history: the range REV..REV, or REV for everything up to it. Without paths, all documents.",
      valueName: "range"))
  var git: String?

  @OptionGroup var store: StoreOptions
  @OptionGroup var sharding: ShardOptions

  @Option(
    name: .long,
    help: ArgumentHelp("How many files to read at once.", valueName: "count"))
  var jobs: Int?

  @Flag(
    name: .long,
    help: "Remove documents from the store whose files in the named folders are gone.")
  var prune = false

  @Flag(name: .long, help: "Leave out warnings and notes about the documents.")
  var quiet = false

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'--jobs' is 1 or more.") }
    guard let git else {
      if paths.isEmpty { throw ValidationError("Missing expected argument '<path> ...'") }
      return
    }
    if git.contains("...") { throw ValidationError("'--git' takes REV..REV, or REV.") }
    if prune { throw ValidationError("'--prune' goes with files, not with '--git'.") }
    if sharding.shard != nil {
      throw ValidationError(
        "'--shard' goes with files, not with '--git': a history is one revision after another.")
    }
  }

  func run() async throws {
    if let git { return try importHistory(git) }
    let context = CommandContext.current.lasting.printing(output)
    let failures = FailureCollector(in: context)
    var files = try ImportList(
      paths, isForPruning: prune, failures: failures, in: context)
    if files.files.isEmpty, !prune {
      var printer = try ImportPrinter(output.format, found: files.found, in: context)
      try printer.add(files.refused)
      try printer.finish(isNothingFound: true)
      throw ExitCode.failed
    }
    let store = try store.open(.readWrite, in: context)
    let root = try root(of: store, files, in: context)
    let stored = try store.documents()
    try files.nameFiles(root: root, stored: stored, failures: failures, in: context)
    files.keep { sharding.contains($0) }
    let seen = try store.seenFiles(by: ImportedFile.reader)
    let paths = Dictionary(
      stored.map { ($0.name, $0.path) }, uniquingKeysWith: { first, _ in first })
    context.catchInterruption()

    let progress = ProgressLine(
      total: files.entries.count, unit: "documents", beside: output.format, in: context)
    var printer = try ImportPrinter(output.format, found: files.found, in: context)
    try printer.add(files.refused)
    var done = 0
    var touched: [(name: String, file: SeenFile)] = []
    var waiting = WaitingImports()
    func storeWaiting() throws {
      for (item, outcome) in waiting.store(in: store, time: context.timestamp) {
        let entry = item.entry
        done += 1
        do {
          switch try item.file.get() {
          case .unchanged(let revision):
            try printer.add(.unchanged(revision: revision), of: entry, errors: [])
          case .sameBytes(let file, let revision):
            touched.append((entry.name, file))
            try printer.add(.unchanged(revision: revision), of: entry, errors: [])
          case .read(let document, _):
            let told = document.diagnostics.filter { !quiet || $0.severity == .error }
            if !told.isEmpty {
              try progress.clear()
              try context.report(told)
            }
            try document.checkKeepsEverything()
            guard let outcome = try outcome?.get() else { continue }
            if let note = printer.note(outcome, of: entry) {
              try progress.clear()
              try context.note("note: \(note)")
            }
            try printer.add(outcome, of: entry, errors: document.errors)
          }
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
      }
      try progress.update(done)
    }
    try await forEachInOrder(files.entries, jobs: jobs ?? context.processorCount) { entry in
      // A file at a new place is read, so that the store learns its place.
      Result {
        try ImportedFile(entry, known: paths[entry.name] == entry.path ? seen[entry.name] : nil)
      }
    } consume: { entry, file in
      if context.interruption.isRequested { return false }
      waiting.add((entry, file))
      if waiting.isFull { try storeWaiting() }
      return true
    }
    try storeWaiting()
    try progress.clear()
    try store.note(touched)
    if prune, !context.interruption.isRequested {
      for gone in try removeGone(from: store, root: root, in: context) { try printer.add(gone) }
    }
    try printer.finish()
    if context.interruption.isRequested, done < files.entries.count {
      throw CommandFailure.interrupted(
        message: "stopped after \(done) of \(files.entries.count) documents; import again to go on")
    }
    try failures.finish()
  }

  /// The folder to which names are relative: the root of the store, which the first import sets.
  private func root(
    of opened: DocumentStore, _ files: ImportList, in context: CommandContext
  ) throws -> StoreRoot {
    if let known = try store.root(of: opened, in: context) { return known }
    guard let first = files.files.first else { return StoreRoot(path: context.workingDirectory) }
    let root = StoreRoot(for: first, workingDirectory: context.workingDirectory)
    let path = store.path(in: context)
    let recorded = try opened.setRoot(root.recorded(inStore: path))
    return StoreRoot(recorded: recorded, store: path)
  }

  /// Removes documents from the store whose files were in the named folders and no longer exist.
  private func removeGone(
    from opened: DocumentStore, root: StoreRoot, in context: CommandContext
  ) throws -> [RemovedDocument] {
    var removed: [RemovedDocument] = []
    for document in try opened.documents() {
      guard let recorded = document.path else { continue }
      let path = root.absolutePath(of: recorded)
      let isNamed = paths.contains { folder in
        let folder = context.absolutePath(folder)
        return path == folder || DocumentName.path(path, below: folder) != nil
      }
      guard isNamed, isGone(path) else { continue }
      try opened.remove(document.name)
      removed.append(RemovedDocument(name: document.name, path: context.pathFromHere(path)))
    }
    return removed
  }
}
