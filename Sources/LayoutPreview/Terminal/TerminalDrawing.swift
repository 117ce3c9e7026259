package import LayoutModel

/// A small drawing of a layout in box characters, for a terminal.
///
/// A column stands for as many points as the screen is wide divided by the columns; a row for twice
/// as many, because characters are about twice as high as wide. What is too small for a box is drawn
/// as its text or left out.
package struct TerminalDrawing: Sendable {
  private let drawing: LayoutDrawing

  package init(_ drawing: LayoutDrawing) { self.drawing = drawing }

  package init(_ layout: ResolvedLayout, of document: LayoutDocument) {
    drawing = LayoutDrawing(layout, of: document, title: "")
  }

  /// The drawing: a line end after each row, no trailing spaces.
  ///
  /// - Parameter columns: the width; between 10 and 400.
  /// - Returns: rows of text.
  package func text(columns: Int) -> String {
    lines(columns: columns).joined(separator: "\n") + "\n"
  }

  /// The same, row by row.
  package func lines(columns: Int) -> [String] {
    let scene = PlacedScene(drawing.layout, drawing.document)
    let width = min(max(columns, 10), 400)
    let pointsPerColumn = scene.screen.width / Double(width - 1)
    let rows = Int((scene.screen.height / pointsPerColumn / 2).rounded()) + 1
    var grid = CharacterGrid(columns: width, rows: min(max(rows, 3), 400))
    let pen = TerminalPen(
      drawing: drawing, scene: scene,
      pointsPerColumn: pointsPerColumn, pointsPerRow: pointsPerColumn * 2)
    pen.draw(into: &grid)
    return grid.lines
  }
}
