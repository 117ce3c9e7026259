import LayoutModel

/// Draws views as a wireframe: each kind by what makes it known at a glance.
struct ViewShapes {
  let drawing: LayoutDrawing
  let scene: PlacedScene
  let options: PreviewOptions

  /// The main root view and bars, with everything inside.
  func drawMain(_ svg: inout SVGWriter) {
    for root in scene.mainRoots { draw(root, &svg) }
  }

  /// Top-level views beside the screen, each with its name.
  func drawAside(_ svg: inout SVGWriter) {
    for root in scene.asideRoots {
      let view = scene.views[root]
      svg.clipped(to: view.frame) { draw(root, &$0) }
      svg.rect(view.frame, stroke: Palette.outline)
    }
  }

  private func draw(_ index: Int, _ svg: inout SVGWriter) {
    let view = scene.views[index]
    guard view.isVisible else { return }
    if let source = source(view) { drawShape(view, source, &svg) }
    guard !view.children.isEmpty else { return }
    if clips(view) {
      svg.clipped(to: view.frame) { svg in
        for child in view.children { draw(child, &svg) }
      }
    } else {
      for child in view.children { draw(child, &svg) }
    }
  }

  /// The view in the document.
  func source(_ view: PlacedView) -> LayoutView? {
    let index = view.resolved.index
    return drawing.document.views.indices.contains(index) ? drawing.document.views[index] : nil
  }

  private func clips(_ view: PlacedView) -> Bool {
    if view.parent == nil { return false }
    return view.resolved.kind.isScrolling
      || source(view)?.flag("clipsSubviews", in: drawing.layout.environment.cell) ?? false
  }

  private func drawShape(_ view: PlacedView, _ source: LayoutView, _ svg: inout SVGWriter) {
    let frame = view.frame
    let kind = view.resolved.kind
    let background = background(of: source)
    switch kind {
    case .label:
      if let background { fill(frame, background, &svg) }
      drawText(source, in: frame, &svg)
    case .button: drawButton(source, frame, background, &svg)
    case .textField: drawTextField(source, frame, background, &svg)
    case .textView:
      svg.rect(frame, fill: background?.hex ?? "#ffffff", stroke: Palette.outline, width: 0.75)
      drawText(source, in: frame.inset(by: EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)), &svg)
    case .imageView: drawImage(source, frame, background, &svg)
    case .stackView:
      if let background { fill(frame, background, &svg) }
      svg.rect(frame, stroke: Palette.outline, width: 0.75, dash: "3 2")
    case .tableViewCell, .collectionViewCell, .tableViewCellContentView,
      .collectionViewCellContentView:
      drawCell(view, background, &svg)
    case .visualEffectView: svg.rect(frame, fill: "#dfe5ee", opacity: 0.6)
    default:
      if !drawControl(kind, source, frame, &svg) { drawPlain(view, background, &svg) }
    }
  }

  // MARK: Plain views

  /// The document's colour, if it has one that shows.
  private func background(of source: LayoutView) -> PreviewColor? {
    guard options.showsColors else { return nil }
    let element = source.part(
      "color", key: "backgroundColor", in: drawing.layout.environment.cell)
    guard let color = PreviewColor(element, in: drawing.document), color.alpha > 0 else {
      return nil
    }
    return color
  }

  func fill(_ frame: Rect, _ color: PreviewColor, _ svg: inout SVGWriter, radius: Double? = nil) {
    svg.rect(
      frame, fill: color.hex, radius: radius, opacity: color.alpha < 1 ? color.alpha : nil)
  }

  /// A container: its colour, or a faint surface; the root view has no outline.
  private func drawPlain(
    _ view: PlacedView, _ background: PreviewColor?, _ svg: inout SVGWriter
  ) {
    if let background { fill(view.frame, background, &svg) }
    guard view.parent != nil else { return }
    let isLeaf = view.children.isEmpty
    svg.rect(
      view.frame.inset(0.25), fill: background == nil && isLeaf ? Palette.plainView : "none",
      stroke: isLeaf ? Palette.outline : Palette.faintOutline, width: 0.5)
    if view.resolved.kind.isScrolling { drawScrollIndicator(view, &svg) }
  }

  private func drawScrollIndicator(_ view: PlacedView, _ svg: inout SVGWriter) {
    guard let content = view.resolved.contentSize else { return }
    let frame = view.frame
    if content.height > frame.height + 0.5, frame.height > 30 {
      let length = max(20, frame.height * frame.height / content.height)
      svg.rect(
        Rect(x: frame.maxX - 5, y: frame.y + 3, width: 2.5, height: min(length, frame.height - 6)),
        fill: Palette.outline, radius: 1.25)
    }
    if content.width > frame.width + 0.5, frame.width > 30 {
      let length = max(20, frame.width * frame.width / content.width)
      svg.rect(
        Rect(x: frame.x + 3, y: frame.maxY - 5, width: min(length, frame.width - 6), height: 2.5),
        fill: Palette.outline, radius: 1.25)
    }
  }

  private func drawCell(
    _ view: PlacedView, _ background: PreviewColor?, _ svg: inout SVGWriter
  ) {
    let frame = view.frame
    if let background { fill(frame, background, &svg) }
    guard view.resolved.kind == .tableViewCell else { return }
    if background == nil { svg.rect(frame, fill: "#ffffff") }
    svg.line(
      Point(x: frame.x + 16, y: frame.maxY - 0.5), Point(x: frame.maxX, y: frame.maxY - 0.5),
      stroke: Palette.separator, width: 0.75)
  }

  // MARK: Emphasis

  /// Outlines of what stands out, above everything else.
  func drawEmphasis(_ svg: inout SVGWriter) {
    guard !drawing.emphasis.isEmpty else { return }
    for view in scene.views where view.isVisible {
      guard let reason = drawing.emphasis[view.resolved.id] else { continue }
      svg.element(
        "rect",
        [
          "x": view.frame.x, "y": view.frame.y, "width": view.frame.width,
          "height": view.frame.height, "fill": reason.color, "fill-opacity": 0.1,
          "stroke": reason.color, "stroke-width": 1.75,
          "stroke-dasharray": reason == .conflict ? nil : "5 3",
        ])
    }
  }
}
