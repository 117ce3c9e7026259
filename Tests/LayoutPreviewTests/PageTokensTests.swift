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

  @Test func `every colour but that of lines is checked as a text or a ground`() {
    let used = Set(PageTokens.pairs.flatMap { [$0.text, $0.ground] })
    let unused = PageTokens.colours.map(\.name).filter { !used.contains($0) }
    #expect(unused == ["line"])
  }
}
