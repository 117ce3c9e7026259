package import Diagnostics
package import DocumentAccess
package import HostAccess
import LayoutJSON
package import LayoutStore
package import LayoutWorkbench
package import PlainText

/// Prints the result for each file of an import. Text only has the totals.
package struct ImportPrinter {
  private let context: CommandContext
  private var rows: RowPrinter?
  private var summary: ImportSummary

  package static let columns = [
    "document", "path", "status", "revision", "line", "column", "message",
  ]

  /// - Parameter found: the number of files and arguments.
  package init(_ format: OutputFormat, found: Int, in context: CommandContext) throws {
    self.context = context
    summary = ImportSummary(found: found)
    if format != .text {
      rows = try RowPrinter(Self.columns.map { TableColumn($0) }, format: format, in: context)
    }
  }

  /// - Parameter errors: the errors of the document. Its row contains the first of them.
  package mutating func add(
    _ outcome: ImportOutcome, of entry: ImportList.Entry, errors: [Diagnostic]
  ) throws {
    summary.add(outcome)
    if !errors.isEmpty { summary.faulty += 1 }
    let (status, revision) =
      switch outcome {
      case .added(revision: 1): ("added", 1)
      case .added(let revision), .replacedEdits(let revision, _): ("changed", revision)
      case .unchanged(let revision): ("unchanged", revision)
      }
    try add([
      .string(entry.name), .string(entry.file.name), .string(status), .number(Double(revision)),
      errors.first?.location.map { .number(Double($0.line)) } ?? .null,
      errors.first?.location.map { .number(Double($0.column)) } ?? .null,
      (errors.first?.message ?? note(outcome, of: entry)).map(JSONValue.string) ?? .null,
    ])
  }

  /// A message about an import that succeeded; `nil` if there is none.
  package func note(_ outcome: ImportOutcome, of entry: ImportList.Entry) -> String? {
    guard case .replacedEdits(_, let edited) = outcome else { return nil }
    return "the file replaces '\(entry.name)@\(edited)', which SQL has made; "
      + "'ninegrid diff store:\(entry.name)@\(edited) store:\(entry.name)' shows what is gone"
  }

  /// Adds a document with its history.
  package mutating func add(_ outcome: HistoryImport.Outcome) throws {
    summary.add(outcome)
    let status = outcome.added == 0 ? "unchanged" : outcome.known == 0 ? "added" : "changed"
    let remark =
      "\(outcome.added) new \(outcome.added == 1 ? "revision" : "revisions"), "
      + "\(outcome.commits) \(outcome.commits == 1 ? "commit" : "commits")"
      + (outcome.unreadable == 0 ? "" : ", \(outcome.unreadable) of them can't be read")
    try add([
      .string(outcome.entry.name), .string(outcome.entry.file.name), .string(status),
      .number(Double(outcome.revision)), .null, .null, .string(remark),
    ])
  }

  package mutating func add(_ document: RemovedDocument) throws {
    summary.removed += 1
    try add([
      .string(document.name), .string(document.path), .string("removed"), .null, .null, .null,
      .null,
    ])
  }

  package mutating func add(_ failure: FailedImport) throws {
    summary.failed += 1
    let cells = FailureCells(failure.error)
    try add([
      failure.document.map(JSONValue.string) ?? .null, .string(failure.path), .string("failed"),
      .null, cells.line, cells.column, cells.message,
    ])
  }

  package mutating func add(_ failures: [FailedImport]) throws {
    for failure in failures { try add(failure) }
  }

  /// Prints a row at once: its file is in the store already.
  private mutating func add(_ row: [JSONValue]) throws {
    guard rows != nil else { return }
    try rows?.add(row)
    try context.flush()
  }

  /// - Parameter isNothingFound: whether there was nothing to import, which has been reported.
  package mutating func finish(isNothingFound: Bool = false) throws {
    try rows?.finish()
    if rows == nil, !isNothingFound { try context.print(summary.text) }
  }
}
