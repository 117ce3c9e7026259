package import Diagnostics
import ElementTree
package import LayoutModel

/// Finds statements in cells of the grid that are not needed, or that compete with those of another
/// cell.
package struct GridFindings: Sendable {
  /// The findings, in document order; empty if no cell says anything.
  package private(set) var diagnostics: [Diagnostic] = []

  package init(_ document: LayoutDocument) {
    let settings = GridSettings(document)
    if settings.settings.isEmpty { return }
    diagnostics = CellSettings(document).overlaps
    let side = DocumentSide(document)
    for setting in settings.settings {
      let subject = GridFault.Subject(
        id: setting.object, kind: side.table[setting.object]?.shell.name ?? "object",
        name: side.equation(setting.object)?.text ?? side.name(of: setting.object))
      for cell in setting.idleCells(in: settings) {
        let value = setting.current.statements[cell.order] ?? setting.current.plain
        diagnostics.append(Diagnostic(GridFault.idle(subject, setting.statement(value), cell)))
      }
      if let cells = setting.repeatingCells {
        let value = setting.demand.needs.first.flatMap { $0 } ?? setting.current.plain
        diagnostics.append(Diagnostic(GridFault.repeated(subject, setting.statement(value), cells)))
      }
    }
  }
}

extension GridSetting {
  /// Cells whose statement changes nothing in any of the nine cells. Either it states what holds
  /// there anyway, or its views are installed in none of the classes.
  func idleCells(in settings: GridSettings) -> [GridCell] {
    var plan = current
    var result: [GridCell] = []
    let around = settings.surroundings(of: object)
    for cell in GridCell.inOrder.reversed() where plan.statements[cell.order] != nil {
      var without = plan
      without.statements[cell.order] = nil
      let isSame = GridCell.inOrder.allSatisfy { plan.value(in: $0) == without.value(in: $0) }
      let isSeen = GridCell.finals.contains { cell.covers($0) && around.contains($0) }
      guard isSame || !isSeen else { continue }
      plan = without
      result.append(cell)
    }
    return result.sorted()
  }

  /// The cells that state the same for all four classes, so that the base cell could state it;
  /// `nil` if classes differ.
  var repeatingCells: [GridCell]? {
    let needs = Set(demand.needs)
    guard needs.count == 1, let need = demand.needs.first ?? nil, current.plain != need else {
      return nil
    }
    return GridCell.inOrder.filter { current.statements[$0.order] == need }
  }
}

extension GridSetting {
  /// - Parameter number: the number of one of its values.
  fileprivate func statement(_ number: Int) -> GridFault.Setting {
    if case .installed = property { return .installed(number == 1) }
    return .value(property.name, values.indices.contains(number) ? values[number].text : "")
  }
}

extension GridSetting.Property {
  /// The property: `installed`, `constant`, `font`.
  package var name: String {
    switch self {
    case .installed: "installed"
    case .attribute(let name): name
    case .part("fontDescription"): "font"
    case .part(let key): key
    }
  }
}

extension SettingValue {
  /// The value as a person reads it.
  package var text: String {
    switch self {
    case .flag(let value): value ? "YES" : "NO"
    case .text(let text): ValueDescription.text(text)
    case .part(let element): ValueDescription.element(element)
    case .absent: "its default"
    }
  }
}

extension Diagnostic.Code {
  /// A cell states what holds there anyway.
  package static let idleSetting = Self(rawValue: "idle-setting")
  /// Cells state the same for all four final classes, so that the base cell could state it.
  package static let repeatedSetting = Self(rawValue: "repeated-setting")
  /// The layout of a base cell has no solution, or many.
  package static let baseCell = Self(rawValue: "base-cell")
}
