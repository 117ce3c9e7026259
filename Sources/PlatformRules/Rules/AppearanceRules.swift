/// How bars and controls look, for drawings. No recorded frame shows this.
package enum AppearanceRules {
  package static let all = [
    controlsAreClassic, barsAreClear, sectionBandsAreFilled, barsAreGlass, controlsAreCapsules,
    groupTitlesAreCapitals, insetGroupCorner, sheetCorner, clockIsAtSide,
  ]

  package static let controlsAreClassic = Rule(
    "controls-are-classic", "Do controls look as they did up to iOS 12?", unit: .yesOrNo,
    [.yes(.both(before: .xcode11), source: "Apple, Human Interface Guidelines of 2018 and 2019")])
  package static let barsAreClear = Rule(
    "bars-are-clear", "Is a bar clear above content that has not scrolled?", unit: .yesOrNo,
    [.yes(.both(from: .xcode13), source: "Apple, UINavigationBarAppearance")])
  package static let sectionBandsAreFilled = Rule(
    "section-bands-are-filled",
    "Do titles of a plain table's sections have a band of their own colour?",
    unit: .yesOrNo,
    [.yes(.both(before: .xcode13), source: "Apple, Human Interface Guidelines, Lists and tables")])
  package static let barsAreGlass = Rule(
    "bars-are-glass", "Do the items of bars float above the content on panes of glass?",
    unit: .yesOrNo, [.yes(.both(from: .xcode26), source: "Apple, Adopting Liquid Glass")])
  package static let controlsAreCapsules = Rule(
    "controls-are-capsules", "Are segments, steppers, fields to search and knobs capsules?",
    unit: .yesOrNo, [.yes(.both(from: .xcode26), source: "recorded: iPhone SE, iOS 26")])
  package static let groupTitlesAreCapitals = Rule(
    "group-titles-are-capitals",
    "Are titles of a grouped table's sections small capitals, and not headlines?",
    unit: .yesOrNo, [.yes(.both(before: .xcode26), source: "Apple, Adopting Liquid Glass")])
  package static let insetGroupCorner = Rule(
    "inset-group-corner", "By how much are the corners of an inset group round?",
    [
      Row(26, .both(from: .xcode26), source: "recorded: iPhone SE, iOS 26"),
      Row(10, .both(from: .xcode11), source: "Apple, UITableView.Style.insetGrouped"),
    ])
  package static let sheetCorner = Rule(
    "sheet-corner", "By how much are the corners of a sheet round?",
    [
      Row(38, .device(from: .iOS26), .phone, source: "recorded: iPhone 16 and iPhone SE, iOS 26"),
      Row(32, .device(from: .iOS26), source: "recorded: iPad (A16), iOS 26.1"),
      Row(10, .device(from: .iOS13), source: "said: sheets of iOS 13 to 18"),
    ])
  package static let clockIsAtSide = Rule(
    "pad-clock-is-at-side", "Does the clock of a pad stand at the side, with the date?",
    unit: .yesOrNo,
    [.yes(.both(from: .xcode10), .pad, source: "said: reviews of iOS 12 and its gestures on pads")])
}

extension RulesInForce {
  package var controlsAreClassic: Bool { holds(AppearanceRules.controlsAreClassic) }
  package var barsAreClear: Bool { holds(AppearanceRules.barsAreClear) }
  package var sectionBandsAreFilled: Bool { holds(AppearanceRules.sectionBandsAreFilled) }
  package var barsAreGlass: Bool { holds(AppearanceRules.barsAreGlass) }
  package var controlsAreCapsules: Bool { holds(AppearanceRules.controlsAreCapsules) }
  package var groupTitlesAreCapitals: Bool { holds(AppearanceRules.groupTitlesAreCapitals) }
  package var insetGroupCorner: Double { self[AppearanceRules.insetGroupCorner] }
  package var sheetCorner: Double { self[AppearanceRules.sheetCorner] }
  package var clockIsAtSide: Bool { holds(AppearanceRules.clockIsAtSide) }
}
