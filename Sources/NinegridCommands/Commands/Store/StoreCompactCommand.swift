import ArgumentParser
import DocumentAccess
import HostAccess
import LayoutJSON
import LayoutStore
import PlainText
import Reports

struct StoreCompactCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compact",
    abstract: "Write the file of the store anew, as small as its rows allow.",
    discussion: """
      SQLite keeps the space of removed rows for later ones, so the file does not become smaller by itself. After documents \
      were removed, after results of an older version were replaced, or after a new version of ninegrid has changed the \
      tables, this command gives the space back. Nothing that is stored changes. It needs as much free space as the store has.

        ninegrid remove App/Old && ninegrid store compact

      Exits with 2 if there is no store, if another program keeps it locked, or if the disk is full; then it is as it was.
      """)

  @OptionGroup var store: StoreOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let context = CommandContext.current.lasting.printing(output)
    let opened = try store.openExisting(in: context)
    defer { opened.close() }
    let sizes = try opened.compact()
    guard output.format != .text else {
      return try context.print(
        "'\(opened.path)': \(Self.words(sizes.sizeBefore)) before, \(Self.words(sizes.sizeAfter)) now"
      )
    }
    var rows = try RowPrinter(
      ["store", "bytesBefore", "bytesAfter"].map { TableColumn($0) }, format: output.format,
      in: context)
    try rows.add([
      .string(opened.path), .number(Double(sizes.sizeBefore)), .number(Double(sizes.sizeAfter)),
    ])
    try rows.finish()
  }

  /// A size for people: `340 KB`, `34.1 MB`, by powers of ten as file managers count.
  private static func words(_ bytes: Int) -> String {
    guard bytes >= 1_000_000 else { return "\((bytes + 999) / 1000) KB" }
    let tenths = (bytes + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
