import LayoutEngine
import LayoutModel
import PlatformRules

extension ViewShapes {
  /// A section with its first and its last row.
  private struct SectionRows {
    var section: TableSection
    var first: PlacedView
    var last: PlacedView
  }

  func drawSectionTitles(_ view: PlacedView, _ table: LayoutView, _ svg: inout SVGWriter) {
    let style = style(of: table)
    let all = drawing.preview.sections[table.id] ?? []
    let sections = all.compactMap { section -> SectionRows? in
      let rows = section.cells.compactMap { id in
        view.children.first { scene.views[$0].resolved.id == id }.map { scene.views[$0] }
      }
      guard let first = rows.first, let last = rows.last else { return nil }
      return SectionRows(section: section, first: first, last: last)
    }
    for (number, rows) in sections.enumerated() {
      let margin = coveredSide(of: rows.first) + rowMargin(rows.first.frame, nil, in: table)
      if let header = rows.section.header {
        drawHeader(header, above: rows.first.frame, style, margin, &svg)
      }
      guard let footer = rows.section.footer else { continue }
      let end = number + 1 < sections.count ? top(of: sections[number + 1], style) : .infinity
      drawFooter(footer, below: rows.last.frame, until: end, margin, &svg)
    }
  }

  /// The top of a section with its title, if that has one line.
  private func top(of rows: SectionRows, _ style: TableStyle) -> Double {
    guard rows.section.header != nil else { return rows.first.frame.y }
    let title = style == .plain ? 28.0 : looks.groupTitlesAreCapitals ? 7 + 16 : 6 + 21
    return rows.first.frame.y - title
  }

  /// - Source: Apple, Human Interface Guidelines, Lists and tables: titles of grouped sections are
  ///   in capitals of 13 points, 7 points above the first row. Titles of plain sections are
  ///   semibold in a band of 28 points. Recorded, iOS 26: titles of groups are semibold with 17
  ///   points, in a line of 24.5 points, 4 points above the first row.
  private func drawHeader(
    _ title: String, above row: Rect, _ style: TableStyle, _ margin: Double,
    _ svg: inout SVGWriter
  ) {
    if style == .plain {
      let band = Rect(x: row.x, y: row.y - 28, width: row.width, height: 28)
      if looks.sectionBandsAreFilled {
        svg.fill(band, colors.system("secondarySystemBackgroundColor"))
      }
      drawLine(
        title, .system(17, weight: .semibold), colors.label,
        in: band.inset(by: EdgeInsets(left: margin, right: margin)),
        anchor: isRightToLeft ? .end : .start, &svg)
      return
    }
    let isSmall = looks.groupTitlesAreCapitals
    let font: FontDescription = isSmall ? .system(13) : .system(17, weight: .semibold)
    let block = shown.lines(
      of: .plain(isSmall ? title.uppercased() : title), font: font,
      in: TextBlock.Room(width: max(10, row.width - 2 * margin), numberOfLines: 0))
    var styling = TextStyling(
      color: colors.system("secondaryLabelColor"), faces: [TextStyling.Face(font)])
    styling.anchor = isRightToLeft ? .end : .start
    draw(
      block, styling, in: row.inset(by: EdgeInsets(left: margin, right: margin)),
      top: row.y - (isSmall ? 7 : 6) - block.height, &svg)
  }

  /// - Parameter end: where the next section begins. Lines for which there is no room are cut, so that no two texts lie on each
  ///   other: recorded rows keep their places, also where letters are wider here than in Xcode.
  private func drawFooter(
    _ title: String, below row: Rect, until end: Double, _ margin: Double, _ svg: inout SVGWriter
  ) {
    let top = row.maxY + 7
    func block(_ lines: Int) -> TextBlock {
      shown.lines(
        of: .plain(title), font: .system(13),
        in: TextBlock.Room(width: max(10, row.width - 2 * margin), numberOfLines: lines))
    }
    var text = block(0)
    let count = text.lines.count
    if count > 1, top + text.height > end {
      text = block(max(1, Int(drawable: (end - top) / (text.height / Double(count)))))
    }
    draw(
      text,
      TextStyling(
        color: colors.system("secondaryLabelColor"), anchor: isRightToLeft ? .end : .start),
      in: row.inset(by: EdgeInsets(left: margin, right: margin)), top: top, &svg)
  }
}
