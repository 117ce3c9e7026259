import Diagnostics
package import HostAccess
package import LayoutWorkbench

/// Prints findings for people, as compilers do: document by document, with the line of the file and a caret
/// at the place.
package struct TextFindings: FindingPrinter {
  package let context: CommandContext
  private var excerpt: SourceExcerpt
  private var last: DocumentReference?

  package init(context: CommandContext) {
    self.context = context
    let output = context.standardOutput
    excerpt = SourceExcerpt(columns: output.isTerminal ? context.columns(of: output) : nil)
  }

  package mutating func add(_ finding: CheckFinding, of document: CheckedDocument) throws {
    if let last, last != document.reference { try context.print("") }
    last = document.reference
    let diagnostic = finding.diagnostic(
      inFile: document.name, ofEnvironments: document.environmentCount)
    let lines = context.outputStyle.lines(of: diagnostic)
    try context.print(Array(lines.prefix(1)))
    for line in excerpt.lines(at: finding.location, of: document.reference) {
      try context.print(context.outputStyle.dim(line))
    }
    try context.print(Array(lines.dropFirst()))
  }

  package func finish(_ summary: CheckSummary, isComplete: Bool) throws {
    if last != nil { try context.print("") }
    // Where no document could be read, the errors have said all.
    if isComplete || summary.documentCount > 0 { try context.print(summary.text) }
    for fix in summary.fixes { try context.print("  hint: \(fix)") }
  }
}

extension CheckFormat {
  /// The format for people.
  package static let text = Self("text") { TextFindings(context: $0) }
}
