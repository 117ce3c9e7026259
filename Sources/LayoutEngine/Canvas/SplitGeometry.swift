package import LayoutModel
package import PlatformRules

/// The positions of the columns of a split view in a window.
package struct SplitGeometry: Sendable {
  let style: SplitViewStyle
  let environment: LayoutEnvironment
  let rules: RulesInForce

  /// - Parameter environment: the environment of the whole split view.
  package init(
    _ style: SplitViewStyle, in environment: LayoutEnvironment, book: RuleBook = .standard
  ) {
    self.init(style, environment, RulesInForce(book, window: environment))
  }

  init(_ style: SplitViewStyle, _ environment: LayoutEnvironment, _ rules: RulesInForce) {
    self.style = style
    self.environment = environment
    self.rules = rules
  }

  /// How columns of a window that is wide enough are shown.
  package enum Display: Hashable, Sendable {
    case beside
    /// The first column lies over the secondary one after a person asks for it.
    case over
  }

  /// A column: its rectangle in the window, and the insets that are covered there.
  package struct Column: Hashable, Sendable {
    package var frame: Rect
    package var safeArea: EdgeInsets
    /// Whether it lies above the secondary column.
    package var floats = false
  }

  /// How the columns are shown. `nil` if the width is compact: then there is one column, and the
  /// other ones are pushed onto it.
  ///
  /// - Source: Apple, `UISplitViewController.DisplayMode.automatic`: beside each other in
  ///   landscape, otherwise only the secondary column until another one is requested; see also
  ///   ``PlatformRules/PlaceRules/columnsBesideUpright``.
  package var display: Display? {
    guard environment.cell.width == .regular else { return nil }
    if style.secondaryFillsWindow { return .over }
    let isWide = environment.size.width > environment.size.height
    return isWide || style.staysBeside || rules.holds(PlaceRules.columnsBesideUpright)
      ? .beside : .over
  }

  /// Whether the first column stands at the right side.
  package var isRight: Bool { style.isAtEnd != (environment.direction == .rightToLeft) }

  /// The column of a kind.
  /// - Returns: `nil` if there are no columns.
  package func column(_ kind: Place.Kind) -> Column? {
    guard let display else { return nil }
    let columns = style.hasSupplementary ? three(display) : two(display)
    return columns[kind].map { isRight ? mirrored($0) : $0 }
  }

  // MARK: Columns from the left

  private var whole: Size { environment.size }
  private var safe: EdgeInsets {
    let own = environment.safeArea
    return isRight
      ? EdgeInsets(top: own.top, left: own.right, bottom: own.bottom, right: own.left) : own
  }
  private var floats: Bool { style.hasSidebar && rules.holds(PlaceRules.sideBarFloatsOnDevices) }

  private func two(_ display: Display) -> [Place.Kind: Column] {
    let width = width(rules[PlaceRules.primaryWidth])
    return [
      .primaryColumn: first(width: width, display),
      .secondaryColumn: beside(width, display, floats: floats),
    ]
  }

  /// All three columns beside each other, if the window has room for them. Otherwise the primary
  /// one lies over the other two.
  private func three(_ display: Display) -> [Place.Kind: Column] {
    let distance = rules[PlaceRules.sideBarDistance]
    let narrow = rules[PlaceRules.narrowPrimaryWidth]
    let least = rules[PlaceRules.secondaryLeastWidth]
    let showsAll =
      floats && display == .beside
      && whole.width >= distance + 2 * narrow + Self.separator + least
    guard showsAll else {
      let over = width(rules[PlaceRules.overPrimaryWidth])
      let between = rules[PlaceRules.supplementaryWidth]
      var supplementary = plain(width: between)
      if floats, style.showsTwoOver {
        supplementary.frame.size.width += distance + over
        supplementary.safeArea.left += distance + over
      }
      return [
        .primaryColumn: first(width: over, .over), .supplementaryColumn: supplementary,
        .secondaryColumn: beside(between, display, floats: false),
      ]
    }
    let covered = distance + narrow
    var supplementary = plain(width: covered + narrow)
    supplementary.safeArea.left += covered
    return [
      .primaryColumn: first(width: narrow, display), .supplementaryColumn: supplementary,
      .secondaryColumn: beside(covered + narrow, display, floats: false),
    ]
  }

  private func plain(width: Double) -> Column {
    var safe = safe
    safe.right = 0
    return Column(frame: Rect(width: width, height: whole.height), safeArea: safe)
  }

  private func first(width: Double, _ display: Display) -> Column {
    guard floats else {
      var column = plain(width: width)
      column.floats = display == .over
      return column
    }
    let distance = rules[PlaceRules.sideBarDistance]
    let below = rules[PlaceRules.sideBarBelow]
    return Column(
      frame: Rect(
        x: distance, y: safe.top, width: width, height: whole.height - safe.top - below),
      safeArea: EdgeInsets(bottom: distance), floats: true)
  }

  /// The column beside a first column. It is the rest of the window, or the whole window if the
  /// first column lies above it.
  private func beside(_ width: Double, _ display: Display, floats: Bool) -> Column {
    var safe = safe
    guard display == .beside else {
      return Column(frame: Rect(width: whole.width, height: whole.height), safeArea: safe)
    }
    if floats {
      safe.left += width + rules[PlaceRules.sideBarDistance]
      return Column(frame: Rect(width: whole.width, height: whole.height), safeArea: safe)
    }
    safe.left = 0
    let start = width + (rules.holds(PlaceRules.sideBarFloatsOnDevices) ? Self.separator : 0)
    return Column(
      frame: Rect(x: start, width: whole.width - start, height: whole.height), safeArea: safe)
  }

  /// The width of the line between columns, in points. The line takes room since iOS 26.
  private static let separator = 0.5

  /// The width of the primary column, in points.
  ///
  /// - Source: Apple: a stated width wins over a fraction, and both are kept between the bounds. On
  ///   phones it is 0.4 of the width, 295 of 736 points, which is provisional.
  private func width(_ usual: Double) -> Double {
    let stated = style.width
    var width = usual
    if environment.cell.height == .compact { width = min(width, (whole.width * 0.4).rounded(.up)) }
    if let part = stated.fraction, part > 0, part <= 1 { width = whole.width * part }
    if let points = stated.points, points > 0 { width = points }
    if let most = stated.most, most > 0 { width = min(width, most) }
    let rest = rules[PlaceRules.secondaryLeastWidth]
    if rest > 0 { width = min(width, whole.width - rules[PlaceRules.sideBarDistance] - rest) }
    // A stated least width overrides the least width of the other column: 375 of 820 points beside
    // 464 (recorded, iOS 26.1).
    if let least = stated.least, least > 0 { width = max(width, least) }
    // Whatever a document says, the other column stays visible.
    return min(max(width, 100), max(100, whole.width * 0.7)).rounded()
  }

  private func mirrored(_ column: Column) -> Column {
    var copy = column
    copy.frame.origin.x = whole.width - column.frame.maxX
    (copy.safeArea.left, copy.safeArea.right) = (column.safeArea.right, column.safeArea.left)
    return copy
  }
}

extension RulesInForce {
  /// The rules of the device on which a window lies.
  init(_ book: RuleBook, window: LayoutEnvironment) {
    let system = book.epoch(of: window.system ?? .current)
    self.init(
      book, device: window, XcodeGeneration(system.xcode), usesSafeAreas: true)
    situation.facts.insert(.compactWidth, if: window.cell.width == .compact)
  }
}
