import Diagnostics
package import HostAccess
package import LayoutWorkbench

/// Findings as annotations, documents that could not be checked as errors, and the summary as a
/// line of the log.
///
/// The runner shows ten errors, ten warnings and ten notices of a step. Further findings are
/// written as plain lines. All findings are in the step's summary, whose file the environment
/// names.
package struct GitHubFindings: FindingPrinter {
  package let context: CommandContext
  private var shown: [String: Int] = [:]
  private var page = MarkdownPage()

  /// The most annotations of a kind that the runner shows.
  ///
  /// - Source: "Workflow commands" and `docs/problem-matchers.md` of actions/toolkit.
  package static let mostOfAKind = 10
  /// The largest summary of a step, in bytes.
  ///
  /// - Source: "Workflow commands": a step's summary has at most a mebibyte.
  private static let mostBytes = 1 << 20

  package init(context: CommandContext) { self.context = context }

  package mutating func add(_ finding: CheckFinding, of document: CheckedDocument) throws {
    page.add(finding, of: document)
    let message = Self.text(
      finding.sentence(ofEnvironments: document.environmentCount).onOneLine, id: finding.rule.id,
      hint: finding.hint?.onOneLine)
    let name = finding.severity == .note ? "notice" : finding.severity.rawValue
    try annotate(
      name, title: finding.rule.title, message, in: document.path, at: finding.location)
  }

  package mutating func add(_ failure: CheckFailure) throws {
    page.add(failure)
    for fault in failure.faults {
      try annotate(
        "error", title: "Not checked",
        Self.text(
          fault.message.onOneLine, id: fault.code?.rawValue, hint: fault.hint?.onOneLine),
        in: failure.path, at: fault.location)
    }
  }

  private mutating func annotate(
    _ name: String, title: String, _ message: String, in path: String, at location: SourceLocation?
  ) throws {
    var properties = [(name: "file", value: path)]
    if let location {
      properties.append(("line", "\(location.line)"))
      properties.append(("col", "\(location.column)"))
    }
    properties.append(("title", title))
    shown[name, default: 0] += 1
    if shown[name, default: 0] > Self.mostOfAKind {
      let place = location.map { ":\($0.line):\($0.column)" } ?? ""
      return try context.print("\(path)\(place): \(name): \(message)")
    }
    try context.printData(
      WorkflowCommand(name: name, properties: properties, message: message).text)
  }

  package func finish(_ summary: CheckSummary, isComplete: Bool) throws {
    // If no document was checked, a sentence without findings would be wrong.
    if isComplete || summary.documentCount > 0 { try context.print(summary.text) }
    guard let path = context.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let text = page.lines(summary).joined(separator: "\n") + "\n"
    var bytes = FileKind(path) == .file ? try readFile(path, named: path) : []
    guard bytes.count + text.utf8.count <= Self.mostBytes else { return }
    bytes += Array(text.utf8)
    try writeFileAtomically(bytes, to: path, named: path)
  }
}

extension CheckFormat {
  /// The format for annotations of GitHub Actions.
  package static let github = Self("github", isForReview: true) { GitHubFindings(context: $0) }
}
