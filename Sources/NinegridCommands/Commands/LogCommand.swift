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

struct LogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "List the revisions of a document of the store.",
    discussion: """
      The latest revision comes first. A revision with edits was made by SQL from the one before. A revision from \
      'import --git' has the time, author, message and id of its commit. Wherever a document is named, 'name@2' is its \
      second revision:

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
    var found: [(name: String, revision: StoredRevision)] = []
    for case .stored(let name, let wanted) in references {
      found += try opened.log(name)
        .filter { wanted == nil || $0.number == wanted }.map { (name: name, revision: $0) }
    }
    // In text, empty columns are left out.
    let isText = output.format == .text
    let hasSources = !isText || found.contains { $0.revision.source != nil }
    let columns =
      ["document", "revision", "kind", "time", "edits"]
      + (hasSources ? ["commit", "author", "message"] : [])
    var printer = try RowPrinter(
      columns.map { TableColumn($0) }, format: output.format, in: context)
    for (name, revision) in found {
      var row: [JSONValue] = [
        .string(name), .number(Double(revision.number)), .string(revision.kind.rawValue),
        .string(revision.time), .number(Double(revision.edits)),
      ]
      if hasSources {
        let source = revision.source
        let commit = source.map { isText ? String($0.commit.prefix(8)) : $0.commit }
        row += [commit, source?.author, source?.message].map { $0.map(JSONValue.string) ?? .null }
      }
      try printer.add(row)
    }
    try printer.finish()
    try failures.finish()
  }
}
