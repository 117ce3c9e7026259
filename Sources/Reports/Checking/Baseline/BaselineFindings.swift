package import HostAccess
package import LayoutWorkbench

/// Collects findings as a new baseline.
package struct BaselineFindings: FindingPrinter {
  private let file: BaselineFile
  private let context: CommandContext
  private var baseline = CheckBaseline()
  /// The findings of the current document.
  private var findings: [CheckFinding] = []
  private var document: DocumentReference?

  package init(_ file: BaselineFile, in context: CommandContext) {
    self.file = file
    self.context = context
  }

  package mutating func add(_ finding: CheckFinding, of document: CheckedDocument) throws {
    if document.reference != self.document {
      flush()
      self.document = document.reference
    }
    findings.append(finding)
  }

  private mutating func flush() {
    if let document { baseline.insert(findings, of: file.document(document)) }
    findings = []
  }

  /// A document that could not be read may have findings, too. Then the file is not written.
  package mutating func finish(_ summary: CheckSummary, isComplete: Bool) throws {
    guard isComplete else {
      return try context.note("'\(file.name)' is not written, since not every document was checked")
    }
    flush()
    try file.write(baseline)
    try context.print("\(summary.text); written to '\(file.name)'")
  }
}
