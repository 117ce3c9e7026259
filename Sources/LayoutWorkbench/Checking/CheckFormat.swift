/// How `check` prints findings: as other commands print data, or as services for code review take them.
package enum CheckFormat: String, CaseIterable, Sendable {
  case text, json, jsonl, csv
  /// Lines that Xcode shows beside the file; see ``XcodeFindings``.
  case xcode
  /// One log for code scanning; see ``SarifFindings``.
  case sarif
  /// Annotations of GitHub Actions; see ``WorkflowCommand``.
  case github
  case junit, checkstyle
  /// A report of code quality as Code Climate and GitLab take it.
  case codeclimate, gitlab
  case markdown, html

  /// What services take, which show findings beside a change and may refuse it.
  package var isForReview: Bool {
    switch self {
    case .text, .json, .jsonl, .csv, .markdown, .html: false
    case .xcode, .sarif, .github, .junit, .checkstyle, .codeclimate, .gitlab: true
    }
  }
}
