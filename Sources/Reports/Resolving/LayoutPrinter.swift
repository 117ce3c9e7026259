import Diagnostics
package import HostAccess
import LayoutJSON
package import LayoutModel
package import LayoutWorkbench
package import PlainText
import PlatformRules

/// Prints layouts of documents to bytes, in all formats.
///
/// It is a value, so that each of several tasks can fill its own printer.
package struct LayoutPrinter: Sendable {
  package let format: OutputFormat
  package let style: TerminalStyle
  private let csv: CSVText
  /// The width of a terminal that breaks lines; `nil` if there is none.
  private let room: Int?
  private var json = JSONWriter()
  private var text: [UInt8] = []

  package init(_ format: OutputFormat, in context: CommandContext) {
    self.format = format
    style = context.outputStyle
    csv = context.csv
    room = context.foldingWidth
  }

  /// The columns of CSV.
  package static let columns = [
    "document", "scene", "device", "orientation", "split", "environmentWidth",
    "environmentHeight", "sizeClass", "status", "id", "name", "kind", "x", "y", "width",
    "height", "ios", "place", "placeX", "placeY", "placeWidth", "placeHeight", "placeEstimated",
  ]

  package mutating func add(_ layout: ResolvedLayout, of loaded: LoadedDocument) {
    switch format {
    case .json, .jsonl:
      LayoutLine.append(layout, of: loaded.name, to: &json)
      json.newLine()
    case .csv: addRows(layout, of: loaded)
    case .text: addTree(layout, of: loaded)
    }
  }

  /// Returns the bytes that were added since the last call.
  package mutating func takeBytes() -> [UInt8] {
    defer {
      json.removeAll()
      text.removeAll(keepingCapacity: true)
    }
    return format == .json || format == .jsonl ? json.bytes : text
  }

  private mutating func line(_ content: String) {
    text.append(contentsOf: (format == .csv ? content : TerminalStyle.written(content)).utf8)
    text.append(UInt8(ascii: "\n"))
  }

  /// Adds a line of words, which is broken on a narrow terminal.
  private mutating func fold(_ content: String) {
    for part in room.map({ FoldedLine.lines(content, width: $0) }) ?? [content] { line(part) }
  }

  private mutating func addRows(_ layout: ResolvedLayout, of loaded: LoadedDocument) {
    let environment = layout.environment
    let start = [
      loaded.name, layout.scene.text, environment.device ?? "", environment.orientation.rawValue,
      environment.split ?? "", Self.number(environment.size.width),
      Self.number(environment.size.height), environment.cell.description, layout.status.rawValue,
    ]
    let end = Self.cells(of: layout)
    // A layout without views has a line, too, for its status.
    if layout.views.isEmpty {
      let count = Self.columns.count - start.count - end.count
      line(csv.line(start + Array(repeating: "", count: count) + end))
    }
    for view in layout.views {
      let frame = view.frame
      line(
        csv.line(
          start + [view.id.text, view.name, view.kind.rawValue]
            + [frame.x, frame.y, frame.width, frame.height].map(Self.number) + end))
    }
  }

  /// The iOS and the place of a layout; empty as designed.
  private static func cells(of layout: ResolvedLayout) -> [String] {
    let environment = layout.environment
    let system = environment.isAsDesigned ? nil : environment.system.map { "\($0.major)" }
    guard let place = layout.place else {
      return [system ?? ""] + Array(repeating: "", count: 6)
    }
    let frame = place.frame
    return [system ?? "", place.kind.rawValue]
      + [frame.x, frame.y, frame.width, frame.height].map(number)
      + [place.isEstimated ? "yes" : "no"]
  }

  // MARK: Text

  private mutating func addTree(_ layout: ResolvedLayout, of loaded: LoadedDocument) {
    let document = loaded.document
    let environment = layout.environment
    let size =
      "\(NumberText.rounded(environment.size.width)) × \(NumberText.rounded(environment.size.height))"
    var parts = [environment.isAsDesigned ? "as designed" : ""]
    if environment.device != nil || !environment.isAsDesigned { parts.append(environment.title) }
    if environment.device != nil || environment.isAsDesigned { parts.append(size) }
    if !environment.hasImposedCell { parts.append(environment.cell.description) }
    if let words = layout.place.flatMap({ PlaceWords(place: $0).short }) { parts.append(words) }
    fold(
      style.bold("\(loaded.name) · \(document.title(ofScene: layout.scene))") + "  "
        + style.dim(parts.filter { !$0.isEmpty }.joined(separator: ", ")) + "  "
        + statusText(layout.status))

    var depths: [Int: Int] = [:]
    var rows: [Row] = []
    for view in layout.views {
      let parent =
        document.views.indices.contains(view.index) ? document.views[view.index].parent : nil
      let depth = parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[view.index] = depth
      var notes: [String] = []
      if view.isHidden { notes.append("hidden") }
      if view.isEstimated { notes.append("size estimated") }
      if let truncation = view.truncation {
        notes.append(
          "\(truncation.part.name) cut by \(NumberText.rounded(truncation.shortfall)) points")
      }
      if let content = view.contentSize {
        notes.append(
          "content \(NumberText.rounded(content.width)) × \(NumberText.rounded(content.height))")
      }
      let name = String(repeating: "  ", count: depth) + view.name.onOneLine
      rows.append(
        Row(
          width: TextWidth.columns("\(name)  \(view.id.text.onOneLine)"),
          label: "\(name)  \(style.dim(view.id.text.onOneLine))", frame: view.frame,
          notes: notes.joined(separator: ", ")))
    }
    addLines(of: rows)
    line("")
  }

  /// A line of the tree of views.
  private struct Row {
    /// The width of the label, without escape sequences.
    var width: Int
    var label: String
    var frame: Rect
    var notes: String
  }

  private mutating func addLines(of rows: [Row]) {
    let numbersWidth = 4 * Self.numberWidth
    let widest = room.map { min(Self.widestLabel, max(0, $0 - 2 - numbersWidth)) }
    let column = min(rows.map(\.width).max() ?? 0, widest ?? Self.widestLabel)
    for row in rows {
      let numbers = [row.frame.x, row.frame.y, row.frame.width, row.frame.height].map { value in
        let text = NumberText.rounded(value)
        return String(repeating: " ", count: max(0, Self.numberWidth - text.count)) + text
      }.joined()
      // On a narrow terminal a long name has a line of its own, so that numbers stay aligned.
      let isBroken = room != nil && row.width > column
      if isBroken { line("  \(row.label)") }
      let label = isBroken ? "" : row.label
      let space = String(repeating: " ", count: max(0, column - (isBroken ? 0 : row.width)))
      let start = "  \(label)\(space)\(numbers)"
      let fits = room.map { 4 + column + numbersWidth + TextWidth.columns(row.notes) <= $0 } ?? true
      if row.notes.isEmpty || fits {
        line(row.notes.isEmpty ? start : "\(start)  \(row.notes)")
      } else {
        line(start)
        fold(String(repeating: " ", count: 6) + row.notes)
      }
    }
  }

  private static let widestLabel = 60
  private static let numberWidth = 8

  private func statusText(_ status: LayoutStatus) -> String {
    switch status {
    case .ok: style.green("ok")
    case .ambiguous: style.yellow("ambiguous")
    case .unsatisfiable: style.red("unsatisfiable")
    case .unsupported: style.dim("unsupported")
    }
  }

  private static func number(_ value: Double) -> String {
    NumberText.shortest(LayoutLine.rounded(value))
  }
}

extension LayoutDocument {
  /// The name of a scene for a person: `Login (BYZ-38-t0r)`.
  package func title(ofScene id: ObjectID) -> String {
    guard let scene = scene(id) else { return id.text.isEmpty ? "no scene" : id.text }
    let name =
      scene.controllers.first.map { controllers[$0].name }
      ?? scene.roots.first.map { views[$0].name }
    return name.map { "\($0) (\(id))" } ?? id.text
  }
}
