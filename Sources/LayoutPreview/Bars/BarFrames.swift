import LayoutEngine
import LayoutModel

/// The frames of the bars around a scene, in the coordinates of its root view.
struct BarFrames {
  var status: Rect?
  var navigation: Rect?
  /// The part of the navigation bar that has the buttons. A large title lies below it.
  var buttonRow: Rect?
  var tab: Rect?
  var toolbar: Rect?
  /// Whether the tab bar stands at the top, beside the items of the navigation bar.
  private(set) var isTabAtTop = false

  init() {}

  /// Places bars in the part of the root outside its safe area. On a canvas with opaque bars, the
  /// root ends at the bars, and they lie outside of it.
  ///
  /// - Source: for the status bar, Apple, `UIViewController.prefersStatusBarHidden`: by default yes
  ///   if the height is compact.
  init(_ bars: SurroundingBars, _ layout: ResolvedLayout, root: Rect) {
    let environment = layout.environment
    let own = environment.safeArea
    let safe = layout.safeArea ?? own
    if let place = layout.place {
      stand(as: place, own, bars, layout, root: root)
      return
    }
    var top = safe.top
    if let bar = bars.navigation {
      var frame = Rect(x: root.x, width: root.width, height: bar.height)
      if safe.top >= bar.height - 1 {
        // Some canvases count the device's insets twice. The bar lies directly below them all the
        // same.
        frame.origin.y = min(safe.top - bar.height, max(own.top, 0))
        top = frame.y
      } else if environment.isAsDesigned {
        frame.origin.y = -bar.height
        top = frame.y
      } else {
        frame.size.height = 0
      }
      if frame.height > 0 {
        navigation = frame
        buttonRow = Rect(
          x: frame.x, y: frame.y, width: frame.width, height: min(bar.plainHeight, bar.height))
      }
    }
    placeBottom(bars, safe, root, isOutside: environment.isAsDesigned)
    let isCompact = !environment.isAsDesigned && environment.cell.height == .compact
    guard own.top > 0, !bars.hidesStatusBar, !isCompact, root.height > 300 else { return }
    if top > 0.5 {
      status = Rect(x: root.x, y: 0, width: root.width, height: min(own.top, top))
    } else if top < 0 {
      status = Rect(x: root.x, y: top - own.top, width: root.width, height: own.top)
    }
  }

  /// Sets the frames that the place of the scene gives the bars on a device.
  private mutating func stand(
    as place: ResolvedPlace, _ own: EdgeInsets, _ bars: SurroundingBars, _ layout: ResolvedLayout,
    root: Rect
  ) {
    // The origin of the root in its place.
    let start = layout.views.first?.frame.origin ?? Point()
    func shifted(_ frame: Rect?) -> Rect? {
      frame.map {
        Rect(
          x: $0.x - start.x + root.x, y: $0.y - start.y + root.y, width: $0.width, height: $0.height
        )
      }
    }
    navigation = shifted(place.bars.navigation)
    buttonRow = shifted(place.bars.buttonRow)
    tab = shifted(place.bars.tab)
    toolbar = shifted(place.bars.toolbar)
    isTabAtTop = place.bars.tab.map { $0.midY < place.frame.height / 2 } ?? false
    let isCompact = layout.environment.cell.height == .compact
    guard place.kind == .screen || place.kind.isColumn, own.top > 0, !bars.hidesStatusBar,
      !isCompact, root.height > 300
    else { return }
    status = shifted(Rect(x: 0, y: 0, width: place.frame.width, height: own.top))
  }

  private mutating func placeBottom(
    _ bars: SurroundingBars, _ safe: EdgeInsets, _ root: Rect, isOutside: Bool
  ) {
    guard let height = bars.tabBarHeight ?? bars.toolbarHeight else { return }
    let frame: Rect
    if safe.bottom >= height - 6 {
      frame = Rect(
        x: root.x, y: root.maxY - safe.bottom, width: root.width, height: safe.bottom)
    } else if isOutside {
      frame = Rect(x: root.x, y: root.maxY, width: root.width, height: height)
    } else {
      return
    }
    if bars.tabBarHeight != nil { tab = frame } else { toolbar = frame }
  }

  /// The visible part of the device: the root, and bars that lie outside of it.
  func visibleRect(around root: Rect) -> Rect {
    [status, navigation, tab, toolbar].reduce(root) { result, frame in
      frame.map { result.union($0) } ?? result
    }
  }
}
