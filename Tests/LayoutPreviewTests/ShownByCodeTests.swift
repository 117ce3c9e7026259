import ElementTree
import LayoutModel
import Testing

@testable import LayoutPreview

/// A scene that code shows upon another one has no clock of its own.
@Suite struct ShownByCodeTests {
  /// A search field at the top of the screen, and the root with some alpha.
  private func drawing(alpha: String, top: Double, route: [ObjectID] = []) -> LayoutDrawing {
    let field = PreviewSample.view(
      "searchBar", "search", Rect(y: top, width: 393, height: 56), [:])
    let color = DocumentElement(
      "color", ["key": "backgroundColor", "white": "0.0", "alpha": alpha, "colorSpace": "custom"])
    var sample = PreviewSample([field], background: color, on: "iphone-6.1-island/portrait")
    var place = Place(.screen)
    place.route = route
    sample.layout.place = ResolvedPlace(
      .screen, stated: place, frame: Rect(width: 393, height: 852))
    return LayoutDrawing(sample.layout, of: sample.document, title: "")
  }

  private func hasClock(_ drawing: LayoutDrawing) -> Bool { drawing.svg().contains(">9:41</text>") }

  @Test func `a clear panel with a search field at its top has none`() {
    #expect(!hasClock(drawing(alpha: "0.0", top: 6)))
  }

  @Test func `a screen, a panel that begins lower, and what a segue shows have one`() {
    #expect(hasClock(drawing(alpha: "1", top: 6)))
    #expect(hasClock(drawing(alpha: "0.0", top: 80)))
    #expect(hasClock(drawing(alpha: "0.0", top: 6, route: ["segue"])))
  }
}
