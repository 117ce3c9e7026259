import ElementTree
import LayoutEngine
import LayoutModel
import PlatformRules

/// Draws views so that a person recognises the screen. Each kind looks as in UIKit, with the
/// document's texts and colours. An unknown view becomes a plain placeholder.
struct ViewShapes {
  let drawing: LayoutDrawing
  let scene: PlacedScene
  let options: PreviewOptions
  let colors: ColorTable
  let shown: ShownContents
  /// The rules for the look of the picture's system.
  let looks: RulesInForce
  /// The texts and controls, below which a mark would be unreadable.
  let texts: OccupiedArea
  /// The labels among them whose letters are pale.
  let paleTexts: OccupiedArea

  init(_ drawing: LayoutDrawing, _ scene: PlacedScene, _ options: PreviewOptions) {
    self.drawing = drawing
    self.scene = scene
    self.options = options
    let appearance = drawing.appearance(options)
    colors = ColorTable(drawing.document, appearance, assets: drawing.preview.assets)
    shown = drawing.shown
    looks = drawing.rules
    texts = OccupiedArea(viewsOf: scene)
    let (table, cell) = (colors, drawing.layout.environment.cell)
    paleTexts = OccupiedArea(viewsOf: scene) { view in
      guard view.resolved.kind == .label,
        drawing.document.views.indices.contains(view.resolved.index)
      else { return false }
      let label = drawing.document.views[view.resolved.index]
      return table.color(label.part("color", key: "textColor", in: cell))?.isPale ?? false
    }
  }

  var cell: GridCell { drawing.layout.environment.cell }
  var isRightToLeft: Bool { drawing.layout.environment.direction == .rightToLeft }
  /// Whether controls have the classic look, as on the canvas of an old Xcode.
  var isClassic: Bool { looks.controlsAreClassic }

  /// Draws the main root view and the bars, with everything inside.
  func drawMain(hasStatusBar: Bool = true, _ svg: inout SVGWriter) {
    svg.fill(scene.visibleRect, colors.background)
    for root in scene.mainRoots { draw(root, &svg) }
    drawBars(hasStatusBar: hasStatusBar, &svg)
    for root in scene.barRoots { draw(root, &svg) }
  }

  /// Draws top-level views beside the screen, each with its name.
  func drawAside(_ svg: inout SVGWriter) {
    for root in scene.asideRoots {
      let view = scene.views[root]
      svg.fill(view.frame, colors.background)
      svg.clipped(to: view.frame) { draw(root, &$0) }
      svg.rect(view.frame, stroke: Palette.outline)
    }
  }

  func draw(_ index: Int, _ svg: inout SVGWriter) {
    let view = scene.views[index]
    guard view.isVisible, let source = source(view) else { return }
    let alpha = source.number("alpha", in: cell) ?? 1
    guard alpha > 0.01 else { return }
    if options.namesViews { svg.beginView(source.id.text, kind: view.resolved.kind.rawValue) }
    defer { if options.namesViews { svg.end() } }
    if alpha < 0.99 { svg.begin("g", ["opacity": alpha]) }
    drawShape(view, source, &svg)
    if clips(view, source) {
      svg.clipped(to: view.frame) { drawInside(view, source, &$0) }
    } else {
      drawInside(view, source, &svg)
    }
    if alpha < 0.99 { svg.end() }
  }

  private func drawInside(_ view: PlacedView, _ source: LayoutView, _ svg: inout SVGWriter) {
    if view.resolved.kind == .tableView { drawSectionTitles(view, source, &svg) }
    for child in view.children { draw(child, &svg) }
    switch view.resolved.kind {
    case .tableView: drawSampleRows(view, source, &svg)
    case .collectionView: drawSampleItems(view, source, &svg)
    default: break
    }
    if view.resolved.kind.isScrolling { drawScrollIndicator(view, &svg) }
  }

  /// Whether a view is completely invisible.
  func isBlank(_ view: PlacedView) -> Bool {
    guard view.isVisible, let source = source(view) else { return true }
    let kinds: Set<ViewKind> = [
      .view, .stackView, .collectionViewCell, .collectionViewCellContentView,
    ]
    return kinds.contains(view.resolved.kind) && background(of: source) == nil
      && (source.customClass == nil || view.resolved.kind != .view)
      && view.children.allSatisfy { isBlank(scene.views[$0]) }
  }

  /// The view in the document.
  func source(_ view: PlacedView) -> LayoutView? {
    let index = view.resolved.index
    return drawing.document.views.indices.contains(index) ? drawing.document.views[index] : nil
  }

  private func clips(_ view: PlacedView, _ source: LayoutView) -> Bool {
    guard view.parent != nil else { return false }
    switch view.resolved.kind {
    case .tableView, .collectionView: return true
    default:
      let mayClip =
        view.resolved.kind.isScrolling || source.flag("clipsSubviews", in: cell) ?? false
      return mayClip && overflows(view)
    }
  }

  /// Whether something in a view extends beyond it.
  private func overflows(_ view: PlacedView) -> Bool {
    view.children.contains { index in
      let child = scene.views[index]
      guard child.isVisible else { return false }
      let inside = view.frame.intersection(child.frame)
      return inside.width < child.frame.width - 0.5 || inside.height < child.frame.height - 0.5
        || overflows(child)
    }
  }

  private func drawShape(_ view: PlacedView, _ source: LayoutView, _ svg: inout SVGWriter) {
    let frame = view.frame
    let content = shown.content(of: source)
    switch (view.resolved.kind, content) {
    case (.label, .label(let label)):
      drawBackground(source, frame, &svg)
      drawLabel(source, label, in: frame, &svg)
    case (.button, .button(let button)): drawButton(source, button, frame, &svg)
    case (.textField, .textField(let field)): drawTextField(source, field, frame, &svg)
    case (.textView, .textView(let text)): drawTextView(source, text, frame, &svg)
    case (.imageView, _): drawImageView(source, frame, &svg)
    case (.stackView, _): drawBackground(source, frame, &svg)
    case (.tableView, _): drawTable(view, source, &svg)
    case (.tableViewCell, _): drawRow(view, source, &svg)
    case (.tableViewCellContentView, _), (.collectionViewCellContentView, _),
      (.collectionViewCell, _), (.collectionReusableView, _), (.collectionView, _),
      (.scrollView, _):
      drawBackground(source, frame, &svg)
    case (.visualEffectView, _): drawMaterial(source, frame, &svg)
    default:
      if !drawControl(view.resolved.kind, source, frame, &svg) {
        drawPlain(view, source, &svg)
      }
    }
  }

  // MARK: Plain views

  /// The colour that the document gives the view, if it is visible.
  func background(of source: LayoutView) -> PreviewColor? {
    guard options.showsColors else { return nil }
    let color = colors.color(source.part("color", key: "backgroundColor", in: cell))
    return color.flatMap { $0.alpha > 0 ? $0 : nil }
  }

  @discardableResult
  func drawBackground(
    _ source: LayoutView, _ frame: Rect, _ svg: inout SVGWriter
  ) -> Bool {
    let layer = LayerAttributes(source, colors)
    guard let color = background(of: source) else {
      layer.drawBorder(of: frame, &svg)
      return layer.hasBorder
    }
    svg.fill(frame, color, radius: layer.radius(in: frame))
    layer.drawBorder(of: frame, &svg)
    return true
  }

  /// Draws a container with its colour. An empty view without a colour is a faint surface, with its
  /// class if it has one.
  private func drawPlain(_ view: PlacedView, _ source: LayoutView, _ svg: inout SVGWriter) {
    let isPainted = drawBackground(source, view.frame, &svg)
    guard view.parent != nil, view.children.isEmpty, !isPainted else { return }
    // Such a footer is only there to end the lines between the rows.
    if source.role == "tableFooterView", source.customClass == nil { return }
    drawUnknown(className(of: view, source), view.frame, radius: 0, &svg)
  }

  /// Draws the faint surface of a view that code draws.
  func drawUnknown(
    _ name: String?, _ frame: Rect, radius: Double, _ svg: inout SVGWriter
  ) {
    guard frame.width > 0.5, frame.height > 0.5 else { return }
    svg.fill(frame, colors.system("quaternarySystemFillColor"), radius: radius)
    if frame.width > 6, frame.height > 6 {
      svg.rect(
        frame.inset(0.25), stroke: colors.system("opaqueSeparatorColor").hex, width: 0.5,
        radius: radius)
    }
    guard let name, frame.height > 16, frame.width > 50 else { return }
    svg.label(
      TextLines.cut(name, size: 9, width: frame.width - 10),
      at: Point(x: frame.midX, y: frame.midY + 3), size: 9,
      fill: colors.system("secondaryLabelColor").over(colors.background).hex, anchor: .middle)
  }

  /// - Source: Apple, `UIBlurEffect.Style`.
  private func drawMaterial(_ source: LayoutView, _ frame: Rect, _ svg: inout SVGWriter) {
    if drawBackground(source, frame, &svg) { return }
    let style = source.element.child("blurEffect")?["style"] ?? "regular"
    let isDark = style.lowercased().contains("dark") || colors.appearance == .dark
    let grey = isDark ? 0.15 : 0.97
    let alpha = style.lowercased().contains("thin") ? 0.55 : 0.8
    svg.fill(
      frame, PreviewColor(red: grey, green: grey, blue: grey, alpha: alpha),
      radius: LayerAttributes(source, colors).radius(in: frame))
  }

  private func drawScrollIndicator(_ view: PlacedView, _ svg: inout SVGWriter) {
    guard let content = view.resolved.contentSize else { return }
    let frame = view.frame
    let color = colors.label.faded(to: 0.35)
    if content.height > frame.height + 0.5, frame.height > 30 {
      let top = max(frame.y, scene.bars.navigation?.maxY ?? frame.y) + 3
      let length = max(20, frame.height * frame.height / content.height)
      svg.rect(
        Rect(
          x: frame.maxX - 5, y: top, width: 2.5, height: max(0, min(length, frame.maxY - 3 - top))),
        fill: color.hex, radius: 1.25, opacity: color.opacity)
    }
    if content.width > frame.width + 0.5, frame.width > 30 {
      let length = max(20, frame.width * frame.width / content.width)
      svg.rect(
        Rect(x: frame.x + 3, y: frame.maxY - 5, width: min(length, frame.width - 6), height: 2.5),
        fill: color.hex, radius: 1.25, opacity: color.opacity)
    }
  }
}
