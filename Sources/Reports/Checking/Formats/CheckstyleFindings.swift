import Diagnostics
package import HostAccess
package import LayoutWorkbench

/// Findings in the format of Checkstyle.
///
/// - Source: the reports of Checkstyle 10: `checkstyle > file(name) > error(line column severity message source)`.
package struct CheckstyleFindings: FindingPrinter {
  package let context: CommandContext
  private var lines: [String] = []
  private var open: String?

  package init(context: CommandContext) { self.context = context }

  package mutating func add(_ finding: CheckFinding, of document: CheckedDocument) throws {
    let severity = finding.severity == .note ? "info" : finding.severity.rawValue
    let sentence = finding.sentence(ofEnvironments: document.environmentCount)
    add(
      severity, sentence + (finding.hint.map { "; \($0)" } ?? ""), finding.rule.id,
      finding.location, in: document.path)
  }

  package mutating func add(_ failure: CheckFailure) throws {
    for fault in failure.faults {
      add(
        "error", fault.message, fault.code?.rawValue ?? "not-checked", fault.location,
        in: failure.path)
    }
  }

  private mutating func add(
    _ severity: String, _ message: String, _ rule: String, _ location: SourceLocation?,
    in path: String
  ) {
    if open != path {
      if open != nil { lines.append("  </file>") }
      lines.append("  <file name=\"\(MarkupText.escaped(path))\">")
      open = path
    }
    let place = location.map { "line=\"\($0.line)\" column=\"\($0.column)\" " } ?? ""
    lines.append(
      "    <error \(place)severity=\"\(severity)\" message=\"\(MarkupText.escaped(message))\""
        + " source=\"ninegrid.\(MarkupText.escaped(rule))\"/>")
  }

  package mutating func finish(_ summary: CheckSummary, isComplete: Bool) throws {
    if open != nil { lines.append("  </file>") }
    try context.printData("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    try context.printData("<checkstyle version=\"10.0\">")
    for line in lines { try context.printData(line.withMarkedRunnerCommands) }
    try context.printData("</checkstyle>")
  }
}

extension CheckFormat {
  package static let checkstyle = Self("checkstyle", isForReview: true) {
    CheckstyleFindings(context: $0)
  }
}
