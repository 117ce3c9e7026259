import Foundation
import TestSupport
import Testing

@testable import LayoutPreview

@Suite struct PageTokensTests {
  @Test(arguments: PreviewAppearance.allCases)
  func `texts of pages are told from what they stand on`(appearance: PreviewAppearance) {
    for pair in PageTokens.pairs {
      let contrast = PageTokens.contrast(pair, appearance)
      #expect(contrast >= 4.5, "\(pair.text) on \(pair.ground): \(contrast)")
    }
  }

  @Test func `the page of samples shows what there is`() {
    expectGolden(PageTokens.samples, named: "../../../Schemas/pages.html")
  }

  /// Its style lies in another module, which knows no pictures: this test writes the colours into it.
  @Test func `the page of serve has the same colours`() throws {
    let file = sourceRoot.appendingPathComponent("Sources/PreviewServer/Page/style.css")
    var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    try #require(lines.count > 3 && lines[1].hasPrefix(":root{"))
    lines[1] = ":root{\(PageTokens.light)}"
    lines[2] = "@media (prefers-color-scheme:dark){:root{\(PageTokens.dark)}}"
    expectGolden(lines.joined(separator: "\n"), in: file)
    // Below these lines no colour is written a second time, but for marks on pictures, which are
    // the same in both appearances.
    let rest = lines[3...].joined(separator: "\n").lowercased()
    for colour in PageTokens.colours {
      for value in [colour.light, colour.dark] where !["#ffffff", "#0b5cd5"].contains(value) {
        #expect(!rest.contains(value), "\(colour.name) \(value)")
      }
    }
  }

  @Test func `every colour but that of lines is checked as a text or a ground`() {
    let used = Set(PageTokens.pairs.flatMap { [$0.text, $0.ground] })
    let unused = PageTokens.colours.map(\.name).filter { !used.contains($0) }
    #expect(unused == ["line"])
  }
}
