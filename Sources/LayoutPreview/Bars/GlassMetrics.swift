import LayoutModel

/// The sizes of bars whose items float on panes of glass, in points.
///
/// - Source: recorded on simulators of iPhone SE and iPhone 17 with iOS 26.0 to 26.4, and of iPad
///   (A16) with iOS 26.1: iamcgn/swiftui-web, Docs/elements/UIKit (Navigation, Bars);
///   Vercantez/openuikit, docs/agent_reports (conf-tabs, conf-ipad). Sizes with `drawn:` before
///   them were not recorded.
enum GlassMetrics {
  /// The height of a pane in a navigation bar. It lies at the top of the bar. For an image, it is
  /// also the width.
  static let pane = 44.0
  /// The height of a pane in a toolbar.
  static let toolbarPane = 48.0
  /// The distance from a pane's edge to its title.
  static let titlePadding = 12.0
  /// The distance between two panes.
  static let paneGap = 8.0
  static let toolbarGap = 12.0
  /// The distance from the edge of the bar to the first pane.
  static let sideMargin = 16.0
  /// The same distance in the toolbar of a controller. The bar begins `toolbarTop` above its panes.
  static let toolbarMargin = 28.0
  static let toolbarTop = 10.0

  /// The height of a tab bar's pane, which lies at the top of the bar. Its tabs have 94 × 54
  /// points, overlap by 8, and begin 4 points from its edge.
  static let tabPane = 62.0
  static let tabWidth = 94.0
  static let tabPitch = 86.0
  static let tabInset = 4.0
  /// drawn: the least distance to the sides. It is the distance to the bottom, 83 - 62.
  static let tabMargin = 21.0
  /// The height of a badge. It begins at the middle of the icon.
  static let badge = 20.0
  static let badgeShift = 8.5

  /// The pane of a tab bar with this number of tabs.
  static func tabPane(_ count: Int, in bar: Rect) -> Rect {
    let natural = tabWidth + tabPitch * Double(max(0, count - 1)) + 2 * tabInset
    let width = min(natural, max(0, bar.width - 2 * tabMargin))
    // drawn: a lower bar has a lower pane, which does not touch the home indicator.
    let height = min(tabPane, max(pane, bar.height - tabMargin), bar.height)
    return Rect(x: bar.midX - width / 2, y: bar.y, width: width, height: height)
  }

  /// The frame of a tab on the pane. All tabs are equally wide, and overlap as recorded.
  static func tab(_ index: Int, of count: Int, on pane: Rect) -> Rect {
    let overlap = tabWidth - tabPitch
    let pitch = (pane.width - 2 * tabInset - overlap) / Double(max(1, count))
    return Rect(
      x: pane.x + tabInset + pitch * Double(index), y: pane.y + tabInset, width: pitch + overlap,
      height: max(0, pane.height - 2 * tabInset))
  }
}
