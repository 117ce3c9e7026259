import LayoutWorkbench

/// What a run knows of the documents that are checked so far, for the messages at its end.
struct CheckTally {
  private(set) var subjects: [Localization.Subject] = []
  private(set) var unknown: [UnknownObjects] = []
  /// The scenes that the options choose in each document, with its path for outputs.
  private(set) var scenes: [(path: String, chosen: ChosenScenes)] = []
  /// The number of files of approved layouts that were written, and of all such files.
  private(set) var recorded = (changed: 0, all: 0)
  /// Ids of the rules that ran in at least one document.
  private(set) var ranRules: Set<String> = []

  /// - Parameter path: the path of the document, as in outputs.
  mutating func add(_ outcome: DocumentOutcome, path: String) {
    ranRules.formUnion(outcome.rules)
    recorded.changed += outcome.recorded.changed
    recorded.all += outcome.recorded.all
    if let subject = outcome.subject { subjects.append(subject) }
    if let objects = outcome.unknown { unknown.append(objects) }
    if let chosen = outcome.scenes { scenes.append((path, chosen)) }
  }
}
