import Foundation
import TestSupport
import Testing

/// What README.md and Schemas/figures.md state is what `.ci/figures measure` found and wrote into
/// Schemas/figures.json.
@Suite struct FigureTests {
  private struct Figures: Decodable {
    var agreement: Agreement
    var merges: Merges
    var precision: [Part]
    var solver: [[String]]

    struct Agreement: Decodable {
      var agree: Int
      var views: Int
      var mean: Double
    }

    struct Merges: Decodable {
      var conflicts: Int
      var merged: Int
    }

    struct Part: Decodable {
      var reported: Int
      var views: Int
    }
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: sourceRoot.appendingPathComponent(name), encoding: .utf8)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func figures() throws -> Figures {
    let file = sourceRoot.appendingPathComponent("Schemas/figures.json")
    return try JSONDecoder().decode(Figures.self, from: Data(contentsOf: file))
  }

  @Test func `README states the figures that were measured`() throws {
    let figures = try figures()
    let readme = try text("README.md")
    let share = 100 * Double(figures.agreement.agree) / Double(figures.agreement.views)
    #expect(readme.contains(String(format: "%.1f of 100 views lie within one point", share)))
    #expect(readme.contains(String(format: "%.1f in the mean over", figures.agreement.mean)))
    #expect(
      readme.contains(
        "Of \(figures.merges.conflicts) real merges that git's text merge leaves with conflicts, "
          + "\(figures.merges.merged) have none here"))
    for part in figures.precision {
      let share = 100 * Double(part.reported) / Double(part.views)
      #expect(readme.contains(String(format: "%.2f", share)))
    }
  }

  @Test func `the page of figures states the ratios that were measured`() throws {
    let page = try text("Schemas/figures.md")
    let rows = try figures().solver
    #expect(rows.count >= 10)
    for row in rows { #expect(page.contains("| " + row.joined(separator: " | ") + " |")) }
  }
}
