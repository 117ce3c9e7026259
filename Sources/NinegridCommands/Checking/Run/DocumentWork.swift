import Diagnostics
import DocumentAccess
import HostAccess
import LayoutModel
import LayoutPreview
import LayoutStore
import LayoutWorkbench
import PlainText
import ProjectFiles
import ProjectFolders
import Reports

/// Checks single documents of a run, several at once.
struct DocumentWork: Sendable {
  let command: CheckCommand
  let configuration: CheckConfiguration
  let choice: RuleChoice
  let localization: Localization
  let projects: AppProjects
  let surroundings: ProjectSurroundings
  /// The rows that SQL rules have found, by the shown names of documents.
  let rows: [String: [SQLRuleRun.Row]]
  /// The older versions of documents; `nil` if nothing is compared.
  let oldBytes: ChangedDocuments?
  /// The staged versions, which replace those in the folder; `nil` if the folder counts.
  let stagedBytes: ChangedDocuments?
  /// The check of approved layouts; `nil` if there is none.
  let approved: ApprovedCheck?
  /// Whether the person waits for this document only.
  let isOnly: Bool
  let loader: DocumentLoader
  let context: CommandContext
  /// The results that a store has kept from earlier runs, if there is a store.
  var kept: KeptOutcomes?

  /// - Parameter path: the path from the folder of the configuration.
  func outcome(of reference: DocumentReference, path: String) throws -> DocumentOutcome {
    guard let kept,
      let question = try kept.question(
        reference, path: path, rows: rows[reference.shownName] ?? [])
    else { return try checkedOutcome(of: reference, path: path) }
    if let known = kept.outcome(of: question, rules: choice.rules(for: path)) { return known }
    var outcome = try checkedOutcome(of: reference, path: path)
    kept.keep(outcome, for: question)
    outcome.origin = nil  // Otherwise the bytes of all documents would wait for the printer.
    return outcome
  }

  private func checkedOutcome(
    of reference: DocumentReference, path: String
  ) throws -> DocumentOutcome {
    let rules = choice.rules(for: path)
    let loaded: LoadedDocument
    do {
      loaded = try load(reference)
    } catch {
      guard let rule = rules.first(where: { $0.id == "unreadable" }),
        let finding = CheckFinding(unreadable: error, rule: rule)
      else { throw error }
      var outcome = DocumentOutcome(rules: Set(rules.map(\.id)))
      outcome.report.findings = suppressed([finding], path)
      if let old = try oldOutcome(of: reference, path: path, rules) {
        outcome.report = outcome.report.without(old.report, of: command.selection.newSince ?? "")
      }
      return outcome
    }
    var outcome = try outcome(of: loaded, reference, path: path)
    if command.output.outputs.contains(where: { $0.format == .sarif }), stagedBytes == nil {
      outcome.report.findings = try FindingReplacements.adding(
        to: outcome.report.findings, of: loaded, fonts: localization.fonts
      ) {
        try DocumentWriter(store: command.store, in: context)
          .bytes(of: $0, insteadOf: loaded, for: reference)
      }
    }
    if command.fixing.fix { outcome.loaded = try fixable(loaded, reference) }
    return outcome
  }

  /// The findings in a document, without those that an older revision had.
  func outcome(
    of loaded: LoadedDocument, _ reference: DocumentReference, path: String
  ) throws -> DocumentOutcome {
    let rules = choice.rules(for: path)
    var outcome = try outcome(of: loaded, reference, path: path, rules)
    if let old = try oldOutcome(of: reference, path: path, rules) {
      outcome.report = outcome.report.without(old.report, of: command.selection.newSince ?? "")
    }
    return outcome
  }

  /// The document if it may be fixed. If it is staged, its file must have the same content.
  private func fixable(
    _ loaded: LoadedDocument, _ reference: DocumentReference
  ) throws -> LoadedDocument? {
    guard let staged = try stagedBytes?.stagedBytes(of: reference) else { return loaded }
    let found = try loader.load(reference)
    guard case .file(let bytes)? = found.origin, bytes == staged else {
      try context.note(
        "note: '\(reference.shownName)' is not fixed: it has changes that are not staged")
      return nil
    }
    return found
  }

  private func load(_ reference: DocumentReference) throws -> LoadedDocument {
    guard let bytes = try stagedBytes?.stagedBytes(of: reference), let kind = reference.kind else {
      return try loader.load(reference)
    }
    return try readDocument(bytes, kind: kind, named: reference.shownName)
  }

  /// The findings that are not suppressed. An unreadable document has no objects and no notes, so only
  /// suppressions for the whole document count.
  private func suppressed(_ findings: [CheckFinding], _ path: String) -> [CheckFinding] {
    findings.filter { finding in
      !configuration.suppressions.contains {
        $0.object == nil && $0.document?.matches(path) ?? false
          && ($0.rules.isEmpty || $0.rules.contains(finding.rule.id))
      }
    }
  }

  private func outcome(
    of document: LoadedDocument, _ reference: DocumentReference, path: String, _ rules: [CheckRule]
  ) throws -> DocumentOutcome {
    let (loaded, unknown) = try command.runtime.applied(
      toOneOfSeveral: document, command.environment.views)
    // A single document must have all objects that the options name.
    if isOnly, let failure = UnknownObjects.failure([unknown]) { throw failure }
    let apps = projects.apps(around: loaded.name)
    let requests = command.runtime.applied(
      to: try CheckEnvironments(configuration, command.environment).requests(for: loaded, of: apps))
    let scenes = command.sceneOptions.chosen(in: loaded)
    var check = DocumentCheck(
      rules: rules, requests: requests, localization: localization, listsNotes: choice.listsNotes,
      listsUncertain: command.uncertain)
    // Every appearance that one of the apps shows is checked.
    let styles = apps.map { $0.interfaceStyle?.value }
    if !styles.isEmpty, styles.allSatisfy({ $0 == "Light" }) { check.appearances = [.light] }
    if !styles.isEmpty, styles.allSatisfy({ $0 == "Dark" }) { check.appearances = [.dark] }
    let asked = RecordedSurroundings(surroundings.around(Self.file(of: reference)))
    check.surroundings = asked
    check.translations = try CheckEnvironments(configuration, command.environment)
      .translations(of: reference, fontsOf: localization, in: context)
    if isOnly {
      let line = ProgressLine(
        total: scenes.positions.count * requests.count, unit: "layouts", beside: .text, in: context)
      check.progress = { try line.update($0) }
    }
    var outcome = DocumentOutcome(rules: Set(rules.map(\.id)))
    outcome.scenes = scenes
    outcome.subject = localization.subject(loaded)
    outcome.unknown = unknown
    outcome.environmentCount = requests.count * (check.translations.count + 1)
    if scenes.areElsewhere { return outcome }
    if command.approved.record != nil, let approved {
      outcome.recorded = try approved.record(
        loaded, scenes: scenes.positions, in: requests,
        keepsEnvironments: command.environment.isRecorded, localization: localization, path: path)
      return outcome
    }
    outcome.report = try check.report(on: loaded, scenes: scenes.positions)
    if let approved, let rule = rules.first(where: { $0.id == CheckRule.approvedLayout }) {
      outcome.report.findings += try approved.findings(
        check, rule, of: loaded, scenes: scenes.positions,
        in: command.environment.isRecorded ? nil : requests, path: path)
    }
    outcome.diagnostics = loaded.errors.filter { CheckRule.rule(ofFault: $0, in: rules) == nil }
    outcome.report.findings += (rows[reference.shownName] ?? []).map {
      CheckFinding($0, in: loaded.document)
    }
    settle(&outcome, loaded, path: path, rules)
    if kept != nil {
      outcome.questions = asked.questions
      outcome.origin = document.origin
    }
    return outcome
  }

  private static func file(of reference: DocumentReference) -> String? {
    if case .file(let file) = reference { file.path } else { nil }
  }

  /// Applies the severities of the configuration, and the suppressions.
  private func settle(
    _ outcome: inout DocumentOutcome, _ loaded: LoadedDocument, path: String, _ rules: [CheckRule]
  ) {
    outcome.report.findings = outcome.report.findings.map { finding in
      var finding = finding
      if let severity = finding.rule.settings.severity, finding.isCertain {
        finding.severity = severity
      }
      if configuration.isStrict, finding.severity == .warning { finding.severity = .error }
      return finding
    }
    outcome.all = outcome.report.findings
    var suppressions = DocumentSuppressions(configuration.suppressions, of: loaded, path: path)
    outcome.report.findings = suppressions.filtered(outcome.report.findings)
    outcome.neededSuppressions = suppressions.needed
    let isWhole = outcome.scenes?.positions.count == loaded.document.scenes.count
    outcome.unusedSuppressions = isWhole ? suppressions.unused(rules: rules) : []
    guard let rule = rules.first(where: { $0.id == "unused-suppression" }) else { return }
    outcome.report.findings += outcome.unusedSuppressions.filter(\.isInDocument).map {
      CheckFinding(unused: $0, rule: rule)
    }
  }

  /// The findings in the older version of the document.
  private func oldOutcome(
    of reference: DocumentReference, path: String, _ rules: [CheckRule]
  ) throws -> DocumentOutcome? {
    guard let bytes = try oldBytes?.oldBytes(of: reference), let kind = reference.kind else {
      return nil
    }
    do {
      let old = try readDocument(bytes, kind: kind, named: reference.shownName)
      return try outcome(of: old, reference, path: path, rules)
    } catch {
      var outcome = DocumentOutcome()
      if let rule = rules.first(where: { $0.id == "unreadable" }) {
        outcome.report.findings = CheckFinding(unreadable: error, rule: rule).map { [$0] } ?? []
      }
      return outcome
    }
  }
}
