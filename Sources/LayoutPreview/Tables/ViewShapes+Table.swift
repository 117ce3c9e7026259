import ElementTree
import LayoutEngine
import LayoutModel
import PlatformRules

extension ViewShapes {
  enum TableStyle { case plain, grouped, insetGrouped }

  func style(of table: LayoutView) -> TableStyle {
    switch table.element["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  func drawTable(_ view: PlacedView, _ source: LayoutView, _ svg: inout SVGWriter) {
    if drawBackground(source, view.frame, &svg) { return }
    let isPlain = style(of: source) == .plain
    svg.fill(
      view.frame, isPlain ? colors.background : colors.system("systemGroupedBackgroundColor"))
  }

  // MARK: Rows

  func drawRow(_ view: PlacedView, _ source: LayoutView, _ svg: inout SVGWriter) {
    let frame = view.frame
    let table = source.parent.map { drawing.document.views[$0] }
    let tableStyle = table.map { style(of: $0) } ?? .plain
    let place = place(of: source, in: table)
    let fill = rowBackground(source, tableStyle)
    if tableStyle == .insetGrouped {
      drawInsetRow(frame, fill, place, &svg)
    } else {
      svg.fill(frame, fill)
    }
    drawRowName(view, source, &svg)
    drawAccessory(source, frame, beside: coveredSide(of: view), &svg)
    guard table != nil, table?.element["separatorStyle"] != "none" else { return }
    drawSeparators(source, table, tableStyle, place, view, &svg)
  }

  /// Writes the name of a row that code fills: without it, the row would look like none.
  private func drawRowName(_ view: PlacedView, _ row: LayoutView, _ svg: inout SVGWriter) {
    let frame = view.frame
    guard frame.height > 16, frame.width > 50, background(of: row) == nil,
      BuiltInCell(row.element) == nil,
      view.children.allSatisfy({ child in
        let inner = scene.views[child]
        return inner.resolved.kind == .tableViewCellContentView
          ? inner.children.allSatisfy { isBlank(scene.views[$0]) } : isBlank(inner)
      }),
      let known = row.customClass ?? row.element["reuseIdentifier"], !known.isEmpty
    else { return }
    // An identifier that repeats an id of Interface Builder says nothing to anybody.
    let isId = known == row.id.text && SpokenSentence.isMade(known)
    let name = isId ? row.kind.displayName : known
    svg.label(
      TextLines.cut(name, size: 9, width: frame.width - 40),
      at: Point(x: frame.midX, y: frame.midY + 3), size: 9,
      fill: colors.system("secondaryLabelColor").over(colors.background).hex, anchor: .middle)
  }

  /// The row's own colour, or that of its table's style.
  func rowBackground(_ row: LayoutView, _ style: TableStyle) -> PreviewColor {
    background(of: row)
      ?? (style == .plain
        ? colors.background : colors.system("secondarySystemGroupedBackgroundColor"))
  }

  /// Whether a row is the first or last of its section.
  private struct RowPlace {
    var isFirst: Bool
    var isLast: Bool
  }

  private func place(of row: LayoutView, in table: LayoutView?) -> RowPlace {
    guard let table else { return RowPlace(isFirst: true, isLast: true) }
    for section in drawing.preview.sections[table.id] ?? [] {
      guard let position = section.cells.firstIndex(of: row.id) else { continue }
      return RowPlace(isFirst: position == 0, isLast: position == section.cells.count - 1)
    }
    let rows = table.children.filter { drawing.document.views[$0].placement == .cell }
    // A single prototype goes on in samples. After the last of several, nothing follows.
    return RowPlace(
      isFirst: rows.first == row.index, isLast: rows.count > 1 && rows.last == row.index)
  }

  /// Draws a row of an inset group. The first and the last row of a section have round corners.
  private func drawInsetRow(
    _ frame: Rect, _ color: PreviewColor, _ place: RowPlace, _ svg: inout SVGWriter
  ) {
    let r = min(looks.insetGroupCorner, frame.width / 2, frame.height / 2)
    guard r > 0 else { return }
    let (top, bottom) = (place.isFirst ? r : 0, place.isLast ? r : 0)
    func n(_ value: Double) -> String { value.svgText ?? "0" }
    let path =
      "M\(n(frame.x)) \(n(frame.y + top))"
      + (top > 0 ? "a\(n(r)) \(n(r)) 0 0 1 \(n(r)) \(n(-r))" : "")
      + "H\(n(frame.maxX - top))"
      + (top > 0 ? "a\(n(r)) \(n(r)) 0 0 1 \(n(r)) \(n(r))" : "")
      + "V\(n(frame.maxY - bottom))"
      + (bottom > 0 ? "a\(n(r)) \(n(r)) 0 0 1 \(n(-r)) \(n(r))" : "")
      + "H\(n(frame.x + bottom))"
      + (bottom > 0 ? "a\(n(r)) \(n(r)) 0 0 1 \(n(-r)) \(n(-r))" : "") + "z"
    svg.element("path", ["d": path, "fill": color.hex, "fill-opacity": color.opacity])
    svg.paint(frame, color)
  }

  private func drawSeparators(
    _ row: LayoutView, _ table: LayoutView?, _ style: TableStyle, _ place: RowPlace,
    _ view: PlacedView, _ svg: inout SVGWriter
  ) {
    let frame = view.frame
    let own = colors.color(table?.part("color", key: "separatorColor", in: cell))
    let color = (own ?? colors.separator)
    let stated =
      (row.element.child("inset", key: "separatorInset")
      ?? table?.element.child("inset", key: "separatorInset"))?.insets
    var left = coveredSide(of: view) + (stated?.left ?? rowMargin(frame, row, in: table))
    var right = stated?.right ?? 0
    if isRightToLeft { swap(&left, &right) }
    let line = 1 / max(1, drawing.layout.environment.scale)
    func draw(_ y: Double, _ left: Double, _ right: Double) {
      guard frame.width > left + right else { return }
      svg.rect(
        Rect(x: frame.x + left, y: y, width: frame.width - left - right, height: line),
        fill: color.hex, opacity: color.opacity)
    }
    if style == .grouped, place.isFirst { draw(frame.y, 0, 0) }
    if place.isLast, style != .plain {
      if style == .grouped { draw(frame.maxY - line, 0, 0) }
    } else {
      draw(frame.maxY - line, left, right)
    }
  }

  /// How far the safe area reaches into a row from its leading edge, where its content view begins. At the other edge it
  /// reaches as far: phones that lie on their side have equal insets.
  func coveredSide(of row: PlacedView) -> Double {
    let content = row.children.map { scene.views[$0] }
      .first { $0.resolved.kind == .tableViewCellContentView }
    guard let content else { return 0 }
    return max(
      0,
      isRightToLeft
        ? row.frame.maxX - content.frame.maxX : content.frame.x - row.frame.x)
  }

  /// The distance from the edge of a row's content to its text.
  func rowMargin(_ row: Rect, _ cell: LayoutView?, in table: LayoutView?) -> Double {
    shown.rowMargin(
      of: cell, in: table, rowWidth: row.width, tableWidth: table == nil ? nil : row.width,
      screenWidth: scene.screen.width)
  }

  /// - Source: Apple, `UITableViewCell.AccessoryType`.
  private func drawAccessory(
    _ row: LayoutView, _ frame: Rect, beside covered: Double, _ svg: inout SVGWriter
  ) {
    guard let type = row.element["accessoryType"], frame.height > 8, frame.width > 60 else {
      return
    }
    let table = row.parent.map { drawing.document.views[$0] }
    let margin = covered + rowMargin(frame, row, in: table)
    var x = isRightToLeft ? frame.x + margin : frame.maxX - margin
    func next(_ symbol: String, _ width: Double, _ height: Double, _ color: PreviewColor) {
      let box = Rect(
        x: isRightToLeft ? x : x - width, y: frame.midY - height / 2, width: width, height: height)
      drawSymbol(symbol, in: box, color, &svg)
      x += isRightToLeft ? width + 8 : -width - 8
    }
    let grey = colors.system("tertiaryLabelColor")
    if type == "disclosureIndicator" || type == "detailDisclosureButton" {
      // The chevron fills the middle third of its square.
      x += isRightToLeft ? -4 : 4
      next(isRightToLeft ? "chevron.left" : "chevron.right", 15, 15, grey)
    }
    if type == "detailButton" || type == "detailDisclosureButton" {
      next("info.circle", 22, 22, tint(of: row))
    }
    if type == "checkmark" { next("checkmark", 16, 16, tint(of: row)) }
  }
}
