import ArgumentParser
import Diagnostics
import DocumentAccess
import HostAccess
import LayoutComparison
import LayoutJSON
import LayoutModel
import LayoutStore
import LayoutWorkbench
import PlainText
import ProjectFolders
import Reports

struct BlameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "blame",
    abstract: "Say which revision, or which commit, set each property.",
    discussion: """
      Lists the properties of a document of the store. Each one has the revision that gave it its value, and the \
      commit from which this revision was imported. With --git, the document is a file in a repository: its commits \
      are followed through renames and merges, and changes that are not committed yet are marked. An object as a whole \
      has the version in which it was added. Recorded frames, versions and the like are left out.

        ninegrid blame Main.storyboard cnG-00-001
        ninegrid blame --git Main.storyboard cnG-00-001.constant
        ninegrid blame --git Main.storyboard --rev v2.0 --format csv
      """)

  @Argument(help: ArgumentHelp("A document of the store, or with --git a file.", valueName: "doc"))
  var document: String

  @Argument(
    help: ArgumentHelp("An object by its id, or one of its properties.", valueName: "id.property"))
  var object: String?

  @Flag(name: .long, help: "Ask the history of git.")
  var git = false

  @Option(
    name: .long,
    help: ArgumentHelp("With --git: the revision to start from, instead of the file as it is now."))
  var rev: String?

  @Flag(name: .long, help: "List also what changes nothing in the layout.")
  var all = false

  @OptionGroup var store: StoreOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if rev != nil, !git { throw ValidationError("'--rev' goes with '--git'.") }
    if let rev, rev.contains("..") { throw ValidationError("'--rev' is one revision.") }
  }

  func run() throws {
    let context = CommandContext.current.printing(output)
    let history = try git ? gitHistory(context) : storeHistory(context)
    for (version, error) in history.unreadable {
      try context.note("note: \(version.text) is passed over: \(ErrorSentence(error).message)")
    }
    var report = AttributionReport(history.attribution, of: history.document, includesNoise: all)
    if let object { report.rows = try chosen(report.rows, object) }
    if output.format == .text {
      try printText(report.rows, history.versions, context)
    } else {
      try printRows(report.rows, history.versions, context)
    }
  }

  private func gitHistory(_ context: CommandContext) throws -> DocumentHistory {
    let path = context.absolutePath(document)
    let folder = FilePaths.parent(of: path)
    let repository = try GitRepository(
      around: FileKind(folder) == .directory ? folder : context.workingDirectory, in: context)
    guard let below = repository.path(of: path) else {
      throw CommandFailure.noRepository(path: document)
    }
    return try GitHistory.read(below, upTo: rev, in: repository)
  }

  private func storeHistory(_ context: CommandContext) throws -> DocumentHistory {
    let catalog = DocumentCatalog(store, in: context)
    let found = try catalog.storedReferences(for: document)
    guard case .stored(let name, let wanted)? = found.first, found.count == 1 else {
      throw CommandFailure.severalDocuments(argument: document, count: found.count)
    }
    var versions: [DocumentVersion] = []
    var attribution: Attribution?
    var last: LayoutDocument?
    for revision in try catalog.openedStore().log(name).sorted(by: { $0.number < $1.number })
    where revision.number <= wanted ?? .max {
      let tree = try catalog.openedStore().load(name, revision: revision.number)
      attribution = Attribution(
        tree, version: versions.count, parents: attribution.map { [$0] } ?? [])
      versions.append(
        DocumentVersion(
          revision: revision.number, commit: revision.source?.commit,
          author: revision.source?.author, time: revision.time, message: revision.source?.message))
      last = LayoutDocument(tree)
    }
    guard let last, let attribution else {
      throw CommandFailure.unknownDocument(name: document, suggestion: nil, missingStore: nil)
    }
    return DocumentHistory(document: last, versions: versions, attribution: attribution)
  }

  /// The rows of an object, or of one property of it.
  private func chosen(
    _ rows: [AttributionReport.Row], _ name: String
  ) throws -> [AttributionReport.Row] {
    let found = rows.filter { row in
      row.id == name || row.path.map { "\(row.id).\($0)" } == name
    }
    if !found.isEmpty { return found }
    var ids: [String] = []
    for row in rows where ids.last != row.id { ids.append(row.id) }
    throw CommandFailure.unknownObject(
      name: name, document: document, suggestion: Spelling.nearest(to: name, in: ids))
  }

  private func printText(
    _ rows: [AttributionReport.Row], _ versions: [DocumentVersion], _ context: CommandContext
  ) throws {
    let style = context.outputStyle
    let width = rows.map { TextWidth.columns(versions[$0.version].text.onOneLine) }.max() ?? 0
    for row in rows {
      let text = versions[row.version].text.onOneLine
      let space = String(repeating: " ", count: width - TextWidth.columns(text))
      let isWhole = row.path == nil
      let sentence = isWhole ? style.bold(row.sentence) : "  \(row.sentence)"
      try context.print("\(style.dim(text))\(space)  \(sentence)")
    }
  }

  private func printRows(
    _ rows: [AttributionReport.Row], _ versions: [DocumentVersion], _ context: CommandContext
  ) throws {
    func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
    var printer = try RowPrinter(Self.columns, format: output.format, in: context)
    for row in rows {
      let version = versions[row.version]
      try printer.add([
        .string(document), optional(row.scene), .string(row.id), .string(row.kind),
        optional(row.path), optional(row.cell), optional(row.value),
        version.revision.map { .number(Double($0)) } ?? .null, optional(version.commit),
        optional(version.author), optional(version.time), optional(version.message),
        .string(row.sentence),
      ])
    }
    try printer.finish()
  }

  private static let columns = [
    "document", "scene", "id", "kind", "path", "cell", "value", "revision", "commit", "author",
    "time", "message", "sentence",
  ].map { TableColumn($0) }
}
