package import LayoutModel

/// A small drawing of a layout in box characters, for a terminal.
///
/// A column of characters stands for the width of the screen divided by the number of columns. A
/// row stands for twice as many points, because characters are about twice as high as wide. A view
/// that is too small for a box is drawn as its text or left out.
package struct TerminalDrawing: Sendable {
  private let drawing: LayoutDrawing

  package init(_ drawing: LayoutDrawing) { self.drawing = drawing }

  package init(_ layout: ResolvedLayout, of document: LayoutDocument) {
    drawing = LayoutDrawing(layout, of: document, title: "")
  }

  /// The drawing as text, with a line end after each row and without trailing spaces.
  ///
  /// - Parameter columns: the width in characters, between 10 and 400.
  /// - Returns: the rows of text.
  package func text(columns: Int) -> String {
    lines(columns: columns).joined(separator: "\n") + "\n"
  }

  /// The rows of the drawing.
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
