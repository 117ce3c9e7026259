import ArgumentParser
import Diagnostics
import DocumentAccess
import HostAccess
import LayoutJSON
import LayoutModel
import LayoutStore
import LayoutWorkbench
import PlainText
import Reports

struct QueryCommand: ParsableCommand, PipingCommand {
  static let configuration = CommandConfiguration(
    commandName: "query",
    abstract: "Answer one of six questions about documents.",
    discussion: """
      Questions:
      \(QueryName.allCases.map { "  \($0.rawValue): \($0.abstract)" }.joined(separator: "\n"))

      Without documents, the question is about all documents of the store. With 'shared', four documents are the \
      drawings of the four final classes, in the order wC-hC, wC-hR, wR-hC, wR-hR: their views are matched by id, \
      name, text, kind and place, as in 'factor'. With --each, each of the four is a document of its own.

        ninegrid query shared Main.storyboard
        ninegrid query shared Main.storyboard --by-id
        ninegrid query shared cc.json cr.json rc.json rr.json
        ninegrid query duplicates App --format csv
      """)

  @Argument(
    help: ArgumentHelp(
      "The question: \(QueryName.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "name"),
    completion: .list(QueryName.allCases.map(\.rawValue)), transform: QueryName.named)
  var name: QueryName

  @Argument(
    help: ArgumentHelp(
      "Files, folders, or names in the store; by default, all of the store.", valueName: "doc")
  )
  var documents: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Only this scene: the id of its root object, its controller or itself.", valueName: "id"))
  var scene: String?

  @Flag(
    name: .customLong("by-id"),
    help: "With 'shared': compare constraints by their ids, and not by their meaning.")
  var isByID = false

  @Flag(
    name: .long,
    help:
      "With 'shared' and four documents: ask each one by itself, and not as drawings of the four classes."
  )
  var each = false

  @Flag(
    name: .long,
    help:
      "With 'unused': also guides that Xcode adds by itself (safe area, top, bottom, content, frame)."
  )
  var automaticGuides = false

  @OptionGroup var store: StoreOptions
  @OptionGroup(title: "Standard input") var piping: PipeOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if isByID, name != .shared {
      throw ValidationError("'--by-id' is for 'query shared'.")
    }
    if each, name != .shared || documents.isEmpty {
      throw ValidationError("'--each' is for the documents of 'query shared'.")
    }
    if automaticGuides, name != .unused {
      throw ValidationError("'--automatic-guides' is for 'query unused'.")
    }
    if scene != nil, name.storeQuery != nil {
      throw ValidationError(
        "'query \(name.rawValue)' asks about whole documents, without '--scene'.")
    }
  }

  func run() throws {
    let context = CommandContext.current.printing(output).piping(piping)
    let failures = FailureCollector(in: context)
    let catalog = DocumentCatalog(store, in: context)
    if namesDrawings(catalog) { return try answerOfDrawings(catalog, failures) }
    let references =
      documents.isEmpty
      ? try catalog.allStored() : try catalog.references(for: documents, failures: failures)
    if references.isEmpty {
      // No document could be found, which has been reported.
    } else if let query = name.storeQuery {
      try ask(query, references, catalog, failures)
    } else {
      try answer(references, catalog, failures)
    }
    try failures.finish()
  }

  /// Answers from the model, one document after another.
  private func answer(
    _ references: [DocumentReference], _ catalog: DocumentCatalog, _ failures: FailureCollector
  ) throws {
    let context = catalog.context
    var printer =
      output.format == .text
      ? nil
      : try RowPrinter(
        [TableColumn("document")] + name.columns(isByID: isByID), format: output.format, in: context
      )
    var hasPrinted = false
    var silent: (count: Int, line: String) = (0, "")
    for reference in references {
      do {
        let loaded = try catalog.load(reference)
        try context.report(loaded.diagnostics.filter { $0.severity == .error })
        let root = try scene.map { try loaded.scene(named: $0).id }
        let answer = name.answer(about: loaded.document, scene: root, isByID: isByID)
        guard printer == nil else {
          for row in answer.rows { try printer?.add([.string(loaded.name)] + row) }
          continue
        }
        if references.count > 1 {
          if answer.isEmpty {
            silent = (silent.count + 1, answer.lines.first ?? "")
            continue
          }
          if hasPrinted { try context.print("") }
          try context.print(context.outputStyle.bold(loaded.name))
        }
        hasPrinted = true
        try context.print(answer.lines)
      } catch {
        try failures.add(error, document: reference.shownName)
      }
    }
    if silent.count > 0 {
      if hasPrinted { try context.print("") }
      try context.print("\(silent.count) of \(references.count) documents: \(silent.line)")
    }
    try printer?.finish()
  }

  /// Answers from the tables, for all documents at once.
  private func ask(
    _ query: NamedQuery, _ references: [DocumentReference], _ catalog: DocumentCatalog,
    _ failures: FailureCollector
  ) throws {
    let context = catalog.context
    var printer: RowPrinter?
    try StoreAnswer(query: query, catalog: catalog, automatic: automaticGuides).forEachRow(
      references, failures: failures
    ) { names in
      printer = try RowPrinter(
        names.map { TableColumn($0) }, format: output.format, in: context)
    } row: { values in
      try printer?.add(values.map(\.json))
    }
    try printer?.finish()
    if printer?.count == 0, output.format == .text { try context.print("nothing found") }
  }
}
