import Diagnostics
package import HostAccess
import LayoutComparison
import LayoutJSON
import LayoutModel
package import LayoutWorkbench
package import PlainText

/// Prints messages of a log in all formats. Text has one message after another; the other formats
/// have a row for each constraint and each repair.
package struct ConflictLogPrinter {
  private let format: OutputFormat
  private let hasDocuments: Bool
  private let context: CommandContext
  private var rows: RowPrinter?

  package init(_ format: OutputFormat, hasDocuments: Bool, in context: CommandContext) throws {
    self.format = format
    self.hasDocuments = hasDocuments
    self.context = context
    if format != .text {
      rows = try RowPrinter(
        ["conflict", "line", "kind", "givenUp", "document", "id", "logged", "text"].map(
          TableColumn.init),
        format: format, in: context)
    }
  }

  package mutating func add(_ explained: ExplainedConflict) throws {
    guard rows != nil else { return try print(explained) }
    let place: [JSONValue] = [
      .number(Double(explained.number)), .number(Double(explained.conflict.line)),
    ]
    let document = explained.document.map { JSONValue.string($0.name) } ?? .null
    for (line, logged) in zip(explained.lines, explained.conflict.constraints) {
      try rows?.add(
        place + [
          .string(line.kind), .bool(line.isGivenUp), line.id == nil ? .null : document,
          line.id.map { .string($0.text) } ?? .null, .string(logged.text), .string(line.text),
        ])
    }
    if let reason = explained.reason {
      try rows?.add(
        place + [.string("reason"), .bool(false), .null, .null, .null, .string(reason)])
    }
    for repair in explained.repairs {
      try rows?.add(
        place + [.string("repair"), .bool(false), document, .null, .null, .string(repair)])
    }
  }

  package mutating func finish() throws { try rows?.finish() }

  private func print(_ explained: ExplainedConflict) throws {
    let style = context.outputStyle
    if explained.number > 1 { try context.print("") }
    let count = explained.conflict.constraints.count
    try context.print(
      style.bold("conflict \(explained.number)")
        + " (line \(explained.conflict.line)): \(count) \(count == 1 ? "constraint" : "constraints")"
    )
    for line in explained.lines {
      let place =
        line.id.map { id in
          let at = line.location.map { ":\($0.line):\($0.column)" } ?? ""
          return "\(explained.document?.name ?? "")\(at): '\(id)' "
        } ?? ""
      try context.print(
        "  \(place)\(line.text)" + (line.isGivenUp ? " " + style.yellow("[given up]") : "")
          + (line.isLeftOut ? " [fits the others]" : ""))
    }
    if let reason = explained.reason { try context.print("  \(reason)") }
    if hasDocuments, explained.document == nil {
      try context.print("  none of these constraints is in the documents")
    } else if explained.otherDocuments > 0 {
      try context.print(
        "  \(explained.otherDocuments) other \(explained.otherDocuments == 1 ? "document has" : "documents have") as many of them"
      )
    }
    if let ways = explained.match?.ways, ways > 1 {
      try context.print(
        "  they can be read in \(ways) ways; identifiers of constraints would tell which is meant")
    }
    let repairs = explained.repairs
    if !repairs.isEmpty { try context.print("  what may help, the most promising first:") }
    for (index, repair) in repairs.enumerated() { try context.print("    \(index + 1). \(repair)") }
  }
}
