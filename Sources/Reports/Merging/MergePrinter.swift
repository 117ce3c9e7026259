import Diagnostics
package import HostAccess
package import LayoutComparison
package import LayoutJSON
import LayoutModel
package import LayoutWorkbench
package import PlainText

/// Reports the result of a merge: conflicts by scene, and scenes whose layouts are worse.
package struct MergePrinter {
  package let context: CommandContext
  package let merge: DocumentMerge
  package let report: MergeReport
  package let effects: [MergeEffect]
  private let document: LayoutDocument

  package init(_ merge: DocumentMerge, _ effects: [MergeEffect], in context: CommandContext) {
    self.context = context
    self.merge = merge
    self.effects = effects
    report = MergeReport(merge)
    document = LayoutDocument(merge.tree)
  }

  package static let columns = [
    "document", "scene", "id", "kind", "reason", "path", "cell", "base", "ours", "theirs",
    "conflict", "choice", "sentence",
  ]

  package static func rows(_ format: OutputFormat, in context: CommandContext) throws -> RowPrinter
  {
    try RowPrinter(columns.map { TableColumn($0) }, format: format, in: context)
  }

  /// Adds conflicts and effects to the rows of one document or several.
  ///
  /// - Parameters:
  ///   - document: the name that was given.
  ///   - choices: the choices that settled conflicts, by the names of the conflicts.
  package func add(
    to rows: inout RowPrinter, document: String, choices: [String: MergeConflict.Choice] = [:]
  ) throws {
    for row in report.rows {
      try rows.add(Self.values(of: row, in: document, choice: choices[row.name]))
    }
    for effect in effects {
      try rows.add([
        .string(document), .string(effect.scene.text), .string(effect.scene.text),
        .string(kind(of: effect.scene)), .string(effect.status.rawValue), .null,
        .string(effect.cell.description), .null, .string(effect.ours.rawValue),
        .string(effect.theirs.rawValue), .null, .null, .string(sentence(effect)),
      ])
    }
  }

  /// A conflict as a row.
  package static func values(
    of row: MergeReport.Row, in document: String, choice: MergeConflict.Choice?
  ) -> [JSONValue] {
    func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
    return [
      .string(document), optional(row.scene), .string(row.id), .string(row.element),
      .string(row.kind.rawValue), optional(row.path), optional(row.cell), optional(row.base),
      optional(row.ours), optional(row.theirs), .string(row.name), optional(choice?.rawValue),
      .string(row.sentence),
    ]
  }

  /// Prints the merge for people, to standard output, or to standard error if the document goes to
  /// standard output.
  ///
  /// - Parameters:
  ///   - document: the file in which conflicts can be settled.
  ///   - isQuiet: whether to print nothing if there is nothing to look at, like git's own merge.
  package func printText(
    isBesideDocument: Bool, settledIn document: String? = nil, isQuiet: Bool = false
  ) throws {
    let say = { (line: String) in
      if isBesideDocument { try context.note(line) } else { try context.print(line) }
    }
    if isQuiet, report.rows.isEmpty, effects.isEmpty, merge.renamed.isEmpty { return }
    if isQuiet, let document { try say("\(document):") }
    var title: String?
    for row in report.rows {
      if row.title != title { try say(row.title) }
      title = row.title
      try say("  conflict: \(row.sentence)")
    }
    for effect in effects { try say("warning: \(sentence(effect))") }
    for (theirs, new) in merge.renamed {
      try say(
        "note: '\(theirs)' of theirs is '\(new)' now, because ours uses that id for something else")
    }
    try say(summary)
    if let document, !report.rows.isEmpty {
      try say("to settle them: ninegrid merge --continue \(document.shellWord)")
    }
  }

  private var summary: String {
    switch report.rows.count {
    case 0: "merged without a conflict"
    case 1: "merged with 1 conflict, in which ours stays"
    default: "merged with \(report.rows.count) conflicts, in which ours stays"
    }
  }

  private func kind(of scene: ObjectID) -> String {
    document.view(scene)?.kind.rawValue
      ?? document.controllers.first { $0.id == scene }?.kind ?? "scene"
  }

  package func sentence(_ effect: MergeEffect) -> String {
    let name = document.name(of: effect.scene)
    let shown = name == effect.scene.text ? "" : " (\(name))"
    let reason = effect.reason.map { ": \($0)" } ?? ""
    return "scene '\(effect.scene)'\(shown) is \(effect.status.rawValue) in \(effect.cell) now, "
      + "and on neither side before\(reason)"
  }
}
