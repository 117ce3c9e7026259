import ElementTree
import LayoutEngine
import LayoutModel
import PlatformRules

extension ViewShapes {
  /// The opacity of samples, which are paler than the contents of the document.
  private static let paleness = 0.45
  /// The greatest number of samples. No screen shows more.
  private static let mostSamples = 60
  private static let mostItems = 41

  /// Draws sample rows. A single prototype is repeated until the table is full. Several prototypes
  /// are drawn once each, with a mark. Without any prototype, lines show where code puts rows.
  ///
  /// Several prototypes in turn would look like a screen that somebody designed, such as one of
  /// settings.
  func drawSampleRows(_ view: PlacedView, _ table: LayoutView, _ svg: inout SVGWriter) {
    guard drawing.preview.sections[table.id] == nil else { return }
    let seen = view.frame.intersection(scene.visibleRect)
    let rows = view.children.filter {
      source(scene.views[$0])?.placement == .cell && scene.views[$0].isVisible
    }
    // Rows continue below a floating bar.
    let covered = looks.barsAreGlass || scene.bars.isTabAtTop ? nil : scene.bars.tab?.y
    let bottom = min(seen.maxY, covered ?? seen.maxY)
    // A footer comes after all rows. It keeps its place, and no sample is drawn over it.
    let hasFooter = view.children.contains { child in
      source(scene.views[child])?.role == "tableFooterView" && !isBlank(scene.views[child])
    }
    guard !hasFooter else { return }
    guard let last = rows.last.map({ scene.views[$0].frame }) else {
      return drawEmptyRows(view, table, bottom, &svg)
    }
    let first = scene.views[rows[0]].frame
    let step = last.maxY - first.y
    guard step > 4 else { return }
    guard rows.count == 1 else {
      return drawEndOfPrototypes(
        rows.count, "rows",
        below: Rect(x: first.x, y: last.maxY, width: first.width, height: bottom - last.maxY), &svg)
    }
    let row = rows[0]
    guard first.height > 1 else { return }
    var y = last.maxY
    var count = 0
    while y < bottom - 4, count < Self.mostSamples {
      let place = Rect(x: first.x, y: y, width: first.width, height: first.height)
      // Only the content of a row is paler. Its background is opaque, because otherwise the table's
      // background would show through.
      if let own = source(scene.views[row]) {
        svg.fill(place, rowBackground(own, style(of: table)))
      }
      guard svg.takeSample(ofViews: viewCount(row)) else { return }
      drawSample(row, dx: 0, dy: y - first.y, &svg)
      if count == 0 { drawSampleMark(place, of: row, &svg) }
      y += first.height
      count += 1
    }
  }

  /// Writes, below several prototypes, that the document has no more. It is in the middle of the
  /// remaining room.
  private func drawEndOfPrototypes(
    _ count: Int, _ items: String, below room: Rect, _ svg: inout SVGWriter
  ) {
    let text = "\(count) prototypes; code makes the \(items)"
    let size = 11.0
    let width = TextLines.width(text, size: size) * 1.15 + 24
    guard room.width > width, room.height > 36 else { return }
    let pill = Rect(x: room.midX - width / 2, y: room.y + 10, width: width, height: 20)
    // Over the home indicator nobody could read it.
    let environment = drawing.layout.environment
    guard pill.maxY <= environment.size.height - environment.safeArea.bottom else { return }
    // On a table of any colour: black or white, a bit of what is below.
    let below = svg.surface(at: pill.center) ?? colors.background
    let ink = (below.isLight ? PreviewColor.black : .white)
    svg.rect(
      pill, stroke: ink.faded(to: 0.5).over(below).hex, width: 1, radius: 10, dash: "3 3")
    svg.label(
      text, at: Point(x: pill.midX, y: pill.y + 14), size: size,
      fill: ink.faded(to: 0.75).over(below).hex, anchor: .middle)
  }

  /// The number of views in a view, including itself.
  private func viewCount(_ index: Int) -> Int {
    scene.views[index].children.reduce(1) { $0 + viewCount($1) }
  }

  private func drawSample(_ index: Int, dx: Double, dy: Double, _ svg: inout SVGWriter) {
    svg.begin(
      "g",
      [
        "transform": "translate(\(dx.svgText ?? "0") \(dy.svgText ?? "0"))",
        "opacity": Self.paleness,
      ])
    draw(index, &svg)
    svg.end()
  }

  private func drawEmptyRows(
    _ view: PlacedView, _ table: LayoutView, _ bottom: Double, _ svg: inout SVGWriter
  ) {
    let stated = table.element.number("rowHeight") ?? 44
    let height = stated > 8 && stated < 400 ? stated : 44
    let header = view.children.map { scene.views[$0] }
      .first { source($0)?.role == "tableHeaderView" }
    let above = scene.bars.navigation?.maxY ?? scene.bars.status?.maxY ?? view.frame.y
    var y = header?.frame.maxY ?? max(view.frame.y, min(above, view.frame.maxY))
    // Beside a notch, which takes as much at both sides.
    let layout = drawing.layout
    let covered = layout.environment.isAsDesigned ? 0 : layout.safeArea?.left ?? 0
    let margin = max(0, covered - view.frame.x) + rowMargin(view.frame, nil, in: table)
    let line = colors.separator
    var count = 0
    while y + height < bottom, count < Self.mostSamples {
      let length = max(0, (view.frame.width - 2 * margin) * [0.45, 0.6, 0.35][count % 3])
      let bar = Rect(
        x: isRightToLeft ? view.frame.maxX - margin - length : view.frame.x + margin,
        y: y + height / 2 - 4, width: length, height: 8)
      svg.fill(bar, colors.system("quaternarySystemFillColor"), radius: 4)
      if table.element["separatorStyle"] != "none" {
        svg.rect(
          Rect(
            x: isRightToLeft ? view.frame.x : view.frame.x + margin, y: y + height - 0.5,
            width: max(0, view.frame.width - margin), height: 0.5),
          fill: line.hex, opacity: line.opacity)
      }
      if count == 0 {
        drawSampleMark(Rect(x: view.frame.x, y: y, width: view.frame.width, height: height), &svg)
      }
      y += height
      count += 1
    }
  }

  // MARK: Collections

  /// Draws sample items as in tables: a single prototype is repeated where the flow layout puts the
  /// next items, and several are drawn once each.
  func drawSampleItems(_ view: PlacedView, _ collection: LayoutView, _ svg: inout SVGWriter) {
    let items = view.children.filter {
      source(scene.views[$0])?.placement == .cell && scene.views[$0].isVisible
    }
    let sizes = items.map { scene.views[$0].frame.size }
    let isUsable = sizes.allSatisfy { $0.width > 2 && $0.height > 2 }
    // As in tables, a footer comes after all items, and keeps its place.
    let hasFooter = view.children.contains {
      source(scene.views[$0])?.role == "sectionFooterView" && scene.views[$0].isVisible
    }
    guard isUsable, !hasFooter else { return }
    let layout = collection.element.child("collectionViewFlowLayout")
    if items.isEmpty { return drawEmptyItems(view, collection, layout, &svg) }
    guard items.count == 1 else {
      let end = items.map { scene.views[$0].frame.maxY }.max() ?? view.frame.y
      let seen = view.frame.intersection(scene.visibleRect)
      return drawEndOfPrototypes(
        items.count, "items",
        below: Rect(x: seen.x, y: end, width: seen.width, height: seen.maxY - end), &svg)
    }
    let item = items[0]
    let frame = scene.views[item].frame
    let many = Array(repeating: frame.size, count: Self.mostItems)
    guard
      let origins = shown.flowOrigins(of: many, in: collection, extent: view.frame.size)
    else { return }
    // The first item has its resolved place. The others keep their distance to it.
    let (dx, dy) = (frame.x - origins[0].x, frame.y - origins[0].y)
    let seen = view.frame.intersection(scene.visibleRect)
    var isMarked = false
    for origin in origins.dropFirst() {
      let target = Rect(
        x: origin.x + dx, y: origin.y + dy, width: frame.width, height: frame.height)
      let part = target.intersection(seen)
      guard part.width > 2, part.height > 2,
        svg.takeSample(ofViews: viewCount(item))
      else { continue }
      drawSample(item, dx: target.x - frame.x, dy: target.y - frame.y, &svg)
      // An item that shows nothing needs no mark.
      if !isMarked, !isBlank(scene.views[item]) {
        drawSampleMark(target, of: item, &svg)
        isMarked = true
      }
    }
  }

  private func drawEmptyItems(
    _ view: PlacedView, _ collection: LayoutView, _ layout: DocumentElement?,
    _ svg: inout SVGWriter
  ) {
    let stated = layout?.child("size", key: "itemSize")
    let item = Size(
      width: stated?.number("width") ?? 50, height: stated?.number("height") ?? 50)
    guard item.width > 8, item.height > 8,
      let origins = shown.flowOrigins(
        of: Array(repeating: item, count: Self.mostSamples), in: collection,
        extent: view.frame.size)
    else { return }
    for origin in origins {
      let box = Rect(
        x: view.frame.x + origin.x, y: view.frame.y + origin.y, width: item.width,
        height: item.height)
      guard box.maxY <= view.frame.maxY, box.maxX <= view.frame.maxX else { continue }
      svg.fill(box, colors.system("quaternarySystemFillColor"), radius: 4)
    }
    drawSampleMark(view.frame, &svg)
  }
}
