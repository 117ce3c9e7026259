package import LayoutModel

/// The statements of one setting in the grid: the plain value, and the values that cells other than
/// wAny-hAny state.
package struct SettingPlan: Hashable, Sendable {
  /// The value that holds if no cell states another one.
  package var plain: Int
  /// The values by ``LayoutModel/GridCell/order``. The first one, of the base cell, is always
  /// `nil`.
  package var statements: [Int?]

  package init(plain: Int, statements: [GridCell: Int] = [:]) {
    self.plain = plain
    self.statements = GridCell.inOrder.map { statements[$0] }
  }

  /// The value that holds in a cell.
  package func value(in cell: GridCell) -> Int { value(at: cell.order) }

  /// The value that holds in the cell with that order.
  func value(at order: Int) -> Int {
    for index in Self.covering[order] {
      if let value = statements[index] { return value }
    }
    return plain
  }

  /// The number of statements besides the plain value.
  package var entryCount: Int { statements.count { $0 != nil } }

  package var finalEntryCount: Int { Self.finals.count { statements[$0] != nil } }

  /// Whether a width-only and a height-only cell disagree in a final class that states nothing
  /// itself. It is known which of them wins, but no documentation says it.
  package var competes: Bool {
    Self.meetings.contains { height, width, final in
      guard statements[final] == nil, let a = statements[height], let b = statements[width] else {
        return false
      }
      return a != b
    }
  }

  /// For each final class, the orders of its height-only cell, of its width-only cell, and of
  /// itself.
  private static let meetings: [(Int, Int, Int)] = GridCell.finals.map { cell in
    (
      GridCell(width: .any, height: cell.height).order,
      GridCell(width: cell.width, height: .any).order, cell.order
    )
  }

  /// The cells with a statement: one bit for each, by their order.
  var cells: UInt16 {
    statements.indices.reduce(0) { $0 | (statements[$1] == nil ? 0 : 1 << UInt16($1)) }
  }

  /// The cells that apply in each cell, the strongest first.
  private static let covering: [[Int]] = GridCell.inOrder.map { cell in
    cell.covering.map(\.order).reversed().filter { $0 != 0 }
  }

  /// The orders of the final cells, as in `GridCell.finals`.
  static let finals = GridCell.finals.map(\.order)
}
