import ElementTree
import LayoutModel
import LayoutPreview
import Testing

/// Images and titles of buttons in pictures.
@Suite struct ButtonPictureTests {
  private func drawing(_ sample: PreviewSample) -> LayoutDrawing {
    LayoutDrawing(sample.layout, of: sample.document, title: "")
  }

  @Test(arguments: [("center", 20.0), ("top", 40), ("bottom", 0)])
  func `insets above a title move it down`(alignment: String, distance: Double) throws {
    func baseline(_ insets: [DocumentElement]) throws -> Double {
      let button = PreviewSample.view(
        "button", "button", Rect(x: 10, y: 100, width: 100, height: 80),
        ["contentVerticalAlignment": alignment],
        insets + [DocumentElement("state", ["key": "normal", "title": "Join"])])
      let svg = drawing(PreviewSample([button], on: "iphone-4.7/portrait")).svg()
      let found = try #require(svg.firstMatch(of: #/<text [^>]*y="([0-9.]+)"[^>]*>Join</#))
      return try #require(Double(found.1))
    }
    let inset = DocumentElement(
      "inset", ["key": "titleEdgeInsets", "minX": "0", "minY": "40", "maxX": "0", "maxY": "0"])
    let moved = try baseline([inset]) - baseline([])
    #expect(abs(moved - distance) < 0.1)
  }

  @Test(arguments: [true, false])
  func `a symbol that fills a button is drawn as a symbol`(isSymbol: Bool) {
    var state = DocumentElement("state", ["key": "normal", "backgroundImage": "plus"])
    if isSymbol { state["catalog"] = "system" }
    let button = PreviewSample.view(
      "button", "button", Rect(x: 10, y: 100, width: 48, height: 48), [:], [state])
    let svg = drawing(PreviewSample([button], on: "iphone-4.7/portrait")).svg()
    // The surface of a missing image has its name.
    #expect(svg.contains(">plus<") != isSymbol)
    #expect(svg.contains("transform=\"translate(10 100)") == isSymbol)
  }
}
