import Foundation
import TestSupport
import Testing

/// The matrix of size classes of a report.
@Suite struct ReportCellsTests {
  private func section(_ page: String) -> Substring? {
    guard let start = page.firstRange(of: "<section id=\"cells\""),
      let end = page[start.upperBound...].firstRange(of: "</section>")
    else { return nil }
    return page[start.lowerBound..<end.lowerBound]
  }

  @Test func `the matrix has what each cell says, and what is found in it`() async throws {
    let folder = try TemporaryFolder()
    let extra =
      "<constraint firstItem=\"bxL-00-001\" firstAttribute=\"height\" constant=\"40\" id=\"cnX-00-001\"/>"
    try folder.write(SampleDocuments.twoBoxes(extra: extra), to: "App/Broken.storyboard")
    try folder.write(SampleDocuments.twoBoxes(), to: "App/Plain.storyboard")
    _ = await run("report App -o page.html", in: folder.url)
    let page = try String(
      contentsOf: folder.url.appendingPathComponent("page.html"), encoding: .utf8)
    let matrix = try #require(section(page))
    #expect(matrix.contains("Broken.storyboard") && !matrix.contains("Plain.storyboard"))
    #expect(matrix.contains("1 document says the same in all, and has no findings."))
    // Each of the four cells of devices has the error, and no other cell has one.
    #expect(matrix.components(separatedBy: "class=\"badge error\"").count == 5)
    #expect(matrix.components(separatedBy: "<td class=\"final\">").count == 5)
    #expect(matrix.components(separatedBy: "<td").count == 10)
  }

  @Test func `a page whose documents say the same everywhere has no matrix`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "Plain.storyboard")
    _ = await run("report Plain.storyboard -o page.html", in: folder.url)
    let page = try String(
      contentsOf: folder.url.appendingPathComponent("page.html"), encoding: .utf8)
    #expect(section(page) == nil && !page.contains("href=\"#cells\""))
  }

  @Test func `the words of a cell are those of its grid`() async throws {
    let folder = try TemporaryFolder()
    let sample = sourceRoot.appendingPathComponent("Samples/size-classes/nine-cells.json").path
    _ = await run("report \(sample) -o page.html", in: folder.url)
    let page = try String(
      contentsOf: folder.url.appendingPathComponent("page.html"), encoding: .utf8)
    let matrix = try #require(section(page))
    let cells = matrix.matches(of: #/<td[^>]*>([^<]*)/#).map { String($0.1) }
    #expect(cells.count == 9 && !cells.contains(""), "\(cells)")
    // Its page has the same words as a drawing of the grid.
    let drawing = try #require(page.firstRange(of: "<details class=\"grid\">"))
    for cell in cells { #expect(page[drawing.upperBound...].contains(cell), "\(cell)") }
  }
}
