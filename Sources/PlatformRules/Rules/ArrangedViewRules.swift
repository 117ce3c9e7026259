/// The behaviour of stack views and conflicts on the canvas that does not follow from Auto Layout.
package enum ArrangedViewRules {
  package static let all = [
    emptyLength, plainWidth, plainWidthAcross, plainHeight, imageHeightInRow, filledWidth,
    filledAroundTexts, filledYields,
    labelsShareRow,
    firstGivesWay, rowsGiveUpHighest,
    scrollViewHidesSafeArea, marginsGrow, stoppedIndicatorKeepsRoom,
    fixedLengthCountsInProportions,
  ]

  package static let emptyLength = Rule(
    "empty-length",
    "How long is an arranged label without text, or a view whose length is tied to another's?",
    [Row(50, .canvas())])
  package static let plainWidth = Rule(
    "plain-width", "How wide is an arranged plain view without content?",
    [
      Row(
        50, .canvas(before: .xcode14),
        source: "said: 6 views of Xcode 11 and 12, in documents that are not kept"),
      Row(240, .canvas()),
    ])
  package static let plainWidthAcross = Rule(
    "plain-width-across", "How wide is a plain view without content in a column?",
    [
      Row(
        240, .canvas(from: .xcode11),
        source: "said: 5 views of Xcode 11 and 13, in documents that are not kept"),
      Row(50, .canvas(), source: "inferred: as in a row"),
    ])
  package static let plainHeight = Rule(
    "plain-height", "How high is an arranged plain view without content?",
    [Row(50, .canvas(before: .xcode14)), Row(128, .canvas())])
  package static let imageHeightInRow = Rule(
    "image-height-in-row", "How high is an image view without an image in a row that fills?",
    [
      Row(
        50, .canvas(),
        source: "said: 7 views of Xcode 14 to 26 in 3 repositories, none against")
    ])
  package static let filledWidth = Rule(
    "filled-width",
    "How wide is a plain view in a row at least, whatever its contents? (0 is no limit.)",
    [Row(240, .canvas(from: .xcode14))])
  package static let filledAroundTexts = Rule(
    "filled-around-texts",
    "Does a plain view in a column keep its least height around labels, which hug at 251?",
    unit: .yesOrNo, [.yes(.canvas())])
  package static let filledYields = Rule(
    "filled-yields",
    "Is a plain view that resists at 250 or less no higher than its contents, whatever they hug at?",
    unit: .yesOrNo,
    [.yes(.canvas(), source: "said: 42 views of one repository; so do other low resistances")])

  package static let labelsShareRow = Rule(
    "labels-share-row",
    "Do labels of several lines get equal shares of a row that fills, and not configured buttons?",
    unit: .yesOrNo, [.yes(.both(before: .xcode13))])

  package static let firstGivesWay = Rule(
    "first-gives-way",
    "Does the first of texts that resist alike give way in a full stack view that fills, and not the last?",
    unit: .yesOrNo, [.yes(.device(from: .iOS26), source: "recorded: iOS 26 simulators")])

  package static let rowsGiveUpHighest = Rule(
    "rows-give-up-highest",
    "Does the outermost of conflicting constraints go first in the row of a table?",
    unit: .yesOrNo, [.yes(.canvas(before: .xcode13))])

  package static let scrollViewHidesSafeArea = Rule(
    "scroll-view-hides-safe-area", "Is there no safe area for views in a scroll view?",
    unit: .yesOrNo,
    [
      .no(
        .canvas(from: .xcode9, before: .xcode10),
        source: "said: a scroll view of Xcode 9, in a document that is not kept"), .yes(),
    ])
  package static let marginsGrow = Rule(
    "margins-grow", "Do margins grow by safe areas in documents without a safe area?",
    unit: .yesOrNo, [.no(.canvas(before: .xcode9)), .yes()])

  package static let stoppedIndicatorKeepsRoom = Rule(
    "stopped-indicator-keeps-room",
    "Does an activity indicator that is hidden only because it stands still keep its room?",
    unit: .yesOrNo, [.yes(.canvas())])
  package static let fixedLengthCountsInProportions = Rule(
    "fixed-length-counts-in-proportions",
    "Does a view without a natural length count in a proportional stack view by what a constraint fixes?",
    unit: .yesOrNo, [.yes()])
}
