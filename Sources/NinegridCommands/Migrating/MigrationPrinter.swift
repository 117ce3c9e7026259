import LayoutComparison
import LayoutJSON
import LayoutModel

/// Prints what a migration does to documents: in text every change, in the other formats a row for
/// each document.
struct MigrationPrinter {
  private let format: OutputFormat
  private let environmentCount: Int
  private let context: CommandContext
  private var rows: RowPrinter?
  private var effects: EffectPrinter
  private var moved: Set<ObjectID> = []
  private var affected: [LayoutEnvironment] = []

  static let columns = [
    "document", "status", "revision", "changes", "untouched", "moved", "environments", "message",
  ]

  /// What a migration makes of one document.
  struct Draft {
    let before: LoadedDocument
    let result: Migration.Result
    let after: LoadedDocument

    init(_ migration: Migration, of loaded: LoadedDocument) {
      before = loaded
      result = migration.run(on: loaded.document)
      after = LoadedDocument(
        name: loaded.name, document: LayoutDocument(result.tree), diagnostics: [])
    }
  }

  /// - Parameter environmentCount: how many environments each document is resolved in.
  init(_ format: OutputFormat, environmentCount: Int, in context: CommandContext) throws {
    self.format = format
    self.environmentCount = environmentCount
    self.context = context
    effects = EffectPrinter(.text, environmentCount: environmentCount, in: context)
    if format != .text {
      rows = try RowPrinter(Self.columns.map { TableColumn($0) }, format: format, in: context)
    }
  }

  /// Something moves in the document that was begun last.
  var movesSomething: Bool { !affected.isEmpty }

  mutating func begin(_ draft: Draft) throws {
    moved = []
    affected = []
    effects = EffectPrinter(.text, environmentCount: environmentCount, in: context)
    guard format == .text else { return }
    let style = context.outputStyle
    try context.print(style.bold(draft.before.name))
    for object in draft.result.untouched { try context.print("  \(object.text)") }
    guard draft.result.changesAnything else { return try context.print("  nothing to do") }
    let report = DifferenceReport(
      draft.result.difference, from: draft.before.document, to: draft.after.document)
    for group in report.groups {
      try context.print("  \(style.bold(group.title))")
      for line in group.lines { try context.print("    \(line)") }
    }
    try context.print("  \(report.summary)")
  }

  mutating func add(_ effect: EffectComparison.Effect, of draft: Draft) throws {
    if !affected.contains(effect.environment) { affected.append(effect.environment) }
    if format == .text { return try effects.add(effect, of: draft.after) }
    moved.formUnion(effect.difference.effects.map(\.id))
  }

  /// What moves has been added.
  mutating func finishEffects() throws {
    if format == .text { try effects.finish() }
  }

  /// - Parameters:
  ///   - written: what was done with a document that changes; `nil` if it was left as it is.
  ///   - reason: why it was not written.
  mutating func finish(
    _ draft: Draft, written: WrittenDocument?, reason: String?
  ) throws {
    if format == .text {
      if let text = written?.text ?? reason { try context.print("  \(text)") }
      return try context.flush()
    }
    let status =
      written != nil ? "written" : draft.result.changesAnything ? "not-written" : "unchanged"
    let movedViews = moved(in: draft)
    try rows?.add([
      .string(draft.before.name), .string(status),
      written?.revision.map { .number(Double($0)) } ?? .null,
      .number(Double(draft.result.difference.changes.count)),
      .array(draft.result.untouched.map { .string($0.object.text) }),
      .array(movedViews.map { .string($0.text) }),
      .array(affected.map { .string($0.key) }), reason.map(JSONValue.string) ?? .null,
    ])
    try context.flush()
  }

  /// A document that could not be read or written, or an argument that stands for none.
  mutating func add(_ error: any Error, document: String) throws {
    guard rows != nil else { return }
    try rows?.add(
      [.string(document), .string("failed"), .null, .null] + Array(repeating: .array([]), count: 3)
        + [FailureCells(error).message])
    try context.flush()
  }

  mutating func finish() throws { try rows?.finish() }

  /// The views that move anywhere, in the order of the document.
  private func moved(in draft: Draft) -> [ObjectID] {
    var seen: Set<ObjectID> = []
    let views = draft.after.document.views + draft.before.document.views
    return views.map(\.id).filter { moved.contains($0) && seen.insert($0).inserted }
  }
}
