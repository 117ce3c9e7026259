import ArgumentParser
import DocumentAccess
import HostAccess
import LayoutStore
import PlainText
import Reports

struct SQLCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sql",
    abstract: "Run a read-only SQL statement on the store.",
    discussion: """
      Start with the documented views: documents, scenes, views, constraints, cellSettings, effectiveConstraints, \
      effectiveViews, connections, revisions, results, frames, screenFrames, findings. To change something, use the \
      sqlite3 shell: views such as constraints take an UPDATE. The change is a revision of its own, and shows in what \
      'export' writes.

        ninegrid sql 'SELECT document, revision FROM documents'
        ninegrid sql 'SELECT * FROM constraints WHERE constant > 100' --format csv
        ninegrid sql - < report.sql
      """)

  @Argument(
    help: ArgumentHelp("The statement; '-' reads it from standard input.", valueName: "sql"))
  var statement: String

  @OptionGroup var store: StoreOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let context = CommandContext.current.printing(output)
    let sql =
      statement == "-"
      ? String(decoding: try context.readStandardInput(), as: UTF8.self) : statement
    let opened = try store.open(.readOnly, in: context)
    try leaveOutOldResults(of: opened, in: context)
    var printer: RowPrinter?
    try opened.query(sql) { names in
      printer = try RowPrinter(
        ColumnNames.distinct(names).map { TableColumn($0) }, format: output.format, in: context)
    } row: { values in
      try printer?.add(values.map(\.json))
    }
    try printer?.finish()
  }

  /// Hides results of other rules than this program has, so that they are not shown as valid.
  private func leaveOutOldResults(of opened: DocumentStore, in context: CommandContext) throws {
    guard let engine = try opened.engine(), engine != BatchWork.engine else { return }
    do {
      let writer = try store.openExisting(in: context)
      defer { writer.close() }
      try writer.useEngine(BatchWork.engine)
      try context.note(
        "note: results of other rules are left out; 'ninegrid batch' makes them again")
    } catch StoreError.notWritable, StoreError.busy {
      try context.note(
        "warning: the results are of other rules, and the store can't be written to leave them out")
    }
  }
}
