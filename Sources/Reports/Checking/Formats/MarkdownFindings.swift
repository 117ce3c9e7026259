import Diagnostics
package import HostAccess
package import LayoutWorkbench

/// Prints findings as a comment on a pull request, or as the summary of a CI step.
package struct MarkdownFindings: FindingPrinter {
  package let context: CommandContext
  private var page = MarkdownPage()

  package init(context: CommandContext) { self.context = context }

  package mutating func add(_ finding: CheckFinding, of document: CheckedDocument) throws {
    page.add(finding, of: document)
  }

  package mutating func add(_ failure: CheckFailure) throws { page.add(failure) }

  package mutating func finish(_ summary: CheckSummary, isComplete: Bool) throws {
    for line in page.lines(summary) { try context.printData(line) }
  }
}

extension CheckFormat {
  package static let markdown = Self("markdown") { MarkdownFindings(context: $0) }
}
