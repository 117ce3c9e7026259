import ArgumentParser

/// How `check` prints findings: as other commands print data, or as services for code review take them.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text, json, jsonl, csv
  /// One log for code scanning; see ``SarifFindings``.
  case sarif
  /// Annotations of GitHub Actions; see ``WorkflowCommand``.
  case github

  /// What services take, which show findings beside a change and may refuse it.
  var isForReview: Bool { self == .sarif || self == .github }

  static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
