import ElementTree
import LayoutModel
import PlatformRules

/// The layout margins of a table cell's content view. The side margins are those of the table's
/// rows; see ``RowMargin``.
struct CellMargins {
  private let facts: FactSet
  private let row: RowMargin
  private let accessory: CellAccessory?
  /// The height of the separator, for which the content view may leave room.
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
    // Preserved margins come from the table, but only if the canvas showed the row.
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

  /// The distance between the content view and the cell's trailing edge, in points.
  func accessoryWidth(_ place: RowPlace) -> Double {
    accessory.map { row.points(in: place) + $0.width } ?? 0
  }

  /// The room for the parts of a built-in style in a cell of some size.
  func room(in cell: Size, _ place: RowPlace) -> BuiltInCellLayout.Room {
    let margin = row.points(in: place)
    return BuiltInCellLayout.Room(
      size: Size(width: cell.width - accessoryWidth(place), height: cell.height - separator),
      margin: margin,
      trailing: accessory == nil ? margin : place.window.rules.with(facts).accessoryTextGap)
  }
}

/// The place of a row, as far as its margins depend on it.
struct RowPlace: Equatable, Sendable {
  /// The width of the row, in points.
  var width: Double
  /// The width of the table around it, in points; `nil` for a cell outside of a table.
  var tableWidth: Double?
  var window: RowWindow

  static func == (a: Self, b: Self) -> Bool {
    a.width == b.width && a.tableWidth == b.tableWidth && a.window.isSame(as: b.window)
  }
}

/// The line of one pixel between two rows, for which a content view may leave room.
enum CellSeparator {
  static func height(
    in cell: LayoutView, document: LayoutDocument, traits: IslandTraits
  ) -> Double {
    guard cell.kind == .tableViewCell, traits.measurement.rules.hasSeparatorInRow else { return 0 }
    let table = cell.parent.map { document.views[$0] }
    return table?.element["separatorStyle"] == "none" ? 0 : 1 / traits.measurement.scale
  }
}
