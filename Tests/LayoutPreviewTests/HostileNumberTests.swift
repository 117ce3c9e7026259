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
}
