import ElementTree
import LayoutEngine
import LayoutModel
import Testing

@testable import LayoutPreview

/// Items on glass: images share a pane, texts have their own, and none lies over another.
@Suite struct BarPaneTests {
  private let sample = PreviewSample([], on: "iphone-6.3/portrait")
  private var shown: ShownContents { ShownContents(sample.document, in: sample.layout.environment) }

  private func item(_ content: BarItem.Content) -> BarItem { BarItem(content) }

  private func layout(
    leading: [BarItem.Content], trailing: [BarItem.Content], width: Double = 402,
    isGlass: Bool = true, isRightToLeft: Bool = false
  ) -> NavigationBarLayout {
    var contents = NavigationContents()
    contents.leading = leading.map(BarItem.init)
    contents.trailing = trailing.map(BarItem.init)
    return NavigationBarLayout(
      contents, in: Rect(y: 62, width: width, height: 44), isRightToLeft: isRightToLeft, shown,
      sizes: [:], isGlass: isGlass)
  }

  /// The panes that are drawn.
  private func panes(_ layout: NavigationBarLayout) -> [Rect] {
    layout.items.filter { !$0.sharesPane }.compactMap(\.pane)
  }

  @Test(arguments: [false, true])
  func `images beside each other stand on one pane`(isRightToLeft: Bool) {
    let layout = layout(
      leading: [.symbol("plus")],
      trailing: [.symbol("trash"), .image("a"), .text("Edit"), .symbol("folder")],
      isRightToLeft: isRightToLeft)
    let panes = panes(layout)
    #expect(panes.count == 4)
    #expect(panes.filter { $0.width == 88 }.count == 1)
    for item in layout.items {
      let own = panes.filter { $0.x <= item.frame.x && item.frame.maxX <= $0.maxX }
      #expect(own.count == 1, "\(item.item.content)")
    }
  }

  @Test func `what closes and what is prominent has a pane of its own`() {
    #expect(panes(layout(leading: [.symbol("xmark"), .symbol("plus")], trailing: [])).count == 2)
    var done = BarItem(.symbol("checkmark"))
    done.isProminent = true
    #expect(!done.sharesPane)
  }

  @Test func `before glass there are no panes`() {
    let layout = layout(
      leading: [], trailing: [.symbol("trash"), .symbol("plus")], isGlass: false)
    #expect(layout.items.allSatisfy { $0.pane == nil && !$0.sharesPane })
  }

  @Test func `texts that have no room are cut, and do not lie over each other`() {
    let layout = layout(
      leading: [.text("Settings"), .text("Spinner")], trailing: [.text("Contact List")], width: 320)
    let panes = panes(layout).sorted { $0.x < $1.x }
    #expect(panes.count == 3)
    for (left, right) in zip(panes, panes.dropFirst()) { #expect(left.maxX <= right.x) }
    #expect(panes.allSatisfy { $0.width > 40 })
  }
}
