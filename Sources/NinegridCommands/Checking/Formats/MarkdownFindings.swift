import Diagnostics

/// Findings as a comment on a pull request, or as the summary of a step.
struct MarkdownFindings: FindingPrinter {
  let context: CommandContext
  private var page = MarkdownPage()

  init(context: CommandContext) { self.context = context }

  mutating func add(_ finding: CheckFinding, of document: CheckedDocument) throws {
    page.add(finding, of: document)
  }

  mutating func add(_ failure: CheckFailure) throws { page.add(failure) }

  mutating func finish(_ summary: CheckSummary, isComplete: Bool) throws {
    for line in page.lines(summary) { try context.printData(line) }
  }
}
