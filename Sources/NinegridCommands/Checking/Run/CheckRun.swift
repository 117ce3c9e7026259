import ArgumentParser
import Diagnostics
import DocumentAccess
import HostAccess
import LayoutModel
import LayoutWorkbench
import PlainText
import ProjectFolders
import Reports

/// Checks the documents that a command names, and reports the findings.
struct CheckRun {
  let command: CheckCommand
  var configuration: CheckConfiguration
  let context: CommandContext

  var options: CheckSelectionOptions { command.selection }

  func run() async throws {
    let failures = FailureCollector(in: context)
    let fixing = command.fixing
    let catalog = DocumentCatalog(
      command.store, writes: fixing.fix && !fixing.dryRun, in: context)
    let localization = try Localization(command.environment.texts, in: context)
    try context.report(command.environment.notesOnSizeClasses())
    var references = command.sharding.chosen(
      try documentsOfStore(catalog)
        ?? catalog.references(for: command.arguments, failures: failures), in: context)
    var paths = CheckedPaths(configuration, forcesExclusion: options.forceExclude)
    references = try paths.checked(references, in: context)
    var run = self
    run.configuration = try withNested(references)
    try await run.check(references, paths, catalog, localization, failures)
  }

  private func check(
    _ documents: [DocumentReference], _ paths: CheckedPaths, _ catalog: DocumentCatalog,
    _ localization: Localization, _ failures: FailureCollector
  ) async throws {
    let fixing = command.fixing
    let isConfigured = command.documents.isEmpty && configuration.name != nil
    let changed = try changes(of: documents)
    let references = changed.map { found in documents.filter { found.contains($0) } } ?? documents
    var printer = try printer(failures)
    var comparison: BaselineComparison?
    do {
      comparison = try self.comparison(references, failures)
    } catch {
      try failures.add(error)
      // The output also says that nothing was checked, and why.
      try printer.add(CheckFailure(error, path: context.path(ofArgument: baselineName ?? "")))
      try printer.finishUnchecked()
      return try failures.finish()
    }
    let checkedPaths = paths
    let choice = RuleChoice(
      configuration: configuration, named: namedRules,
      except: options.except, listsNotes: listsNotes)
    let loader = try DocumentLoader(catalog, references)
    let rows = try sqlRows(references, loader, choice)
    var tally = CheckTally()
    var suppressions = SuppressionUse()
    let isOnly = references.count == 1
    var work = work(choice, localization, loader, rows, changed: changed, isOnly: isOnly)
    work.kept = try keptOutcomes(references, loader, work)
    let checking = work
    let fixer = FixWork(work: work, isDryRun: fixing.dryRun, context: context)
    var corrections = CorrectionPrinter(
      isDryRun: fixing.dryRun, outputs: command.output.outputs, in: context)
    let progress = ProgressLine(
      total: references.count, unit: "documents", beside: .text, in: context)
    var done = 0
    try await forEachInOrder(references, jobs: context.processorCount) { reference in
      Result { try checking.outcome(of: reference, path: checkedPaths.path(of: reference)) }
    } consume: { reference, result in
      done += 1
      if !isOnly { try progress.update(done) }
      do {
        var outcome = try result.get()
        try context.report(outcome.diagnostics)
        let document = CheckedDocument(
          reference, environmentCount: outcome.environmentCount, in: context)
        tally.add(outcome, path: document.path)
        if outcome.scenes?.areElsewhere ?? false { return true }
        if fixing.fix, !context.interruption.isRequested {
          let known = comparison
          let fixed = try fixer.fix(
            &outcome, reference, path: checkedPaths.path(of: reference)
          ) { known?.knowing($0, of: reference) ?? $0 }
          if let fixed {
            try corrections.add(fixed.fix, of: document, difference: fixed.difference)
          }
        }
        suppressions.add(outcome)
        try printer.add(
          comparison?.withoutKnown(outcome.report, of: reference) ?? outcome.report, of: document)
      } catch {
        try failures.add(error, document: reference.shownName)
        try printer.add(CheckFailure(error, path: reference.path(in: context)))
      }
      return true
    }
    if let folder = command.approved.record {
      let recorded = tally.recorded
      let files = recorded.all == 1 ? "1 file" : "\(recorded.all) files"
      try context.print(
        "recorded \(files) in '\(folder)', \(recorded.changed) of them new or changed")
      return try failures.finish(hasFindings: false)
    }
    for fault in work.projects.faults {
      try context.note("warning: \(fault), so the devices of its apps are not known")
    }
    try corrections.finish()
    try tell(work.kept, of: references.count)
    try tell(
      suppressions, choice, ran: isWhole && failures.count == 0 ? tally.ranRules : nil, &printer)
    try finish(tally, references, failures, &printer)
    try printer.finish(isComplete: failures.count == 0)
    try context.report(localization.notes(on: tally.subjects))
    if references.isEmpty, failures.count == 0, isConfigured || changed != nil {
      try context.note("note: there is no document to check")
    }
    if command.sceneOptions.ids.isEmpty, changed == nil,
      let note = comparison?.note(rules: CheckRule.all.filter { tally.ranRules.contains($0.id) })
    {
      try context.note(note)
    }
    try failures.finish(
      hasFindings: command.writeBaseline == nil && failureCount(printer.summary) > 0
        || fixing.dryRun && !corrections.isEmpty)
  }

  /// The number of findings that make the command fail. A run-script phase of Xcode fails the build
  /// with any exit code other than 0, and shows warnings anyway.
  private func failureCount(_ summary: CheckSummary) -> Int {
    let isForXcode = command.output.outputs.contains { $0.format == .xcode && $0.path == nil }
    return isForXcode ? summary.errorCount : summary.failureCount
  }

  /// The only rules that run; empty if the configuration chooses them.
  private var namedRules: [String] {
    let named =
      options.rules.contains(CheckSelectionOptions.everyRule)
      ? CheckRule.all.map(\.id) + configuration.sqlRules.map(\.name)
      : options.rules + command.rules.map(\.id)
    return command.approved.verify == nil ? named : named + [CheckRule.approvedLayout]
  }

  /// Whether notes are listed. Services for code review get no notes unless somebody asks for them.
  private var listsNotes: Bool {
    command.uncertain || !command.rules.isEmpty || !options.rules.isEmpty
      || command.output.outputs.contains { !$0.format.isForReview }
  }

  // MARK: After

  /// Whether all documents of the configuration are checked.
  private var isWhole: Bool {
    command.documents.isEmpty && options.since == nil && !options.staged && options.newSince == nil
      && command.sharding.shard == nil
  }

  private func finish(
    _ tally: CheckTally, _ references: [DocumentReference], _ failures: FailureCollector,
    _ printer: inout CheckPrinter
  ) throws {
    let scenes = tally.scenes
    for failure in command.sceneOptions.failures(scenes.map(\.chosen)) {
      try failures.add(failure)
      // If several documents are named, none of them is to blame more than another.
      let path =
        scenes.count == 1 ? scenes[0].path : context.path(ofArgument: command.arguments[0])
      try printer.add(CheckFailure(failure, path: path))
    }
    if references.count > 1, let failure = UnknownObjects.failure(tally.unknown) {
      try failures.add(failure)
      try printer.add(CheckFailure(failure, path: context.path(ofArgument: command.arguments[0])))
    }
  }
}
