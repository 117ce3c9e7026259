import Diagnostics

/// What became of one document.
struct DocumentOutcome: Sendable {
  var report = CheckReport()
  /// Ids of the rules that ran.
  var rules: Set<String> = []
  var scenes: ChosenScenes?
  /// Faults of the document itself that belong to no rule that was asked for.
  var diagnostics: [Diagnostic] = []
  var subject: Localization.Subject?
  var unknown: UnknownObjects?
  var environmentCount = 0
  /// Suppressions of the configuration that were about it.
  var neededSuppressions: [Suppression] = []
  var unusedSuppressions: [Suppression] = []
}
