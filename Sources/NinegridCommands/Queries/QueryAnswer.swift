import Diagnostics
import LayoutComparison
import LayoutJSON
import LayoutModel

/// What a query says of a document: text for people, rows for programs.
struct QueryAnswer: Sendable {
  /// Lines, each with its end; nothing in one is a control.
  var text: String
  /// Values in the order of ``QueryName/columns``.
  var rows: [[JSONValue]]
}

extension QueryAnswer {
  /// Scene by scene the grid of the nine cells, then what constraints say by the classes that share it.
  static func shared(_ document: LayoutDocument, _ scene: ObjectID?) -> QueryAnswer {
    let shared = SharedStatements(document, scene: scene)
    let rows = shared.statements.map { statement -> [JSONValue] in
      [
        .string(statement.scene.text), .string(statement.kind), .string(statement.property),
        .string(statement.equation), list(statement.classes),
        .array(statement.ids.map { .string($0.text) }), list(statement.installers),
        statement.couldBeIn.map { .string($0.description) } ?? .null,
      ]
    }
    let text = byScene(document, Set(shared.statements.map(\.scene))) { shared.inScene($0).text }
    return QueryAnswer(text: text, rows: rows)
  }

  /// The grid of each scene, and what else is to be told of it.
  ///
  /// - Parameter scenes: those that have something; a navigation controller has no constraints.
  private static func byScene(
    _ document: LayoutDocument, _ scenes: Set<ObjectID>, _ body: (ObjectID) -> String
  ) -> String {
    let parts = document.scenes.map(\.id).filter(scenes.contains).map { id in
      let title = document.scenes.count > 1 ? document.title(ofScene: id) + "\n" : ""
      return title + GridSummary(document, scene: id).text + "\n" + body(id)
    }
    return parts.isEmpty ? "no constraints\n" : parts.joined(separator: "\n")
  }

  /// The same with the constraints by the classes that share them.
  static func sharedByID(_ document: LayoutDocument, _ scene: ObjectID?) -> QueryAnswer {
    let shared = SharedConstraints(document, scene: scene)
    let rows = shared.entries.map { entry -> [JSONValue] in
      [
        .string(entry.scene.text), .string(entry.id.text), .string(entry.owner.text),
        .string(entry.equation.text), list(entry.classes), list(entry.installers),
        .array(entry.constants.map(JSONValue.number)), .bool(entry.isPlaceholder),
      ]
    }
    let text = byScene(document, Set(shared.entries.map(\.scene))) { shared.inScene($0).text }
    return QueryAnswer(text: text, rows: rows)
  }

  static func grid(_ document: LayoutDocument, _ scene: ObjectID?) -> QueryAnswer {
    let grid = GridSummary(document, scene: scene)
    let rows = grid.cells.map { count -> [JSONValue] in
      [
        .string(count.cell.description), .number(Double(count.installedConstraints)),
        .number(Double(count.uninstalledConstraints)), .number(Double(count.installedViews)),
        .number(Double(count.uninstalledViews)), .number(Double(count.settings)),
        count.activeConstraints.map { .number(Double($0)) } ?? .null,
      ]
    }
    return QueryAnswer(text: grid.text, rows: rows)
  }

  static func cells(_ document: LayoutDocument, _ scene: ObjectID?) -> QueryAnswer {
    let settings = CellSettings(document, scene: scene)
    return QueryAnswer(text: settings.text, rows: settings.settings.map(row))
  }

  /// Settings that replace what holds without them, property by property, and pairs of cells for
  /// which no order is documented.
  static func overrides(_ document: LayoutDocument, _ scene: ObjectID?) -> QueryAnswer {
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
    lines += all.overlaps.map(\.text)
    if lines.isEmpty { lines = ["no cell overrides anything"] }
    return QueryAnswer(
      text: lines.map(\.onOneLine).joined(separator: "\n") + "\n", rows: overriding.map(row))
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

  static func list(_ cells: [GridCell]) -> JSONValue {
    .array(cells.map { .string($0.description) })
  }
}
