import Testing

@testable import LayoutEngine

/// Widths of the signs that come from Zapf Dingbats.
@Suite struct DingbatAdvanceTests {
  /// Where the block begins, and single signs in between, so that no row of the table is out of place.
  static let signs: [(Unicode.Scalar, Double)] = [
    ("\u{2701}", 0.974), ("\u{2706}", 0.789), ("\u{2713}", 0.755), ("\u{2758}", 0.138),
    ("\u{276E}", 0.509), ("\u{276F}", 0.509), ("\u{2770}", 0.41), ("\u{2776}", 0.788),
    ("\u{2793}", 0.788), ("\u{2794}", 0.894), ("\u{2798}", 0.748), ("\u{27BE}", 0.918),
  ]

  @Test(arguments: signs)
  func `a sign has its advance in em`(sign: Unicode.Scalar, advance: Double) {
    #expect(DingbatAdvances.advance(of: sign) == advance)
  }

  @Test(
    arguments: ["\u{2702}", "\u{2714}", "\u{2705}", "\u{2757}", "\u{27A1}"] as [Unicode.Scalar])
  func `an emoji has none`(sign: Unicode.Scalar) {
    #expect(DingbatAdvances.advance(of: sign) == nil)
  }

  @Test(
    arguments: ["\u{2700}", "\u{27BF}", "\u{27C0}", "A", "1", "\u{10FFFF}"] as [Unicode.Scalar])
  func `what lies outside of the block has none`(sign: Unicode.Scalar) {
    #expect(DingbatAdvances.advance(of: sign) == nil)
  }

  /// Zapf Dingbats has 201 signs: 27 belong to other blocks, as stars, suits and arrows do, and 18 are emoji.
  @Test func `the table covers the block from its first sign to its last`() {
    let known = (0..<0x11_0000 as Range<UInt32>).filter { value in
      Unicode.Scalar(value).flatMap { DingbatAdvances.advance(of: $0) } != nil
    }
    #expect(known.first == 0x2701)
    #expect(known.last == 0x27BE)
    #expect(known.count == 201 - 27 - 18)
  }
}
