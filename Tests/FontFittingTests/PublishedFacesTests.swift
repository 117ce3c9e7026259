import LayoutEngine
import Testing

@testable import FontFitting

@Suite struct PublishedFacesTests {
  private let faces = PublishedFaces()

  @Test(arguments: SystemFontCut.allCases)
  func `every weight of a cut has all of ASCII`(cut: SystemFontCut) throws {
    for weight in SystemFontGlyphs.weights.indices {
      for code in 0x20...0x7E as ClosedRange<UInt32> {
        let advance = try #require(faces.advance(code, cut, weight: weight), "\(code), \(weight)")
        #expect(advance > 0.1 && advance < 1.3, "\(code), \(weight)")
      }
    }
  }

  @Test func `a weight that is stated is taken over, one between lies between`() throws {
    func advance(_ weight: Int) throws -> Double {
      try #require(faces.advance(0x20, .text2015, weight: weight))
    }
    #expect(try advance(2) == 554 / 2048)
    #expect(try advance(3) == 578 / 2048)
  }

  @Test func `what no face has is not made up`() {
    #expect(faces.advance(0x2190, .text2015, weight: 3) == nil)
    #expect(faces.advance(0x10FFFF, .display2020, weight: 8) == nil)
  }

  @Test func `what a later cut does not state follows from the one before`() throws {
    let cyrillic: UInt32 = 0x436
    let before = try #require(faces.advance(cyrillic, .text2015, weight: 3))
    let after = try #require(faces.advance(cyrillic, .text2020, weight: 3))
    #expect(abs(after - before) < 0.05)
  }

  @Test(arguments: SystemFontCut.allCases)
  func `every glyph has a start value in every weight`(cut: SystemFontCut) {
    let start = StartValues.published
    for weight in SystemFontGlyphs.weights.indices {
      for glyph in SystemFontGlyphs.codePoints.indices {
        let advance = start.advance(glyph, cut, weight: weight)
        #expect(advance > 0 && advance < 2.5, "\(SystemFontGlyphs.codePoints[glyph]), \(weight)")
      }
      #expect((0.5...1.5).contains(start.factor(cut, weight: weight)))
    }
  }

  @Test(arguments: [(0.0, 0.246), (6, 0.246), (17, -0.408), (17.5, -0.429), (78, 0), (10_000, 0)])
  func `tracking runs in straight lines between whole sizes`(size: Double, tracking: Double) {
    #expect(abs(StartValues.published.tracking(size, hasTwoFonts: true) - tracking) < 1e-9)
  }
}
