import LayoutModel

extension CanvasRules {
  /// The root as Interface Builder laid it out: its recorded size, and what the canvas shows around it.
  ///
  /// - Source: uikit-containers 3.1 to 3.3; checked on 304 scenes of public documents whose required
  ///   constraints to the safe area or the guides show the insets.
  func designed(_ scene: LayoutScene, _ root: LayoutView) -> RootMetrics {
    let frame = root.recordedFrame ?? Rect(width: canvas.size.width, height: canvas.size.height)
    let bars = bars[scene.index]
    let isFullHeight = abs(frame.height - canvas.size.height) < 1
    let isFullWidth = abs(frame.width - canvas.size.width) < 1
    if scene.controllers.isEmpty {
      return RootMetrics(
        frame: frame,
        safeArea: coversScreen(frame) ? fullScreenXib(bars) : detached(root, bars))
    }
    // A widget of the notification centre reaches from edge to edge (17 of 17 views in 3 documents of
    // Xcode 11 and 12 with a home indicator), but not where only its size is stated, without the metrics
    // of free form (9 of 9 views of a document of Xcode 11 outside the corpus).
    if root.element["simulatedAppContext"] == "notificationCenter", bars.simulatesFreeform {
      return RootMetrics(frame: frame, safeArea: .zero)
    }
    // What is embedded is as large as its container, and where on the screen the canvas does not ask: no
    // safe area, not even at a home indicator (1 of 1 constraint of Xcode 14). At the size of the screen it
    // is laid out as one (2 of 2).
    if bars.isEmbedded, !isFullHeight, generation.major >= 11 {
      return RootMetrics(frame: frame, safeArea: .zero)
    }
    var insets = canvas.safeArea
    if isFullHeight { insets = doubled(insets) }
    // From Xcode 14.3 on what is presented as a full screen has no safe area on the canvas, as sheets have
    // none: 6 of 6 scenes on phones with a home indicator, 5 of them outside the corpus. Before it has the
    // insets: 4 of 4 scenes of Xcode 11 to 14.2, outside the corpus.
    if bars.isPresentedFullScreen, bars.navigation == nil, isFullHeight, generation.tools >= 21700 {
      insets = .zero
    }
    if bars.hidesStatusBar, !canvas.hasHomeIndicator { insets.top = 0 }
    if !isFullWidth, !bars.isFreeform {
      insets.left = 0
      insets.right = 0
    }
    if isFullWidth, canvas.isPad { insets.left += bars.sidebarWidth }
    var top = insets.top
    var isInSheet = false
    if let bar = bars.navigation {
      top += navigationBarHeight(bar.showsLargeTitle, in: environment)
      if let recorded = trusted(bar, root: frame, isFullHeight: isFullHeight) {
        top = recorded.maxY
        // A bar at the very top of a phone with a notch: the canvas shows no safe area (5 of 5 from
        // Xcode 13 on), but at the bottom in Xcode 11 (3 of 3 scenes of a document outside the corpus).
        isInSheet = recorded.y == 0 && generation.major >= 13
      }
    }
    if isInSheet { insets.bottom = 0 }
    var bottom = insets.bottom
    bottom += bottomBarHeight(bars)
    if frame.y > 0 {
      // Xcode 8 and before: a root below opaque bars has its place on the screen (24 of 24).
      let below = frame.maxY - screenHeight(of: frame)
      top = max(0, top - frame.y)
      bottom = max(0, bottom + below)
    } else if bars.isFreeform {
      // Opaque bars are taken off the chosen size (1 of 1).
      let missing = (bars.freeformHeight ?? frame.height) - frame.height
      if bars.navigation != nil, missing > 1, missing < top + 1 { top = 0 }
    } else if !isFullHeight {
      shorten(frame, bars, &top, &bottom)
    }
    return RootMetrics(
      frame: frame,
      safeArea: EdgeInsets(top: top, left: insets.left, bottom: bottom, right: insets.right))
  }

  /// The bar's recorded rectangle where it tells something: Xcode 8 and later, as wide as the root;
  /// up to Xcode 10 not those at the very top, which were never laid out.
  private func trusted(
    _ bar: SceneBars.NavigationBar, root: Rect, isFullHeight: Bool
  ) -> Rect? {
    guard generation.major >= 8, var recorded = bar.recorded, recorded.width == root.width,
      generation.major >= 11 || (recorded.y > 0 && isFullHeight), recorded.height > 0,
      isFullHeight || recorded.y == 0
    else { return nil }
    let plain = navigationBarHeight(false, in: environment)
    // A scene without large title under a large bar has a plain one (2 of 2).
    if !bar.showsLargeTitle, recorded.height > plain + 20 { recorded.size.height = plain }
    return recorded
  }

  /// A root that is lower than the screen ends at opaque bars (30 of 30), or is a sheet.
  ///
  /// A sheet (Xcode 11 and later) begins below the status bar. Its root stands off from the top of
  /// the screen by 4 to 54 points; where it is lower by the navigation bar, too, the bar is opaque,
  /// else it lies below the bar (10 of 10). A tab bar stands at the screen's edge and not the sheet's from
  /// Xcode 13 on (3 of 3 scenes of a document outside the corpus; not in Xcode 11, 2 of 2 documents).
  private func shorten(_ root: Rect, _ bars: SceneBars, _ top: inout Double, _ bottom: inout Double)
  {
    let missing = canvas.size.height - root.height
    guard missing > 0 else { return }
    if abs(missing - top) < 1 {
      top = 0
    } else if abs(missing - top - bottom) < 1 {
      top = 0
      bottom = 0
    } else if abs(missing - bottom) < 1 {
      bottom = 0
    } else if generation.major >= 11 {
      let isBelowBar = bars.navigation?.recorded?.y == 0 && missing + 1 < top
      if !isBelowBar { top = 0 }
      if bars.hasTabBar, generation.major >= 13 { bottom = max(0, bottom - missing) }
    }
  }

  /// The screen for which a root without `<device>` was drawn, by its width.
  private func screenHeight(of root: Rect) -> Double {
    guard canvas.device == nil else { return canvas.size.height }
    switch root.width {
    case 320: return 568
    case 375: return 667
    case 414: return 736
    case 768: return 1024
    default: return canvas.size.height
    }
  }

  // MARK: Views without a controller

  /// Whether a root is as large as the screen, or larger (1 of 1, outside the corpus).
  private func coversScreen(_ frame: Rect) -> Bool {
    frame.width > canvas.size.width - 1 && frame.height > canvas.size.height - 1
  }

  /// The root of a xib at full screen: the device's insets (15 of 15).
  private func fullScreenXib(_ bars: SceneBars) -> EdgeInsets {
    var insets = doubled(canvas.safeArea)
    if bars.hidesStatusBar, !canvas.hasHomeIndicator { insets.top = 0 }
    return withBars(bars, insets)
  }

  /// From Xcode 16.3 (tools 23727) on the canvas counts the insets of phones with a home indicator twice
  /// (5 of 5 constraints in 3 xibs, 8 of 8 in 3 storyboards, two of them outside the corpus).
  private func doubled(_ insets: EdgeInsets) -> EdgeInsets {
    guard countsInsetsTwice(canvas) else { return insets }
    var insets = insets
    insets.top *= 2
    insets.bottom *= 2
    return insets
  }

  private func countsInsetsTwice(_ canvas: DesignCanvas) -> Bool {
    generation.tools >= 23700 && canvas.hasHomeIndicator && !canvas.isPad
      && canvas.orientation == .portrait
  }

  /// A root of its own size: the insets of the device held upright, whatever its orientation and the
  /// root's size, on devices with a home indicator (10 of 10), up to Xcode 12 without that of the bottom
  /// where the document uses safe areas (2 of 2, outside the corpus; one there has that of the top); on
  /// others the status bar from Xcode 16 (2 of 2), nothing before (7 of 7, Xcode 10 to 14). Table cells have
  /// none (9 of 9). The canvas that counts insets twice does so at the top only, where the root lies (1 of 1,
  /// outside the corpus).
  func detached(_ root: LayoutView, _ bars: SceneBars) -> EdgeInsets {
    var insets = EdgeInsets()
    if let device = canvas.device, root.kind != .tableViewCell,
      canvas.hasHomeIndicator || generation.major >= 16
    {
      var upright = DesignCanvas(device: device, orientation: .portrait, generation: generation)
      Self.adjust(&upright, generation)
      insets = upright.safeArea
      if root.kind != .collectionViewCell, countsInsetsTwice(upright) { insets.top *= 2 }
      if usesSafeAreas, generation.major <= 12 { insets.bottom = 0 }
      if bars.hidesStatusBar, !canvas.hasHomeIndicator { insets.top = 0 }
    }
    return withBars(bars, insets)
  }

  private func withBars(_ bars: SceneBars, _ insets: EdgeInsets) -> EdgeInsets {
    var insets = insets
    if bars.navigation != nil { insets.top += navigationBarHeight(false, in: environment) }
    insets.bottom += bottomBarHeight(bars)
    return insets
  }

  /// Points that a tab bar or toolbar takes from the safe area; toolbars of Xcode 26 hover above it (1 of
  /// 1, outside the corpus).
  private func bottomBarHeight(_ bars: SceneBars) -> Double {
    if bars.hasTabBar { return 49 }
    guard bars.hasToolbar, generation.major < 26 else { return 0 }
    return generation.major >= 12 ? 49 : 44
  }
}
