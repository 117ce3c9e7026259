import LayoutModel

/// The sizes of bars whose items float on panes of glass, in points.
///
/// - Source: recorded on simulators of iPhone SE and iPhone 17 with iOS 26.0 to 26.4, and of iPad
///   (A16) with iOS 26.1: iamcgn/swiftui-web, Docs/elements/UIKit (Navigation, Bars); Vercantez/openuikit,
///   docs/agent_reports (conf-tabs, conf-ipad). What begins with `drawn:` was not recorded.
enum GlassMetrics {
  /// A pane in a navigation bar: 44 high, at the top of the bar; as wide for an image.
  static let pane = 44.0
  /// A pane in a toolbar.
  static let toolbarPane = 48.0
  /// From a pane's edge to its title.
  static let titlePadding = 12.0
  /// Between two panes.
  static let paneGap = 8.0
  static let toolbarGap = 12.0
  /// From the edge of the bar to the first pane.
  static let sideMargin = 16.0
  /// The same in the toolbar of a controller, which begins as far above its panes as `toolbarTop`.
  static let toolbarMargin = 28.0
  static let toolbarTop = 10.0

  /// The pane of a tab bar, at the top of the bar: 62 high, with tabs of 94 × 54 points, which
  /// overlap by 8, 4 points from its edge.
  static let tabPane = 62.0
  static let tabWidth = 94.0
  static let tabPitch = 86.0
  static let tabInset = 4.0
  /// drawn: the least distance to the sides is that to the bottom, 83 - 62.
  static let tabMargin = 21.0
  /// A badge: 20 high, from the middle of the icon.
  static let badge = 20.0
  static let badgeShift = 8.5

  /// The pane of a tab bar with so many tabs.
  static func tabPane(_ count: Int, in bar: Rect) -> Rect {
    let natural = tabWidth + tabPitch * Double(max(0, count - 1)) + 2 * tabInset
    let width = min(natural, max(0, bar.width - 2 * tabMargin))
    // drawn: a lower bar has a lower pane, which keeps clear of the home indicator.
    let height = min(tabPane, max(pane, bar.height - tabMargin), bar.height)
    return Rect(x: bar.midX - width / 2, y: bar.y, width: width, height: height)
  }

  /// The place of a tab on the pane: all are equally wide, and overlap as measured.
  static func tab(_ index: Int, of count: Int, on pane: Rect) -> Rect {
    let overlap = tabWidth - tabPitch
    let pitch = (pane.width - 2 * tabInset - overlap) / Double(max(1, count))
    return Rect(
      x: pane.x + tabInset + pitch * Double(index), y: pane.y + tabInset, width: pitch + overlap,
      height: max(0, pane.height - 2 * tabInset))
  }
}
