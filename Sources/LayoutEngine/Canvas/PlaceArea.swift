import LayoutModel
import PlatformRules

/// The area of a window that a place fills, before bars of controllers are added.
struct PlaceArea {
  /// The kind of the place on this device. It may differ from the stated kind: a sheet may fill the
  /// screen.
  var kind: Place.Kind
  /// The area in the window.
  var frame: Rect
  /// The insets of the area that the device covers.
  var safeArea: EdgeInsets
  var cell: GridCell
  /// Whether its numbers are only said or inferred.
  var isEstimated = false

  /// The room of a container view: its size, and what the surrounding scene covers of it.
  struct Room {
    var frame: Rect
    var safeArea: EdgeInsets
    var cell: GridCell
    /// The width of the surrounding window, for margins of rows.
    var windowWidth: Double
  }

  /// - Parameters:
  ///   - rules: the rules of the device, which know whether the window is compact.
  ///   - room: the size of the container view that the scene fills.
  init(
    _ place: Place, in environment: LayoutEnvironment, _ rules: RulesInForce, room: Room? = nil
  ) {
    kind = .screen
    frame = Rect(width: environment.size.width, height: environment.size.height)
    safeArea = environment.safeArea
    cell = environment.cell
    var ruler = Ruler(rules: rules)
    switch place.kind {
    case .screen: break
    case .sheet:
      if rules.holds(PlaceRules.presentationIsSheet) { fillPageSheet(&ruler) }
    case .pageSheet: fillPageSheet(&ruler)
    case .formSheet:
      if rules.situation.facts.contains(.compactWidth) {
        if rules.holds(PlaceRules.presentationIsSheet) { fillPageSheet(&ruler) }
      } else if !rules.holds(PlaceRules.sheetFillsScreen) {
        fillFormSheet(place.size, &ruler)
      }
    case .popover:
      if !rules.holds(PlaceRules.popoverAdapts) {
        fillPopover(place, environment.direction, &ruler)
      } else if rules.holds(PlaceRules.presentationIsSheet) {
        fillPageSheet(&ruler)
      }
    case .container: fill(room, stated: place.size)
    case .primaryColumn, .supplementaryColumn, .secondaryColumn:
      fillColumn(place, environment, &ruler)
    case .row:
      kind = place.kind
      // The table, which is as wide as the screen, lies under a notch at its side.
      safeArea.top = 0
      safeArea.bottom = 0
    case .view, .noWindow:
      kind = place.kind
      safeArea = .zero
    case .widget, .notification, .messages, .keyboard: fillExtension(place, &ruler)
    }
    isEstimated = isEstimated || ruler.isEstimated
  }

  /// Bars that are listed without the status bar leave nothing of it.
  mutating func hideStatusBar(as bars: BarSet) {
    if case .only(let wanted) = bars, !wanted.contains(.status), kind == .screen {
      safeArea.top = 0
    }
  }

  /// Asks rules, and notes whether one of the answers is less than recorded.
  struct Ruler {
    let rules: RulesInForce
    var isEstimated = false

    init(rules: RulesInForce) { self.rules = rules }

    mutating func callAsFunction(_ rule: Rule) -> Double {
      let value = rules[rule]
      if rule.marksEstimates, value != 0, rules.isProvisional(rule) { isEstimated = true }
      return value
    }
  }

  private mutating func fillPageSheet(_ ruler: inout Ruler) {
    if ruler.rules.holds(PlaceRules.sheetFillsScreen) { return }
    kind = .pageSheet
    let width = ruler(PlaceRules.pageSheetWidth)
    if width > 0 {
      let height = min(
        ruler(PlaceRules.pageSheetHeight),
        frame.height - 2 * ruler(PlaceRules.pageSheetMargin))
      centre(Size(width: width, height: height))
      return
    }
    let top = max(
      ruler(PlaceRules.sheetLeastTop), safeArea.top + ruler(PlaceRules.sheetDistance))
    frame = Rect(x: 0, y: top, width: frame.width, height: frame.height - top)
    safeArea.top = 0
  }

  private mutating func fillFormSheet(_ stated: Size?, _ ruler: inout Ruler) {
    kind = .formSheet
    cell.width = .compact
    let size = Self.size(
      stated, PlaceRules.formSheetWidth, PlaceRules.formSheetHeight, &ruler)
    let room = Size(
      width: frame.width, height: frame.height - safeArea.top - safeArea.bottom)
    let rise = ruler(PlaceRules.formSheetRise)
    centre(Size(width: min(size.width, room.width), height: min(size.height, room.height)))
    frame.origin.y = max(0, frame.y - rise)
  }

  /// A popover points at a bar button from below, as near to it as the margin allows. Where others point is not
  /// known without a layout of the scene below: they are drawn in the middle.
  private mutating func fillPopover(
    _ place: Place, _ direction: LayoutDirection, _ ruler: inout Ruler
  ) {
    kind = .popover
    cell.width = .compact
    let window = frame
    let top = safeArea.top
    let size = Self.size(place.size, PlaceRules.popoverWidth, PlaceRules.popoverHeight, &ruler)
    let margin = ruler(PlaceRules.popoverMargin)
    centre(
      Size(
        width: min(size.width, window.width - 2 * margin),
        height: min(
          size.height, window.height - top - safeArea.bottom - 2 * margin)))
    let below = ruler(PlaceRules.popoverBelowBarItem)
    guard let end = place.barItem, below > 0 else { return }
    let isAtRight = (end == .trailing) != (direction == .rightToLeft)
    frame.origin.x = isAtRight ? window.width - margin - frame.width : margin
    frame.origin.y = min(top + below, max(top, window.height - margin - frame.height))
  }

  /// What the system gives to the scene of an app extension.
  ///
  /// - Source: Apple, `NCWidgetProviding`, `UNNotificationContentExtension`,
  ///   `MSMessagesAppPresentationStyle.compact` ("replaces the keyboard"), `UIInputViewController`.
  private mutating func fillExtension(_ place: Place, _ ruler: inout Ruler) {
    kind = place.kind
    let top = safeArea.top
    safeArea = .zero
    var size = frame.size
    switch place.kind {
    case .widget:
      size.width -= ruler(PlaceRules.widgetMargin)
      let greatest = ruler(PlaceRules.widgetWidth)
      if greatest > 0 { size.width = min(size.width, greatest) }
      let compact = ruler.rules[PlaceRules.widgetHeight]
      size.height = compact > 0 ? compact : size.height
    case .notification:
      size.width -= ruler(PlaceRules.notificationMargin)
      size.height = size.width * (place.heightRatio ?? ruler(PlaceRules.notificationRatio))
    default:
      size.height = min(size.height, ruler(DeviceRules.keyboardHeight))
      frame = Rect(x: 0, y: frame.height - size.height, width: size.width, height: size.height)
      return
    }
    frame = Rect(
      x: ((frame.width - size.width) / 2).rounded(.down), y: top, width: size.width,
      height: size.height)
  }

  /// A size whose stated lengths override the usual ones.
  private static func size(
    _ stated: Size?, _ width: Rule, _ height: Rule, _ ruler: inout Ruler
  ) -> Size {
    func length(_ stated: Double?, _ rule: Rule, _ ruler: inout Ruler) -> Double {
      if let stated, stated > 0 { return stated }
      return ruler(rule)
    }
    return Size(
      width: length(stated?.width, width, &ruler), height: length(stated?.height, height, &ruler))
  }

  private mutating func centre(_ size: Size) {
    frame = Rect(
      x: ((frame.width - size.width) / 2).rounded(.down),
      y: ((frame.height - size.height) / 2).rounded(.down), width: size.width,
      height: size.height)
    safeArea = .zero
  }

  private mutating func fill(_ room: Room?, stated: Size?) {
    kind = .container
    if let room {
      frame = room.frame
      safeArea = room.safeArea
      cell = room.cell
    } else {
      // If no size is stated, nobody knows how large the container is.
      isEstimated = stated == nil
      if let stated {
        frame = Rect(width: stated.width, height: stated.height)
        safeArea = .zero
      }
    }
  }

  private mutating func fillColumn(
    _ place: Place, _ environment: LayoutEnvironment, _ ruler: inout Ruler
  ) {
    var style = place.split ?? SplitViewStyle()
    if let width = place.size?.width, width > 0, place.split == nil { style.width.points = width }
    let geometry = SplitGeometry(style, environment, ruler.rules)
    guard let column = geometry.column(place.kind) else { return }
    kind = place.kind
    frame = column.frame
    safeArea = column.safeArea
    if place.kind != .secondaryColumn { cell.width = .compact }
    for rule in [
      PlaceRules.primaryWidth, PlaceRules.supplementaryWidth, PlaceRules.narrowPrimaryWidth,
      PlaceRules.overPrimaryWidth,
    ] where style.hasSupplementary || rule.id == PlaceRules.primaryWidth.id { _ = ruler(rule) }
  }
}
