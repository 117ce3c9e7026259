import ArgumentParser
import LayoutJSON
import LayoutModel
import LayoutStore

struct LogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "List the revisions of a document of the store.",
    discussion: """
      The latest first. A revision with edits was made by SQL out of the one before. 'name@2' names a \
      revision wherever a document is named:

        ninegrid log Main.storyboard
        ninegrid diff Main.storyboard@1 Main.storyboard@2
        ninegrid diff store:Main.storyboard@1 store:Main.storyboard
      """)

  @Argument(help: ArgumentHelp("Names in the store.", valueName: "doc"))
  var documents: [String]

  @OptionGroup var store: StoreOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let context = CommandContext.current.printing(output)
    let opened = try store.open(.readOnly, in: context)
    let failures = FailureCollector(in: context)
    let references = try DocumentCatalog(store, in: context)
      .storedReferences(for: documents, failures: failures)
    var printer = try RowPrinter(
      [
        TableColumn("document"), TableColumn("revision"), TableColumn("kind"),
        TableColumn("time"), TableColumn("edits"),
      ], format: output.format, in: context)
    for case .stored(let name, let wanted) in references {
      for revision in try opened.log(name) where wanted == nil || revision.number == wanted {
        try printer.add([
          .string(name), .number(Double(revision.number)), .string(revision.kind.rawValue),
          .string(revision.time), .number(Double(revision.edits)),
        ])
      }
    }
    try printer.finish()
    try failures.finish()
  }
}
