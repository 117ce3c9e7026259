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

      Exits with 2 if a document could not be imported.
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

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'--jobs' is 1 or more.") }
  }

  func run() async throws {
    let context = CommandContext.current
    let failures = FailureCollector(in: context)
    let files = try ImportList(paths, failures: failures, in: context)
    if files.entries.isEmpty { throw ExitCode.failed }
    let store = try store.open(.readWrite, in: context)
    context.catchInterruption()

    let progress = ProgressLine(total: files.entries.count, unit: "documents", in: context)
    var summary = ImportSummary(found: files.entries.count + failures.count)
    var done = 0
    try await forEachInOrder(files.entries, jobs: jobs ?? context.processorCount) { entry in
      Result { try readDocument(at: entry.file.path, named: entry.file.name) }
    } consume: { entry, result in
      if context.interruption.isRequested { return false }
      done += 1
      do {
        let document = try result.get()
        let outcome = try store.importDocument(
          document.tree, name: entry.name, time: context.timestamp)
        summary.add(outcome)
        let told = document.diagnostics.filter { !quiet || $0.severity == .error }
        if !told.isEmpty {
          try progress.clear()
          try context.report(told)
        }
      } catch let error as StoreError where error.stopsImport {
        try progress.clear()
        try context.print(summary.text)
        throw error
      } catch {
        try progress.clear()
        try failures.add(error, document: error is StoreError ? entry.file.name : nil)
      }
      try progress.update(done)
      return true
    }
    try progress.clear()
    summary.failed = failures.count
    try context.print(summary.text)
    if context.interruption.isRequested, done < files.entries.count {
      throw CommandFailure.interrupted(
        message: "stopped after \(done) of \(files.entries.count) documents; import again to go on")
    }
    try failures.finish()
  }
}

/// The files of an import with their names in the store.
struct ImportList {
  struct Entry: Hashable, Sendable {
    var file: FoundFile
    var name: String
  }
  var entries: [Entry] = []

  /// What can't be found, and what would take another file's name, is told and left out.
  init(_ paths: [String], failures: FailureCollector, in context: CommandContext) throws {
    var pathOfName: [String: String] = [:]
    for path in paths {
      do {
        for file in try Self.files(for: path, in: context) {
          let name = DocumentName.name(of: file, workingDirectory: context.workingDirectory)
          switch pathOfName[name] {
          case nil:
            pathOfName[name] = file.path
            entries.append(Entry(file: file, name: name))
          case file.path?: continue
          case let other?:
            try failures.add(
              CommandFailure.sameName(name: name, path: file.path, other: other))
          }
        }
      } catch {
        try failures.add(error)
      }
    }
  }

  private static func files(for argument: String, in context: CommandContext) throws -> [FoundFile]
  {
    let path = context.absolutePath(argument)
    switch FileKind(path) {
    case .directory:
      let files = try DocumentFinder.files(in: path, named: argument)
      if files.isEmpty { throw CommandFailure.noDocuments(folder: argument) }
      return files
    case .file:
      guard DocumentKind(fileName: argument) != nil else {
        throw CommandFailure.unknownKind(path: argument)
      }
      return [FoundFile(path: path, name: argument, folder: nil)]
    case .other: throw CommandFailure.notAFile(path: argument)
    case nil: throw CommandFailure.noSuchFile(path: argument)
    }
  }
}

/// `412 documents: 400 added, 2 changed, 8 unchanged, 2 failed`.
struct ImportSummary: Hashable, Sendable {
  var found: Int
  var added = 0
  var changed = 0
  var unchanged = 0
  var failed = 0

  init(found: Int) { self.found = found }

  mutating func add(_ outcome: ImportOutcome) {
    switch outcome {
    case .added(revision: 1): added += 1
    case .added: changed += 1
    case .unchanged: unchanged += 1
    }
  }

  var text: String {
    let counts = [
      (added, "added"), (changed, "changed"), (unchanged, "unchanged"), (failed, "failed"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let documents = found == 1 ? "1 document" : "\(found) documents"
    return "\(documents): \(parts.isEmpty ? "nothing done" : parts.joined(separator: ", "))"
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
