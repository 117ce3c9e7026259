import ArgumentParser
import DocumentAccess
import HostAccess
import LayoutJSON
import LayoutStore
import LayoutWorkbench
import PlainText
import Reports

struct RemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove documents from the store.",
    discussion: """
      Removes documents with all their revisions and results; files stay as they are. A folder of the store means all \
      documents below it. The numbers of the removed revisions are not used again.

        ninegrid remove App/Old.storyboard
        ninegrid remove Features --dry-run
        ninegrid import App --prune

      Exits with 2 if the store has no such document.
      """)

  @Argument(help: ArgumentHelp("Names in the store.", valueName: "doc"))
  var documents: [String]

  @Flag(name: .long, help: "Only say what would be removed.")
  var dryRun = false

  @OptionGroup var store: StoreOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let context = CommandContext.current
    let opened = try store.openExisting(in: context)
    let failures = FailureCollector(in: context)
    let references = try DocumentCatalog(store, in: context)
      .storedReferences(for: documents, failures: failures)
    var rows: RowPrinter?
    if output.format != .text {
      rows = try RowPrinter(
        [TableColumn("document"), TableColumn("revisions")], format: output.format, in: context)
    }
    var count = 0
    for case .stored(let name, let revision) in references {
      if let revision {
        try failures.add(CommandFailure.onlyWholeDocuments(document: name, revision: revision))
        continue
      }
      let revisions = dryRun ? try opened.log(name).count : try opened.remove(name)
      count += 1
      try rows?.add([.string(name), .number(Double(revisions))])
    }
    try rows?.finish()
    if rows == nil {
      let documents = count == 1 ? "1 document" : "\(count) documents"
      try context.print("\(documents) \(dryRun ? "would be removed" : "removed")")
    }
    try failures.finish()
  }
}
