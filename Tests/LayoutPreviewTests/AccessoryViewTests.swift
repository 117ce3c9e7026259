import ElementTree
import LayoutModel
import LayoutPreview
import Testing

/// A view that an outlet makes the accessory of a row, wherever the document has it.
@Suite struct AccessoryViewTests {
  /// A row from x 0 to 375 and from y 100 to 144 with a switch of 51 × 31 points.
  private func sample(isBeside: Bool) -> PreviewSample {
    let toggle = PreviewSample.view("switch", "toggle", Rect(x: 160, y: 6, width: 51, height: 31))
    let content = PreviewSample.view(
      "tableViewCellContentView", "content", Rect(width: 375, height: 44), ["key": "contentView"],
      [DocumentElement("subviews", [:], children: isBeside ? [] : [toggle])])
    let outlet = DocumentElement(
      "outlet", ["property": "accessoryView", "destination": "toggle", "id": "outlet"])
    let row = PreviewSample.view(
      "tableViewCell", "row", Rect(width: 375, height: 44), [:],
      [content, DocumentElement("connections", [:], children: [outlet])])
    let section = DocumentElement(
      "tableViewSection", ["id": "section"],
      children: [DocumentElement("cells", [:], children: [row])])
    let table = PreviewSample.view(
      "tableView", "table", Rect(y: 100, width: 375, height: 400),
      ["dataMode": "static", "style": "plain"],
      [DocumentElement("sections", [:], children: [section])])
    return PreviewSample([table], beside: isBeside ? [toggle] : [], on: "iphone-4.7/portrait")
  }

  private func picture(_ sample: PreviewSample) -> String {
    var options = PreviewOptions()
    options.namesViews = true
    return LayoutDrawing(sample.layout, of: sample.document, title: "Rows").svg(options)
  }

  /// The left edge of what is drawn of the switch.
  private func left(_ sample: PreviewSample) -> Double? {
    let svg = picture(sample)
    let group = svg.split(separator: "\n").drop { !$0.contains("id=\"view-toggle\"") }
    return group.first { $0.contains("<rect") }?.firstMatch(of: #/ x="([0-9.]+)"/#)
      .flatMap { Double($0.1) }
  }

  @Test(arguments: [false, true])
  func `it stands at the end of its row, in either direction`(isBeside: Bool) {
    var sample = sample(isBeside: isBeside)
    // 375 − 16 − 51.
    #expect(left(sample) == 308)
    sample.layout.environment.direction = .rightToLeft
    #expect(left(sample) == 16)
  }

  @Test func `a view beside the scene that is an accessory is not drawn a second time`() {
    let sample = sample(isBeside: true)
    let svg = picture(sample)
    #expect(svg.split(separator: "id=\"view-toggle\"").count == 2)
    // Nothing lies at the right of the screen of 375 points, its edge included.
    let width = svg.firstMatch(of: #/<svg[^>]* width="([0-9.]+)"/#).flatMap { Double($0.1) }
    #expect((width ?? 1000) < 375 + 60)
  }
}
