import LayoutModel

/// All scenes of a document on one sheet with one scale. Segues are arrows, and lead from left to
/// right.
package struct StoryboardSheet: Sendable {
  package var drawings: [LayoutDrawing]
  /// The name of the document.
  package var title: String
  /// The number of units of the sheet per point.
  package var scale: Double

  package init(_ drawings: [LayoutDrawing], title: String, scale: Double = 0.45) {
    self.drawings = drawings
    self.title = title
    self.scale = scale
  }

  private static let edge = 28.0
  private static let columnGap = 96.0
  private static let rowGap = 64.0
  private static let headerHeight = 44.0

  /// The sheet as an SVG document.
  ///
  /// - Parameter fitting: measures texts for a renderer that ignores their stated length.
  package func svg(
    _ options: PreviewOptions = PreviewOptions(), fitting: (any LetterFitting)? = nil
  ) -> String {
    let document = drawings.first?.document
    let scenes = drawings.map { document?.scene($0.layout.scene)?.index ?? -1 }
    let flow = document.map { SceneFlow($0, scenes: scenes) }
    let cells = placed(flow?.depths ?? [], options)
    let right = cells.map(\.target.maxX).max() ?? 200
    let bottom = cells.map(\.target.maxY).max() ?? 100
    let size = Size(width: right + Self.columnGap, height: bottom + 34 + Self.edge)
    var svg = SVGWriter(fitting: fitting)
    svg.beginPicture(
      Rect(width: size.width, height: size.height), title: title,
      magnification: options.magnification)
    svg.label(
      title, at: Point(x: Self.edge, y: Self.edge + 10), size: 17, fill: Palette.title,
      weight: "600")
    for cell in cells { draw(cell, options, &svg) }
    for edge in flow?.edges ?? [] {
      draw(edge, from: cells[edge.source].target, to: cells[edge.destination].target, &svg)
    }
    svg.end()
    return svg.text
  }

  /// Places the scenes in columns by depth, and in the document's order.
  private func placed(_ depths: [Int], _ options: PreviewOptions) -> [SheetCell] {
    var cells = drawings.map { SheetCell($0, options, scale: scale) }
    var x = Self.edge
    for depth in 0...(depths.max() ?? 0) {
      let column = cells.indices.filter { depths.indices.contains($0) && depths[$0] == depth }
      var y = Self.edge + Self.headerHeight
      for index in column {
        cells[index].target.origin = Point(x: x, y: y)
        y = cells[index].target.maxY + Self.rowGap
      }
      let width = column.map { cells[$0].target.width }.max() ?? 0
      if width > 0 { x += width + Self.columnGap }
    }
    return cells
  }

  private func draw(_ cell: SheetCell, _ options: PreviewOptions, _ svg: inout SVGWriter) {
    let target = cell.target
    cell.draw(options, &svg)
    svg.label(
      TextLines.cut(cell.drawing.sceneName, size: 12, width: target.width + 60),
      at: Point(x: target.midX, y: target.maxY + 18), size: 12, fill: Palette.title, weight: "600",
      anchor: .middle)
  }

  /// Draws an arrow from edge to edge. If it leads back, or to a scene in the same column, it
  /// leaves and arrives at the right side.
  private func draw(
    _ edge: SceneFlow.Edge, from a: Rect, to b: Rect, _ svg: inout SVGWriter
  ) {
    let isForward = b.x > a.maxX
    let start = Point(x: a.maxX + 2, y: a.y + a.height * 0.35)
    let end = Point(
      x: isForward ? b.x - 3 : b.maxX + 3, y: b.y + b.height * (isForward ? 0.3 : 0.6))
    let reach = isForward ? (end.x - start.x) / 2 : 44
    let first = Point(x: start.x + reach, y: start.y)
    let second = Point(x: isForward ? end.x - reach : end.x + reach, y: end.y)
    func text(_ point: Point) -> String {
      "\(point.x.svgText ?? "0") \(point.y.svgText ?? "0")"
    }
    let color = edge.kind == "contains" ? Palette.outline : Palette.constraint
    svg.element(
      "path",
      [
        "d": "M\(text(start))C\(text(first)) \(text(second)) \(text(end))", "fill": "none",
        "stroke": color, "stroke-width": 1.5,
        "stroke-dasharray": edge.kind == "contains" ? "4 3" : nil, "opacity": 0.85,
      ])
    let side = isForward ? -7.0 : 7
    let head = [
      end, Point(x: end.x + side, y: end.y - 4), Point(x: end.x + side, y: end.y + 4),
    ]
    svg.element(
      "path", ["d": "M" + head.map(text).joined(separator: "L") + "z", "fill": color])
    guard edge.kind != "contains" else { return }
    svg.label(
      edge.kind == "presentation" ? "modal" : edge.kind,
      at: Point(
        x: (start.x + 3 * first.x + 3 * second.x + end.x) / 8,
        y: (start.y + 3 * first.y + 3 * second.y + end.y) / 8 - 5), size: 10,
      fill: Palette.constraint, anchor: .middle, halo: true)
  }
}
