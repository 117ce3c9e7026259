package import LayoutModel
package import PlatformRules

/// The bars of controllers on an area of the screen, and the part of the area that they leave free.
struct BarsOnArea {
  var frames = ResolvedPlace.Bars()
  /// The heights that are covered, from the top and from the bottom edge of the area.
  var top: Double
  var bottom: Double
  var root: Rect
  var isEstimated = false

  init(_ place: Place, on area: PlaceArea, _ rules: RulesInForce) {
    (top, bottom) = (area.safeArea.top, area.safeArea.bottom)
    root = Rect(width: area.frame.width, height: area.frame.height)
    var rules = rules
    if area.cell.width == .compact { rules = rules.with([.compactWidth]) }
    var ruler = PlaceArea.Ruler(rules: rules)
    let isTabAtTop = place.bars.hasTabBar && rules.hasTabBarAtTop
    if isTabAtTop { addTopTabBar(area, hasNavigation: place.bars.navigation != nil, &ruler) }
    if let bar = place.bars.navigation { addNavigationBar(bar, area, &ruler) }
    addBottomBars(place.bars, area, isTabAtTop: isTabAtTop, &ruler)
    let topBar = place.bars.navigation?.isOpaque ?? place.bars.isTabBarOpaque
    if frames.navigation != nil || isTabAtTop,
      !Self.extends(place, at: .top, belowOpaque: topBar)
    {
      root.origin.y = top
      root.size.height = max(0, root.height - top)
      top = 0
    }
    let bottomBar =
      frames.tab != nil && !isTabAtTop ? place.bars.isTabBarOpaque : place.bars.isToolbarOpaque
    if frames.toolbar != nil || frames.tab != nil && !isTabAtTop,
      !Self.extends(place, at: .bottom, belowOpaque: bottomBar)
    {
      root.size.height = max(0, root.height - bottom)
      bottom = 0
    }
    isEstimated = ruler.isEstimated
  }

  /// Whether a root extends under the bars at an edge.
  ///
  /// - Source: Apple, `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars`; a table that
  ///   was found by trying each combination (presentation_metrics, 6).
  private static func extends(
    _ place: Place, at edge: Place.Edges, belowOpaque isOpaque: Bool
  ) -> Bool {
    place.extendedEdges.contains(edge) && (!isOpaque || place.extendsBelowOpaqueBars)
  }

  private mutating func addNavigationBar(
    _ bar: Place.Navigation, _ area: PlaceArea, _ ruler: inout PlaceArea.Ruler
  ) {
    let rules = ruler.rules
    var y = area.safeArea.top
    var height = rules.navigationBarHeight(isLarge: bar.isLarge)
    var plain = rules.navigationBarHeight(isLarge: false)
    switch area.kind {
    case .pageSheet, .formSheet:
      y += ruler(PlaceRules.sheetBarTop)
      height = rules.sheetBarHeight(isLarge: bar.isLarge)
      plain = rules.sheetBarHeight(isLarge: false)
    case .screen, .primaryColumn, .supplementaryColumn, .secondaryColumn:
      y = max(y, rules.navigationBarTop)
      if y > 0 { y -= ruler(PlaceRules.navigationBarRise) }
    default: break
    }
    let frame = Rect(x: 0, y: y, width: root.width, height: height)
    frames.navigation = frame
    frames.buttonRow = Rect(x: 0, y: y, width: root.width, height: plain)
    top = frame.maxY
  }

  private mutating func addTopTabBar(
    _ area: PlaceArea, hasNavigation: Bool, _ ruler: inout PlaceArea.Ruler
  ) {
    frames.tab = Rect(
      x: 0, y: area.safeArea.top, width: root.width, height: ruler(PlaceRules.topTabBarHeight))
    if !hasNavigation { top = area.safeArea.top + ruler(PlaceRules.topTabBarReach) }
  }

  private mutating func addBottomBars(
    _ bars: Place.Bars, _ area: PlaceArea, isTabAtTop: Bool, _ ruler: inout PlaceArea.Ruler
  ) {
    let rules = ruler.rules
    let hasTab = bars.hasTabBar && !isTabAtTop
    if hasTab {
      bottom += rules.tabBarHeight
      frames.tab = Rect(x: 0, y: root.height - bottom, width: root.width, height: bottom)
    }
    guard bars.hasToolbar else { return }
    let below = bottom
    let reach = rules.toolbarReach
    if hasTab {
      bottom += rules.toolbarAboveTabBar
    } else if reach > 0, area.kind != .container {
      bottom = max(bottom, reach)
    } else {
      bottom += rules.toolbarInset
    }
    let height = hasTab ? bottom - below : bottom
    frames.toolbar = Rect(x: 0, y: root.height - bottom, width: root.width, height: height)
  }
}

extension LayoutEnvironment {
  /// Shows the keyboard of the device. Its height depends on the device and its orientation.
  package mutating func showKeyboard(_ book: RuleBook = .standard) {
    let rules = RulesInForce(book, window: self)
    keyboard = rules[DeviceRules.keyboardHeight]
    if rules.isProvisional(DeviceRules.keyboardHeight) { isEstimated = true }
  }
}
