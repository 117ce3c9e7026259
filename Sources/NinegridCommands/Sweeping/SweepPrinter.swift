import LayoutEngine
import LayoutJSON
import LayoutModel

/// What a sweep does with each document; several tasks share it.
struct SweepWork: Sendable {
  let range: SweepRange
  let localization: Localization

  /// Sweeps of some scenes of a document, by position.
  func sweeps(of scenes: [Int], in loaded: LoadedDocument) -> [LayoutSweep] {
    var range = range
    range.environment.texts = localization.texts(for: loaded, isPad: range.environment.isPad)
    range.environment.fonts = localization.fonts
    var inspector = SceneInspector(loaded.document, texts: range.environment.texts)
    return scenes.map { inspector.sweep(scene: $0, over: range) }
  }
}

/// Prints one sweep after the other, in any of the formats.
struct SweepPrinter {
  private let format: OutputFormat
  private let context: CommandContext
  private var count = 0

  init(_ format: OutputFormat, in context: CommandContext) {
    self.format = format
    self.context = context
  }

  mutating func add(_ sweep: LayoutSweep, of loaded: LoadedDocument) throws {
    switch format {
    case .text:
      let title = "\(loaded.name) · \(loaded.document.title(ofScene: sweep.scene))"
      var text = sweep.text(title: context.outputStyle.bold(title))
      if text.hasSuffix("\n") { text.removeLast() }
      try context.print((count == 0 ? "" : "\n") + text)
    case .csv:
      if count == 0 { try context.print(CSVText.line(SweepWriter.columns)) }
      for line in SweepWriter.lines(sweep, of: loaded.name) { try context.print(line) }
    case .json, .jsonl:
      var writer = JSONWriter()
      SweepWriter.append(sweep, of: loaded.name, to: &writer)
      let start = format == .jsonl ? "" : count == 0 ? "[" : " ,"
      try context.print(start + writer.text)
    }
    count += 1
  }

  /// Prints what stands behind the last one, or instead of any.
  func end() throws {
    switch format {
    case .json: try context.print(count == 0 ? "[]" : "]")
    case .csv: if count == 0 { try context.print(CSVText.line(SweepWriter.columns)) }
    case .text, .jsonl: break
    }
  }
}
