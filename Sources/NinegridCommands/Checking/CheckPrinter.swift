/// Prints findings, document by document.
struct CheckPrinter {
  private var findings: any FindingPrinter
  private(set) var summary = CheckSummary()

  init(_ format: CheckFormat, in context: CommandContext) throws {
    findings =
      switch format {
      case .text: TextFindings(context: context)
      case .json: try RowFindings(.json, in: context)
      case .jsonl: try RowFindings(.jsonl, in: context)
      case .csv: try RowFindings(.csv, in: context)
      case .sarif: SarifFindings(in: context)
      case .github: GitHubFindings(context: context)
      }
  }

  /// Writes a baseline instead.
  ///
  /// - Throws: ``CommandFailure`` if that can't be, before anything is checked.
  init(writing file: BaselineFile, in context: CommandContext) throws {
    try file.checkTarget()
    findings = BaselineFindings(file, in: context)
  }

  mutating func add(_ report: CheckReport, of document: CheckedDocument) throws {
    summary.add(report)
    for finding in report.findings { try findings.add(finding, of: document) }
  }

  /// What could not be checked.
  mutating func add(_ failure: CheckFailure) throws { try findings.add(failure) }

  /// - Parameter isComplete: whether every document could be read.
  mutating func finish(isComplete: Bool) throws {
    try findings.finish(summary, isComplete: isComplete)
  }
}
