/// For people, and for whoever reads what compilers print.
struct TextFindings: FindingPrinter {
  let context: CommandContext

  func add(_ finding: CheckFinding, of document: CheckedDocument) throws {
    let diagnostic = finding.diagnostic(
      inFile: document.name, ofEnvironments: document.environmentCount)
    try context.print(context.outputStyle.lines(of: diagnostic))
  }

  func finish(_ summary: CheckSummary, isComplete: Bool) throws {
    try context.print(summary.text)
    for fix in summary.fixes { try context.print("  hint: \(fix)") }
  }
}
