import LayoutEngine
import LayoutModel
import PlatformRules

extension ViewShapes {
  /// The bars of controllers around the scene, above its content.
  func drawBars(hasStatusBar: Bool, _ svg: inout SVGWriter) {
    let contents = drawing.barContents
    let frames = scene.bars
    if let frame = frames.navigation, let row = frames.buttonRow {
      let look = barLook(contents.navigationBar)
      var backdrop = frame
      if let status = frames.status, abs(status.maxY - frame.y) < 1 {
        backdrop = status.union(frame)
      }
      drawBarBackground(
        look, backdrop, line: .bottom, isLarge: frame.height > row.height + 10, &svg)
      drawNavigationContents(
        contents.navigation, look, frame, row: row,
        font: titleFont(contents.navigationBar), &svg)
    }
    if hasStatusBar, let status = frames.status { drawStatusBar(status, &svg) }
    if let frame = frames.tab {
      drawTabs(contents.tabs, selected: contents.selectedTab, contents.tabBar, frame, &svg)
    }
    if let frame = frames.toolbar {
      let look = barLook(nil)
      drawBarBackground(look, frame, line: .top, isLarge: false, &svg)
      let row = Rect(x: frame.x, y: frame.y, width: frame.width, height: min(44, frame.height))
      drawItems(
        NavigationBarLayout(toolbar: contents.toolbar, in: row, shown, sizes: [:]), look, &svg)
    }
  }

  // MARK: Bars that are views

  func drawNavigationBarView(_ source: LayoutView, _ frame: Rect, _ svg: inout SVGWriter) {
    let isOfController = source.role == "navigationBar"
    let look = barLook(source)
    drawBarBackground(look, frame, line: .bottom, isLarge: false, &svg)
    let item = source.element.child("items")?.children.first { $0.name == "navigationItem" }
    guard !isOfController || item != nil else {
      return drawControllerName(source, &svg)
    }
    drawNavigationContents(
      NavigationContents(item), look, frame, row: frame, font: titleFont(source), &svg)
  }

  func drawToolbarView(_ source: LayoutView, _ frame: Rect, _ svg: inout SVGWriter) {
    let look = barLook(source)
    drawBarBackground(look, frame, line: .top, isLarge: false, &svg)
    let items = SceneBarContents.items(source.element, "items")
    let row = Rect(x: frame.x, y: frame.y, width: frame.width, height: min(49, frame.height))
    drawItems(
      NavigationBarLayout(toolbar: items, in: row, shown, sizes: drawing.barViewSizes), look, &svg)
  }

  func drawTabBarView(_ source: LayoutView, _ frame: Rect, _ svg: inout SVGWriter) {
    var items =
      source.element.child("items")?.children.filter { $0.name == "tabBarItem" }
      .map { SceneBarContents.TabItem(item: $0, fallback: "Item") } ?? []
    if source.role == "tabBar", let controller = source.controller {
      items = (drawing.preview.tree.children[controller] ?? [])
        .map { SceneBarContents.TabItem(drawing.document.controllers[$0].element) }
      drawControllerName(source, &svg)
    }
    let selected = source.role == "tabBar" ? 0 : nil
    drawTabs(items, selected: selected, source, frame, &svg)
  }

  /// A controller that contains others has nothing of its own to show.
  private func drawControllerName(_ bar: LayoutView, _ svg: inout SVGWriter) {
    guard let controller = bar.controller else { return }
    let name = ViewKind(drawing.document.controllers[controller].kind).displayName
    svg.label(
      name, at: Point(x: scene.screen.midX, y: scene.screen.midY), size: 15,
      fill: colors.system("systemGrayColor").hex, weight: "500", anchor: .middle)
  }

  // MARK: Looks

  struct BarLook {
    /// `nil` where the content shows through.
    var fill: PreviewColor?
    var hasLine: Bool
    var title: PreviewColor
    var tint: PreviewColor
  }

  /// - Source: Apple, `UINavigationBarAppearance`: since iOS 15 a bar above content that has not scrolled is clear.
  func barLook(_ bar: LayoutView?) -> BarLook {
    let own = bar.flatMap { colors.color($0.part("color", key: "barTintColor", in: cell)) }
    let isBlack = bar?.element["barStyle"]?.hasPrefix("black") ?? false
    let isClear = shown.context.rules.barsAreClear && own == nil && !isBlack
    let standard =
      colors.appearance == .light
      ? PreviewColor(red: 0.975, green: 0.975, blue: 0.975)
      : PreviewColor(red: 0.086, green: 0.086, blue: 0.086)
    let attributes = bar?.element.child("textAttributes", key: "titleTextAttributes")
    let stated = colors.color(attributes?.child("color", key: "textColor"))
    let fill = own ?? (isBlack ? .black : isClear && bar?.kind != .tabBar ? nil : standard)
    return BarLook(
      fill: options.showsColors ? fill : standard, hasLine: !isClear,
      title: stated ?? (isBlack ? .white : colors.label),
      tint: bar.map { tint(of: $0) } ?? colors.tint)
  }

  private func titleFont(_ bar: LayoutView?) -> FontDescription? {
    bar?.element.child("textAttributes", key: "titleTextAttributes")?
      .child("fontDescription", key: "fontDescription")
      .flatMap { element in
        guard let name = element["name"], let size = element.number("pointSize") else { return nil }
        return FontDescription(
          face: .named(name: name, family: element["family"]), pointSize: size)
      }
  }

  private enum BarEdge { case top, bottom }

  private func drawBarBackground(
    _ look: BarLook, _ frame: Rect, line: BarEdge, isLarge: Bool, _ svg: inout SVGWriter
  ) {
    if let fill = look.fill {
      svg.fill(frame, fill)
    } else if frame.y < scene.screen.y - 0.5 || frame.maxY > scene.screen.maxY + 0.5 {
      svg.fill(frame, colors.background)
    } else if let below = svg.surface(at: Point(x: frame.midX, y: frame.maxY - 1)), below.alpha == 1
    {
      // Content that lies below a clear bar would show through its title.
      svg.fill(frame, below)
    }
    guard look.hasLine, !isLarge else { return }
    let color = colors.separator
    let y = line == .bottom ? frame.maxY - 0.5 : frame.y
    svg.rect(
      Rect(x: frame.x, y: y, width: frame.width, height: 0.5), fill: color.hex,
      opacity: color.opacity)
  }

  // MARK: Contents

  private func drawNavigationContents(
    _ contents: NavigationContents, _ look: BarLook, _ frame: Rect, row: Rect,
    font: FontDescription?, _ svg: inout SVGWriter
  ) {
    let layout = NavigationBarLayout(
      contents, in: row, isRightToLeft: isRightToLeft, shown, sizes: drawing.barViewSizes)
    drawItems(layout, look, &svg)
    if let prompt = contents.prompt {
      drawLine(
        prompt, .system(13), look.title,
        in: Rect(x: row.x, y: row.y, width: row.width, height: 18), anchor: .middle, &svg)
    }
    if frame.height > row.height + 10 {
      let margin = frame.width >= 414 ? 20.0 : 16
      drawLine(
        contents.title, .system(34, weight: .bold), look.title,
        in: Rect(
          x: frame.x + margin, y: row.maxY, width: frame.width - 2 * margin,
          height: frame.maxY - row.maxY - 4),
        anchor: isRightToLeft ? .end : .start, &svg)
    } else if contents.titleView == nil {
      var box = layout.titleFrame
      if contents.prompt != nil { box.origin.y += 6 }
      drawLine(
        contents.title, font ?? .system(17, weight: .semibold), look.title, in: box,
        anchor: .middle, &svg)
    }
  }

  private func drawItems(_ layout: NavigationBarLayout, _ look: BarLook, _ svg: inout SVGWriter) {
    for placed in layout.items {
      var tint = colors.color(placed.item.tint) ?? look.tint
      if !placed.item.isEnabled { tint = colors.system("tertiaryLabelColor") }
      let frame = placed.frame
      switch placed.item.content {
      case .text(let text):
        drawLine(
          text, .system(17, weight: placed.item.isProminent ? .semibold : .regular), tint,
          in: Rect(x: frame.x, y: frame.y, width: frame.width + 1, height: frame.height), &svg)
      case .symbol(let name): drawSymbol(name, in: frame, tint, &svg)
      case .image(let name):
        drawImage(
          name, isSymbol: false, isTemplate: true, tint: tint, in: frame, mode: "scaleAspectFit",
          &svg)
      case .back(let title):
        let x = isRightToLeft ? frame.maxX - 16 : frame.x - 6
        drawSymbol(
          isRightToLeft ? "chevron.right" : "chevron.left",
          in: Rect(x: x, y: frame.y, width: 22, height: 22), tint, &svg)
        let room =
          isRightToLeft
          ? Rect(x: frame.x - 5, y: frame.y, width: frame.width - 9, height: frame.height)
          : Rect(x: frame.x + 14, y: frame.y, width: frame.width - 9, height: frame.height)
        drawLine(
          title, .system(17), tint, in: room, anchor: isRightToLeft ? .end : .start, &svg)
      case .view, .flexibleSpace, .space: break
      }
    }
  }

  // MARK: Tabs

  private func drawTabs(
    _ items: [SceneBarContents.TabItem], selected: Int?, _ bar: LayoutView?, _ frame: Rect,
    _ svg: inout SVGWriter
  ) {
    let look = barLook(bar)
    svg.fill(frame, look.fill ?? colors.background)
    let line = colors.separator
    svg.rect(
      Rect(x: frame.x, y: frame.y, width: frame.width, height: 0.5), fill: line.hex,
      opacity: line.opacity)
    guard !items.isEmpty else { return }
    let seen = items.count > 5 ? Array(items.prefix(4)) + [more] : items
    let width = frame.width / Double(seen.count)
    let height = min(49, frame.height)
    let grey = colors.system("systemGrayColor")
    for (index, item) in seen.enumerated() {
      let box = Rect(
        x: frame.x + width * Double(isRightToLeft ? seen.count - 1 - index : index), y: frame.y,
        width: width, height: height)
      let color = index == selected ? look.tint : grey
      let icon = Rect(x: box.midX - 13, y: box.y + 5, width: 26, height: 26)
      if let symbol = item.symbol {
        drawSymbol(symbol, in: icon.inset(1.5), color, &svg)
      } else if let image = item.image {
        drawImage(
          image, isSymbol: false, isTemplate: true, tint: color, in: icon, mode: "scaleAspectFit",
          &svg)
      } else {
        svg.rect(icon.inset(4), stroke: color.hex, width: 1.5, radius: 5)
      }
      drawLine(
        item.title, .system(10, weight: .medium), color,
        in: Rect(x: box.x, y: box.y + 33, width: box.width, height: 13), anchor: .middle, &svg)
      guard let badge = item.badge, !badge.isEmpty else { continue }
      let pill = Rect(
        x: icon.maxX - 6, y: box.y + 2, width: max(18, TextLines.width(badge, size: 13) + 8),
        height: 18)
      svg.fill(pill, colors.system("systemRedColor"), radius: 9)
      drawLine(badge, .system(13), .white, in: pill, anchor: .middle, &svg)
    }
  }

  private var more: SceneBarContents.TabItem {
    SceneBarContents.TabItem(
      item: DocumentElement("tabBarItem", ["systemItem": "more"]), fallback: "More")
  }

  // MARK: Status bar

  func drawStatusBar(_ frame: Rect, _ svg: inout SVGWriter) {
    guard frame.height >= 18, frame.width > 200 else { return }
    let below = svg.surface(at: frame.center) ?? colors.background
    let ink: PreviewColor = below.isLight ? .black : .white
    let isTall = frame.height >= 40
    let y = isTall ? frame.maxY - 18 : frame.midY
    let size = isTall ? 16.0 : 12
    /// From right to left what stands at one end stands at the other.
    func placed(_ box: Rect) -> Rect {
      guard isRightToLeft else { return box }
      return Rect(
        x: frame.x + frame.maxX - box.maxX, y: box.y, width: box.width, height: box.height)
    }
    let time = placed(
      Rect(x: isTall ? frame.x + 24 : frame.midX - 30, y: y - 9, width: 60, height: 18))
    drawLine(
      "9:41", .system(size, weight: .semibold), ink, in: time, anchor: .middle, &svg)
    let end = frame.maxX - (isTall ? 50 : 32)
    let battery = placed(Rect(x: end, y: y - 5, width: 22, height: 10))
    svg.rect(battery, stroke: ink.hex, width: 0.75, radius: 2.5)
    svg.rect(battery.inset(1.5), fill: ink.hex, radius: 1.5)
    drawSymbol(
      "wifi", in: placed(Rect(x: end - 19, y: y - 7, width: 14, height: 14)), ink, &svg)
  }
}
