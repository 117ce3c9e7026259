import ElementTree
import LayoutModel
import LayoutPreview
import Testing

/// The titles above and below the sections of a static table.
@Suite struct SectionTitleTests {
  /// Two sections of one row each with so many points between them. The footer of the first one has several lines.
  private func sample(gap: Double, isElement: Bool = false) -> PreviewSample {
    func section(_ name: String, top: Double, _ titles: [String: String]) -> DocumentElement {
      let row = PreviewSample.view(
        "tableViewCell", "row-\(name)", Rect(y: top, width: 375, height: 44))
      var section = DocumentElement("tableViewSection", ["id": "section-\(name)"])
      for key in titles.keys.sorted() {
        if isElement {
          var text = DocumentElement("string", ["key": key])
          text.content = [.text(titles[key] ?? "", spelling: nil)]
          section.append(text)
        } else {
          section[key] = titles[key]
        }
      }
      section.append(DocumentElement("cells", [:], children: [row]))
      return section
    }
    let footer = (1...40).map { "word\($0)" }.joined(separator: " ")
    let table = PreviewSample.view(
      "tableView", "table", Rect(width: 375, height: 667),
      ["dataMode": "static", "style": "grouped"],
      [
        DocumentElement(
          "sections", [:],
          children: [
            section("one", top: 40, ["footerTitle": footer]),
            section("two", top: 84 + gap, ["headerTitle": "Next"]),
          ])
      ])
    return PreviewSample([table], on: "iphone-4.7/portrait")
  }

  private func texts(_ sample: PreviewSample) -> [(text: String, y: Double)] {
    LayoutDrawing(sample.layout, of: sample.document, title: "").svg().split(separator: "\n")
      .compactMap { line in
        line.firstMatch(of: #/<text [^>]* y="([0-9.]+)"[^>]*>([^<]*)</#).flatMap { found in
          Double(found.1).map { (String(found.2), $0) }
        }
      }
  }

  @Test(arguments: [false, true])
  func `a footer has all of its lines where they have room`(isElement: Bool) {
    let all = texts(sample(gap: 200, isElement: isElement))
    #expect(all.contains { $0.text.hasSuffix("word40") })
    #expect(all.contains { $0.text.uppercased() == "NEXT" })
  }

  @Test func `a footer ends above the next title`() throws {
    let all = texts(sample(gap: 68))
    let next = try #require(all.first { $0.text.uppercased() == "NEXT" })
    let footer = all.filter { $0.text.contains("word") }
    #expect(footer.last?.text.hasSuffix("…") == true)
    #expect(footer.count == 2)
    #expect(footer.allSatisfy { $0.y < next.y - 10 }, "\(footer), \(next)")
  }

  @Test func `a title that is an element is a title`() {
    let document = sample(gap: 68, isElement: true).document
    let rows = ["one", "two"].compactMap { document.view(ObjectID("row-\($0)"))?.section }
    #expect(rows.map { $0.footer != nil } == [true, false])
    #expect(rows.map { $0.header != nil } == [false, true])
  }
}
