import ElementTree
import LayoutModel
import PlatformRules

/// Layout margins of a table cell's content view; sideways those of the table's rows, see ``RowMargin``.
struct CellMargins {
  private let facts: FactSet
  private let row: RowMargin
  private let accessory: CellAccessory?
  /// Height of the separator, for which the content view may leave room.
  private let separator: Double

  init(
    _ document: LayoutDocument, cell: LayoutView, content: LayoutView, _ traits: IslandTraits
  ) {
    row = RowMargin(
      row: cell, table: cell.parent.map { document.views[$0] }, document: document, traits: traits)
    accessory = CellAccessory(of: cell, traits: traits)
    separator = CellSeparator.height(in: cell, document: document, traits: traits)
    let preserves = [content, cell.parent == nil && traits.isAsDesigned ? content : cell]
      .allSatisfy { $0.element.flag("preservesSuperviewLayoutMargins") == true }
    var facts = row.facts
    // Margins that are preserved come from the table, where that was asked.
    facts.insert(.preservesMargins, if: preserves && !row.isBelowFold)
    self.facts = facts
  }

  func insets(_ place: RowPlace) -> BoxInsets {
    let rules = place.window.rules.with(facts)
    let side = rules.cellTakesRowMargin ? row.points(in: place) : rules.cellMarginOwn
    let vertical = rules.cellMarginAbove
    return BoxInsets(
      top: vertical, leading: side,
      bottom: vertical - (rules.hasSeparatorInMargin ? separator : 0),
      trailing: accessory == nil ? side : rules.accessoryGap)
  }

  /// Points between the content view and the cell's trailing edge.
  func accessoryWidth(_ place: RowPlace) -> Double {
    accessory.map { row.points(in: place) + $0.width } ?? 0
  }

  /// What a cell of some size has for the parts of a built-in style.
  func room(in cell: Size, _ place: RowPlace) -> BuiltInCellLayout.Room {
    let margin = row.points(in: place)
    return BuiltInCellLayout.Room(
      size: Size(width: cell.width - accessoryWidth(place), height: cell.height - separator),
      margin: margin,
      trailing: accessory == nil ? margin : place.window.rules.with(facts).accessoryTextGap)
  }
}

/// Where a row lies, as far as its margins depend on it.
struct RowPlace: Equatable, Sendable {
  /// In points.
  var width: Double
  /// Of the table around it, in points; `nil` for a cell in no table.
  var tableWidth: Double?
  var window: RowWindow

  static func == (a: Self, b: Self) -> Bool {
    a.width == b.width && a.tableWidth == b.tableWidth && a.window.isSame(as: b.window)
  }
}

/// The line between two rows, of one pixel, for which a content view may leave room.
enum CellSeparator {
  static func height(
    in cell: LayoutView, document: LayoutDocument, traits: IslandTraits
  ) -> Double {
    guard cell.kind == .tableViewCell, traits.measurement.rules.hasSeparatorInRow else { return 0 }
    let table = cell.parent.map { document.views[$0] }
    return table?.element["separatorStyle"] == "none" ? 0 : 1 / traits.measurement.scale
  }
}
