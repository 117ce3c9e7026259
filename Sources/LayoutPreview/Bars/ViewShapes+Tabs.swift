import ElementTree
import LayoutEngine
import LayoutModel
import PlatformRules

extension ViewShapes {
  typealias TabItem = SceneBarContents.TabItem

  /// How many tabs an empty bar has room for.
  private static let usualTabs = 4

  /// A tab bar at the bottom: on the whole width, or on a pane of glass in its middle.
  func drawTabs(
    _ items: [TabItem], selected: Int?, _ bar: LayoutView?, _ frame: Rect, _ svg: inout SVGWriter
  ) {
    let look = barLook(bar)
    let seen = items.count > 5 ? Array(items.prefix(4)) + [more] : items
    if look.isGlass { return drawGlassTabs(seen, selected, bar, look, frame, &svg) }
    svg.fill(frame, look.fill ?? colors.background)
    let line = colors.separator
    svg.rect(
      Rect(x: frame.x, y: frame.y, width: frame.width, height: 0.5), fill: line.hex,
      opacity: line.opacity)
    guard !seen.isEmpty else { return }
    let width = frame.width / Double(seen.count)
    let height = min(49, frame.height)
    let grey = colors.system("systemGrayColor")
    for (index, item) in seen.enumerated() {
      let place = isRightToLeft ? seen.count - 1 - index : index
      let box = Rect(
        x: frame.x + width * Double(place), y: frame.y, width: width, height: height)
      let color = index == selected ? look.tint : grey
      if cell.height == .compact {
        let natural =
          TabInARow.widthBeforeTitle(item, icon: 18)
          + shown.width(of: item.title, font: .system(13))
        let content = box.centered(width: min(natural, box.width - 8), height: min(32, height))
        drawInARow(
          item, TabInARow(content, icon: 18, item, isRightToLeft: isRightToLeft), .system(13),
          color, &svg)
        continue
      }
      let icon = Rect(x: box.midX - 13, y: box.y + 5, width: 26, height: 26)
      drawTabIcon(item, in: icon, color, &svg)
      drawLine(
        item.title, .system(10, weight: .medium), color,
        in: Rect(x: box.x, y: box.y + 33, width: box.width, height: 13), anchor: .middle, &svg)
      drawBadge(item, at: Point(x: icon.maxX - 6, y: box.y + 2), height: 18, &svg)
    }
  }

  /// - Source: recorded, iOS 26: the selected tab stands on a lens and has the tint; the others have the
  ///   colour of labels. Titles of 10 points are semibold and medium. See ``GlassMetrics``.
  private func drawGlassTabs(
    _ items: [TabItem], _ selected: Int?, _ bar: LayoutView?, _ look: BarLook, _ frame: Rect,
    _ svg: inout SVGWriter
  ) {
    if let fill = look.fill { svg.fill(frame, fill) }
    // The tabs of a controller in another document are not known; that there is a bar is.
    let pane = GlassMetrics.tabPane(items.isEmpty ? Self.usualTabs : items.count, in: frame)
    let ground = drawPane(pane, &svg)
    guard !items.isEmpty else { return }
    let tint = colorOnPane(bar.map { self.tint(of: $0) } ?? colors.tint, ground)
    let plain = colorOnPane(colors.label, ground)
    // A bar of 49 points has no room for titles below the icons.
    let isLow = pane.height < 50
    for (index, item) in items.enumerated() {
      let place = isRightToLeft ? items.count - 1 - index : index
      let box = GlassMetrics.tab(place, of: items.count, on: pane)
      let isSelected = index == selected
      if isSelected { drawLens(box, on: ground, &svg) }
      let color = isSelected ? tint : plain
      let font = FontDescription.system(10, weight: isSelected ? .semibold : .medium)
      if isLow {
        let icon = min(20, box.height - 4)
        let natural =
          TabInARow.widthBeforeTitle(item, icon: icon) + shown.width(of: item.title, font: font)
        let content = box.centered(
          width: min(natural, max(0, box.width - 8)), height: box.height)
        drawInARow(
          item, TabInARow(content, icon: icon, item, isRightToLeft: isRightToLeft), font, color,
          &svg)
        continue
      }
      let icon = Rect(x: box.midX - 13, y: box.y + 6, width: 26, height: 26)
      drawTabIcon(item, in: icon, color, &svg)
      let title = Rect(x: box.x + 4, y: box.y + 35, width: max(0, box.width - 8), height: 12)
      drawLine(item.title, font, color, in: title, anchor: .middle, &svg)
      let badge = Point(x: icon.midX + GlassMetrics.badgeShift, y: pane.y + 6)
      drawBadge(item, at: badge, height: GlassMetrics.badge, &svg)
    }
  }

  private func drawInARow(
    _ item: TabItem, _ row: TabInARow, _ font: FontDescription, _ color: PreviewColor,
    _ svg: inout SVGWriter
  ) {
    drawTabIcon(item, in: row.icon, color, &svg)
    drawLine(
      item.title, font, color, in: row.title, anchor: isRightToLeft ? .end : .start, &svg)
    if let badge = row.badge { drawBadge(item, at: badge.origin, height: badge.height, &svg) }
  }

  private func drawLens(_ box: Rect, on pane: PreviewColor, _ svg: inout SVGWriter) {
    let isLight = pane.isLight
    svg.fill(
      box,
      isLight
        ? PreviewColor(red: 0.914, green: 0.918, blue: 0.918)
        : PreviewColor(red: 0.22, green: 0.22, blue: 0.235), radius: box.height / 2)
  }

  /// Draws a tab bar at the top of a pad: titles in the middle of the navigation bar.
  ///
  /// - Source: Apple, Elevate your tab and sidebar experience in iPadOS, and Human Interface Guidelines, Tab
  ///   bars; drawn: the height of the pane, and the distances between titles.
  func drawTopTabs(
    _ items: [TabItem], selected: Int?, _ bar: LayoutView?, _ frame: Rect, _ svg: inout SVGWriter
  ) {
    guard !items.isEmpty else { return }
    let font = { (isSelected: Bool) in
      FontDescription.system(15, weight: isSelected ? .semibold : .medium)
    }
    let padding = 18.0
    let icon = 22.0
    let widths = items.map {
      ($0.title.isEmpty ? icon : shown.width(of: $0.title, font: font(true))) + 2 * padding
    }
    let height = looks.barsAreGlass ? min(GlassMetrics.pane, frame.height) : 36
    let total = min(widths.reduce(0, +) + 8, frame.width / 2)
    let scale = (total - 8) / max(1, total - 8, widths.reduce(0, +))
    let row = Rect(x: frame.x, y: frame.y, width: frame.width, height: min(44, frame.height))
    let pane = row.centered(width: total, height: height)
    var ground = colors.background
    if looks.barsAreGlass {
      ground = drawPane(pane, &svg)
    } else {
      svg.fill(
        pane, colors.system("tertiarySystemFillColor").over(colors.background), radius: height / 2)
    }
    let own = bar.map { self.tint(of: $0) } ?? colors.tint
    let tint = looks.barsAreGlass ? colorOnPane(own, ground) : own
    let plain = looks.barsAreGlass ? colorOnPane(colors.label, ground) : colors.label
    var x = pane.x + 4
    for index in isRightToLeft ? Array(items.indices.reversed()) : Array(items.indices) {
      let width = widths[index] * scale
      let box = Rect(x: x, y: pane.y + 4, width: width, height: pane.height - 8)
      x += width
      let isSelected = index == selected
      if isSelected {
        if looks.barsAreGlass {
          drawLens(box, on: ground, &svg)
        } else {
          svg.fill(box, colors.background, radius: box.height / 2)
        }
      }
      let color = isSelected ? tint : plain
      if items[index].title.isEmpty {
        drawTabIcon(items[index], in: box.centered(width: icon, height: icon), color, &svg)
      } else {
        drawLine(items[index].title, font(isSelected), color, in: box, anchor: .middle, &svg)
      }
    }
  }

  private func drawTabIcon(
    _ item: TabItem, in icon: Rect, _ color: PreviewColor, _ svg: inout SVGWriter
  ) {
    if let symbol = item.symbol {
      drawSymbol(symbol, in: icon.inset(1.5), color, &svg)
    } else if let image = item.image {
      drawImage(
        image, isSymbol: false, isTemplate: true, tint: color, in: icon, mode: "scaleAspectFit",
        &svg)
    } else {
      svg.rect(icon.inset(4), stroke: color.hex, width: 1.5, radius: 5)
    }
  }

  private func drawBadge(
    _ item: TabItem, at origin: Point, height: Double, _ svg: inout SVGWriter
  ) {
    guard let badge = item.badge, !badge.isEmpty else { return }
    let pill = Rect(
      x: origin.x, y: origin.y, width: TabInARow.badgeWidth(badge, height: height),
      height: height)
    svg.fill(pill, colors.system("systemRedColor"), radius: height / 2)
    drawLine(
      badge, .system(TabInARow.badgeFont(height: height)), .white, in: pill, anchor: .middle, &svg)
  }

  private var more: TabItem {
    TabItem(item: DocumentElement("tabBarItem", ["systemItem": "more"]), fallback: "More")
  }
}
