import LayoutModel

/// A tab of a low bar. Its title stands beside its icon. A badge lies on the upper corner of the
/// icon, before the title.
///
/// - Source: Apple, `UITabBarItem`: in a compact height titles stand beside images. drawn: the
///   distances, and that a badge moves the title.
struct TabInARow {
  let icon: Rect
  let title: Rect
  /// The frame of the badge; `nil` if the tab has none.
  let badge: Rect?

  private static let gap = 4.0
  private static let badgeHeight = 16.0
  /// The width by which a badge overlaps the icon.
  private static let overlap = 7.0

  init(_ room: Rect, icon side: Double, _ item: SceneBarContents.TabItem, isRightToLeft: Bool) {
    let y = room.midY - side / 2
    var badge: Rect?
    if let text = item.badge, !text.isEmpty {
      badge = Rect(
        x: room.x + side - Self.overlap, y: max(room.y, y - 3),
        width: Self.badgeWidth(text, height: Self.badgeHeight), height: Self.badgeHeight)
    }
    let used = Self.widthBeforeTitle(item, icon: side)
    let icon = Rect(x: room.x, y: y, width: side, height: side)
    let title = Rect(
      x: room.x + used, y: room.y, width: max(0, room.width - used), height: room.height)
    func placed(_ rect: Rect) -> Rect {
      guard isRightToLeft else { return rect }
      var mirrored = rect
      mirrored.origin.x = room.x + room.maxX - rect.maxX
      return mirrored
    }
    self.icon = placed(icon)
    self.title = placed(title)
    self.badge = badge.map(placed)
  }

  /// The width of icon, badge and the distance to the title.
  static func widthBeforeTitle(_ item: SceneBarContents.TabItem, icon: Double) -> Double {
    guard let text = item.badge, !text.isEmpty else { return icon + gap }
    return icon - overlap + badgeWidth(text, height: badgeHeight) + gap
  }

  static func badgeFont(height: Double) -> Double { height < 18 ? 11 : 13 }

  static func badgeWidth(_ text: String, height: Double) -> Double {
    max(height, TextLines.width(text, size: badgeFont(height: height)) + 8)
  }
}
