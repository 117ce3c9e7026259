/// The sizes of buttons that depend only on the release.
extension ControlRules {
  static let buttons = [customImageHasRoom, systemImageHasRoom, emptyCustomWidth]

  package static let customImageHasRoom = Rule(
    "custom-image-button-has-room",
    "Does a custom button with title and image have room above and below its title?",
    unit: .yesOrNo, [.no(source: "said: 3 buttons in documents that are not kept")])
  package static let systemImageHasRoom = Rule(
    "system-image-button-has-room",
    "Does a system button with title and image have room above and below its title?",
    unit: .yesOrNo, [.yes(source: "said: a button of Apple's UIKit Catalog")])
  package static let emptyCustomWidth = Rule(
    "empty-button-width", "How wide is a button without title and image, at least?", [Row(30)])

  // MARK: Buttons that are icons

  static let icons = [iconWidth, iconHeight, closeWidth, closeHeight]

  package static let iconWidth = Rule(
    "icon-width", "How wide is a button of the type info, detail or add, rounded up to pixels?",
    [
      Row(
        22, .both(before: .xcode11), source: "said: 2 buttons of Apple's UIKit Catalog, Xcode 9"),
      Row(
        25, .both(before: .xcode13), source: "said: 2 buttons of Apple's UIKit Catalog, Xcode 11"),
      Row(25.4, .both(before: .xcode26)), Row(26),
    ], marksEstimates: true)
  package static let iconHeight = Rule(
    "icon-height", "How high is a button of the type info, detail or add, rounded up to pixels?",
    [
      Row(22, .both(before: .xcode11)),
      Row(
        24, .both(before: .xcode13), source: "said: 2 buttons of Apple's UIKit Catalog, Xcode 11"),
      Row(25.4, .both(before: .xcode26)), Row(26),
    ])
  package static let closeWidth = Rule(
    "close-width", "How wide is a button of the type close?",
    [
      Row(
        26, .both(from: .xcode26), source: "inferred: as other icons of Xcode 26"),
      Row(22),
    ])
  package static let closeHeight = Rule(
    "close-height", "How high is a button of the type close?",
    [
      Row(
        26, .both(from: .xcode26), source: "inferred: as other icons of Xcode 26"),
      Row(21),
    ])
}
