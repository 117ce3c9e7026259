import DocumentAccess
import HostAccess
import LayoutStore
import LayoutWorkbench
import PlainText
import Reports

extension ImportCommand {
  /// Imports documents from git with their history.
  ///
  /// - Parameter range: `REV..REV`, or `REV` for all commits up to it.
  func importHistory(_ range: String) throws {
    let context = CommandContext.current.lasting.printing(output)
    let failures = FailureCollector(in: context)
    let repository = try GitRepository(around: context.workingDirectory, in: context)
    try repository.checkRevisions(range)
    let found = try GitFileHistory.all(in: repository, range: range)
    let histories = try chosen(found, repository, range: range, failures: failures, in: context)
    if try repository.isShallow {
      try context.note(
        "note: this is a shallow clone: what is older than its first commits is not there")
    }
    let opened = try store.open(.readWrite, in: context)
    let root = try historyRoot(of: opened, repository, in: context)
    let work = try HistoryImport(
      repository, into: opened, root: root, failures: failures, in: context)
    context.catchInterruption()
    let progress = ProgressLine(
      total: histories.count, unit: "documents", beside: output.format, in: context)
    var printer = try ImportPrinter(output.format, found: histories.count, in: context)
    for (done, history) in histories.enumerated() {
      do {
        guard let outcome = try work.add(history, quietly: quiet) else { break }
        guard outcome.revision > 0 else {
          throw CommandFailure.noReadableState(path: history.path)
        }
        try printer.add(outcome)
      } catch let error as StoreError where error.stopsImport {
        try progress.clear()
        try printer.finish()
        throw error
      } catch {
        try progress.clear()
        try failures.add(error, document: error is StoreError ? history.path : nil)
        try printer.add(FailedImport(path: history.path, document: nil, error: error))
      }
      try progress.update(done + 1)
    }
    try progress.clear()
    try printer.finish()
    if context.interruption.isRequested {
      throw CommandFailure.interrupted(message: "stopped; import again to go on")
    }
    try failures.finish()
  }

  /// The histories of the documents that the person named, or of all documents that still exist.
  private func chosen(
    _ histories: [GitFileHistory], _ repository: GitRepository, range: String,
    failures: FailureCollector, in context: CommandContext
  ) throws -> [GitFileHistory] {
    guard !paths.isEmpty else {
      let deleted = try histories.filter { history in
        try history.deletion != nil && isDocument(history, repository)
      }.map(\.path)
      if !deleted.isEmpty {
        let names = deleted.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        try context.note(
          "note: \(names)\(deleted.count > 3 ? " and \(deleted.count - 3) more" : "") "
            + "\(deleted.count == 1 ? "was" : "were") deleted and left out; "
            + "name \(deleted.count == 1 ? "it" : "them") to import \(deleted.count == 1 ? "it" : "them")"
        )
      }
      return try histories.filter { history in
        try history.deletion == nil && isDocument(history, repository)
      }
    }
    var indices: Set<Int> = []
    for path in paths {
      let absolute = context.absolutePath(path)
      let wanted =
        repository.root.map(resolvedLink) == resolvedLink(absolute)
        ? "" : repository.root == nil ? path : repository.path(of: absolute)
      guard let wanted else {
        try failures.add(CommandFailure.outsideRepository(path: path))
        continue
      }
      let matching = histories.indices.filter { index in
        wanted.isEmpty || histories[index].path == wanted
          || histories[index].path.hasPrefix(wanted + "/")
          || histories[index].versions.contains { $0.path == wanted }
      }
      if matching.isEmpty {
        try failures.add(CommandFailure.notInRange(path: path, range: range))
      }
      indices.formUnion(matching)
    }
    return try indices.sorted().map { histories[$0] }.filter { try isDocument($0, repository) }
  }

  /// Whether a file is a document, and not one of the many other JSON files of a project.
  private func isDocument(_ history: GitFileHistory, _ repository: GitRepository) throws -> Bool {
    guard history.path.lowercased().hasSuffix(".json"), let last = history.versions.last else {
      return true
    }
    return NativeDocumentSniffer.isNative(try repository.blob(last.blob))
  }

  /// The folder to which names are relative: that of the repository, unless an import has set
  /// another one.
  private func historyRoot(
    of opened: DocumentStore, _ repository: GitRepository, in context: CommandContext
  ) throws -> StoreRoot {
    if let known = try store.root(of: opened, in: context) { return known }
    guard let top = repository.root else { return StoreRoot(path: repository.directory) }
    let path = store.path(in: context)
    let recorded = try opened.setRoot(StoreRoot(path: top).recorded(inStore: path))
    return StoreRoot(recorded: recorded, store: path)
  }
}
