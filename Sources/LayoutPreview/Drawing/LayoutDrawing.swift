import LayoutEngine
package import LayoutModel
import PlatformRules

/// A picture of a resolved scene.
///
///     var drawing = LayoutDrawing(layout, of: PreviewDocument(document), title: "Main.storyboard")
///     drawing.emphasise(diagnostic.objects, as: .conflict)
///     let text = drawing.svg(PreviewOptions(layers: [.constraints]))
///
/// The same input gives the same bytes. The SVG has no scripts and loads nothing. An id means the
/// same in every picture, so that one page can contain several pictures. Views have ids only if the
/// options ask for them.
package struct LayoutDrawing: Sendable {
  package var layout: ResolvedLayout
  /// The name of the document, for the title.
  package var title: String
  /// The emphasised objects (views and constraints), each with its reason.
  package private(set) var emphasis: [ObjectID: Emphasis] = [:]
  /// Whether everything that is not emphasised is dimmed.
  package var isRestDimmed = false
  /// The text with which a sheet begins the caption, such as `before`.
  package var caption: String?
  /// The captions of pictures that were left out because they look the same as this one; see ``joiningEqual(_:)``.
  var equalCaptions: [String] = []
  /// The other column, if the scene is a column of a split view.
  package var split: SplitScreen?
  /// The scenes that are visible in container views, by the view.
  var embedded: [ObjectID: EmbeddedScreen] = [:]
  let preview: PreviewDocument
  /// The contents of views in the layout's environment.
  let shown: ShownContents
  /// The bars of controllers around the scene, and their contents.
  let bars: SurroundingBars
  let barContents: SceneBarContents
  /// The sizes of the views in bars, by id.
  let barViewSizes: [ObjectID: Size]

  package var document: LayoutDocument { preview.document }

  package init(_ layout: ResolvedLayout, of preview: PreviewDocument, title: String) {
    self.layout = layout
    self.title = title
    self.preview = preview
    let document = preview.document
    shown = ShownContents(document, in: layout.environment)
    if let scene = document.scene(layout.scene) {
      bars = preview.surroundings.bars(of: scene, in: layout.environment)
      barContents = SceneBarContents(scene, preview, bars, in: layout.environment)
    } else {
      bars = SurroundingBars()
      barContents = SceneBarContents()
    }
    var sizes: [ObjectID: Size] = [:]
    for view in layout.views where document.views.indices.contains(view.index) {
      let role = document.views[view.index].role
      if role == "titleView" || role == "customView" { sizes[view.id] = view.frame.size }
    }
    barViewSizes = sizes
  }

  /// Makes a picture of one scene. For several scenes of a document, share a ``PreviewDocument``.
  package init(_ layout: ResolvedLayout, of document: LayoutDocument, title: String) {
    self.init(
      layout, of: PreviewDocument(document, texts: layout.environment.texts), title: title)
  }

  /// Emphasises objects. If an object is already emphasised, it keeps the worse reason.
  package mutating func emphasise(_ objects: [String], as reason: Emphasis) {
    for object in objects {
      let id = ObjectID(object)
      emphasis[id] = max(emphasis[id] ?? reason, reason)
    }
  }

  /// The appearance that a person has chosen. Otherwise it is that of the document's canvas, if its
  /// dark colours are known, or else light. As in Interface Builder, another device does not change it.
  func appearance(_ options: PreviewOptions) -> PreviewAppearance {
    options.appearance
      ?? (document.properties.isDarkAppearance && preview.knowsDarkColors ? .dark : .light)
  }

  /// The views at their places, with the bars around them.
  var placedScene: PlacedScene {
    let scene = PlacedScene(layout, document, bars: bars) { frames in
      guard let row = frames.buttonRow else { return [:] }
      let isRightToLeft = layout.environment.direction == .rightToLeft
      return NavigationBarLayout(
        barContents.navigation, in: insideSafeArea(row), isRightToLeft: isRightToLeft, shown,
        sizes: barViewSizes, isGlass: rules.barsAreGlass, titleIsAtSide: frames.isTabAtTop
      ).slots(titleView: barContents.navigation.titleView, sizes: barViewSizes)
    }
    return withoutForeignClock(scene)
  }
}

extension LayoutDrawing {
  /// The part of the plane that the picture shows, in points. The origin is that of the scene's
  /// root.
  package func pictureRect(_ options: PreviewOptions = PreviewOptions()) -> Rect {
    let scene = placedScene
    return outerRect(scene, deviceFrame(scene), options)
  }

  /// The picture as an SVG document.
  ///
  /// - Parameter fitting: measures texts for a renderer that ignores their stated length.
  package func svg(
    _ options: PreviewOptions = PreviewOptions(), fitting: (any LetterFitting)? = nil
  ) -> String {
    let scene = placedScene
    let frame = deviceFrame(scene)
    let picture = outerRect(scene, frame, options)
    var svg = SVGWriter(fitting: fitting)
    svg.beginPicture(
      picture,
      title: [title, sceneName, environmentText].filter { !$0.isEmpty }.joined(separator: ", "),
      description: description, magnification: options.magnification,
      hasBackdrop: options.showsBackdrop)
    if options.showsTitle { drawTitle(in: picture, &svg) }
    draw(scene, frame, options, &svg)
    if options.showsTitle {
      let (legend, width) = (legend(options), picture.width - 40)
      let top = picture.maxY - legend.height(width: width) - 8
      legend.draw(at: Point(x: picture.x + 20, y: top), width: width, &svg)
    }
    svg.end()
    return svg.text
  }

  /// Draws everything but the title and the backdrop, at its place.
  func draw(
    _ scene: PlacedScene, _ frame: DeviceFrame, _ options: PreviewOptions, _ svg: inout SVGWriter
  ) {
    svg.beginScreen()
    if let secondary { drawOther(secondary, options, &svg) }
    drawContent(scene, options, isColumn: split != nil, &svg)
    if let split {
      if split.side == .primary { drawOther(split, options, &svg) }
      drawAcrossColumns(split, scene, options, &svg)
    }
    if options.showsDevice { frame.draw(&svg) } else { frame.drawPlain(&svg) }
    drawLayers(scene, options, &svg)
  }

  /// Draws the views with their bars, and the tints.
  ///
  /// - Parameter isColumn: whether the screen shows more than this scene.
  func drawContent(
    _ scene: PlacedScene, _ options: PreviewOptions, isColumn: Bool, _ svg: inout SVGWriter
  ) {
    let shapes = ViewShapes(self, scene, options)
    svg.clipped(to: scene.visibleRect) { shapes.drawMain(hasStatusBar: !isColumn, &$0) }
    if !isColumn { shapes.drawAside(&svg) }
    if isRestDimmed { ProblemOverlay(drawing: self, scene: scene).dimRest(&svg) }
    let zones = zones(of: scene)
    if options.layers.contains(.safeArea) { zones.drawSafeArea(&svg) }
    if options.layers.contains(.margins) { zones.drawMargins(&svg) }
  }

  /// Draws the layers over the views, and the emphasised objects.
  func drawLayers(_ scene: PlacedScene, _ options: PreviewOptions, _ svg: inout SVGWriter) {
    guard !options.layers.isEmpty || !emphasis.isEmpty else { return }
    let shapes = ViewShapes(self, scene, options)
    // The clip is half a line larger, so that an emphasised view at the edge of the screen keeps
    // its whole outline.
    svg.clipped(to: scene.screenAndAside.inset(-1)) {
      drawOverlays(shapes, zones(of: scene), options, &$0)
    }
  }

  private func zones(of scene: PlacedScene) -> ZoneOverlay {
    ZoneOverlay(scene: scene, insets: layout.safeArea ?? layout.environment.safeArea)
  }

  func deviceFrame(_ scene: PlacedScene, fillsScreen: Bool? = nil) -> DeviceFrame {
    let sheets: Set<Place.Kind> = [.sheet, .pageSheet, .formSheet, .popover]
    let isSheet = split == nil && layout.place.map { sheets.contains($0.kind) } ?? false
    return DeviceFrame(
      device(scene), environment, document, isPad: isPad, fillsScreen: fillsScreen,
      sheetCorner: isSheet ? rules.sheetCorner : 0)
  }

  private func drawOverlays(
    _ shapes: ViewShapes, _ zones: ZoneOverlay, _ options: PreviewOptions, _ svg: inout SVGWriter
  ) {
    let scene = shapes.scene
    var occupied = OccupiedArea(scene)
    let frames = FrameOverlay(drawing: self, scene: scene)
    if options.layers.contains(.frames) { frames.drawFrames(&svg) }
    if options.layers.contains(.stacks) { frames.drawStacks(&svg) }
    if options.layers.contains(.hitAreas) { frames.drawHitAreas(&svg) }
    let constraints = ConstraintOverlay(drawing: self, scene: scene, zones: zones)
    if options.layers.contains(.constraints) {
      constraints.draw(avoiding: &occupied, &svg)
    } else {
      constraints.drawEmphasised(avoiding: &occupied, &svg)
    }
    ProblemOverlay(drawing: self, scene: scene).draw(avoiding: &occupied, &svg)
    if options.layers.contains(.names) {
      NameOverlay(drawing: self, scene: scene).draw(avoiding: &occupied, &svg)
    }
  }

  /// The legend of the layers, below the picture.
  private func legend(_ options: PreviewOptions) -> OverlayLegend {
    OverlayLegend(options.layers, emphasis: options.layers.isEmpty ? [] : Set(emphasis.values))
  }

  /// The screen and the views beside it. What lies outside of it is not drawn.
  var seenRect: Rect { seenArea(of: placedScene) }

  private func seenArea(of scene: PlacedScene) -> Rect {
    split == nil ? scene.screenAndAside : device(scene)
  }

  /// The picture's rectangle: the screen, the views beside it, the device's edge, the title.
  private func outerRect(
    _ scene: PlacedScene, _ frame: DeviceFrame, _ options: PreviewOptions
  ) -> Rect {
    let edge = (options.showsDevice ? frame.thickness : 0) + 20
    let title = options.showsTitle ? 46.0 : 0
    var rect = seenArea(of: scene).inset(
      by: EdgeInsets(top: -edge - title, left: -edge, bottom: -edge, right: -edge))
    let missing = (options.showsTitle ? titleWidth + 40 : 0) - rect.width
    if missing > 0 {
      rect.origin.x -= missing / 2
      rect.size.width += missing
    }
    if options.showsTitle { rect.size.height += legend(options).height(width: rect.width - 40) }
    return rect
  }
}
