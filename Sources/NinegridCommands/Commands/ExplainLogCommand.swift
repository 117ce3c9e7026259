import ArgumentParser
import Diagnostics
import DocumentAccess
import HostAccess
import LayoutComparison
import LayoutJSON
import LayoutModel
import LayoutWorkbench
import PlainText
import Reports

struct ExplainLogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain-log",
    abstract: "Say what UIKit's messages about unsatisfiable constraints mean in documents.",
    discussion: """
      Reads a log, or a part of one, with messages such as 'Unable to simultaneously satisfy constraints'. It finds \
      the constraints in the documents by their identifiers, or by what they say and the classes of their views. It \
      explains the constraints that UIKit makes itself (for autoresizing masks, cells and stack views). Then it lists \
      repairs, the most promising one first.

        ninegrid explain-log console.txt App
        pbpaste | ninegrid explain-log - Main.storyboard

      Exits with 1 if there is such a message.
      """)

  @Argument(help: ArgumentHelp("The log; '-' is standard input.", valueName: "file"))
  var file: String

  @Argument(
    help: ArgumentHelp(
      "Files, folders, or names in the store: the documents that may contain the constraints.",
      valueName: "doc"))
  var documents: [String] = []

  @OptionGroup var store: StoreOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let context = CommandContext.current.printing(output)
    let failures = FailureCollector(in: context)
    let bytes =
      file == "-"
      ? try context.readStandardInput() : try readFile(context.absolutePath(file), named: file)
    let log = String(decoding: bytes, as: UTF8.self)
    let conflicts = readConflictLog(log)
    let notices = readLayoutNotices(log)
    let loaded = try self.loaded(failures, context)
    var printer = try ConflictLogPrinter(output.format, hasDocuments: !loaded.isEmpty, in: context)
    for (position, conflict) in conflicts.enumerated() {
      let matches = loaded.map { (document: $0, match: $0.document.match(conflict)) }
      // The first of the documents with the most matches, in the order in which they were named.
      let most = matches.map(\.match.count).max() ?? 0
      let best = most > 0 ? matches.first { $0.match.count == most } : nil
      try printer.add(
        ExplainedConflict(
          number: position + 1, conflict: conflict, document: best?.document, match: best?.match,
          otherDocuments: matches.count { $0.match.count == most } - 1))
    }
    try printer.finish()
    for (line, notice) in notices {
      try context.note("line \(line): \(notice.meaning)")
    }
    if conflicts.isEmpty, notices.isEmpty, failures.count == 0 {
      try context.note([
        "no message about unsatisfiable constraints was found in '\(file == "-" ? "standard input" : file)'",
        "  hint: such a message lists constraints as <NSLayoutConstraint:0x…>",
      ])
    }
    try failures.finish(hasFindings: !conflicts.isEmpty)
  }

  private func loaded(
    _ failures: FailureCollector, _ context: CommandContext
  ) throws -> [LoadedDocument] {
    guard !documents.isEmpty else { return [] }
    let catalog = DocumentCatalog(store, in: context)
    var result: [LoadedDocument] = []
    for reference in try catalog.references(for: documents, failures: failures) {
      do {
        result.append(try catalog.load(reference))
      } catch {
        try failures.add(error, document: reference.shownName)
      }
    }
    return result
  }
}
