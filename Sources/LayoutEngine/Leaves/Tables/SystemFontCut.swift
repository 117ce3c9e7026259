package import LayoutModel
package import PlatformRules

/// One drawing of the system font, which Apple shipped for small or for large text over some
/// releases of iOS.
///
/// Up to iOS 13, text and display cut are separate fonts. From iOS 14 on, they are the ends of an
/// optical axis.
///
/// - Source: SVG conversions of the fonts, dated by Apple's own head tables. The letters of SF Pro
///   Text of 2018 are as wide as those of SF UI Text of 2015 (Medium, Bold: all 62); those of 2021
///   are not (h, U, 1, quotes, brackets). Recorded widths at 17 points, regular: up to Xcode 11,
///   the cut of 2015 explains 97 of 97 within a point (the cut of 2020 explains 93). From Xcode 12
///   on, the cut of 2020 explains 252 of 252 within a point and 240 within half a point (the cut of
///   2015 explains 250 and 229).
package enum SystemFontCut: Int, CaseIterable, Sendable {
  /// SF UI Text of iOS 9 and 10.
  case text2015
  /// SF Pro Text of iOS 11 to 13: brackets and slashes differ.
  case text2017
  /// SF Pro Text of iOS 14 and later.
  case text2020
  /// SF UI Display of iOS 9 and 10.
  case display2015
  /// SF Pro Display of iOS 11 to 13, whose small letters are narrower.
  case display2017
  /// SF Pro Display of iOS 14 and later.
  case display2020

  package static func text(_ generation: XcodeGeneration) -> Self {
    SystemFontCuts(generation).text
  }

  package static func display(_ generation: XcodeGeneration) -> Self {
    SystemFontCuts(generation).display
  }
}

/// The drawings of the system font for small and for large text.
package struct SystemFontCuts: Hashable, Sendable {
  package let text: SystemFontCut
  package let display: SystemFontCut
  /// Whether they are two fonts. iOS 14 introduced a single font with an optical axis.
  package let areTwoFonts: Bool

  package init(_ rules: RulesInForce) {
    areTwoFonts = rules.holds(TextRules.isTwoFonts)
    if rules.holds(TextRules.isFirstSanFrancisco) {
      (text, display) = (.text2015, .display2015)
    } else {
      (text, display) = areTwoFonts ? (.text2017, .display2017) : (.text2020, .display2020)
    }
  }

  /// The cuts of a generation, by the standard rule book.
  package init(_ generation: XcodeGeneration) {
    self.init(RulesInForce(.standard, at: Situation(.canvas(generation.release))))
  }
}
