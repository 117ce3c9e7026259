import LayoutModel

/// Several pictures side by side, scaled to one height, each with a caption: one scene on many devices.
///
/// Rows break where the next picture would make a row wider than ``width``.
package struct ContactSheet: Sendable {
  package var drawings: [LayoutDrawing]
  /// The line above all; none if empty.
  package var title: String
  /// Of each picture, in units of the sheet.
  package var height: Double
  /// The widest that a row may be.
  package var width: Double

  package init(
    _ drawings: [LayoutDrawing], title: String = "", height: Double = 380, width: Double = 1400
  ) {
    self.drawings = drawings
    self.title = title
    self.height = height
    self.width = width
  }
}

extension ContactSheet {
  private struct Cell {
    var drawing: LayoutDrawing
    var scene: PlacedScene
    var frame: DeviceFrame
    /// The part of the scene to show.
    var source: Rect
    /// Where it stands in the sheet.
    var target: Rect
  }

  private static let gap = 28.0
  private static let captionHeight = 42.0
  private static let edge = 24.0
  /// By how much semibold text is wider than the regular text that is measured, with room for other fonts.
  private static let titleStretch = 1.1

  /// The sheet as an SVG document; titles of the options are left out, captions stand in.
  package func svg(_ options: PreviewOptions = PreviewOptions()) -> String {
    let titleHeight = title.isEmpty ? 0 : 34.0
    var cells: [Cell] = []
    var x = Self.edge
    var y = Self.edge + titleHeight
    var right = 0.0
    for drawing in drawings {
      let scene = PlacedScene(drawing.layout, drawing.document)
      let frame = DeviceFrame(scene.screen, drawing.layout, drawing.document)
      let source = scene.screen.inset(-(options.showsDevice ? frame.thickness + 1 : 1))
      let columnWidth = max(height * source.width / source.height, captionWidth(drawing))
      if x > Self.edge, x + columnWidth > width - Self.edge {
        x = Self.edge
        y += height + Self.captionHeight + Self.gap
      }
      cells.append(
        Cell(
          drawing: drawing, scene: scene, frame: frame, source: source,
          target: Rect(x: x, y: y, width: columnWidth, height: height)))
      x += columnWidth + Self.gap
      right = max(right, x - Self.gap)
    }
    let size = Size(
      width: max(right, Self.edge + TextLines.width(title, size: 16) * Self.titleStretch)
        + Self.edge,
      height: y + (cells.isEmpty ? 0 : height + Self.captionHeight) + Self.edge - 10)
    return svg(cells, size, options)
  }

  private func svg(_ cells: [Cell], _ size: Size, _ options: PreviewOptions) -> String {
    var svg = SVGWriter()
    svg.begin(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": size.width * options.magnification,
        "height": size.height * options.magnification,
        "viewBox": "0 0 \(size.width.svgText ?? "0") \(size.height.svgText ?? "0")",
        "font-family": fontStack,
      ])
    if !title.isEmpty { svg.element("title", [:], text: title) }
    svg.rect(Rect(width: size.width, height: size.height), fill: Palette.backdrop)
    if !title.isEmpty {
      svg.label(
        title, at: Point(x: Self.edge, y: Self.edge + 14), size: 16, fill: Palette.title,
        weight: "600")
    }
    for cell in cells { draw(cell, options, &svg) }
    svg.end()
    return svg.text
  }

  private func draw(_ cell: Cell, _ options: PreviewOptions, _ svg: inout SVGWriter) {
    let source = [cell.source.x, cell.source.y, cell.source.width, cell.source.height]
    let target = cell.target
    svg.begin(
      "svg",
      [
        "x": target.x, "y": target.y, "width": target.width, "height": target.height,
        "viewBox": source.map { $0.svgText ?? "0" }.joined(separator: " "),
      ])
    var inner = options
    inner.clipsToScreen = true
    cell.drawing.draw(cell.scene, cell.frame, inner, &svg)
    svg.end()
    let (name, detail) = caption(cell.drawing)
    svg.label(
      name, at: Point(x: target.midX, y: target.maxY + 20), size: 12, fill: Palette.title,
      weight: "600", anchor: .middle)
    svg.label(
      detail, at: Point(x: target.midX, y: target.maxY + 35), size: 10.5,
      fill: cell.drawing.layout.status == .ok ? Palette.caption : Palette.conflict, anchor: .middle)
  }

  /// The device, and its size, cell and status.
  private func caption(_ drawing: LayoutDrawing) -> (name: String, detail: String) {
    let environment = drawing.layout.environment
    var name = environment.device ?? "no device"
    if let split = environment.split { name += " " + split.replacing("_", with: " ") }
    let size =
      "\(NumberText.rounded(environment.size.width)) × \(NumberText.rounded(environment.size.height))"
    let status = drawing.layout.status == .ok ? "" : ", \(drawing.layout.status.rawValue)"
    return (name, "\(size), \(environment.cell)\(status)")
  }

  private func captionWidth(_ drawing: LayoutDrawing) -> Double {
    let (name, detail) = caption(drawing)
    return max(TextLines.width(name, size: 12) * 1.06, TextLines.width(detail, size: 10.5))
  }
}
