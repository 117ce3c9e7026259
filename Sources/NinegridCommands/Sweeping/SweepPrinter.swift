import LayoutEngine
import LayoutJSON
import LayoutModel

/// What a sweep does with each document; several tasks share it.
struct SweepWork: Sendable {
  /// One for each size class that is named.
  let ranges: [SweepRange]
  let localization: Localization

  /// Sweeps of some scenes of a document, by position: scene by scene, and for each its ranges.
  func sweeps(of scenes: [Int], in loaded: LoadedDocument) -> [LayoutSweep] {
    var inspectors: [TextSubstitutions: SceneInspector] = [:]
    return scenes.flatMap { scene in
      ranges.map { range in
        var range = range
        let texts = localization.texts(for: loaded, isPad: range.environment.isPad)
        range.environment.texts = texts
        range.environment.fonts = localization.fonts
        return inspectors[texts, default: SceneInspector(loaded.document, texts: texts)]
          .sweep(scene: scene, over: range)
      }
    }
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
      try context.printData(start + writer.text)
    }
    count += 1
  }

  /// Prints what stands behind the last one, or instead of any.
  func end() throws {
    switch format {
    case .json: try context.printData(count == 0 ? "[]" : "]")
    case .csv: if count == 0 { try context.printData(context.csv.line(SweepWriter.columns)) }
    case .text, .jsonl: break
    }
  }
}
