import LayoutModel
import LayoutPreview
import TestSupport
import Testing

@Suite struct TerminalDrawingTests {
  @Test func `a form in sixty columns`() {
    let sample = PreviewSample.form()
    let text = TerminalDrawing(sample.layout, of: sample.document).text(columns: 60)
    expectGolden(text, named: "form.txt")
  }

  @Test(arguments: [-5, 0, 10, 33, 80, 100_000])
  func `no row is wider than asked, nor than 400`(columns: Int) {
    let sample = PreviewSample.form()
    let text = TerminalDrawing(sample.layout, of: sample.document).text(columns: columns)
    let limit = min(max(columns, 10), 400)
    for line in text.split(separator: "\n") { #expect(line.count <= limit) }
  }

  @Test func `boxes that touch join their lines`() {
    let left = PreviewSample.view("view", "a", Rect(x: 0, y: 0, width: 187.5, height: 667))
    let right = PreviewSample.view("view", "b", Rect(x: 187.5, y: 0, width: 187.5, height: 667))
    let sample = PreviewSample([left, right], on: "iphone-4.7/portrait")
    let text = TerminalDrawing(sample.layout, of: sample.document).text(columns: 21)
    #expect(text.hasPrefix("┌─────────┬─────────┐\n"))
    #expect(text.hasSuffix("└─────────┴─────────┘\n"))
  }

  @Test func `wide characters take two columns`() {
    let label = PreviewSample.view(
      "label", "l", Rect(x: 20, y: 300, width: 200, height: 21), ["text": "日本語 ok"])
    let sample = PreviewSample([label], on: "iphone-4.7/portrait")
    let text = TerminalDrawing(sample.layout, of: sample.document).text(columns: 40)
    let line = text.split(separator: "\n").first { $0.contains("日") }
    #expect(line?.count == 40 - 3)
  }
}
