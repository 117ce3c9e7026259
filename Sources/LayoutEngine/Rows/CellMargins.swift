import LayoutModel

/// Layout margins of a table cell's content view, by the system that laid it out.
///
/// Sideways they are those of the table's rows, see ``RowMargin``; up to Xcode 9.0 only where both cell and
/// content view preserve margins, else 8 points.
///
/// - Source: cells of public documents with required constraints to the margins (for, against). Above and
///   below: Xcode 7 and before 8 (28/0), 10 where margins are preserved (2/0); 8 and 9.0 8 (22/0), preserved 11
///   (1/0, outside the corpus); from Xcode 9.1 on 11 (155/0), in Xcode 26 15 (9/0). The bottom is less the separator:
///   10.5 at 2x in Xcode 10 (5/0), and so where 11 is preserved (3/0).
struct CellMargins {
  private let generation: Int
  private let row: RowMargin
  /// Cell and content view take over the margins of the table.
  private let isPreserving: Bool
  private let accessory: CellAccessory?
  /// Height of the separator, which the content view leaves free up to Xcode 10.
  private let separator: Double

  init(
    _ document: LayoutDocument, cell: LayoutView, content: LayoutView, _ traits: IslandTraits
  ) {
    generation = traits.measurement.generation.major
    let preserves = content.element.flag("preservesSuperviewLayoutMargins") ?? false
    let isAlone = cell.parent == nil && traits.isAsDesigned
    isPreserving =
      preserves && (isAlone || (cell.element.flag("preservesSuperviewLayoutMargins") ?? false))
    row = RowMargin(
      row: cell, table: cell.parent.map { document.views[$0] }, document: document, traits: traits)
    accessory = CellAccessory(of: cell, traits: traits)
    separator = CellSeparator.height(in: cell, document: document, traits: traits)
  }

  func insets(_ widths: RowWidths) -> BoxInsets {
    let side = row.isModern || hasTableMargins ? row.points(in: widths) : 8
    let vertical = vertical
    let isCell = row.isModern || hasTableMargins && generation >= 8
    return BoxInsets(
      top: vertical, leading: side, bottom: vertical - (isCell ? separator : 0),
      trailing: accessory == nil ? side : 8)
  }

  /// Points between the content view and the cell's trailing edge.
  func accessoryWidth(_ widths: RowWidths) -> Double {
    accessory.map { row.points(in: widths) + $0.width } ?? 0
  }

  /// What a cell of some size has for the parts of a built-in style.
  func room(in cell: Size, _ widths: RowWidths) -> BuiltInCellLayout.Room {
    let margin = row.points(in: widths)
    return BuiltInCellLayout.Room(
      size: Size(
        width: cell.width - accessoryWidth(widths), height: cell.height - separator),
      margin: margin, trailing: accessory == nil ? margin : generation <= 10 ? 1 : 8)
  }

  private var vertical: Double {
    if row.isModern { return generation >= 26 ? 15 : 11 }
    if generation <= 7 { return isPreserving ? 10 : 8 }
    return hasTableMargins ? 11 : 8
  }

  /// Margins that are preserved come from the table, where that was asked.
  private var hasTableMargins: Bool { isPreserving && !row.isBelowFold }
}
