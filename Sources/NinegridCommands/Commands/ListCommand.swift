import ArgumentParser
import DocumentAccess
import ElementTree
import HostAccess
import LayoutJSON
import LayoutModel
import LayoutStore
import LayoutWorkbench
import PlainText
import Reports

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the documents of the store.",
    discussion: """
      Each document is listed with the number and the time of its latest revision, the number of changes by SQL in \
      this revision, and the place of its file. Names are relative to the root of the store, which the first import \
      has set.

        ninegrid list
        ninegrid list Features --format csv
      """)

  @Argument(help: ArgumentHelp("Only these documents and folders of the store.", valueName: "doc"))
  var documents: [String] = []

  @OptionGroup var store: StoreOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let context = CommandContext.current.printing(output)
    let opened = try store.open(.readOnly, in: context)
    let root = try store.root(of: opened, in: context)
    var rows = try opened.documents()
    let failures = FailureCollector(in: context)
    if !documents.isEmpty {
      let references = try DocumentCatalog(store, in: context)
        .storedReferences(for: documents, failures: failures)
      let names = Set(
        references.compactMap { if case .stored(let name, _) = $0 { name } else { nil } })
      rows = rows.filter { names.contains($0.name) }
    } else if rows.isEmpty, output.format == .text {
      try context.note([
        "there are no documents in the store '\(store.shownPath(in: context))'",
        "  hint: 'ninegrid import PATH' puts documents in",
      ])
    }
    var printer = try RowPrinter(
      [
        TableColumn("document"), TableColumn("kind"), TableColumn("revision"),
        TableColumn("time"), TableColumn("edits"), TableColumn("path"),
      ], format: output.format, in: context)
    for row in rows {
      try printer.add([
        .string(row.name), .string(row.latest.kind.rawValue),
        .number(Double(row.latest.number)), .string(row.latest.time),
        .number(Double(row.latest.edits)),
        row.path.map { .string(context.pathFromHere(root?.absolutePath(of: $0) ?? $0)) } ?? .null,
      ])
    }
    try printer.finish()
    if output.format == .text, let root {
      try context.note("names are relative to '\(context.pathFromHere(root.path))'")
    }
    let strays = try opened.strayElementCount()
    if strays > 0 {
      try context.note(
        "warning: \(strays) rows belong to no document\n"
          + "  hint: 'ninegrid sql \"SELECT * FROM orphans\"' lists them")
    }
    try failures.finish()
  }
}
