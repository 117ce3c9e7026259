package import HostAccess
import LayoutJSON
import LayoutModel
package import LayoutStore
package import LayoutWorkbench
package import PlainText

/// Prints the result of a batch for each document. In text it prints nothing, because the summary
/// is enough.
package struct BatchPrinter {
  private let context: CommandContext
  private var rows: RowPrinter?

  package static let columns =
    ["document", "revision", "status", "scenes", "environments", "resolved", "upToDate"]
    + LayoutStatus.allCases.map(\.rawValue) + ["truncated", "message"]

  package init(_ format: OutputFormat, in context: CommandContext) throws {
    self.context = context
    if format != .text {
      rows = try RowPrinter(Self.columns.map { TableColumn($0) }, format: format, in: context)
    }
  }

  /// A document that a stopped batch has not begun has no row.
  package mutating func add(_ outcome: BatchOutcome, of document: StoredDocument) throws {
    guard outcome.isComplete || outcome.isOutdated else { return }
    let counts =
      [outcome.scenes, outcome.environments, outcome.resolved, outcome.skipped]
      + LayoutStatus.allCases.map { outcome.counts[$0] ?? 0 } + [outcome.truncated]
    try add(
      [
        .string(document.name), .number(Double(document.latest.number)),
        .string(outcome.isComplete ? "done" : "outdated"),
      ] + counts.map { .number(Double($0)) } + [.null])
  }

  /// Adds a document that could not be resolved, or an argument that names no document.
  package mutating func add(_ error: any Error, document: String, revision: Int? = nil) throws {
    let counts = Self.columns.count - 4
    try add(
      [
        .string(document), revision.map { .number(Double($0)) } ?? .null, .string("failed"),
      ] + Array(repeating: .null, count: counts) + [FailureCells(error).message])
  }

  /// Prints a row at once: its layouts are in the store already.
  private mutating func add(_ row: [JSONValue]) throws {
    guard rows != nil else { return }
    try rows?.add(row)
    try context.flush()
  }

  package mutating func finish() throws { try rows?.finish() }
}
