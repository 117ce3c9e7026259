/// The cells in which a view or constraint is installed.
///
/// Masks are cumulative: each cell that applies, general before specific, may include or exclude
/// the object. The last cell with a mask for it decides. Without any mask the object is installed
/// everywhere.
///
/// - Source: `<variation><mask key="subviews|constraints">` of the containing view with
///   `<include>` and `<exclude>`; the variation `default` is the any-any cell.
package struct Installation: Hashable, Sendable {
  /// The masks of the cells, in the order of ``GridCell/inOrder``.
  package var entries: [CellValue<Bool>]

  package init(entries: [CellValue<Bool>] = []) { self.entries = entries }

  package func isInstalled(in cell: GridCell) -> Bool { decision(in: cell)?.value ?? true }

  /// The cell whose mask decides, if any does.
  package func decision(in cell: GridCell) -> CellValue<Bool>? {
    entries.last { $0.cell.covers(cell) }
  }

  /// The final cells in which the object is installed.
  package var finalCells: [GridCell] { GridCell.finals.filter(isInstalled(in:)) }

  /// Adds the mask of a cell, and keeps the order.
  package mutating func add(_ installed: Bool, in cell: GridCell) {
    entries.append(CellValue(cell: cell, value: installed))
    // The order is stable: a second entry of the same cell stays after the first.
    var index = entries.count - 1
    while index > 0, entries[index].cell < entries[index - 1].cell {
      entries.swapAt(index, index - 1)
      index -= 1
    }
  }
}
