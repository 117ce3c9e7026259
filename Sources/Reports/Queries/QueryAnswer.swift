import Diagnostics
import LayoutComparison
package import LayoutJSON
package import LayoutModel

/// The answer of a query about a document: text for people, rows for programs.
package struct QueryAnswer: Sendable {
  /// Lines, each with its line end; they contain no control characters.
  package var text: String
  /// The values of each row, in the order of the query's columns.
  package var rows: [[JSONValue]]
  /// Whether the text only says that there is nothing.
  package var isEmpty: Bool

  package init(text: String, rows: [[JSONValue]], isEmpty: Bool = false) {
    self.text = text
    self.rows = rows
    self.isEmpty = isEmpty
  }

  /// The lines of the text; empty lines separate its parts.
  package var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}

extension QueryAnswer {
  /// For each scene, the grid of the nine cells, and then the statements with the classes that
  /// share them.
  ///
  /// - Parameter isOfDrawings: whether the document is made from four drawings. Then nobody wrote
  ///   the cells of its grid and the ids of its constraints.
  package static func shared(
    _ document: LayoutDocument, _ scene: ObjectID?, ofDrawings isOfDrawings: Bool = false
  ) -> QueryAnswer {
    let shared = SharedStatements(document, scene: scene)
    let families = shared.families
    let rows = shared.statements.enumerated().map { position, statement -> [JSONValue] in
      let place = statement.couldBe
      return [
        .string(statement.scene.text), .string(statement.kind), .string(statement.property),
        .string(statement.equation), list(statement.classes), list(statement.ids),
        list(statement.installers), name(place?.cell), name(place?.exception),
        list(shared.others(of: position, in: families, by: .constant)),
        list(shared.others(of: position, in: families, by: .priority)),
      ]
    }
    let scenes = shared.byScene
    let text = byScene(document, Set(scenes.keys), showsGrid: !isOfDrawings) {
      scenes[$0]?.text(namingObjects: !isOfDrawings) ?? ""
    }
    return QueryAnswer(text: text, rows: rows)
  }

  /// The grid of each scene, with further lines about it.
  ///
  /// - Parameter scenes: the scenes with constraints; a navigation controller has none.
  private static func byScene(
    _ document: LayoutDocument, _ scenes: Set<ObjectID>, showsGrid: Bool = true,
    _ body: (ObjectID) -> String
  ) -> String {
    let grids = showsGrid && !scenes.isEmpty ? GridSummary.byScene(document) : [:]
    let parts = document.scenes.map(\.id).filter(scenes.contains).map { id in
      let title = document.scenes.count > 1 ? document.title(ofScene: id) + "\n" : ""
      let grid = grids[id].map { $0.text + "\n" } ?? ""
      return title + grid + body(id)
    }
    return parts.isEmpty ? "no constraints\n" : parts.joined(separator: "\n")
  }

  /// The same, with constraints by id, grouped by the classes that share them.
  package static func sharedByID(_ document: LayoutDocument, _ scene: ObjectID?) -> QueryAnswer {
    let shared = SharedConstraints(document, scene: scene)
    let rows = shared.entries.map { entry -> [JSONValue] in
      [
        .string(entry.scene.text), .string(entry.id.text), .string(entry.owner.text),
        .string(entry.equation.text), list(entry.classes), list(entry.installers),
        .array(entry.constants.map(JSONValue.number)), .bool(entry.isPlaceholder),
      ]
    }
    let scenes = shared.byScene
    let text = byScene(document, Set(scenes.keys)) { scenes[$0]?.text ?? "" }
    return QueryAnswer(text: text, rows: rows)
  }

  /// For each scene, the grid, and what each cell installs, uninstalls and sets.
  package static func grid(_ document: LayoutDocument, _ scene: ObjectID?) -> QueryAnswer {
    let grid = GridSummary(document, scene: scene)
    let rows = grid.cells.map { count -> [JSONValue] in
      [
        .string(count.cell.description), .number(Double(count.installedConstraints)),
        .number(Double(count.uninstalledConstraints)), .number(Double(count.installedViews)),
        .number(Double(count.uninstalledViews)), .number(Double(count.settings)),
        count.activeConstraints.map { .number(Double($0)) } ?? .null,
      ]
    }
    let scenes = document.scenes.filter { !$0.views.isEmpty && (scene == nil || scene == $0.id) }
    let settings = CellSettings.byScene(document)
    let text = byScene(document, Set(scenes.map(\.id))) { id in
      settings[id]?.lines.map { $0.onOneLine + "\n" }.joined() ?? ""
    }
    return QueryAnswer(text: text, rows: rows)
  }

  package static func cells(_ document: LayoutDocument, _ scene: ObjectID?) -> QueryAnswer {
    let settings = CellSettings(document, scene: scene)
    return QueryAnswer(
      text: settings.text, rows: settings.settings.map(row), isEmpty: settings.settings.isEmpty)
  }

  /// Settings that replace the value that would hold without them, property by property, and pairs
  /// of cells for which no order is documented.
  package static func overrides(_ document: LayoutDocument, _ scene: ObjectID?) -> QueryAnswer {
    let all = CellSettings(document, scene: scene)
    let overriding = all.settings.filter { $0.overridden != nil }
    var lines: [String] = []
    var position: [String: Int] = [:]
    for setting in overriding {
      let key = "\(setting.id)\u{0}\(setting.property)"
      let change = ", \(setting.value) in \(setting.cell)"
      if let line = position[key] {
        lines[line] += change
      } else {
        position[key] = lines.count
        lines.append(
          "\(setting.kind) '\(setting.id)' (\(setting.name)): \(setting.property) "
            + "\(setting.overridden ?? "")\(change)")
      }
    }
    // A finding and its hint are two lines.
    lines += all.overlaps.flatMap { $0.text.split(separator: "\n").map(String.init) }
    let isEmpty = lines.isEmpty
    if isEmpty { lines = ["no cell overrides anything"] }
    return QueryAnswer(
      text: lines.map(\.onOneLine).joined(separator: "\n") + "\n", rows: overriding.map(row),
      isEmpty: isEmpty)
  }

  private static func row(_ setting: CellSettings.Setting) -> [JSONValue] {
    [
      setting.scene.map { .string($0.text) } ?? .null, .string(setting.id.text),
      .string(setting.kind), .string(setting.name), .string(setting.cell.description),
      .string(setting.property), .string(setting.value),
      setting.overridden.map(JSONValue.string) ?? .null,
      .string(setting.overriddenCell.description),
    ]
  }

  private static func list(_ values: [some CustomStringConvertible]) -> JSONValue {
    .array(values.map { .string($0.description) })
  }

  private static func name(_ cell: GridCell?) -> JSONValue {
    cell.map { .string($0.description) } ?? .null
  }
}
