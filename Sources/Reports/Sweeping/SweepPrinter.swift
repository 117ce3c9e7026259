package import HostAccess
package import LayoutEngine
import LayoutJSON
package import LayoutWorkbench
package import PlainText

/// Prints sweeps one after another, in all formats.
package struct SweepPrinter {
  private let format: OutputFormat
  private let context: CommandContext
  private var count = 0

  package init(_ format: OutputFormat, in context: CommandContext) {
    self.format = format
    self.context = context
  }

  package mutating func add(_ sweep: LayoutSweep, of loaded: LoadedDocument) throws {
    switch format {
    case .text:
      let title = "\(loaded.name) · \(loaded.document.title(ofScene: sweep.scene))"
      if count > 0 { try context.print("") }
      try context.print(sweep.lines(title: context.outputStyle.bold(title)))
    case .csv:
      if count == 0 { try context.printData(context.csv.line(SweepWriter.columns)) }
      for line in SweepWriter.rows(sweep, of: loaded.name) {
        try context.printData(context.csv.line(line))
      }
    case .json, .jsonl:
      var writer = JSONWriter()
      SweepWriter.append(sweep, of: loaded.name, to: &writer)
      let start = format == .jsonl ? "" : count == 0 ? "[" : " ,"
      try context.printJSON(start + writer.text)
    }
    count += 1
  }

  /// Prints the end of the output, also if there was no sweep.
  package func end() throws {
    switch format {
    case .json: try context.printJSON(count == 0 ? "[]" : "]")
    case .csv: if count == 0 { try context.printData(context.csv.line(SweepWriter.columns)) }
    case .text, .jsonl: break
    }
  }
}
