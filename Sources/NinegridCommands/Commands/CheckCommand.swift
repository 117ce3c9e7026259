import ArgumentParser
import Diagnostics
import LayoutModel

struct CheckCommand: AsyncParsableCommand, PipingCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract:
      "Find broken documents, ambiguous layouts, conflicts, and views that are cut, covered or out of place.",
    discussion: """
      Rules; unless some are named, all of them:
      \(CheckRule.all.map { "  --\($0.id): \($0.summary)" }.joined(separator: "\n"))

      Errors of a document are findings, whatever rules are named; those of rules that are not go to \
      standard error. The other findings are computed. Layouts are resolved as designed unless options name \
      devices; recorded frames are always compared as designed. A view is misplaced if it differs by more than one point, the distance that \
      Interface Builder lets stand, and that is certain: the frames in the document contradict its own required \
      constraints or stack views, whatever texts and controls measure and whatever margins and safe areas the \
      canvas has; or Interface Builder has marked the view, too. Other views that differ are counted; \
      --uncertain lists them as notes.

        ninegrid check App
        ninegrid check Main.storyboard --misplaced --format jsonl
        ninegrid check App --ambiguous --unsatisfiable --all-devices
        ninegrid check App --off-screen --overlap --device iphone-4.0 --orientation both
        ninegrid check App --format sarif > ninegrid.sarif
        ninegrid check App --format github

      A baseline holds the findings that are there today, by document, rule and object; with it, only new \
      ones are reported. If an object has more findings of a rule than the baseline holds, all of \
      them are reported.

        ninegrid check App --write-baseline ninegrid-baseline.json
        ninegrid check App --baseline ninegrid-baseline.json

      Notes tell of possible faults. They never change the exit code. Formats for code review leave them out, \
      unless rules are named or --uncertain is given.

      Exits with 1 if an error or a warning is found that no baseline holds, with 2 if a document could not \
      be read.
      """)

  @OptionGroup var input: DocumentArguments

  @Flag var rules: [CheckRule] = []

  @Flag(
    name: .long,
    help:
      "Also note what is misplaced only if sizes, margins and safe areas are as they are taken to be here."
  )
  var uncertain = false

  @OptionGroup(title: "Standard input") var piping: PipeOptions

  @OptionGroup var sharding: ShardOptions
  @OptionGroup var sceneOptions: SceneOptions

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions

  @OptionGroup(title: "While the program runs") var runtime: RuntimeOptions
  @OptionGroup var output: CheckOutputOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Report only what this file does not hold. Paths in it start at its own folder.",
      valueName: "file"))
  var baseline: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Write what is found to this file instead of reporting it.", valueName: "file"))
  var writeBaseline: String?

  func validate() throws {
    // What was designed has one environment, and one text size, direction and set of texts.
    let rest = environment.given.filter { $0 != "--as-designed" && $0 != "--fonts" }
    if !rules.isEmpty, rules.allSatisfy(\.comparesAsDesigned), let option = rest.first {
      throw ValidationError(
        "'--\(rules[0].id)' compares as designed, and '\(option)' says otherwise. Leave it out, or name "
          + "another rule, too.")
    }
    guard writeBaseline != nil else { return }
    if baseline != nil {
      throw ValidationError(
        "'--write-baseline' writes all findings, and '--baseline' would leave some out. Give one of them."
      )
    }
    if output.format != .text {
      throw ValidationError("'--write-baseline' has a format of its own. Leave out '--format'.")
    }
  }

  func run() async throws {
    let context = (writeBaseline == nil ? CommandContext.current : CommandContext.current.lasting)
      .printing(output.csv).piping(piping)
    let failures = FailureCollector(in: context)
    let catalog = DocumentCatalog(input.store, in: context)
    let localization = try Localization(environment.texts, in: context)
    try context.report(environment.notesOnSizeClasses())
    let references = sharding.chosen(
      try catalog.references(for: input.documents, failures: failures), in: context)
    var printer = try printer(failures, context)
    var comparison: BaselineComparison?
    do {
      comparison = try baseline.map {
        try BaselineComparison(
          BaselineFile($0, in: context), references: references, arguments: input.documents,
          unreadable: failures.arguments.map(\.argument), in: context)
      }
    } catch {
      try failures.add(error)
      if output.format != .text {
        // The program that reads the output learns that nothing was checked, and why.
        try printer.add(CheckFailure(error, path: context.path(ofArgument: baseline ?? "")))
        try printer.finish(isComplete: false)
      }
      return try failures.finish()
    }
    let chosen = chosenRules
    let loader = try DocumentLoader(catalog, references)
    var subjects: [Localization.Subject] = []
    var unknown: [UnknownObjects] = []
    var scenes: [(path: String, chosen: ChosenScenes)] = []
    let isOnly = references.count == 1
    let projects = AppProjects(in: context)
    let progress = ProgressLine(
      total: references.count, unit: "documents", beside: .text, in: context)
    var done = 0
    try await forEachInOrder(references, jobs: context.processorCount) { reference in
      Result<Outcome, any Error> {
        let (loaded, unknown) = try runtime.applied(
          toOneOfSeveral: try loader.load(reference), environment.views)
        // Of a document without what the options name nothing is asked.
        if references.count == 1, let failure = UnknownObjects.failure([unknown]) { throw failure }
        let requests = runtime.applied(
          to: try environment.environments(
            for: loaded.tree.kind, of: projects.apps(around: loaded.name)))
        let scenes = sceneOptions.chosen(in: loaded)
        var check = DocumentCheck(
          rules: chosen, requests: requests, localization: localization,
          listsNotes: listsNotes,
          listsUncertain: uncertain)
        if isOnly {
          let line = ProgressLine(
            total: scenes.positions.count * requests.count, unit: "layouts", beside: .text,
            in: context)
          check.progress = { try line.update($0) }
        }
        let isAsked = !scenes.areElsewhere
        return Outcome(
          report: isAsked ? try check.report(on: loaded, scenes: scenes.positions) : CheckReport(),
          scenes: scenes,
          diagnostics: isAsked
            ? loaded.errors.filter { CheckRule.rule(ofFault: $0, in: chosen) == nil } : [],
          subject: localization.subject(loaded),
          unknown: unknown, environmentCount: requests.count)
      }
    } consume: { reference, result in
      done += 1
      if !isOnly { try progress.update(done) }
      do {
        let outcome = try result.get()
        try context.report(outcome.diagnostics)
        subjects.append(outcome.subject)
        unknown.append(outcome.unknown)
        let document = CheckedDocument(
          reference, environmentCount: outcome.environmentCount, in: context)
        scenes.append((document.path, outcome.scenes))
        if outcome.scenes.areElsewhere { return true }
        try printer.add(
          comparison?.withoutKnown(outcome.report, of: reference) ?? outcome.report, of: document)
      } catch {
        try failures.add(error, document: reference.shownName)
        try printer.add(CheckFailure(error, path: reference.path(in: context)))
      }
      return true
    }
    for failure in sceneOptions.failures(scenes.map(\.chosen)) {
      try failures.add(failure)
      // Of several documents none is to blame more than another.
      let path = scenes.count == 1 ? scenes[0].path : context.path(ofArgument: input.documents[0])
      try printer.add(CheckFailure(failure, path: path))
    }
    if references.count > 1, let failure = UnknownObjects.failure(unknown) {
      try failures.add(failure)
      try printer.add(CheckFailure(failure, path: context.path(ofArgument: input.documents[0])))
    }
    try printer.finish(isComplete: failures.count == 0)
    try context.report(localization.notes(on: subjects))
    if sceneOptions.ids.isEmpty, let note = comparison?.note(rules: chosen) {
      try context.note(note)
    }
    try failures.finish(hasFindings: writeBaseline == nil && printer.summary.failureCount > 0)
  }

  /// A printer that has been told of arguments that stand for nothing.
  private func printer(
    _ failures: FailureCollector, _ context: CommandContext
  ) throws -> CheckPrinter {
    var printer =
      if let writeBaseline {
        try CheckPrinter(writing: BaselineFile(writeBaseline, in: context), in: context)
      } else {
        try CheckPrinter(output.format, in: context)
      }
    for (argument, error) in failures.arguments {
      try printer.add(CheckFailure(error, path: context.path(ofArgument: argument)))
    }
    return printer
  }

  private var chosenRules: [CheckRule] { CheckRule.chosen(rules, listsNotes: listsNotes) }

  /// Services for code review are not told what is no fault for sure, unless somebody asks for it.
  private var listsNotes: Bool { uncertain || !rules.isEmpty || !output.format.isForReview }

  /// What became of one document.
  private struct Outcome: Sendable {
    var report: CheckReport
    var scenes: ChosenScenes
    /// Faults of the document itself that belong to no rule that was asked for.
    var diagnostics: [Diagnostic]
    var subject: Localization.Subject
    var unknown: UnknownObjects
    var environmentCount: Int
  }
}
