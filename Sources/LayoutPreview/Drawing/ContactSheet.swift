package import LayoutModel

/// Several pictures on one sheet, all at one scale, each with a caption: a scene on many devices,
/// or all scenes of a document.
///
/// A new row begins if the next picture would make the row wider than ``width``. The nine cells of
/// the grid are arranged as in Apple's guide: widths to the right, heights downwards, compact
/// first.
package struct ContactSheet: Sendable {
  package var drawings: [LayoutDrawing]
  /// The name of the document.
  package var title: String
  /// The number of units of the sheet per point.
  package var scale: Double
  /// The greatest width of a row.
  package var width: Double
  /// For scenes in all nine cells, a note about each cell, such as `+3 -2 ~1`.
  package var cellNotes: [ObjectID: [GridCell: String]] = [:]

  package init(
    _ drawings: [LayoutDrawing], title: String = "", scale: Double = 0.57, width: Double = 1400
  ) {
    self.drawings = drawings
    self.title = title
    self.scale = scale
    self.width = width
  }
}

extension ContactSheet {
  private struct Cell {
    var picture: SheetCell
    var caption: Caption

    var environment: LayoutEnvironment { picture.drawing.environment }
  }

  /// A line of text above a group of pictures.
  private struct Heading {
    var text: String
    var y: Double
  }

  /// The contents of the sheet while it is filled.
  private struct Page {
    var cells: [Cell] = []
    var headings: [Heading] = []
    var x = ContactSheet.edge
    var y: Double
    var rowHeight = 0.0
    var right = 0.0
    /// The width of the whole sheet, after all pictures are placed.
    var width = 0.0
    /// The end of the pictures, where the legend begins.
    var end = 0.0
    var legend = OverlayLegend([], emphasis: [])

    mutating func breakRow() {
      if rowHeight > 0 { y += rowHeight + ContactSheet.captionHeight + ContactSheet.gap }
      x = ContactSheet.edge
      rowHeight = 0
    }
  }

  /// The legend of ``cellNotes``.
  private static let legend =
    "constraints in a cell: + installed, - taken away, ~ settings; the one in the middle holds for all"
  private static let gap = 28.0
  private static let captionHeight = 56.0
  private static let headingHeight = 26.0
  private static let edge = 24.0
  /// The factor by which semibold text is wider than the measured regular text, with room for other
  /// fonts.
  private static let titleStretch = 1.1

  /// The sheet as an SVG document. Captions replace the titles of the options.
  ///
  /// - Parameter fitting: measures texts for a renderer that ignores their stated length.
  package func svg(
    _ options: PreviewOptions = PreviewOptions(), fitting: (any LetterFitting)? = nil
  ) -> String {
    let scenes = Set(drawings.map(Self.group)).count
    let heading = scenes == 1 ? drawings[0].sceneName : title
    let name = scenes == 1 && heading != title ? title : ""
    let legend = cellNotes.isEmpty ? "" : Self.legend
    let subheading = [name, legend].filter { !$0.isEmpty }.joined(separator: " · ")
    let titleHeight = heading.isEmpty ? 0 : subheading.isEmpty ? 34.0 : 50
    var page = Page(y: Self.edge + titleHeight)
    let isGrouped = scenes > 1 && drawings.count > scenes
    let documents = Set(drawings.map(\.title)).count
    var previous: [String]?
    var start = 0
    for drawing in drawings {
      if isGrouped, Self.group(of: drawing) != previous {
        if let previous, isGrid(previous) { arrangeAsGrid(start..<page.cells.count, &page) }
        page.breakRow()
        let document = documents > 1 ? "\(drawing.title) · " : ""
        page.headings.append(Heading(text: document + drawing.sceneName, y: page.y + 14))
        page.y += Self.headingHeight
        start = page.cells.count
      }
      previous = Self.group(of: drawing)
      add(drawing, named: scenes > 1 && !isGrouped, options, &page)
    }
    if let previous, isGrid(previous) { arrangeAsGrid(start..<page.cells.count, &page) }
    let end =
      page.y + (page.rowHeight > 0 ? page.rowHeight + Self.captionHeight : 0) + Self.edge - 10
    let titles = [TextLines.width(heading, size: 17), TextLines.width(subheading, size: 11)]
    let emphasis = options.layers.isEmpty ? [] : Set(drawings.flatMap(\.emphasis.values))
    page.legend = OverlayLegend(options.layers, emphasis: emphasis)
    page.width = max(page.right, Self.edge + (titles.max() ?? 0) * Self.titleStretch) + Self.edge
    page.end = end
    return svg(page, heading, subheading, options, fitting)
  }

  /// The facts that all drawings below one heading share: the document, and the scene in it.
  static func group(of drawing: LayoutDrawing) -> [String] {
    [drawing.title, drawing.layout.scene.text]
  }

  private func add(
    _ drawing: LayoutDrawing, named: Bool, _ options: PreviewOptions, _ page: inout Page
  ) {
    var picture = SheetCell(drawing, options, scale: scale)
    let caption = caption(drawing, named: named)
    let columnWidth = max(picture.target.width, caption.width)
    if page.x > Self.edge, page.x + columnWidth > width - Self.edge { page.breakRow() }
    picture.target.origin = Point(x: page.x, y: page.y)
    picture.target.size.width = columnWidth
    page.cells.append(Cell(picture: picture, caption: caption))
    page.rowHeight = max(page.rowHeight, picture.target.height)
    page.x += columnWidth + Self.gap
    page.right = max(page.right, page.x - Self.gap)
  }

  /// Whether a scene is drawn exactly once in each of the nine cells.
  ///
  /// - Parameter group: as ``group(of:)`` returns it.
  func isGrid(_ group: [String]) -> Bool {
    let cells = drawings.filter { Self.group(of: $0) == group }.map(\.environment.cell)
    return cells.count == GridCell.inOrder.count && Set(cells).count == cells.count
  }

  private func arrangeAsGrid(_ range: Range<Int>, _ page: inout Page) {
    let classes: [SizeClass] = [.compact, .any, .regular]
    func places(_ isMeant: (GridCell) -> Bool) -> [Int] {
      range.filter { isMeant(page.cells[$0].environment.cell) }
    }
    var x = Self.edge
    for width in classes {
      let column = places { $0.width == width }
      for place in column { page.cells[place].picture.target.origin.x = x }
      x += (column.map { page.cells[$0].picture.target.width }.max() ?? 0) + Self.gap
    }
    let others = page.cells[..<range.lowerBound].map(\.picture.target.maxX).max() ?? 0
    var y = page.cells[range].map(\.picture.target.y).min() ?? Self.edge
    for height in classes {
      let row = places { $0.height == height }
      for place in row { page.cells[place].picture.target.origin.y = y }
      page.rowHeight = row.map { page.cells[$0].picture.target.height }.max() ?? 0
      page.y = y
      y += page.rowHeight + Self.captionHeight + Self.gap
    }
    page.right = max(x - Self.gap, others)
  }

  private func svg(
    _ page: Page, _ heading: String, _ subheading: String, _ options: PreviewOptions,
    _ fitting: (any LetterFitting)?
  ) -> String {
    var svg = SVGWriter(fitting: fitting)
    let legendWidth = page.width - 2 * Self.edge
    svg.beginPicture(
      Rect(width: page.width, height: page.end + page.legend.height(width: legendWidth)),
      title: title, magnification: options.magnification)
    page.legend.draw(at: Point(x: Self.edge, y: page.end - 10), width: legendWidth, &svg)
    if !heading.isEmpty {
      svg.label(
        heading, at: Point(x: Self.edge, y: Self.edge + 14), size: 17, fill: Palette.title,
        weight: "600")
    }
    if !subheading.isEmpty {
      svg.label(
        subheading, at: Point(x: Self.edge, y: Self.edge + 31), size: 11, fill: Palette.caption)
    }
    for heading in page.headings {
      svg.label(
        heading.text, at: Point(x: Self.edge, y: heading.y), size: 14, fill: Palette.title,
        weight: "600")
    }
    for cell in page.cells { draw(cell, options, &svg) }
    svg.end()
    return svg.text
  }

  private func draw(_ cell: Cell, _ options: PreviewOptions, _ svg: inout SVGWriter) {
    let target = cell.picture.target
    cell.picture.draw(options, &svg)
    svg.label(
      cell.caption.name, at: Point(x: target.midX, y: target.maxY + 20), size: 12,
      fill: Palette.title, weight: "600", anchor: .middle, tooltip: cell.caption.tooltip)
    for (line, detail) in cell.caption.details.enumerated() {
      svg.label(
        detail, at: Point(x: target.midX, y: target.maxY + 35 + 14 * Double(line)), size: 10.5,
        fill: cell.caption.isFault ? Palette.conflict : Palette.caption, anchor: .middle)
    }
  }
}
