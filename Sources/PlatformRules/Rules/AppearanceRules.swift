/// How bars and controls look, which no frame tells: for drawings.
package enum AppearanceRules {
  package static let all = [controlsAreClassic, barsAreClear, sectionBandsAreFilled]

  package static let controlsAreClassic = Rule(
    "controls-are-classic", "Do controls look as they did up to iOS 12?", unit: .yesOrNo,
    [.yes(.both(before: .xcode11), source: "Apple, Human Interface Guidelines of 2018 and 2019")])
  package static let barsAreClear = Rule(
    "bars-are-clear", "Is a bar clear above content that has not scrolled?", unit: .yesOrNo,
    [.yes(.both(from: .xcode13), source: "Apple, UINavigationBarAppearance")])
  package static let sectionBandsAreFilled = Rule(
    "section-bands-are-filled",
    "Have titles of a plain table's sections a band of their own colour?",
    unit: .yesOrNo,
    [.yes(.both(before: .xcode13), source: "Apple, Human Interface Guidelines, Lists and tables")])
}

extension RulesInForce {
  package var controlsAreClassic: Bool { holds(AppearanceRules.controlsAreClassic) }
  package var barsAreClear: Bool { holds(AppearanceRules.barsAreClear) }
  package var sectionBandsAreFilled: Bool { holds(AppearanceRules.sectionBandsAreFilled) }
}
