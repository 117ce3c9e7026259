import Diagnostics
package import HostAccess
import LayoutComparison
import LayoutEngine
import LayoutJSON
package import LayoutModel
package import LayoutWorkbench
package import PlainText

/// Prints an edit of a document: its changes, the views that move, and layouts that now have no solution or many.
package struct EditPrinter {
  private let before: LoadedDocument
  private let after: LoadedDocument
  private let requests: [RequestedEnvironment]
  private let format: OutputFormat
  private let context: CommandContext
  private let difference: DocumentDifference
  private var effects: EffectPrinter
  private var moved: Set<ObjectID> = []
  private var worse: [Worse] = []
  private var added: [ObjectID] = []
  private var notes: [String] = []
  /// Constraints that would end the ambiguity which the edit has made.
  private var missing: [String] = []
  /// Whether to search for such constraints.
  package var looksForMissing = false

  /// A layout that had one solution before and has none, or many, now.
  private struct Worse {
    var environment: LayoutEnvironment
    var scene: ObjectID
    var status: LayoutStatus
    var reasons: [String]
  }

  package enum Outcome {
    case unchanged, dryRun
    case written(WrittenDocument)
  }

  package static let columns = [
    "document", "status", "revision", "changes", "added", "removed", "moved", "worse", "missing",
    "notes",
  ]

  /// - Parameter requests: the environments in which the effect is reported.
  package init(
    from before: LoadedDocument, to after: LoadedDocument, in requests: [RequestedEnvironment],
    printing format: OutputFormat, _ context: CommandContext
  ) throws {
    self.before = before
    self.after = after
    self.context = context
    self.format = format
    self.requests = requests
    difference = DocumentDifference(from: before.tree, to: after.tree)
    effects = EffectPrinter(.text, environmentCount: requests.count, in: context)
  }

  package mutating func begin(notes: [String], added: [ObjectID]) throws {
    self.notes = notes
    self.added = added
    guard format == .text else { return }
    let style = context.outputStyle
    try context.print(style.bold(before.name))
    guard before.tree != after.tree else { return try tell(notes) }
    let report = DifferenceReport(difference, from: before.document, to: after.document)
    for group in report.groups {
      try context.print("  \(style.bold(group.title))")
      for line in group.text { try context.print("    \(line)") }
    }
    try tell(notes)
  }

  private func tell(_ notes: [String]) throws {
    for note in notes { try context.print("  note: \(note)") }
  }

  /// Resolves both states, and reports the differences.
  package mutating func tellEffects() throws {
    guard after.document.properties.isTouch else { return }
    var comparison = try EffectComparison(from: before, to: after, in: requests)
    var found: [EffectComparison.Effect] = []
    try comparison.forEachDifference { found.append($0) }
    for effect in found {
      moved.formUnion(effect.difference.effects.map(\.id))
      if format == .text { try effects.add(effect, of: after) }
      guard effect.newStatus.isWorse(than: effect.oldStatus) else { continue }
      worse.append(
        Worse(
          environment: effect.environment, scene: effect.difference.scene,
          status: effect.newStatus, reasons: reasons(effect)))
    }
    if looksForMissing { findMissing() }
    guard format == .text else { return }
    try effects.finish()
    try tellWorse()
    if missing.isEmpty { return }
    try context.print("missing now, as 'ninegrid fix add-missing' would add it:")
    for equation in missing { try context.print("  \(equation)") }
  }

  /// The most tries for missing constraints. People ask about a removed view that held others in place; more
  /// constraints would be a new layout.
  private static let mostTries = 300

  private mutating func findMissing() {
    let ambiguous = worse.filter { $0.status == .ambiguous }.map(\.scene)
    let scenes = after.document.scenes.filter { ambiguous.contains($0.id) }.map(\.index)
    if scenes.isEmpty { return }
    let found = MissingConstraints(
      MissingConstraints.editor(of: after.document), scenes: scenes, mostTries: Self.mostTries)
    let known = Set(after.document.constraints.map(\.id))
    let document = found.editor.document
    missing = document.constraints.indices.filter { !known.contains(document.constraints[$0].id) }
      .map { index in
        let cells = document.constraintInstallations[index].finalCells
        let place =
          cells.count < GridCell.finals.count
          ? "  [\(cells.map(\.description).joined(separator: " "))]" : ""
        return document.equation(document.constraints[index]).text + place
      }
  }

  /// The resolver's messages about a layout that are new since the edit.
  private func reasons(_ effect: EffectComparison.Effect) -> [String] {
    guard let scene = after.document.scene(effect.difference.scene) else { return [] }
    let resolver = LayoutResolver(after.document)
    let layout = resolver.resolve(scene: scene.index, in: effect.environment)
    return layout.diagnostics.filter {
      $0.code == .ambiguousFrame || $0.code == .conflictingConstraints
    }.map(\.message)
  }

  /// Reports each reason once, with the environments in which it holds.
  private func tellWorse() throws {
    var order: [String] = []
    var places: [String: [LayoutEnvironment]] = [:]
    for layout in worse {
      for reason in layout.reasons {
        if places[reason] == nil { order.append(reason) }
        places[reason, default: []].append(layout.environment)
      }
    }
    let style = context.outputStyle
    for reason in order {
      let place = LayoutDiagnostics.place(of: places[reason] ?? [], among: requests.count)
      try context.print("\(style.severity(.warning)): \(reason) (\(place))")
    }
  }

  /// The rows of one or several documents; `nil` for text.
  package static func rows(_ format: OutputFormat, in context: CommandContext) throws -> RowPrinter?
  {
    guard format != .text else { return nil }
    return try RowPrinter(columns.map { TableColumn($0) }, format: format, in: context)
  }

  /// Reports the result for the document, and ends the list of rows.
  package mutating func finish(_ outcome: Outcome) throws {
    var rows = try Self.rows(format, in: context)
    try finish(outcome, &rows)
    try rows?.finish()
  }

  /// Reports the result for the document.
  package mutating func finish(_ outcome: Outcome, _ rows: inout RowPrinter?) throws {
    if format == .text {
      switch outcome {
      case .unchanged: try context.print("  nothing to do")
      case .dryRun: try context.print("  not written: this is a dry run")
      case .written(let written): try context.print("  \(written.text)")
      }
      return try context.flush()
    }
    var status = "not-written"
    var revision: Int?
    switch outcome {
    case .unchanged: status = "unchanged"
    case .dryRun: break
    case .written(let written):
      status = "written"
      revision = written.revision
    }
    try rows?.add([
      .string(before.name), .string(status), revision.map { .number(Double($0)) } ?? .null,
      .number(Double(difference.changes.count)), strings(added.map(\.text)),
      strings(removed), strings(movedViews), strings(worse.map(\.environment.key)),
      strings(missing),
      strings(notes),
    ])
    try context.flush()
  }

  private func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  private var removed: [String] {
    difference.changes.compactMap { change in
      if case .removed = change.kind { change.object.text } else { nil }
    }
  }

  /// The views that move in any environment, in the order of the document.
  private var movedViews: [String] {
    var seen: Set<ObjectID> = []
    return (after.document.views + before.document.views).map(\.id).filter {
      moved.contains($0) && seen.insert($0).inserted
    }.map(\.text)
  }
}
