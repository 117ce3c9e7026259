import Diagnostics
package import HostAccess
package import LayoutComparison
import LayoutJSON
import LayoutModel
package import LayoutWorkbench
package import PlainText

/// Prints the effect of a migration on documents. Text has every change; the other formats have a
/// row for each document.
package struct MigrationPrinter {
  private let format: OutputFormat
  private let description: MigrationDescription
  private let context: CommandContext
  private let documentCount: Int
  private let isVerbose: Bool
  private var left = LeftAlone()
  private var rows: RowPrinter?
  private var effects: EffectPrinter
  /// Views that the migration moves on purpose.
  private var meantEffects: EffectPrinter
  private var moved: Set<ObjectID> = []
  private var movedAsMeant: Set<ObjectID> = []
  private var affected: [LayoutEnvironment] = []

  package static let columns = [
    "document", "status", "revision", "changes", "untouched", "moved", "movedAsMeant",
    "environments",
    "message",
  ]

  /// - Parameters:
  ///   - documentCount: the number of documents. For several documents only changes are printed,
  ///     and the unchanged ones get one line together.
  ///   - isVerbose: whether each unchanged object is printed.
  package init(
    _ description: MigrationDescription, _ format: OutputFormat, documentCount: Int = 1,
    isVerbose: Bool = false, in context: CommandContext
  ) throws {
    self.description = description
    self.documentCount = documentCount
    self.isVerbose = isVerbose
    self.format = format
    self.context = context
    effects = Self.effectPrinter(in: context)
    meantEffects = effects
    if format != .text {
      rows = try RowPrinter(Self.columns.map { TableColumn($0) }, format: format, in: context)
    }
  }

  private static func effectPrinter(in context: CommandContext) -> EffectPrinter {
    EffectPrinter(.text, environmentCount: MigrationProof.environments.count, in: context)
  }

  /// Whether something that must not move does so in the current document.
  package var movesSomething: Bool { !affected.isEmpty }

  package mutating func begin(_ draft: MigrationDraft) throws {
    moved = []
    movedAsMeant = []
    affected = []
    effects = Self.effectPrinter(in: context)
    meantEffects = effects
    guard format == .text else { return }
    let style = context.outputStyle
    if documentCount > 1, !isVerbose {
      left.add(draft.result.untouched, changes: draft.result.changesAnything)
      guard draft.result.changesAnything else { return }
      try context.print(style.bold(draft.before.name))
    } else {
      try context.print(style.bold(draft.before.name))
      try context.print(LeftAlone.lines(draft.result.untouched, all: isVerbose).map { "  \($0)" })
      guard draft.result.changesAnything else { return try context.print("  nothing to do") }
    }
    let report = DifferenceReport(
      draft.result.difference, from: draft.before.document, to: draft.after.document)
    for group in report.groups {
      try context.print("  \(style.bold(group.title))")
      for line in group.text { try context.print("    \(line)") }
    }
    if !draft.result.difference.isEmpty { try context.print("  \(report.summary)") }
    // For some migrations this is the only change.
    if let counts = report.noiseCounts { try context.print("  for the canvas alone: \(counts)") }
  }

  package mutating func add(_ finding: MigrationProof.Finding, of draft: MigrationDraft) throws {
    if let effect = finding.forbidden {
      if !affected.contains(effect.environment) { affected.append(effect.environment) }
      moved.formUnion(effect.difference.effects.map(\.id))
      try effects.add(effect, of: draft.after)
    }
    if let effect = finding.meant {
      movedAsMeant.formUnion(effect.difference.effects.map(\.id))
      try meantEffects.add(effect, of: draft.after)
    }
  }

  /// Ends the effects: all moves have been added.
  package mutating func finishEffects() throws {
    guard format == .text else { return }
    if !meantEffects.isEmpty { try tellWhatIsMeant() }
    if affected.isEmpty, !movedAsMeant.isEmpty {
      try context.print("nothing else moves")
    } else {
      try effects.finish()
    }
  }

  /// Reports the moves that the migration intends, with their number.
  private func tellWhatIsMeant() throws {
    let style = context.outputStyle
    let count = movedAsMeant.count
    for section in meantEffects.sections {
      try context.print(style.bold("\(section.title), as intended"))
      for line in section.lines { try context.print("  \(line)") }
    }
    // There may be no move, but a layout that now has a solution.
    if count == 0 { return }
    let reasons = description.permits.map(\.text).joined(separator: "; ")
    let isExchange = description.permits.contains(.substitutes)
    let subject =
      count == 1
      ? "1 view \(isExchange ? "appears or disappears" : "moves")"
      : "\(count) views \(isExchange ? "appear and disappear" : "move")"
    try context.print("\(subject), as intended: \(reasons)")
  }

  /// - Parameters:
  ///   - written: the result of writing a changed document; `nil` if it was not written.
  ///   - reason: why it was not written.
  package mutating func finish(
    _ draft: MigrationDraft, written: WrittenDocument?, reason: String?
  ) throws {
    if format == .text {
      if let text = written?.text ?? reason { try context.print("  \(text)") }
      return try context.flush()
    }
    let status =
      written != nil ? "written" : draft.result.changesAnything ? "not-written" : "unchanged"
    let (stopped, meant) = (views(moved, in: draft), views(movedAsMeant, in: draft))
    // The row contains what set the exit code, so that programs need not look elsewhere.
    let refusal = draft.result.diagnostics.first { $0.code == .systemTooOld }?.message
    let message =
      reason ?? refusal ?? (draft.before.errors.isEmpty ? nil : "the document has errors")
    try rows?.add([
      .string(draft.before.name), .string(status),
      written?.revision.map { .number(Double($0)) } ?? .null,
      .number(Double(draft.result.difference.changes.count)),
      .array(draft.result.untouched.map { .string($0.object.text) }),
      stopped, meant,
      .array(affected.map { .string($0.proofKey) }), message.map(JSONValue.string) ?? .null,
    ])
    try context.flush()
  }

  /// Adds a document that could not be read or written, or an argument that names no document.
  package mutating func add(_ error: any Error, document: String) throws {
    guard rows != nil else { return }
    try rows?.add(
      [.string(document), .string("failed"), .null, .null] + Array(repeating: .array([]), count: 4)
        + [FailureCells(error).message])
    try context.flush()
  }

  package mutating func finish() throws {
    if let line = left.line(of: documentCount) { try context.print(line) }
    try rows?.finish()
  }

  /// Ids of views in the order of the document.
  private func views(_ ids: Set<ObjectID>, in draft: MigrationDraft) -> JSONValue {
    var seen: Set<ObjectID> = []
    let views = draft.after.document.views + draft.before.document.views
    return .array(
      views.map(\.id).filter { ids.contains($0) && seen.insert($0).inserted }
        .map { .string($0.text) })
  }
}
