package import Diagnostics

/// The result of checking one document.
package struct DocumentOutcome: Sendable {
  package var report = CheckReport()
  /// All findings, including those that are suppressed and those that an older revision had.
  package var all: [CheckFinding] = []
  /// The document, if it may be fixed.
  package var loaded: LoadedDocument?
  /// Ids of the rules that ran.
  package var rules: Set<String> = []
  package var scenes: ChosenScenes?
  /// Faults of the document itself that belong to no requested rule.
  package var diagnostics: [Diagnostic] = []
  package var subject: Localization.Subject?
  package var unknown: UnknownObjects?
  package var environmentCount = 0
  /// The questions about the document's surroundings that rules have asked.
  package var questions: [SurroundingsQuestion] = []
  /// The content or revision from which the document was read.
  package var origin: DocumentOrigin?
  /// The number of files of approved layouts that were written, and of all such files.
  package var recorded = (changed: 0, all: 0)
  /// Suppressions of the configuration that suppressed something in it.
  package var neededSuppressions: [Suppression] = []
  package var unusedSuppressions: [Suppression] = []

  package init(
    report: CheckReport = CheckReport(),
    rules: Set<String> = [],
    scenes: ChosenScenes? = nil,
    diagnostics: [Diagnostic] = [],
    subject: Localization.Subject? = nil,
    unknown: UnknownObjects? = nil,
    environmentCount: Int = 0,
    neededSuppressions: [Suppression] = [],
    unusedSuppressions: [Suppression] = []
  ) {
    self.report = report
    self.rules = rules
    self.scenes = scenes
    self.diagnostics = diagnostics
    self.subject = subject
    self.unknown = unknown
    self.environmentCount = environmentCount
    self.neededSuppressions = neededSuppressions
    self.unusedSuppressions = unusedSuppressions
  }
}
