import Diagnostics

/// Findings as annotations, what could not be checked as errors, and the summary as a line of the log.
struct GitHubFindings: FindingPrinter {
  let context: CommandContext

  func add(_ finding: CheckFinding, of document: CheckedDocument) throws {
    let message = Self.text(
      finding.sentence(ofEnvironments: document.environmentCount).onOneLine, id: finding.rule.id,
      hint: finding.hint?.onOneLine)
    let name = finding.severity == .note ? "notice" : finding.severity.rawValue
    try annotate(
      name, title: finding.rule.title, message, in: document.path, at: finding.location)
  }

  func add(_ failure: CheckFailure) throws {
    for fault in failure.faults {
      try annotate(
        "error", title: "Not checked",
        Self.text(
          fault.message.onOneLine, id: fault.code?.rawValue, hint: fault.hint?.onOneLine),
        in: failure.path, at: fault.location)
    }
  }

  private func annotate(
    _ name: String, title: String, _ message: String, in path: String, at location: SourceLocation?
  ) throws {
    var properties = [(name: "file", value: path)]
    if let location {
      properties.append(("line", "\(location.line)"))
      properties.append(("col", "\(location.column)"))
    }
    properties.append(("title", title))
    try context.printData(
      WorkflowCommand(name: name, properties: properties, message: message).text)
  }

  func finish(_ summary: CheckSummary, isComplete: Bool) throws {
    // What was not checked at all is not said to be without findings.
    if isComplete || summary.documentCount > 0 { try context.print(summary.text) }
  }
}
