import ArgumentParser
import Diagnostics
import LayoutModel

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find misplaced views, ambiguous layouts and conflicting constraints.",
    discussion: """
      Rules; all of them unless some are named:
      \(CheckRule.all.map { "  --\($0.id): \($0.summary)" }.joined(separator: "\n"))

      Findings are computed, not read from the marks that Interface Builder left. Layouts are resolved as \
      designed unless options name devices; recorded frames are always compared as designed. A view \
      is misplaced if it differs by more than one point, the distance that Interface Builder lets stand, \
      and does so whatever its texts, images and controls measure: their sizes are known here only \
      approximately. With --measured the measured sizes count, too, and what depends on them is told as a note.

        ninegrid check App
        ninegrid check Main.storyboard --misplaced --format jsonl
        ninegrid check App --ambiguous --unsatisfiable --all-devices

      Exits with 1 if something is found, with 2 if a document could not be read.
      """)

  @OptionGroup var input: DocumentArguments

  @Flag var rules: [CheckRuleName] = []

  @Flag(
    name: .long,
    help: "List what is misplaced only if texts, images and controls are as large as measured.")
  var measured = false

  @OptionGroup var sceneOptions: SceneOptions

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup var output: OutputOptions

  func run() async throws {
    let context = CommandContext.current
    let failures = FailureCollector(in: context)
    let catalog = DocumentCatalog(input.store, in: context)
    let localization = try Localization(environment.texts, in: context)
    let references = try catalog.references(for: input.documents, failures: failures)
    let chosen =
      rules.isEmpty
      ? CheckRule.all : CheckRule.all.filter { rule in rules.contains { $0.rawValue == rule.id } }
    let loader = try DocumentLoader(catalog, references)
    var subjects: [Localization.Subject] = []
    var unknownViews: [UnknownViews] = []
    var printer = try CheckPrinter(output.format, in: context)
    try await forEachInOrder(references, jobs: context.processorCount) { reference in
      Result<Outcome, any Error> {
        let loaded = try loader.load(reference)
        let requests = try environment.environments(for: loaded.tree.kind)
        let check = DocumentCheck(
          rules: chosen, requests: requests, localization: localization,
          usesMeasuredSizes: measured)
        return Outcome(
          report: try check.report(on: loaded, sceneIDs: sceneOptions.ids),
          diagnostics: loaded.diagnostics.filter { $0.severity == .error },
          subject: localization.subject(loaded),
          unknownViews: environment.unknownViews(in: loaded.document),
          environmentCount: requests.count)
      }
    } consume: { reference, result in
      do {
        let outcome = try result.get()
        try context.report(outcome.diagnostics)
        subjects.append(outcome.subject)
        unknownViews.append(outcome.unknownViews)
        try printer.add(
          outcome.report, of: reference.shownName, environmentCount: outcome.environmentCount)
      } catch {
        try failures.add(error, document: reference.shownName)
      }
      return true
    }
    try printer.finish()
    try context.report(localization.notes(on: subjects))
    try context.report(environment.notes(onUnknownViews: unknownViews))
    try failures.finish(hasFindings: printer.hasFindings)
  }

  /// What became of one document.
  private struct Outcome: Sendable {
    var report: CheckReport
    /// Faults of the document itself.
    var diagnostics: [Diagnostic]
    var subject: Localization.Subject
    var unknownViews: UnknownViews
    var environmentCount: Int
  }
}
