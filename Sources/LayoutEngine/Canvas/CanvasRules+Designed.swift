import LayoutModel
import PlatformRules

extension CanvasRules {
  /// The root as Interface Builder laid it out: its recorded size, and the bars and insets that the
  /// canvas shows around it.
  ///
  /// - Source: uikit-containers 3.1 to 3.3; checked on scenes of public documents whose required
  ///   constraints to the safe area or the guides show the insets.
  func designed(_ scene: LayoutScene, _ root: LayoutView) -> RootMetrics {
    let frame = root.recordedFrame ?? Rect(width: canvas.size.width, height: canvas.size.height)
    let bars = bars[scene.index]
    if scene.controllers.isEmpty {
      return RootMetrics(
        frame: frame,
        safeArea: coversScreen(frame) ? fullScreenXib(bars) : detached(root, bars))
    }
    let isFullHeight = abs(frame.height - canvas.size.height) < 1
    let isPart = bars.isEmbedded && !isFullHeight
    if isPart, !rules.embeddedSceneHasInsets {
      return RootMetrics(frame: frame, safeArea: .zero)
    }
    var covered = CoveredRoot(own: ownInsets(frame, bars, isFullHeight: isFullHeight))
    addBars(bars, root: frame, isFullHeight: isFullHeight, to: &covered)
    if frame.y > 0 {
      // In Xcode 8 and before, a root below opaque bars has its position on the screen as its
      // origin (24 of 24).
      let below = frame.maxY - screenHeight(of: frame)
      covered.top = max(0, covered.top - frame.y)
      covered.bottom = max(0, covered.bottom + below)
    } else if bars.isFreeform, rules.freeformLosesOpaqueBars {
      let missing = (bars.freeformHeight ?? frame.height) - frame.height
      if bars.navigation != nil, missing > 1, missing < covered.top + 1 { covered.top = 0 }
    } else if !isFullHeight, !isPart {
      shorten(frame, bars, &covered)
    }
    if rules.addsUprightInsets, !covered.endsAtBars {
      if !covered.topIsRecorded { covered.top += insets.upright.top }
      covered.bottom += insets.upright.bottom
    }
    return RootMetrics(
      frame: frame,
      safeArea: EdgeInsets(
        top: covered.top, left: covered.own.left, bottom: covered.bottom,
        right: covered.own.right))
  }

  /// The covered edges of a root, as far as they are found.
  private struct CoveredRoot {
    /// The insets that the device covers, without bars.
    let own: EdgeInsets
    var top: Double
    var bottom: Double
    /// Whether the top is the recorded lower edge of a navigation bar.
    var topIsRecorded = false
    /// Whether the navigation bar lies at the top of a sheet.
    var isInSheet = false
    /// Whether the root ends at the edges of opaque bars.
    var endsAtBars = false

    init(own: EdgeInsets) {
      self.own = own
      (top, bottom) = (own.top, own.bottom)
    }
  }

  /// The insets of a root that the device covers in its orientation.
  private func ownInsets(_ frame: Rect, _ bars: SceneBars, isFullHeight: Bool) -> EdgeInsets {
    var own = insets.own
    if bars.isPresentedFullScreen, bars.navigation == nil, isFullHeight, !rules.fullScreenHasInsets
    {
      own = .zero
    }
    if bars.hidesStatusBar, !canvas.hasHomeIndicator { own.top = 0 }
    let isFullWidth = abs(frame.width - canvas.size.width) < 1
    if !isFullWidth, !bars.isFreeform { (own.left, own.right) = (0, 0) }
    if isFullWidth, canvas.isPad { own.left += bars.sidebarWidth }
    return own
  }

  private func addBars(
    _ bars: SceneBars, root: Rect, isFullHeight: Bool, to covered: inout CoveredRoot
  ) {
    if let bar = bars.navigation {
      covered.top += rules.navigationBarHeight(isLarge: bar.showsLargeTitle)
      if let recorded = trusted(bar, root: root, isFullHeight: isFullHeight) {
        covered.top = recorded.maxY
        covered.topIsRecorded = true
        // A bar at the very top of a phone with a notch is that of a sheet.
        covered.isInSheet = isAtTop(recorded)
        if covered.isInSheet, !rules.sheetHasBottomInset { covered.bottom = 0 }
      }
    }
    covered.bottom += bottomBarHeight(bars)
  }

  /// The bar's recorded rectangle, if it can be trusted: it is as wide as the root, and it was laid
  /// out.
  private func trusted(
    _ bar: SceneBars.NavigationBar, root: Rect, isFullHeight: Bool
  ) -> Rect? {
    guard rules.recordedBarCounts, var recorded = bar.recorded, recorded.width == root.width,
      rules.recordedBarAtTopCounts || (recorded.y > 0 && isFullHeight), recorded.height > 0,
      isFullHeight || isAtTop(recorded)
    else { return nil }
    let plain = rules.navigationBarHeight(isLarge: false)
    // If a scene without a large title has a large recorded bar, its own bar is a plain one (2 of
    // 2).
    if !bar.showsLargeTitle, recorded.height > plain + 20 { recorded.size.height = plain }
    return recorded
  }

  /// Whether a bar is recorded where the status bar is: in Xcode 26 that of a sheet begins 16 points below the sheet's
  /// top.
  private func isAtTop(_ recorded: Rect) -> Bool {
    recorded.y == 0 || rules.barAboveStatusBarIsOfSheet && recorded.y < insets.own.top
  }

  /// A root that is lower than the screen ends at opaque bars (30 of 30), or is a sheet.
  ///
  /// The height of a sheet is that of the screen minus its distance from the top. If its root is
  /// also lower by the navigation bar, too, the bar is opaque; otherwise the root extends under the
  /// bar. A scene that has shown a sheet without a navigation bar keeps its tab bar.
  private func shorten(_ root: Rect, _ bars: SceneBars, _ covered: inout CoveredRoot) {
    let missing = canvas.size.height - root.height
    guard missing > 0 else { return }
    let isSheet = rules.lowRootIsSheet
    let mayEndAtTop = bars.navigation != nil || !isSheet
    if mayEndAtTop, abs(missing - covered.top) < 1 {
      covered.top = 0
      covered.endsAtBars = true
    } else if mayEndAtTop, abs(missing - covered.top - covered.bottom) < 1 {
      (covered.top, covered.bottom) = (0, 0)
      covered.endsAtBars = true
    } else if abs(missing - covered.bottom) < 1 {
      covered.bottom = 0
      covered.endsAtBars = true
    } else if isSheet {
      let offset = rules.sheetOffset + (rules.sheetIsBelowStatusBar ? insets.own.top : 0)
      let bar = rules.navigationBarHeight(isLarge: false)
      if bars.navigation == nil {
        covered.top = rules.sheetHasStatusBar ? covered.own.top : 0
      } else if !covered.isInSheet || missing > offset + bar / 2 {
        covered.top = 0
      }
      let own = rules.sheetHasBottomInset ? covered.own.bottom : 0
      if !bars.hasTabBar {
        covered.bottom = own + bottomBarHeight(bars)
      } else if bars.navigation == nil {
        covered.bottom = own
      } else {
        covered.bottom = max(own, covered.bottom - (rules.tabBarStandsOnSheet ? 0 : missing))
      }
    }
  }

  /// The height of the screen for which a root without a `<device>` was drawn. It follows from the
  /// root's width.
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

  private func coversScreen(_ frame: Rect) -> Bool {
    let (wider, higher) = (frame.width - canvas.size.width, frame.height - canvas.size.height)
    guard wider > -1, higher > -1 else { return false }
    return (wider < 1 && higher < 1) || rules.largerRootIsFullScreen
  }

  /// The insets of a full-screen root of a xib: those of the device (15 of 15).
  private func fullScreenXib(_ bars: SceneBars) -> EdgeInsets {
    var covered = insets.own
    if rules.addsUprightInsets {
      covered.top += insets.upright.top
      covered.bottom += insets.upright.bottom
    }
    if bars.hidesStatusBar, !canvas.hasHomeIndicator { covered.top = 0 }
    return withBars(bars, covered)
  }

  /// The insets of a root with a size of its own. They are those of the device in portrait,
  /// whatever the canvas's orientation is. At the bottom it counts whether the root is wider than the
  /// canvas. Table cells have none (9 of 9).
  func detached(_ root: LayoutView, _ bars: SceneBars) -> EdgeInsets {
    var covered = EdgeInsets()
    let isWider = (root.recordedFrame?.width ?? 0) > canvas.size.width
    let rules = self.rules.with(isWider ? [.widerThanScreen] : [])
    if canvas.device != nil, root.kind != .tableViewCell, rules.viewAloneHasInsets {
      covered = insets.upright
      if root.kind != .collectionViewCell, rules.addsUprightInsets {
        covered.top *= 2
        if !rules.viewAloneAddsAtTopOnly { covered.bottom *= 2 }
      }
      if !rules.viewAloneHasBottomInset { covered.bottom = 0 }
      if bars.hidesStatusBar, !canvas.hasHomeIndicator { covered.top = 0 }
    }
    return withBars(bars, covered)
  }

  private func withBars(_ bars: SceneBars, _ covered: EdgeInsets) -> EdgeInsets {
    var covered = covered
    if bars.navigation != nil { covered.top += rules.navigationBarHeight(isLarge: false) }
    covered.bottom += bottomBarHeight(bars)
    return covered
  }

  /// The height that a tab bar or toolbar takes from the safe area, in points.
  private func bottomBarHeight(_ bars: SceneBars) -> Double {
    if bars.hasTabBar { return rules.tabBarHeight }
    return bars.hasToolbar ? rules.toolbarInset : 0
  }
}
