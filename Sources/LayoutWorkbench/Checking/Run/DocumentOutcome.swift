package import Diagnostics

/// What became of one document.
package struct DocumentOutcome: Sendable {
  package var report = CheckReport()
  /// What was found, with what is suppressed and with what an older revision had.
  package var all: [CheckFinding] = []
  /// The document, where it may be fixed.
  package var loaded: LoadedDocument?
  /// Ids of the rules that ran.
  package var rules: Set<String> = []
  package var scenes: ChosenScenes?
  /// Faults of the document itself that belong to no rule that was asked for.
  package var diagnostics: [Diagnostic] = []
  package var subject: Localization.Subject?
  package var unknown: UnknownObjects?
  package var environmentCount = 0
  /// What the rules have asked about the document's surroundings.
  package var questions: [SurroundingsQuestion] = []
  /// What the document was read from.
  package var origin: DocumentOrigin?
  /// How many files of approved layouts were written, of how many.
  package var recorded = (changed: 0, all: 0)
  /// Suppressions of the configuration that were about it.
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
