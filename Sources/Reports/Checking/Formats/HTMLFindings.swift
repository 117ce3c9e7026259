import Diagnostics
package import HostAccess
package import LayoutWorkbench

/// Prints findings as one HTML page that needs no other file.
package struct HTMLFindings: FindingPrinter {
  package let context: CommandContext
  private var rows: [String] = []

  package init(context: CommandContext) { self.context = context }

  package mutating func add(_ finding: CheckFinding, of document: CheckedDocument) throws {
    let sentence = finding.sentence(ofEnvironments: document.environmentCount)
    let hint = finding.hint.map { "<br><small>\(MarkupText.escaped($0))</small>" } ?? ""
    rows.append(
      row(
        finding.severity.rawValue, document.path, finding.location, finding.rule.id,
        MarkupText.escaped(sentence) + hint))
  }

  package mutating func add(_ failure: CheckFailure) throws {
    for fault in failure.faults {
      rows.append(
        row("error", failure.path, fault.location, "not checked", MarkupText.escaped(fault.message))
      )
    }
  }

  private func row(
    _ severity: String, _ path: String, _ location: SourceLocation?, _ rule: String, _ cell: String
  ) -> String {
    let place = location.map { ":\($0.line)" } ?? ""
    return
      "<tr class=\"\(severity)\"><td>\(MarkupText.escaped(path))\(place)</td><td>\(severity)</td>"
      + "<td>\(MarkupText.escaped(rule))</td><td>\(cell)</td></tr>"
  }

  package mutating func finish(_ summary: CheckSummary, isComplete: Bool) throws {
    let head = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>ninegrid check</title>
      <meta name="viewport" content="width=device-width">
      <style>
      body{font:15px system-ui,sans-serif;margin:2em;color:#222;background:#fff}
      table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4em;border-bottom:1px solid #ccc;vertical-align:top}
      .error td:nth-child(2){color:#a00}.warning td:nth-child(2){color:#850}
      @media(prefers-color-scheme:dark){body{color:#ddd;background:#111}.error td:nth-child(2){color:#f88}.warning td:nth-child(2){color:#fc6}}
      </style></head><body>
      <h1>ninegrid check</h1>
      """
    try context.printData(head)
    try context.printData("<p>\(MarkupText.escaped(summary.text))</p>")
    if !rows.isEmpty {
      try context.printData(
        "<table><thead><tr><th>Place</th><th>Severity</th><th>Rule</th><th>Finding</th></tr></thead><tbody>"
      )
      for row in rows { try context.printData(row.withMarkedRunnerCommands) }
      try context.printData("</tbody></table>")
    }
    try context.printData("</body></html>")
  }
}

extension CheckFormat {
  package static let html = Self("html") { HTMLFindings(context: $0) }
}
