/// How text is set: its size, its font, and the heights that labels keep.
package enum TextRules {
  package static let all = [
    textIsMedium, textIsExtraSmall, titlesAreSmall, isHelveticaNeue,
    isFirstSanFrancisco, isTwoFonts, avoidsOrphans, wrapsWithoutWidth, libraryLabelHeight,
    libraryHeightOfWeights, endsAtWholePoint, attributedEndsAtWholePoints,
    leavesOutFilesOfSanFrancisco, leavesOutUnknownFiles, symbolIgnoresFont,
    automaticPickerIsWheels, unstyledPickerIsWheels, shadowWidensLabel, ascenderIsOnPixel,
  ]

  package static let textIsMedium = Rule(
    "text-is-medium", "Does the canvas show text styles at the size medium?", unit: .yesOrNo,
    [.yes(.canvas(before: .xcode8))])
  package static let textIsExtraSmall = Rule(
    "text-is-extra-small", "Does the canvas show text styles at the size extra small?",
    unit: .yesOrNo, [.yes(.canvas(from: .xcode12_5, before: .xcode14))])
  package static let titlesAreSmall = Rule(
    "titles-are-small", "Does the canvas show the styles Title 1 and Title 2 at the size small?",
    unit: .yesOrNo, [.yes(.canvas(from: .xcode9_1, before: .xcode10_2))])

  package static let isHelveticaNeue = Rule(
    "system-font-is-helvetica", "Is the system font Helvetica Neue?", unit: .yesOrNo,
    [.yes(.both(before: .xcode7))])
  package static let isFirstSanFrancisco = Rule(
    "system-font-of-2015", "Is the system font drawn as Apple published it in 2015?",
    unit: .yesOrNo, [.yes(.both(before: .xcode9))])
  package static let isTwoFonts = Rule(
    "system-font-is-two", "Is the system font one for texts and another for titles?",
    unit: .yesOrNo, [.yes(.both(before: .xcode12))])

  package static let avoidsOrphans = Rule(
    "label-avoids-orphans", "Does a label avoid a last line of one word?", unit: .yesOrNo,
    [.yes(.both(from: .xcode13))])
  package static let wrapsWithoutWidth = Rule(
    "label-wraps-without-width", "Does a label with a preferred width of 0 break its lines?",
    unit: .yesOrNo,
    [
      .no(.canvas(before: .xcode8), source: "said: 2 labels in documents that are not kept"),
      .yes(),
    ])

  package static let libraryLabelHeight = Rule(
    "library-label-height",
    "How high does Xcode's library make a label of one line in system 17, if it stays so?",
    [
      Row(21, .canvas(from: .xcode8, before: .xcode13), .with(.namedDevice), .scale(from: 2)),
      Row(
        21, .canvas(from: .xcode16, before: .xcode26), .with(.namedDevice), .scale(from: 2),
        source: "said: 71 of 91 labels, 10 repositories"),
    ])
  package static let libraryHeightOfWeights = Rule(
    "library-height-of-weights",
    "Do labels of other weights keep the height that Xcode's library gave them, too?",
    unit: .yesOrNo, [.yes(.canvas(from: .xcode8, before: .xcode13))])
  package static let ascenderIsOnPixel = Rule(
    "ascender-is-on-pixel",
    "Is a label's first baseline as far below its top as the ascender, rounded to pixels?",
    unit: .yesOrNo,
    [.yes(.device(from: .iOS26), source: "recorded: iOS 26 simulators")])
  package static let endsAtWholePoint = Rule(
    "named-font-whole-points", "Does a label of one line in a font by name end at a whole point?",
    unit: .yesOrNo, [.yes(.canvas(before: .xcode11_4))])

  package static let attributedEndsAtWholePoints = Rule(
    "attributed-named-font-whole-points",
    "Is attributed text in fonts by name a whole number of points wide and high?",
    unit: .yesOrNo, [.yes(.canvas())])

  package static let leavesOutFilesOfSanFrancisco = Rule(
    "san-francisco-files-are-left-out",
    "Is text in a project's file of SF Pro Text or SF Pro Rounded drawn in Helvetica Neue?",
    unit: .yesOrNo, [.yes(.canvas())])

  package static let leavesOutUnknownFiles = Rule(
    "unknown-files-are-left-out",
    "Is text in a project's file of a font that is not listed drawn in Helvetica Neue?",
    unit: .yesOrNo,
    [
      .yes(
        .canvas(),
        source: "recorded: 28 labels in two public repositories, to the pixel")
    ])

  package static let symbolIgnoresFont = Rule(
    "symbol-ignores-font", "Does a symbol ignore a font that comes with a weight, and the weight?",
    unit: .yesOrNo, [.yes(.canvas(before: .xcode12))])

  package static let shadowWidensLabel = Rule(
    "shadow-widens-label",
    "Is a label wider and higher by the offset of its shadow, whatever its direction?",
    unit: .yesOrNo, [.yes()])

  package static let automaticPickerIsWheels = Rule(
    "automatic-picker-is-wheels", "Is a date picker of the style automatic made of wheels?",
    unit: .yesOrNo,
    [.yes(.both(before: .xcode12), source: "inferred: other styles came with iOS 14")])
  package static let unstyledPickerIsWheels = Rule(
    "unstyled-picker-is-wheels", "Is a date picker of no stated style made of wheels?",
    unit: .yesOrNo,
    [
      .yes(.canvas(before: .xcode13)),
      .yes(.device(before: .iOS14), source: "inferred: other styles came with iOS 14"),
    ])
}
