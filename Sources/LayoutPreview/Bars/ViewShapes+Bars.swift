import ElementTree
import LayoutEngine
import LayoutModel
import PlatformRules

extension ViewShapes {
  /// Draws the bars of controllers around the scene, above its content.
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
      if frames.isTabAtTop {
        drawTopTabs(contents.tabs, selected: contents.selectedTab, contents.tabBar, frame, &svg)
      } else {
        drawTabs(contents.tabs, selected: contents.selectedTab, contents.tabBar, frame, &svg)
      }
    }
    if let frame = frames.toolbar { drawControllerToolbar(contents.toolbar, frame, &svg) }
  }

  private func drawControllerToolbar(_ items: [BarItem], _ frame: Rect, _ svg: inout SVGWriter) {
    let look = barLook(nil)
    if look.isGlass {
      let row = Rect(
        x: frame.x, y: frame.y + GlassMetrics.toolbarTop, width: frame.width,
        height: min(GlassMetrics.toolbarPane, max(0, frame.height - GlassMetrics.toolbarTop)))
      let layout = NavigationBarLayout(
        toolbar: items, in: drawing.insideSafeArea(row), shown, sizes: [:],
        glassMargin: GlassMetrics.toolbarMargin)
      return drawItems(layout, look, &svg)
    }
    drawBarBackground(look, frame, line: .top, isLarge: false, &svg)
    let row = Rect(x: frame.x, y: frame.y, width: frame.width, height: min(44, frame.height))
    drawItems(
      NavigationBarLayout(toolbar: items, in: drawing.insideSafeArea(row), shown, sizes: [:]), look,
      &svg)
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
    let layout = NavigationBarLayout(
      toolbar: items, in: row, shown, sizes: drawing.barViewSizes,
      glassMargin: look.isGlass ? GlassMetrics.sideMargin : nil)
    drawItems(layout, look, &svg)
  }

  func drawTabBarView(_ source: LayoutView, _ frame: Rect, _ svg: inout SVGWriter) {
    var items =
      source.element.child("items")?.children.filter { $0.name == "tabBarItem" }
      .map { SceneBarContents.TabItem(item: $0) } ?? []
    if source.role == "tabBar", let controller = source.controller {
      items = (drawing.preview.tree.children[controller] ?? [])
        .map { SceneBarContents.TabItem(of: $0, drawing.preview) }
      drawControllerName(source, &svg)
    }
    let selected = source.role == "tabBar" ? 0 : nil
    drawTabs(items, selected: selected, source, frame, &svg)
  }

  /// Draws the name of a controller that contains others, because it has no content of its own.
  private func drawControllerName(_ bar: LayoutView, _ svg: inout SVGWriter) {
    guard let controller = bar.controller else { return }
    let name = ViewKind(drawing.document.controllers[controller].kind).displayName
    svg.label(
      name, at: Point(x: scene.screen.midX, y: scene.screen.midY), size: 15,
      fill: colors.system("systemGrayColor").hex, weight: "500", anchor: .middle)
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
      // Without this, content below a clear bar would show through the bar's title.
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
    let layout = navigationLayout(contents, in: row, isGlass: look.isGlass)
    drawItems(layout, look, &svg)
    if let prompt = contents.prompt {
      let font = FontDescription.system(13)
      let isNarrow = shown.width(of: prompt, font: font) <= layout.titleFrame.width
      let room = isNarrow ? layout.titleFrame : layout.room
      drawLine(
        prompt, font, look.title,
        in: Rect(x: room.x, y: row.y, width: room.width, height: 18), anchor: .middle, &svg)
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
        anchor: !scene.bars.isTabAtTop ? .middle : isRightToLeft ? .end : .start, &svg)
    }
  }

  /// The frames of title and items in a navigation bar. Beside a tab bar at the top, the title
  /// stands at the side.
  func navigationLayout(
    _ contents: NavigationContents, in row: Rect, isGlass: Bool
  ) -> NavigationBarLayout {
    NavigationBarLayout(
      contents, in: drawing.insideSafeArea(row), isRightToLeft: isRightToLeft, shown,
      sizes: drawing.barViewSizes,
      isGlass: isGlass, titleIsAtSide: scene.bars.isTabAtTop)
  }

  /// The colour on a fill: white, as on the prominent buttons of the system, or black if the fill
  /// is too pale for white.
  private func colorOnFill(_ fill: PreviewColor?) -> PreviewColor {
    fill?.isPale ?? false ? .black : .white
  }

  private func drawItems(_ layout: NavigationBarLayout, _ look: BarLook, _ svg: inout SVGWriter) {
    var ground = colors.background
    for placed in layout.items {
      var tint = colors.color(placed.item.tint) ?? look.tint
      var disabled = colors.system("tertiaryLabelColor")
      if let pane = placed.pane {
        let isFilled = placed.item.isProminent && placed.item.isEnabled
        let fill = isFilled ? colors.color(placed.item.tint) ?? colors.tint : nil
        // A pane that is shared is drawn with its first item.
        if !placed.sharesPane { ground = drawPane(pane, fill: fill, &svg) }
        tint = isFilled ? colorOnFill(fill) : colorOnPane(tint, ground)
        disabled = colorOnPane(disabled, ground)
      }
      if !placed.item.isEnabled { tint = disabled }
      let frame = placed.frame
      switch placed.item.content {
      case .text(let text):
        drawLine(
          text, placed.item.font(isGlass: placed.pane != nil), tint,
          in: Rect(x: frame.x, y: frame.y, width: frame.width + 1, height: frame.height), &svg)
      case .symbol(let name): drawSymbol(name, in: frame, tint, &svg)
      case .image(let name):
        drawImage(
          name, isSymbol: false, isTemplate: true, tint: tint, in: frame, mode: "scaleAspectFit",
          &svg)
      case .back where placed.pane != nil:
        drawSymbol(isRightToLeft ? "chevron.right" : "chevron.left", in: frame, tint, &svg)
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
}
