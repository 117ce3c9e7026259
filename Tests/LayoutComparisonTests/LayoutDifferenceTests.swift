import LayoutComparison
import LayoutModel
import Testing

@Suite struct LayoutDifferenceTests {
  private func layout(_ frames: [(ObjectID, Rect)]) -> ResolvedLayout {
    ResolvedLayout(
      scene: "s", environment: LayoutEnvironment(size: Size(width: 375, height: 667), cell: .base),
      status: .ok,
      views: frames.enumerated().map { index, item in
        ResolvedView(
          id: item.0, name: item.0.text, kind: .view, index: index, frame: item.1, unsnapped: item.1
        )
      })
  }

  @Test func `views move, resize, appear and disappear`() {
    let a = layout([
      ("root", Rect(width: 10, height: 10)), ("a", Rect(x: 1)), ("b", Rect(width: 5)),
      ("c", Rect()),
    ])
    let b = layout([
      ("root", Rect(width: 10, height: 10)), ("a", Rect(x: 2)), ("b", Rect(width: 6)),
      ("d", Rect()),
    ])
    let effects = LayoutDifference.between(a, b).effects
    #expect(effects.map(\.id) == ["a", "b", "d", "c"])
    #expect(effects.map(\.kind) == [.moved, .resized, .appeared, .disappeared])
    #expect(effects[0].text == "a 'a' moves from (1, 0) to (2, 0)")
  }

  @Test func `what moves less than the tolerance stays`() {
    let a = layout([("a", Rect(x: 1))])
    let b = layout([("a", Rect(x: 1.5))])
    #expect(LayoutDifference.between(a, b, tolerance: 0.5).isEmpty)
    #expect(!LayoutDifference.between(a, b, tolerance: 0.4).isEmpty)
  }
}
