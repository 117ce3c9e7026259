import Diagnostics
package import HostAccess
package import LayoutComparison
import LayoutJSON
import LayoutModel
package import LayoutWorkbench
package import PlainText

/// Prints the effect of factoring on documents. Text has the grid before and after, and the new
/// statements of each cell. The other formats have a row for each document.
package struct FactorPrinter {
  private let format: OutputFormat
  private let context: CommandContext
  private var rows: RowPrinter?
  private var totals = FactorTotals()
  private var hasToldObjective = false

  package static let columns = [
    "document", "status", "revision", "entriesBefore", "entriesAfter", "constraintsBefore",
    "constraintsAfter", "minimal", "mergedViews", "cellsBefore", "cellsAfter", "baseFaults",
    "environments",
    "moved", "message",
  ]

  package static let objective = [
    "smallest: fewest entries (what cells beside wAny-hAny install, uninstall, set),",
    "then constraints, no cells that compete, then entries in final cells, then",
    "cells; then base cells that have a whole layout",
  ]

  package init(_ format: OutputFormat, in context: CommandContext) throws {
    self.format = format
    self.context = context
    if format != .text {
      rows = try RowPrinter(Self.columns.map { TableColumn($0) }, format: format, in: context)
    }
  }

  package mutating func finish() throws {
    try rows?.finish()
    if format == .text, totals.documents > 1 {
      try context.print("")
      for line in totals.lines { try context.print(line) }
    }
  }

  /// - Parameters:
  ///   - outcome: the result for the document, or the reason why nothing was done.
  ///   - isWritten: whether something was written.
  package mutating func add(
    _ work: FactorWork, outcome: String?, isWritten: Bool, revision: Int? = nil
  ) throws {
    totals.add(work)
    guard format == .text else {
      let status =
        isWritten
        ? "written"
        : !work.factoring.changesAnything ? "unchanged" : work.proof.holds ? "not-written" : "moves"
      try addRow(work, status, outcome, revision)
      return try context.flush()
    }
    let style = context.outputStyle
    try context.print(style.bold(work.before.name))
    for group in work.copies {
      let name = work.before.document.name(of: group.kept)
      let ids = group.copies.map { "'\($0)'" }.joined(separator: ", ")
      try context.print("  '\(group.kept)' (\(name)) stands for \(ids), too".onOneLine)
    }
    for scene in work.factoring.scenes { try print(scene, of: work) }
    guard work.factoring.changesAnything || !work.proof.holds else {
      try context.print("  \(Self.unchanged(work))")
      return try context.flush()
    }
    if !hasToldObjective {
      for line in Self.objective { try context.print(style.dim(line)) }
      hasToldObjective = true
    }
    if !work.baseFaults.isEmpty {
      try context.print(
        "base cells without a single layout now: \(work.baseFaults.joined(separator: ", "))")
    }
    try printProof(work)
    if let outcome { try context.print(outcome) }
    try context.flush()
  }

  private mutating func addRow(
    _ work: FactorWork, _ status: String, _ message: String?, _ revision: Int?
  ) throws {
    func sum(_ value: (FactoredScene) -> Int) -> JSONValue {
      .number(Double(work.factoring.scenes.reduce(0) { $0 + value($1) }))
    }
    func cells(_ count: (FactoredScene) -> FactoredScene.Count) -> JSONValue {
      .array(
        GridCell.inOrder.compactMap { cell in
          let total = work.factoring.scenes.reduce(0) { $0 + count($1).entries[cell.order] }
          return total == 0 ? nil : .string("\(cell) \(total)")
        })
    }
    try rows?.add([
      .string(work.before.name), .string(status), revision.map { .number(Double($0)) } ?? .null,
      sum { $0.before.entryCount }, sum { $0.after.entryCount },
      sum { $0.before.constraints }, sum { $0.after.constraints },
      .bool(work.isMinimal),
      .array(work.copies.flatMap(\.copies).map { .string($0.text) }),
      cells { $0.before }, cells { $0.after },
      .array(work.baseFaults.map { .string($0) }), .number(Double(work.proof.environmentCount)),
      .array(work.proof.moved.map { .string($0.text) }),
      message.map(JSONValue.string) ?? .null,
    ])
  }

  /// Adds a document that could not be read or written.
  package mutating func add(_ error: any Error, document: String) throws {
    try rows?.add(
      [.string(document), .string("failed")] + Array(repeating: .null, count: 6)
        + Array(repeating: .array([]), count: 4)
        + [.null, .array([]), FailureCells(error).message])
    try context.flush()
  }

  // MARK: Text

  /// Prints which views of the drawings are the same, and why.
  package func add(_ union: DrawingUnion, of drawings: [FinalDrawing]) throws {
    try union.noteLosses(of: drawings, in: context)
    guard format == .text else { return }
    try context.print(context.outputStyle.bold("views"))
    for line in union.matchLines(of: drawings) { try context.print(line) }
    try context.print("")
  }

  private func print(_ scene: FactoredScene, of work: FactorWork) throws {
    guard scene.isChanged else { return }
    let style = context.outputStyle
    if work.factoring.scenes.count > 1 {
      try context.print(style.bold(work.before.document.title(ofScene: scene.scene)))
    }
    let entries = "entries \(scene.before.entryCount) → \(scene.after.entryCount)"
    let constraints =
      scene.before.constraints == scene.after.constraints
      ? "\(scene.after.constraints) constraints"
      : "constraints \(scene.before.constraints) → \(scene.after.constraints)"
    try context.print("  \(entries), \(constraints)")
    try context.print("")
    let grids = [
      ("before", GridSummary(work.before.document, scene: scene.scene)),
      ("after", GridSummary(work.after.document, scene: scene.scene)),
    ].map { title, grid in [title] + grid.rows }
    for line in Self.sideBySide(grids) { try context.print("  \(line)") }
    try context.print("")
    let lines = CellSettings(work.after.document, scene: scene.scene).lines
    if lines.isEmpty { return }
    for line in lines { try context.print("  \(line.onOneLine)") }
    try context.print("")
  }

  /// Two blocks next to each other if a terminal has room for both, or else one below the other.
  package static func sideBySide(_ blocks: [[String]]) -> [String] {
    let widths = blocks.map { $0.map(TextWidth.columns).max() ?? 0 }
    guard widths.reduce(0, +) + 4 <= 76, let first = blocks.first, let last = blocks.last,
      blocks.count == 2
    else { return Array(blocks.joined(separator: [""])) }
    return (0..<max(first.count, last.count)).map { index in
      let left = index < first.count ? first[index] : ""
      let right = index < last.count ? last[index] : ""
      if right.isEmpty { return left }
      return left + String(repeating: " ", count: widths[0] + 4 - TextWidth.columns(left)) + right
    }
  }

  private static func unchanged(_ work: FactorWork) -> String {
    if work.factoring.scenes.isEmpty { return "no scene has views" }
    let count = work.factoring.scenes.reduce(0) { $0 + $1.after.entryCount }
    if count == 0 { return "smallest already: no cell says anything" }
    let entries = count == 1 ? "1 entry" : "\(count) entries"
    return work.isMinimal
      ? "smallest already, with \(entries)" : "nothing smaller than its \(entries) was found"
  }

  private func printProof(_ work: FactorWork) throws {
    if work.isMinimal {
      try context.print("proved: every way to say it was weighed, and none has fewer entries")
    }
    for limit in work.factoring.limits { try context.print("not proved smallest: \(limit.reason)") }
    guard !work.proof.holds else {
      return try context.print(
        "proved: nothing moves in \(work.proof.environmentCount) environments"
          + " (every profile in each final class)")
    }
    for sentence in work.proof.sentences { try context.print("  \(sentence)") }
    let more = work.proof.moved.count - work.proof.sentences.count
    if more > 0 { try context.print("  and \(more) more") }
    try context.print(
      "something moves in \(work.proof.affected.count) of \(work.proof.environmentCount)"
        + " environments")
  }
}

extension FactoredScene.Limit {
  fileprivate var reason: String {
    switch self {
    case .apart: "constraints stay one by one; as one they would move something"
    case .manyAlike: "too many constraints differ only in the constant"
    case .repeatedCell: "an object has two settings for one cell, and stays as it is"
    }
  }
}
