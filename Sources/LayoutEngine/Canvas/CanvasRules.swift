import LayoutModel

/// What surrounds the scenes of a document: the canvas of its Xcode, and the bars of each scene.
struct CanvasRules: Sendable {
  let canvas: DesignCanvas
  let environment: LayoutEnvironment
  let generation: XcodeGeneration
  let usesSafeAreas: Bool
  /// For each scene.
  let bars: [SceneBars]

  init(_ document: LayoutDocument) {
    generation = document.properties.generation
    usesSafeAreas = document.properties.usesSafeAreas
    var canvas = DesignCanvas(
      properties: document.properties,
      hasHalfPoints: Self.hasHalfPoints(document))
    Self.adjust(&canvas, generation)
    self.canvas = canvas
    environment = LayoutEnvironment(canvas)
    let inference = BarInference(document)
    let sidebars = SidebarInference(document, inference)
    bars = document.scenes.map { scene in
      var bars = inference.bars(of: scene)
      bars.sidebarWidth = sidebars.coveredWidth(of: scene)
      return bars
    }
  }

  /// What the table of canvases does not say.
  ///
  /// Where no device is named there is no status bar from Xcode 11 to 14.2, as on phones with a home button (1
  /// of 1 of Xcode 11, outside the corpus).
  ///
  /// Pads with a home indicator have 50 points at the bottom in Xcode 26 (2 of 2 constraints), 20 before. In
  /// Xcode 11 they have no status bar, as those with a button (2 of 2 constraints, outside the corpus).
  static func adjust(_ canvas: inout DesignCanvas, _ generation: XcodeGeneration) {
    let (major, tools) = (generation.major, generation.tools)
    if canvas.device == nil, major >= 11, tools < 21700 { canvas.safeArea.top = 0 }
    if major == 11, canvas.isPad { canvas.safeArea.top = 0 }
    if major >= 26, canvas.isPad, canvas.hasHomeIndicator { canvas.safeArea.bottom = 50 }
  }

  /// One half point in a constant, a frame or a frame of another size class proves a display of 2x; only
  /// asked where no device is named. Such documents of Xcode 8 have half points (3 of 3), whatever their
  /// constants say. Constants between centres prove nothing: at one pixel a point, too, the centre of an odd
  /// length lies on a half point. (Of 8 documents with such halves only, 6 have no half point in a frame;
  /// of 10 with others none.)
  ///
  /// Separators of table cells, the difference to their content views, are kept from the display that saw
  /// the table first: one of half a point proves nothing (4 documents without other half points are drawn
  /// at 1x, 1 at 2x), but one of a whole point proves 1x, whatever else is there (10 of 10 documents).
  private static func hasHalfPoints(_ document: LayoutDocument) -> Bool {
    guard document.properties.device == nil else { return false }
    if document.properties.generation.major >= 8 { return true }
    if hasSeparatorOfOnePoint(document) { return false }
    func isHalf(_ value: Double) -> Bool {
      value * 2 == (value * 2).rounded() && value != value.rounded()
    }
    return document.constraints.contains { isHalf($0.constant) && !$0.first.attribute.isCentre }
      || document.views.contains { view in
        guard view.kind != .tableViewCell, cell(of: view, in: document) == nil else { return false }
        let others = view.element.children.filter { $0.name == "variation" }
        return ([view.element] + others).contains { element in
          guard let frame = element.rect(key: "frame") else { return false }
          return [frame.x, frame.y, frame.width, frame.height].contains(where: isHalf)
        }
      }
  }

  private static func hasSeparatorOfOnePoint(_ document: LayoutDocument) -> Bool {
    document.views.contains { view in
      guard let cell = cell(of: view, in: document)?.recordedFrame, let frame = view.recordedFrame
      else { return false }
      return cell.height - frame.height == 1
    }
  }

  /// The table cell whose content view it is.
  private static func cell(of view: LayoutView, in document: LayoutDocument) -> LayoutView? {
    guard view.role == "contentView", let parent = view.parent.map({ document.views[$0] }),
      parent.kind == .tableViewCell
    else { return nil }
    return parent
  }
}

/// The root view of a scene in an environment: its size, and how far bars reach into it.
struct RootMetrics: Hashable {
  var frame: Rect
  /// Status bar, notch, bars of controllers and home indicator, in physical directions.
  var safeArea: EdgeInsets
}

extension CanvasRules {
  /// Heights of bars by generation and device.
  ///
  /// - Source: navigation bars in public documents: 44 (152), 50 on pads from Xcode 10, large 52
  ///   more (13 of 13; 102 on a 10.5-inch pad, hacknicity), Xcode 26 54 and 106; 32 on phones in landscape
  ///   (1 of 1 on the canvas); tab bars 49; toolbars 44.
  func navigationBarHeight(_ isLarge: Bool, in environment: LayoutEnvironment) -> Double {
    if environment.isAsDesigned {
      if generation.major >= 26 { return isLarge ? 106 : 54 }
      if !canvas.isPad, canvas.orientation == .landscape { return 32 }
      let plain = canvas.isPad && generation.major >= 10 ? 50.0 : 44
      return isLarge ? plain + 52 : plain
    }
    // Phones in landscape have no large titles. Pads have the same bar in every part of the screen.
    if environment.cell.height == .compact { return 32 }
    return (isPad(environment) ? 50 : 44) + (isLarge ? 52 : 0)
  }

  private func isPad(_ environment: LayoutEnvironment) -> Bool {
    if let device = environment.device { return device.hasPrefix("ipad") }
    return environment.cell.width == .regular && environment.cell.height == .regular
  }

  /// The root of a scene in any environment but the designed one.
  func metrics(
    of scene: LayoutScene, root: LayoutView, in environment: LayoutEnvironment
  ) -> RootMetrics {
    if environment.isAsDesigned { return designed(scene, root) }
    if scene.controllers.isEmpty, !isFullScreen(root) {
      // A view of its own size: where it will stand is not known, so nothing covers it.
      return RootMetrics(
        frame: Rect(width: environment.size.width, height: environment.size.height),
        safeArea: EdgeInsets())
    }
    var insets = environment.safeArea
    let inferred = bars[scene.index]
    var top: Double?
    var bottom = 0.0
    switch environment.bars {
    case .none: break
    case .inferred:
      if let bar = inferred.navigation {
        top = navigationBarHeight(bar.isLarge, in: environment)
      }
      if inferred.hasTabBar { bottom = 49 } else if inferred.hasToolbar { bottom = 44 }
    case .only(let wanted):
      if !wanted.contains(.status) { insets.top = 0 }
      if wanted.contains(.navigation) { top = navigationBarHeight(false, in: environment) }
      if wanted.contains(.largeNavigation) { top = navigationBarHeight(true, in: environment) }
      if wanted.contains(.tab) { bottom = 49 } else if wanted.contains(.toolbar) { bottom = 44 }
    }
    if environment.cell.height == .compact, bottom > 0 { bottom = 32 }
    insets.top += top ?? 0
    insets.bottom += bottom
    return RootMetrics(
      frame: Rect(width: environment.size.width, height: environment.size.height),
      safeArea: insets)
  }

  /// Whether a root fills the canvas.
  func isFullScreen(_ root: LayoutView) -> Bool {
    guard let frame = root.recordedFrame else { return true }
    return abs(frame.width - canvas.size.width) < 1 && abs(frame.height - canvas.size.height) < 1
  }
}
