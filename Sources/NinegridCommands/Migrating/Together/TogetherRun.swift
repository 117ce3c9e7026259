import ArgumentParser
import Diagnostics
import DocumentAccess
import ElementTree
import HostAccess
import LayoutComparison
import LayoutModel
import LayoutStore
import LayoutWorkbench
import PlainText
import ProjectFolders
import Reports

/// Runs a migration that changes several documents at once. Everything is reported first, and then
/// all documents are written, or none.
struct TogetherRun: ParsableArguments, StoreChoice {
  @Flag(name: .long, help: "Say what would change and what would move, and write nothing.")
  var dryRun = false

  @Flag(name: .long, help: "Write even if something moves.")
  var write = false

  @Flag(name: .long, help: "List each object that stays as it is, with the reason.")
  var verbose = false

  @Option(name: .long, help: StoreOptions.help)
  var store: String?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if dryRun && write { throw ValidationError("'--dry-run' and '--write' exclude each other.") }
  }

  /// - Parameter makePlan: reads the documents, and plans their changes.
  func run(
    _ makePlan: (DocumentCatalog, FailureCollector) throws -> TogetherPlan
  ) throws {
    let context = (dryRun ? CommandContext.current : CommandContext.current.lasting)
      .printing(output)
    let failures = FailureCollector(in: context)
    let catalog = DocumentCatalog(self, writes: !dryRun, in: context)
    var moves = false
    do {
      let plan = try makePlan(catalog, failures)
      // Documents that belong together are written together or not at all.
      if failures.count > 0 { throw ExitCode.failed }
      moves = try finish(plan, context)
    } catch let error as StoreError {
      throw error
    } catch {
      try failures.add(error)
    }
    try failures.finish(hasFindings: moves)
  }

  /// Reads a document that will be rewritten.
  ///
  /// - Parameter allowsErrors: whether its errors are only reported, because they have nothing to
  ///   do with the change.
  func load(
    _ reference: DocumentReference, _ catalog: DocumentCatalog, allowsErrors: Bool = false
  ) throws -> LoadedDocument {
    let loaded = try catalog.load(reference)
    try catalog.context.report(loaded.errors)
    if !loaded.errors.isEmpty, !allowsErrors { throw DocumentFailure.hasErrors(name: loaded.name) }
    return loaded
  }

  /// - Returns: whether something moves, or whether another run would write something.
  private func finish(_ plan: TogetherPlan, _ context: CommandContext) throws -> Bool {
    try check(plan)
    var printer = try TogetherPrinter(output.format, isVerbose: verbose, in: context)
    try printer.begin(plan)
    var proof = TogetherProof(plan)
    try proof.forEachEffect { try printer.add($0, of: $1) }
    let changes = plan.documents.filter(\.changes)
    guard !changes.isEmpty else {
      try printer.finish(plan, revisions: [:], isWritten: false, message: nil)
      return false
    }
    if dryRun || printer.movesSomething && !write {
      let reason =
        dryRun ? "this is a dry run" : "something moves; --write writes it"
      try printer.finish(
        plan, revisions: [:], isWritten: false, message: "nothing is written: \(reason)")
    } else {
      let revisions = try writeAll(changes, plan.translations.changed, context)
      try printer.finish(plan, revisions: revisions, isWritten: true, message: nil)
    }
    return dryRun || printer.movesSomething
  }

  /// Checks that Xcode can open the new documents. If it could not, this would be our mistake, so
  /// nothing is written.
  private func check(_ plan: TogetherPlan) throws {
    var taken: [PlannedDocument.Place: PlannedDocument] = [:]
    for document in plan.documents where document.before == nil {
      if let other = taken[document.place] {
        throw StructureFault(
          "'\(other.origin ?? other.name)' and '\(document.origin ?? document.name)' would both become '\(document.name)'",
          hint: "migrate them one after another, with a folder for each (-o)")
      }
      taken[document.place] = document
    }
    let before = plan.documents.compactMap(\.before).map { DocumentFaults($0.tree) }
    for document in plan.documents {
      guard let after = document.after else { continue }
      let faults = DocumentFaults(after).subtracting(before)
      if let id = (faults.repeatedIDs.union(faults.danglingReferences)).min() {
        throw StructureFault(
          "'\(document.name)' would not be whole: '\(id)' is referred to from elsewhere",
          hint: "disconnect it first")
      }
    }
  }

  /// - Returns: the new revisions of documents of the store, by name.
  private func writeAll(
    _ changes: [PlannedDocument], _ translations: [PlannedTranslations], _ context: CommandContext
  ) throws -> [String: Int] {
    // From here on, either all of it is done or nothing.
    context.catchInterruption()
    var files: [FileChange] = []
    var stored: [(name: String, tree: DocumentTree, insteadOf: RevisionExpectation)] = []
    for document in changes {
      try document.before?.checkKeepsEverything()
      switch document.place {
      case .file(let path):
        let bytes = try document.after.map {
          try writeDocument($0, as: $0.kind, named: document.name)
        }
        files.append(
          FileChange(
            path: path, name: document.name, bytes: bytes,
            expected: document.before?.fileExpectation ?? .nothing))
      case .stored(let name):
        if let tree = document.after {
          stored.append((name, tree, document.before?.revisionExpectation ?? .nothing))
        }
      }
    }
    var revisions: [String: Int] = [:]
    try writeFilesTogether(files + translations.map(\.change)) {
      guard !stored.isEmpty else { return }
      let opened = try openExisting(in: context)
      let outcomes = try opened.importTogether(stored, time: context.timestamp)
      for (document, outcome) in zip(stored, outcomes) {
        revisions[document.name] = WrittenDocument(outcome).revision
      }
    }
    return revisions
  }
}
