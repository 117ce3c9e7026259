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
    canvas = DesignCanvas(
      properties: document.properties, hasHalfPoints: Self.hasHalfPoints(document))
    environment = LayoutEnvironment(canvas)
    let inference = BarInference(document)
    bars = document.scenes.map { inference.bars(of: $0) }
  }

  /// One half point anywhere proves a display of 2x; only asked where no device is named.
  private static func hasHalfPoints(_ document: LayoutDocument) -> Bool {
    guard document.properties.device == nil else { return false }
    func isHalf(_ value: Double) -> Bool {
      value * 2 == (value * 2).rounded() && value != value.rounded()
    }
    return document.constraints.contains { isHalf($0.constant) }
      || document.views.contains { view in
        guard let frame = view.recordedFrame else { return false }
        return [frame.x, frame.y, frame.width, frame.height].contains(where: isHalf)
      }
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
  /// - Source: navigation bars in public documents: 44 (152), 50 on pads from Xcode 10, large 96
  ///   (13 of 13), Xcode 26 54 and 106; 32 on phones in landscape; tab bars 49; toolbars 44.
  private func navigationBarHeight(_ isLarge: Bool, in environment: LayoutEnvironment) -> Double {
    if environment.isAsDesigned {
      if generation.major >= 26 { return isLarge ? 106 : 54 }
      if isLarge { return 96 }
      return canvas.isPad && generation.major >= 10 ? 50 : 44
    }
    let isPad = environment.cell.width == .regular && environment.cell.height == .regular
    if environment.cell.height == .compact { return 32 }
    return isLarge ? 96 : (isPad ? 50 : 44)
  }

  /// The root of a scene in any environment but the designed one.
  func metrics(
    of scene: LayoutScene, root: LayoutView, in environment: LayoutEnvironment
  ) -> RootMetrics {
    if environment.isAsDesigned { return designed(scene, root) }
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

  /// The root as Interface Builder laid it out: its recorded size, and what the canvas shows around it.
  ///
  /// - Source: uikit-containers 3.1 to 3.3: 100 of 115 scenes of full height with a navigation bar,
  ///   57 of 65 by the recorded bar in Xcode 8 and later.
  private func designed(_ scene: LayoutScene, _ root: LayoutView) -> RootMetrics {
    let frame = root.recordedFrame ?? Rect(width: canvas.size.width, height: canvas.size.height)
    let bars = bars[scene.index]
    var insets = canvas.safeArea
    if bars.hidesStatusBar, !canvas.hasHomeIndicator { insets.top = 0 }
    let isFullHeight = abs(frame.height - canvas.size.height) < 1
    let isFullWidth = abs(frame.width - canvas.size.width) < 1
    if !isFullWidth {
      insets.left = 0
      insets.right = 0
    }
    let isXib = scene.controllers.isEmpty
    if isXib, !isFullHeight || !isFullWidth {
      // A view of its own size has no bars around it (8 of 8), unless it simulates one.
      let top =
        bars.navigation == nil ? 0 : insets.top + navigationBarHeight(false, in: environment)
      return RootMetrics(frame: frame, safeArea: EdgeInsets(top: top))
    }
    var bottom = insets.bottom
    if bars.hasTabBar {
      bottom += 49
    } else if bars.hasToolbar {
      bottom += generation.major >= 12 ? 49 : 44
    }
    let status = insets.top
    var top = status
    if let bar = bars.navigation {
      top = status + navigationBarHeight(bar.isLarge, in: environment)
      if isFullHeight, generation.major >= 8, let recorded = bar.recorded,
        recorded.y > 0 || generation.major >= 11, recorded.width == frame.width
      {
        top = recorded.maxY
      }
    }
    if !isFullHeight {
      let missing = canvas.size.height - frame.height
      let isFreeform = scene.controllers.contains { _ in false }
      if isFreeform {
        return RootMetrics(frame: frame, safeArea: EdgeInsets(top: top, bottom: bottom))
      }
      // Opaque bars end the view; a sheet starts below the status bar.
      if missing > 0 {
        if abs(missing - top) < 1 || abs(missing - top - bottom) < 1 || frame.y > 0 {
          top = 0
          if abs(missing - top - bottom) < 1 { bottom = 0 }
        } else if abs(missing - bottom) < 1 {
          bottom = 0
        } else if generation.major >= 11 {
          top = 0  // A sheet.
        }
      }
    }
    return RootMetrics(
      frame: frame,
      safeArea: EdgeInsets(top: top, left: insets.left, bottom: bottom, right: insets.right))
  }
}
