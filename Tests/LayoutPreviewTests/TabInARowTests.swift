import LayoutModel
import Testing

@testable import LayoutPreview

@Suite struct TabInARowTests {
  @Test(arguments: [nil, "", "3", "1,204"], [false, true])
  func `a badge covers neither the title nor the whole icon`(
    badge: String?, isRightToLeft: Bool
  ) {
    var item = SceneBarContents.TabItem(item: nil, fallback: "Saved")
    item.badge = badge
    let room = Rect(x: 100, y: 8, width: 120, height: 36)
    let row = TabInARow(room, icon: 20, item, isRightToLeft: isRightToLeft)
    for part in [row.icon, row.title] + (row.badge.map { [$0] } ?? []) {
      let seen = part.intersection(room)
      #expect(abs(seen.width - part.width) < 1e-9 && abs(seen.height - part.height) < 1e-9)
    }
    #expect(row.icon.intersection(row.title).width <= 0)
    #expect((row.icon.x < row.title.x) != isRightToLeft)
    #expect((row.badge != nil) == (badge?.isEmpty == false))
    guard let pill = row.badge else { return }
    #expect(pill.intersection(row.title).width <= 0)
    #expect(pill.intersection(row.icon).width < row.icon.width / 2)
    let used = TabInARow.widthBeforeTitle(item, icon: 20)
    #expect(abs(row.title.width + used - room.width) < 1e-9)
  }
}
