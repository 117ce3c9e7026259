import ElementTree
import LayoutModel
import LayoutPreview
import Testing

@Suite struct HostileNumberTests {
  @Test(arguments: ["0", "-1", "1e19", "1e308", "-1e308", "1e-320", "NaN", ""])
  func `any number of a font, a label or a control can be drawn`(number: String) {
    let frame = Rect(x: 10, y: 10, width: 80, height: 30)
    let font = DocumentElement(
      "fontDescription", ["key": "fontDescription", "type": "system", "pointSize": number])
    let label = PreviewSample.view(
      "label", "label", frame, ["text": "some words", "numberOfLines": number], [font])
    let button = PreviewSample.view(
      "button", "button", frame, [:],
      [font, DocumentElement("state", ["key": "normal", "title": "Go"])])
    let control = PreviewSample.view(
      "segmentedControl", "control", frame, ["selectedSegmentIndex": number],
      [
        DocumentElement(
          "segments", [:], children: [DocumentElement("segment", ["title": "One"])])
      ])
    let sample = PreviewSample([label, button, control], on: "iphone-4.7/portrait")
    let drawing = LayoutDrawing(sample.layout, of: sample.document, title: "")
    #expect(!drawing.svg().contains("nan"))
    let text = TerminalDrawing(sample.layout, of: sample.document).text(columns: 60)
    #expect(!text.isEmpty)
  }

  /// Each table has a row with the next table, and room for sixty of them.
  @Test func `tables in rows of tables have samples in bounds`() {
    var inner: [DocumentElement] = []
    for depth in (0..<5).reversed() {
      let row = PreviewSample.view(
        "tableViewCell", "row\(depth)", Rect(width: 300, height: 5), [:],
        [
          PreviewSample.view(
            "tableViewCellContentView", "content\(depth)", Rect(width: 300, height: 5),
            ["key": "contentView"], [DocumentElement("subviews", [:], children: inner)])
        ])
      inner = [
        PreviewSample.view(
          "tableView", "table\(depth)", Rect(width: 300, height: 300),
          ["dataMode": "prototypes", "style": "plain"],
          [DocumentElement("prototypes", [:], children: [row])])
      ]
    }
    let sample = PreviewSample(inner, on: "iphone-4.7/portrait")
    let picture = LayoutDrawing(sample.layout, of: sample.document, title: "").svg()
    #expect(picture.contains(">sample</text>") || picture.contains("opacity=\"0.45\""))
    #expect(picture.utf8.count < 4_000_000)
  }
}
