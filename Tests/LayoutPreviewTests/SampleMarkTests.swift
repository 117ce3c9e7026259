import ElementTree
import LayoutModel
import Testing

@testable import LayoutPreview

/// The mark on rows that are no part of the document covers and touches nothing that one reads.
@Suite struct SampleMarkTests {
  /// Rows of 60 points from y 100 on, with a label of one line.
  private func picture(of label: Rect, alignment: String, found: [String] = []) -> String {
    let text = PreviewSample.view(
      "label", "price", label, ["text": "$$", "textAlignment": alignment])
    let content = PreviewSample.view(
      "tableViewCellContentView", "content", Rect(width: 375, height: 60), ["key": "contentView"],
      [DocumentElement("subviews", [:], children: [text])])
    let row = PreviewSample.view(
      "tableViewCell", "row", Rect(width: 375, height: 60), ["reuseIdentifier": "row"], [content])
    let table = PreviewSample.view(
      "tableView", "table", Rect(y: 100, width: 375, height: 400),
      ["dataMode": "prototypes", "style": "plain"],
      [DocumentElement("prototypes", [:], children: [row])])
    let sample = PreviewSample([table], on: "iphone-4.7/portrait")
    var drawing = LayoutDrawing(sample.layout, of: sample.document, title: "")
    drawing.emphasise(found, as: .conflict)
    return drawing.svg()
  }

  /// The pill of the mark.
  private func mark(_ svg: String) -> Rect? {
    let lines = svg.split(separator: "\n")
    guard let text = lines.firstIndex(where: { $0.contains(">sample</text>") }), text > 0,
      let pill = lines[text - 1].firstMatch(
        of: #/x="([0-9.]+)" y="([0-9.]+)" width="([0-9.]+)" height="([0-9.]+)"/#),
      let x = Double(pill.1), let y = Double(pill.2), let width = Double(pill.3),
      let height = Double(pill.4)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  @Test(arguments: [true, false])
  func `no sample lies over the footer of a table without rows`(hasFooter: Bool) {
    let button = PreviewSample.view(
      "button", "add", Rect(x: 16, y: 8, width: 200, height: 30), [:],
      [DocumentElement("state", ["key": "normal", "title": "Add"])])
    let footer = PreviewSample.view(
      "view", "footer", Rect(width: 375, height: 44), ["key": "tableFooterView"],
      [DocumentElement("subviews", [:], children: [button])])
    let table = PreviewSample.view(
      "tableView", "table", Rect(y: 100, width: 375, height: 400),
      ["dataMode": "prototypes", "style": "plain"], hasFooter ? [footer] : [])
    let sample = PreviewSample([table], on: "iphone-4.7/portrait")
    let svg = LayoutDrawing(sample.layout, of: sample.document, title: "").svg()
    #expect((mark(svg) == nil) == hasFooter)
    #expect(svg.contains(">Add<") == hasFooter)
  }

  @Test func `the last of several rows in an inset group has round corners`() throws {
    let cells = (0..<3).map { index in
      PreviewSample.view(
        "tableViewCell", "row\(index)", Rect(y: 60 * Double(index), width: 343, height: 60))
    }
    let table = PreviewSample.view(
      "tableView", "table", Rect(y: 100, width: 343, height: 400),
      ["dataMode": "prototypes", "style": "insetGrouped"],
      [DocumentElement("prototypes", [:], children: cells)])
    let sample = PreviewSample([table], on: "iphone-4.7/portrait")
    let svg = LayoutDrawing(sample.layout, of: sample.document, title: "").svg()
    // Both rows begin with straight edges.
    let middle = try #require(svg.firstMatch(of: #/ d="(M0 160H[^"]*)"/#)).1
    let last = try #require(svg.firstMatch(of: #/ d="(M0 220H[^"]*)"/#)).1
    #expect(!middle.contains("a"))
    #expect(last.count { $0 == "a" } == 2)
  }

  @Test func `it covers no checkmark of a low row`() throws {
    let row = PreviewSample.view(
      "tableViewCell", "row", Rect(width: 375, height: 36),
      ["reuseIdentifier": "row", "accessoryType": "checkmark"])
    let table = PreviewSample.view(
      "tableView", "table", Rect(y: 100, width: 375, height: 400),
      ["dataMode": "prototypes", "style": "plain"],
      [DocumentElement("prototypes", [:], children: [row])])
    let sample = PreviewSample([table], on: "iphone-4.7/portrait")
    let pill = try #require(
      mark(LayoutDrawing(sample.layout, of: sample.document, title: "").svg()))
    // The sign is 16 points high in the middle of the row, at its margin.
    let sign = Rect(x: 375 - 16 - 16, y: 136 + 10, width: 16, height: 16)
    let common = sign.intersection(pill)
    #expect(common.width <= 0 || common.height <= 0)
  }

  @Test func `it keeps clear of the outline of a finding`() throws {
    let label = Rect(x: 16, y: 20, width: 60, height: 20)
    // The outline of the table lies at both sides of the rows.
    let pill = try #require(mark(picture(of: label, alignment: "left", found: ["table"])))
    #expect(pill.x > 4 && pill.maxX < 371 && pill.y >= 160 && pill.maxY <= 220)
  }

  @Test func `it stands at the end of the first sample`() throws {
    let label = Rect(x: 16, y: 20, width: 60, height: 20)
    let pill = try #require(mark(picture(of: label, alignment: "left")))
    #expect(pill.maxX > 360 && pill.y == 163)
  }

  @Test(arguments: [
    // At the end of the row, in its upper corner: the lower one is free.
    (Rect(x: 340, y: 4, width: 30, height: 20), "left"),
    // A label as wide as the row is read only where its text stands.
    (Rect(x: 8, y: 4, width: 359, height: 20), "right"),
    // At the end of the row, from its top to its bottom.
    (Rect(x: 335, y: 0, width: 40, height: 60), "left"),
  ])
  func `it touches no text, nor that of the row above`(label: Rect, alignment: String) throws {
    let pill = try #require(mark(picture(of: label, alignment: alignment)))
    // Two dollars of 17 points.
    let width = TextLines.width("$$", size: 17) * 1.1
    for y in [100.0, 160, 220] {
      let text = Rect(
        x: alignment == "left" ? label.x : label.maxX - width,
        y: label.y + label.height / 2 - 10 + y,
        width: width, height: 20)
      let common = text.inset(-1).intersection(pill)
      #expect(common.width <= 0 || common.height <= 0, "\(pill) on \(text)")
    }
  }
}
