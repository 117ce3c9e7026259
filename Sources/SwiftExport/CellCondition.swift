import LayoutModel

/// Final size classes as a condition on the horizontal and vertical size class.
struct CellCondition {
  /// What the size classes are called.
  var width = "width"
  var height = "height"

  /// - Parameter cells: some of ``LayoutModel/GridCell/finals``, not all.
  func text(_ cells: [GridCell]) -> String {
    let wanted = Set(cells)
    // The fewest cells of the grid that cover exactly these.
    for cell in GridCell.inOrder where Set(GridCell.finals.filter(cell.covers)) == wanted {
      return text(cell)
    }
    if wanted.count == 3, let missing = GridCell.finals.first(where: { !wanted.contains($0) }) {
      return "!(\(text(missing)))"
    }
    return GridCell.finals.filter(wanted.contains).map { "(\(text($0)))" }.joined(separator: " || ")
  }

  /// What is not compact is regular: before a view is in a window, neither is said.
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
