import Diagnostics
package import HostAccess
package import LayoutEngine
import LayoutJSON
import LayoutModel
package import LayoutWorkbench
package import PlainText

/// Prints the frames that an update changes.
package struct FrameChangePrinter {
  private let format: OutputFormat
  private let context: CommandContext
  private var rows: RowPrinter?
  private var changeCount = 0
  private var changedCount = 0
  private var documentCount = 0

  package static let columns = [
    "document", "line", "column", "scene", "id", "name", "kind", "oldX", "oldY", "oldWidth",
    "oldHeight", "newX", "newY", "newWidth", "newHeight", "removedMarks",
  ]

  package init(_ format: OutputFormat, in context: CommandContext) throws {
    self.format = format
    self.context = context
    if format != .text {
      rows = try RowPrinter(Self.columns.map { TableColumn($0) }, format: format, in: context)
    }
  }

  package var isEmpty: Bool { changeCount == 0 }

  package mutating func add(_ changes: [FrameUpdate.Change], of loaded: LoadedDocument) throws {
    documentCount += 1
    if changes.isEmpty { return }
    changedCount += 1
    changeCount += changes.count
    if format == .text {
      try context.print(context.outputStyle.bold(loaded.name))
      for change in changes { try context.print("  \(sentence(change, loaded.document))") }
      return
    }
    for change in changes {
      let view = loaded.document.views[change.view]
      try rows?.add(
        [
          .string(loaded.name), view.location.map { .number(Double($0.line)) } ?? .null,
          view.location.map { .number(Double($0.column)) } ?? .null,
          .string(loaded.document.scenes[view.scene].id.text),
          .string(view.id.text), .string(view.name), .string(view.kind.rawValue),
        ] + JSONValue.numbers(of: change.old) + JSONValue.numbers(of: change.new)
          + [.array(change.removedMarks.map(JSONValue.string))])
    }
  }

  /// Prints the result for a document, below its changes.
  package func tell(_ text: String) throws {
    if format == .text { try context.print("  \(text)") }
  }

  package mutating func finish(isDryRun: Bool) throws {
    try rows?.finish()
    guard format == .text else { return }
    let documents = documentCount == 1 ? "1 document" : "\(documentCount) documents"
    if isEmpty { return try context.print("nothing to do in \(documents)") }
    let views = changeCount == 1 ? "1 view" : "\(changeCount) views"
    let place = documentCount == 1 ? "" : " in \(changedCount) of \(documents)"
    try context.print(
      isDryRun ? "\(views)\(place) would change" : "\(views)\(place) changed")
  }

  private func sentence(_ change: FrameUpdate.Change, _ document: LayoutDocument) -> String {
    let view = document.views[change.view]
    var text = view.location.map { "\($0.line):\($0.column): " } ?? ""
    text += "'\(view.id)' (\(view.name.onOneLine))"
    if change.old != change.new { text += " \(change.old.text) becomes \(change.new.text)" }
    if !change.removedMarks.isEmpty {
      text += "\(change.old == change.new ? " " : ", ")is no longer marked as "
      text += change.removedMarks.joined(separator: " and ")
    }
    return text
  }
}
