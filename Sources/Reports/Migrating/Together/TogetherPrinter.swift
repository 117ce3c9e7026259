package import HostAccess
import LayoutComparison
import LayoutJSON
import LayoutModel
package import LayoutWorkbench
package import PlainText

/// Prints the changes of documents that change together. Text has every change; the other formats have a row for
/// each document.
package struct TogetherPrinter {
  private let format: OutputFormat
  private let context: CommandContext
  private var effects: EffectPrinter
  /// The views that move, and the environments in which they do, by document.
  private var moved: [String: Set<ObjectID>] = [:]
  private var affected: [String: [LayoutEnvironment]] = [:]
  private let isVerbose: Bool
  private var left = LeftAlone()

  package static let columns = [
    "document", "status", "written", "revision", "changes", "untouched", "moved", "environments",
    "message",
  ]

  package init(_ format: OutputFormat, isVerbose: Bool = false, in context: CommandContext) throws {
    self.isVerbose = isVerbose
    self.format = format
    self.context = context
    effects = EffectPrinter(
      .text, environmentCount: TogetherProof.environments.count, in: context)
  }

  package var movesSomething: Bool { !affected.isEmpty }

  package mutating func begin(_ plan: TogetherPlan) throws {
    guard format == .text else { return }
    let style = context.outputStyle
    let untouched = plan.documents.map(\.untouched.count).reduce(0, +)
    let isLong = plan.documents.count > 1 && !isVerbose && untouched > LeftAlone.mostLines
    for document in plan.documents {
      if isLong { left.add(document.untouched, changes: true) }
      guard document.changes || !isLong && !document.untouched.isEmpty else { continue }
      let status = document.status == .new || document.status == .removed ? document.status : nil
      try context.print(style.bold(document.name) + (status.map { " (\($0.rawValue))" } ?? ""))
      if !isLong {
        let lines = LeftAlone.lines(document.untouched, all: isVerbose)
        try context.print(lines.map { "  \($0)" })
      }
      if let summary = document.summary {
        try context.print("  \(summary)")
      } else if let before = document.before, let after = document.loadedAfter {
        try tell(DifferenceReport(from: before.document, to: after.document))
      }
    }
    for file in plan.translations.changed {
      let status = file.status == .changed ? "" : " (\(file.status.rawValue))"
      try context.print(style.bold(file.name) + status)
      try context.print("  \(file.summary)")
    }
    if let line = left.line(of: plan.documents.count) { try context.print(line) }
    for note in plan.notes + plan.translations.notes { try context.print("note: \(note)") }
  }

  private func tell(_ report: DifferenceReport) throws {
    for group in report.groups {
      try context.print("  \(context.outputStyle.bold(group.title))")
      for line in group.text { try context.print("    \(line)") }
    }
    try context.print("  \(report.summary)")
  }

  package mutating func add(_ effect: EffectComparison.Effect, of loaded: LoadedDocument) throws {
    if !affected[loaded.name, default: []].contains(effect.environment) {
      affected[loaded.name, default: []].append(effect.environment)
    }
    moved[loaded.name, default: []].formUnion(effect.difference.effects.map(\.id))
    if format == .text { try effects.add(effect, of: loaded) }
  }

  /// - Parameters:
  ///   - revisions: the revisions by the name of a document in the store.
  ///   - message: the reason why nothing is written.
  package mutating func finish(
    _ plan: TogetherPlan, revisions: [String: Int], isWritten: Bool, message: String?
  ) throws {
    guard format == .text else {
      return try printRows(plan, revisions, isWritten: isWritten, message)
    }
    let count = plan.documents.filter(\.changes).count
    guard count > 0 else { return try context.print("nothing to do") }
    try effects.finish()
    var documents = count == 1 ? "1 document" : "\(count) documents"
    let files = plan.translations.changed.count
    if files > 0 { documents += files == 1 ? ", 1 file of texts" : ", \(files) files of texts" }
    try context.print(isWritten ? "\(documents) written" : "\(documents); \(message ?? "")")
    try context.flush()
  }

  private func printRows(
    _ plan: TogetherPlan, _ revisions: [String: Int], isWritten: Bool, _ message: String?
  ) throws {
    var rows = try RowPrinter(Self.columns.map { TableColumn($0) }, format: format, in: context)
    for document in plan.documents {
      var revision: Int?
      if case .stored(let name) = document.place { revision = revisions[name] }
      let difference = document.before.flatMap { before in
        document.after.map { DocumentDifference(from: before.tree, to: $0) }
      }
      let after = document.loadedAfter?.document
      let views = (after?.views ?? []).map(\.id)
        .filter { moved[document.name]?.contains($0) ?? false }
      try rows.add([
        .string(document.name), .string(document.status.rawValue),
        .bool(isWritten && document.changes), revision.map { .number(Double($0)) } ?? .null,
        difference.map { .number(Double($0.changes.count)) } ?? .null,
        .array(document.untouched.map { .string($0.object.text) }),
        .array(views.map { .string($0.text) }),
        .array((affected[document.name] ?? []).map { .string($0.proofKey) }),
        document.changes ? message.map(JSONValue.string) ?? .null : .null,
      ])
    }
    for file in plan.translations.changed {
      try rows.add([
        .string(file.name), .string(file.status.rawValue), .bool(isWritten), .null, .null,
        .array([]), .array([]), .array([]), message.map(JSONValue.string) ?? .null,
      ])
    }
    try rows.finish()
  }
}
