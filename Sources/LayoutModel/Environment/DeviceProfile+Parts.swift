import DataTables
import EmbeddedTables
import PlatformRules

/// Parts of a screen that are not listed in ``DeviceProfile/all``: a caller has to name them.
extension DeviceProfile {
  static let slideOver = "slide_over"
  static let zoomed = "zoomed"

  /// The part of this whole screen that a name means; `nil` if there is none.
  ///
  /// - Parameter text: `slide_over`, a window such as `800x600`, or `zoomed`.
  func namedPart(_ text: String) -> DeviceProfile? {
    precondition(split == nil, "a part of '\(key)'")
    switch text {
    case Self.slideOver: return isPad ? floating : nil
    case Self.zoomed: return isPad ? nil : zoomedScreen
    default: return isPad ? DeviceTable.size(text).flatMap { window(text, $0) } : nil
    }
  }

  /// Slide Over: a column that floats above another app.
  ///
  /// - Source: hacknicity.medium.com, "How iPad apps adapt to the new 11-inch and 12.9-inch iPad
  ///   Pros": as wide as a third of the screen in landscape, and 40 points lower than the screen.
  ///   This was recorded for two screens in landscape, and is inferred from these elsewhere.
  private var floating: DeviceProfile? {
    let third = DeviceTable.splits.first {
      $0.screen == name && $0.orientation == .landscape && $0.name == "one_third"
    }
    guard let third, systems.upperBound >= .firstWithSlideOver else { return nil }
    var copy = part(Self.slideOver, Size(width: third.size.width, height: size.height - 40))
    copy.cell.width = .compact
    copy.limit(from: .firstWithSlideOver)
    return copy
  }

  /// A window of Stage Manager or of iPadOS 26.
  ///
  /// - Source: Apple, "Stage Manager", iPadOS 16. It is inferred that a window has the insets of
  ///   the whole screen. Width classes follow the source of ``SizeClassRule``: the narrowest
  ///   regular part of a pad's screen is 678 points wide.
  private func window(_ text: String, _ wanted: Size) -> DeviceProfile? {
    guard systems.upperBound >= .firstWithWindows, wanted.width >= Self.narrowest,
      wanted.height >= Self.narrowest,
      wanted.width <= size.width, wanted.height <= size.height
    else { return nil }
    var copy = part(text, wanted)
    copy.cell.width = wanted.width < Self.narrowestRegular ? .compact : .regular
    copy.limit(from: .firstWithWindows)
    return copy
  }

  /// The smallest width and height of a window, in points. No app is shown smaller.
  private static let narrowest = 200.0
  private static let narrowestRegular = 678.0

  private func part(_ name: String, _ size: Size) -> DeviceProfile {
    var copy = self
    copy.split = name
    copy.size = size
    copy.cover(system)
    return copy
  }

  private mutating func limit(from first: SystemRelease) {
    systems = max(first, systems.lowerBound)...systems.upperBound
  }

  /// Display Zoom: the app has the screen of a smaller phone.
  private var zoomedScreen: DeviceProfile? {
    guard let zoomed = DeviceTable.zoomedSizes[name] else { return nil }
    let isLandscape = orientation == .landscape
    var copy = part(
      Self.zoomed,
      isLandscape ? Size(width: zoomed.height, height: zoomed.width) : zoomed)
    // With Display Zoom, large phones in landscape are compact in width, as other phones are.
    if isLandscape { copy.cell = GridCell(width: .compact, height: .compact) }
    return copy
  }

  /// Scales the safe area by the ratio of the zoomed width to the full width. This is inferred, not
  /// recorded.
  mutating func zoom(_ screen: DeviceTable.Screen) {
    guard let zoomed = DeviceTable.zoomedSizes[name] else { return }
    let share = zoomed.width / screen.size.width
    safeArea = EdgeInsets(
      top: (safeArea.top * share).rounded(), left: (safeArea.left * share).rounded(),
      bottom: (safeArea.bottom * share).rounded(), right: (safeArea.right * share).rounded())
    // The status bar of phones with a home button stays as high as it is.
    if !hasHomeIndicator, safeArea.top > 0 { safeArea.top = screen.portraitSafeArea.top }
    isEstimated = true
  }
}

extension DeviceTable {
  /// Sizes in portrait with Display Zoom, by screen.
  static let zoomedSizes = EmbeddedTable.zoomedScreens.read(readZoomedSizes)

  static func readZoomedSizes(_ table: DataTable) throws(TableFault) -> [String: Size] {
    var rows = try TableRows(table, ["screen", "size"])
    var result: [String: Size] = [:]
    while rows.next() {
      let screen = try rows.name()
      result[screen] = try rows.value(size)
    }
    return result
  }
}
