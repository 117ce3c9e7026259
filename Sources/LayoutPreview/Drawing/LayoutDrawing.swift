package import LayoutModel

/// A picture of a resolved scene.
///
///     var drawing = LayoutDrawing(layout, of: document, title: "Main.storyboard")
///     drawing.emphasise(diagnostic.objects, as: .conflict)
///     let text = drawing.svg(PreviewOptions(showsConstraints: true))
///
/// The same input gives the same bytes. The SVG has no scripts, no ids and loads nothing, so that
/// several can stand in one page.
package struct LayoutDrawing: Sendable {
  package var layout: ResolvedLayout
  package var document: LayoutDocument
  /// The document's name, for the title.
  package var title: String
  /// Objects (views and constraints) that stand out.
  package private(set) var emphasis: [ObjectID: Emphasis] = [:]

  package init(
    _ layout: ResolvedLayout, of document: LayoutDocument, title: String
  ) {
    self.layout = layout
    self.document = document.replacingTexts(layout.environment.texts)
    self.title = title
  }

  /// Lets objects stand out; one that does already keeps the worse reason.
  package mutating func emphasise(_ objects: [String], as reason: Emphasis) {
    for object in objects {
      let id = ObjectID(object)
      emphasis[id] = max(emphasis[id] ?? reason, reason)
    }
  }
}

extension LayoutDrawing {
  /// The picture as an SVG document.
  package func svg(_ options: PreviewOptions = PreviewOptions()) -> String {
    let scene = PlacedScene(layout, document)
    let frame = DeviceFrame(scene.screen, layout, document)
    let picture = outerRect(scene, frame, options)
    var svg = SVGWriter()
    svg.begin(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg",
        "width": picture.width * options.magnification,
        "height": picture.height * options.magnification,
        "viewBox": [picture.x, picture.y, picture.width, picture.height]
          .map { $0.svgText ?? "0" }.joined(separator: " "),
        "font-family": fontStack,
      ])
    svg.element("title", [:], text: "\(title), \(sceneName), \(environmentText)")
    svg.rect(picture, fill: Palette.backdrop)
    if options.showsTitle { drawTitle(in: picture, &svg) }
    draw(scene, frame, options, &svg)
    svg.end()
    return svg.text
  }

  /// Everything but title and backdrop, at its place.
  func draw(
    _ scene: PlacedScene, _ frame: DeviceFrame, _ options: PreviewOptions, _ svg: inout SVGWriter
  ) {
    let shapes = ViewShapes(drawing: self, scene: scene, options: options)
    svg.rect(scene.screen, fill: Palette.screen)
    if options.clipsToScreen {
      svg.clipped(to: scene.screen) { shapes.drawMain(&$0) }
    } else {
      shapes.drawMain(&svg)
    }
    shapes.drawAside(&svg)
    let zones = ZoneOverlay(
      scene: scene, insets: layout.safeArea ?? layout.environment.safeArea)
    if options.showsSafeArea { zones.drawSafeArea(&svg) }
    if options.showsMargins { zones.drawMargins(&svg) }
    if options.showsDevice { frame.draw(&svg) } else { frame.drawPlain(&svg) }
    guard options.showsConstraints || options.showsNames || !emphasis.isEmpty else { return }
    if options.clipsToScreen {
      // Half a line more, so that what stands out at the edge of the screen has all of its outline.
      svg.clipped(to: scene.screenAndAside.inset(-1)) {
        drawOverlays(shapes, zones, options, &$0)
      }
    } else {
      drawOverlays(shapes, zones, options, &svg)
    }
  }

  private func drawOverlays(
    _ shapes: ViewShapes, _ zones: ZoneOverlay, _ options: PreviewOptions, _ svg: inout SVGWriter
  ) {
    shapes.drawEmphasis(&svg)
    if options.showsConstraints {
      ConstraintOverlay(drawing: self, scene: shapes.scene, zones: zones).draw(&svg)
    }
    if options.showsNames { NameOverlay(drawing: self, scene: shapes.scene).draw(&svg) }
  }

  /// The picture's rectangle: the screen, what lies aside, the device's edge, the title.
  private func outerRect(
    _ scene: PlacedScene, _ frame: DeviceFrame, _ options: PreviewOptions
  ) -> Rect {
    let edge = (options.showsDevice ? frame.thickness : 0) + 20
    let bounds = options.clipsToScreen ? scene.screenAndAside : scene.bounds
    let title = options.showsTitle ? 46.0 : 0
    var rect = bounds.inset(
      by: EdgeInsets(top: -edge - title, left: -edge, bottom: -edge, right: -edge))
    let missing = (options.showsTitle ? titleWidth + 40 : 0) - rect.width
    if missing > 0 {
      rect.origin.x -= missing / 2
      rect.size.width += missing
    }
    return rect
  }
}
