import LayoutModel

/// Final size classes as a condition on the horizontal and vertical size class.
struct CellCondition {
  /// The names of the variables with the size classes.
  var width = "width"
  var height = "height"

  /// - Parameter cells: some of ``LayoutModel/GridCell/finals``, not all.
  func text(_ cells: [GridCell]) -> String {
    let wanted = Set(cells)
    // The most general cell of the grid that covers exactly these classes.
    for cell in GridCell.inOrder where Set(GridCell.finals.filter(cell.covers)) == wanted {
      return text(cell)
    }
    if wanted.count == 3, let missing = GridCell.finals.first(where: { !wanted.contains($0) }) {
      return "!(\(text(missing)))"
    }
    return GridCell.finals.filter(wanted.contains).map { "(\(text($0)))" }.joined(separator: " || ")
  }

  /// A condition for one cell. A class that is not compact counts as regular: before a view is in a
  /// window, it is neither.
  private func text(_ cell: GridCell) -> String {
    var parts: [String] = []
    if cell.width != .any {
      parts.append("\(width) \(cell.width == .compact ? "==" : "!=") .compact")
    }
    if cell.height != .any {
      parts.append("\(height) \(cell.height == .compact ? "==" : "!=") .compact")
    }
    return parts.joined(separator: " && ")
  }
}
