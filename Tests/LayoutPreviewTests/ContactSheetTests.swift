import LayoutModel
import LayoutPreview
import TestSupport
import Testing

@Suite struct ContactSheetTests {
  private let keys = ["iphone-4.0/portrait", "iphone-6.3/landscape", "ipad-11/landscape/one_half"]

  private func sheet(_ keys: [String]) -> ContactSheet {
    ContactSheet(
      keys.map { key in
        let label = PreviewSample.view(
          "label", "label", Rect(x: 20, y: 60, width: 120, height: 21), ["text": "Hello"])
        let sample = PreviewSample([label], on: key)
        return LayoutDrawing(sample.layout, of: sample.document, title: "Hello.storyboard")
      }, title: "Hello.storyboard")
  }

  @Test func `one scene on three devices`() {
    expectGolden(sheet(keys).svg(), named: "contact-sheet.svg")
  }

  @Test func `all devices fit into rows`() {
    let svg = sheet(DeviceProfile.all.map(\.key)).svg()
    #expect(svg.contains(">on its side, two thirds, "))
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1"))
  }

  @Test func `no layouts make an empty sheet`() {
    #expect(sheet([]).svg().hasSuffix("</svg>\n"))
  }
}
