/// The safe area that the device of a canvas gives to a root view, and the roots that get it.
///
/// Width and scale are those of the device held upright.
package enum CanvasInsetRules {
  package static let all = [
    statusBar, landscapeStatusBar, homeIndicator, addsUprightInsets, embeddedHasInsets,
    fullScreenHasInsets, isSheet, sheetHasStatusBar, sheetHasBottomInset, sheetIsBelowStatusBar,
    sheetOffset, tabBarStandsOnSheet, viewAloneHasInsets, viewAloneHasBottomInset, hasHalfPoints,
    largerRootIsFullScreen, viewAloneAddsAtTopOnly, furtherRootHasCanvas, topGuideIsLine,
    barAboveStatusBarIsOfSheet,
  ]

  package static let statusBar = Rule(
    "canvas-status-bar",
    "How far do status bar and notch reach into a canvas held upright? (width of the device)",
    [
      Row(20, .canvas(before: .xcode11), .without(.homeIndicator)),
      Row(0, .canvas(before: .xcode14_3), .without(.homeIndicator)),
      Row(20, .canvas(), .without(.homeIndicator)),
      Row(24, .canvas(before: .xcode11), .pad),
      Row(24, .canvas(from: .xcode12), .pad),
      Row(
        0, .canvas(), .pad,
        source: "said: 2 constraints of Xcode 11, in a document that is not kept"),
      Row(59, .canvas(), .phone, .width(from: 393, below: 394)),
      Row(44, .canvas(before: .xcode14_1), .phone),
      Row(50, .canvas(from: .xcode14_3), .phone, .width(below: 376)),
      Row(47, .canvas(), .phone, .width(below: 402)),
      Row(48, .canvas(), .phone, .width(from: 414, below: 415), .scale(below: 3)),
      Row(44, .canvas(), .phone, .width(from: 414, below: 415)),
      Row(
        47, .canvas(), .phone, .width(from: 428, below: 429),
        source: "said: device profiles of a public library of snapshot tests"),
      // Phones with a Dynamic Island. Those of 402 and 440 points are alike.
      Row(59, .canvas(), .phone, .width(from: 430, below: 431)),
      Row(
        68, .canvas(), .phone, .width(from: 420, below: 421),
        source: "said: device profiles of a public library of snapshot tests"),
      Row(62, .canvas(), .phone),
    ])

  package static let landscapeStatusBar = Rule(
    "canvas-status-bar-in-landscape",
    "How far does the status bar reach into the canvas of a phone in landscape?",
    [Row(20, .canvas(from: .xcode8, before: .xcode9))])

  package static let homeIndicator = Rule(
    "canvas-home-indicator", "How much of a canvas does the home indicator cover?",
    [
      Row(0, .canvas(), .without(.homeIndicator)),
      Row(20, .canvas(before: .xcode26), .pad),
      Row(50, .canvas(from: .xcode26), .pad),
      Row(21, .canvas(), .landscape),
      Row(34, .canvas()),
    ])

  package static let addsUprightInsets = Rule(
    "canvas-adds-upright-insets",
    "Are the insets of the device held upright added to those that the root has by itself?",
    unit: .yesOrNo, [.yes(.canvas(from: .xcode16_3), .phone, .with(.homeIndicator))])

  package static let embeddedHasInsets = Rule(
    "embedded-scene-has-insets",
    "Do the insets of the device cover an embedded scene that is lower than the screen?",
    unit: .yesOrNo,
    [
      .yes(
        .canvas(before: .xcode8), source: "said: its origin was not noted"),
      .yes(.canvas(from: .xcode9, before: .xcode11)),
      .yes(.canvas(from: .xcode11), .without(.safeAreas)),
    ])

  package static let fullScreenHasInsets = Rule(
    "presented-full-screen-has-insets",
    "Do the insets of the device cover a scene without navigation bar that is presented full screen?",
    unit: .yesOrNo, [.yes(.canvas(before: .xcode14_3))])

  // MARK: Sheets

  package static let isSheet = Rule(
    "low-root-is-sheet", "Is a root that is lower than the screen by more than its bars a sheet?",
    unit: .yesOrNo, [.yes(.canvas(from: .xcode11))])

  package static let sheetHasStatusBar = Rule(
    "sheet-has-status-bar", "Does the status bar cover a sheet without navigation bar?",
    unit: .yesOrNo,
    [.yes(.canvas(from: .xcode13_3, before: .xcode14_3), .with(.homeIndicator))])

  package static let sheetHasBottomInset = Rule(
    "sheet-has-bottom-inset", "Does the home indicator cover a sheet?",
    unit: .yesOrNo, [.yes(.canvas(from: .xcode11, before: .xcode13_3))])

  package static let sheetIsBelowStatusBar = Rule(
    "sheet-is-below-status-bar",
    "Does a sheet stand off from the status bar, and not from the edge of the screen?",
    unit: .yesOrNo,
    [
      .yes(.canvas(before: .xcode14_3), .with(.homeIndicator)),
      .yes(
        .canvas(from: .xcode26), .with(.homeIndicator),
        source: "inferred: 2 sheets of Xcode 26.1 begin where the status bar ends, as on devices"),
    ])

  package static let sheetOffset = Rule(
    "sheet-offset",
    "How far does a sheet stand off from the status bar, or from the edge of the screen?",
    [
      Row(
        20, .canvas(from: .xcode11), .without(.homeIndicator),
        source: "inferred: sheets are lower than the screen by this"),
      Row(
        0, .canvas(from: .xcode26),
        source: "inferred: 2 sheets of Xcode 26.1 begin where the status bar ends, as on devices"),
      Row(
        10, .canvas(from: .xcode11), source: "inferred: sheets are lower than the screen by this"),
    ])

  package static let barAboveStatusBarIsOfSheet = Rule(
    "bar-above-status-bar-is-of-sheet",
    "Is a navigation bar that is recorded above the end of the status bar that of a sheet?",
    unit: .yesOrNo,
    [
      .yes(
        .canvas(from: .xcode26),
        source: "inferred: bars of 2 repositories begin 16 points below the top of their sheets")
    ])

  package static let tabBarStandsOnSheet = Rule(
    "tab-bar-stands-on-sheet",
    "Does a tab bar stand at the edge of a sheet with a navigation bar, and not of the screen?",
    unit: .yesOrNo,
    [
      .yes(
        .canvas(from: .xcode11, before: .xcode13),
        source: "said: 2 documents of Xcode 11 that are not kept")
    ])

  // MARK: Views without a controller

  package static let viewAloneHasInsets = Rule(
    "view-alone-has-insets",
    "Do the insets of the device held upright cover a view of its own size, without a controller?",
    unit: .yesOrNo,
    [
      .yes(.canvas(), .with(.homeIndicator)),
      .yes(.canvas(from: .xcode14_3), source: "said: 6 views of Xcode 14.3 to 26, 4 repositories"),
    ])

  package static let viewAloneHasBottomInset = Rule(
    "view-alone-has-bottom-inset",
    "Does the home indicator cover a view of its own size, without a controller?",
    unit: .yesOrNo,
    [
      .yes(.canvas(from: .xcode14_3), source: "said: 40 views of 13 repositories"),
      .yes(
        .canvas(), .with(.widerThanScreen),
        source: "said: 21 views of 12 repositories; 40 of 41 that are not wider have none"),
    ])

  package static let largerRootIsFullScreen = Rule(
    "larger-root-is-full-screen",
    "Do the insets of the device cover a root in a xib that is larger than the screen as one at full screen?",
    unit: .yesOrNo,
    [.yes(.canvas(), source: "said: a root of a document that is not kept")])

  package static let viewAloneAddsAtTopOnly = Rule(
    "view-alone-adds-at-top-only",
    "Are the insets of the device held upright added to those of a view of its own size at its top only?",
    unit: .yesOrNo,
    [
      .yes(
        .canvas(), .without(.widerThanScreen),
        source: "said: 10 views of 2 repositories; 2 views that are wider have them below, too")
    ])

  package static let furtherRootHasCanvas = Rule(
    "further-root-has-canvas", "Is a further top-level view a root on a canvas of its own?",
    unit: .yesOrNo, [.yes(.canvas())])

  package static let topGuideIsLine = Rule(
    "top-guide-is-line",
    "Is a top layout guide a line where the bars end, and not as high as they are?",
    unit: .yesOrNo,
    [.yes(.canvas(), source: "said: a table view of Xcode 6, in a document that is not kept")])

  package static let hasHalfPoints = Rule(
    "square-canvas-has-half-points",
    "Is a canvas without device drawn at two pixels a point, whatever the document's numbers?",
    unit: .yesOrNo,
    [.yes(.canvas(from: .xcode8), source: "said: 3 documents of Xcode 8 have half points")])
}

extension RulesInForce {
  package var canvasStatusBar: Double { self[CanvasInsetRules.statusBar] }
  package var landscapeStatusBar: Double { self[CanvasInsetRules.landscapeStatusBar] }
  package var homeIndicatorInset: Double { self[CanvasInsetRules.homeIndicator] }
  package var addsUprightInsets: Bool { holds(CanvasInsetRules.addsUprightInsets) }
  package var embeddedSceneHasInsets: Bool { holds(CanvasInsetRules.embeddedHasInsets) }
  package var fullScreenHasInsets: Bool { holds(CanvasInsetRules.fullScreenHasInsets) }
  package var lowRootIsSheet: Bool { holds(CanvasInsetRules.isSheet) }
  package var sheetHasStatusBar: Bool { holds(CanvasInsetRules.sheetHasStatusBar) }
  package var sheetHasBottomInset: Bool { holds(CanvasInsetRules.sheetHasBottomInset) }
  package var sheetIsBelowStatusBar: Bool { holds(CanvasInsetRules.sheetIsBelowStatusBar) }
  package var barAboveStatusBarIsOfSheet: Bool {
    holds(CanvasInsetRules.barAboveStatusBarIsOfSheet)
  }
  package var sheetOffset: Double { self[CanvasInsetRules.sheetOffset] }
  package var tabBarStandsOnSheet: Bool { holds(CanvasInsetRules.tabBarStandsOnSheet) }
  package var viewAloneHasInsets: Bool { holds(CanvasInsetRules.viewAloneHasInsets) }
  package var viewAloneHasBottomInset: Bool { holds(CanvasInsetRules.viewAloneHasBottomInset) }
  package var largerRootIsFullScreen: Bool { holds(CanvasInsetRules.largerRootIsFullScreen) }
  package var viewAloneAddsAtTopOnly: Bool { holds(CanvasInsetRules.viewAloneAddsAtTopOnly) }
  package var furtherRootHasCanvas: Bool { holds(CanvasInsetRules.furtherRootHasCanvas) }
  package var squareCanvasHasHalfPoints: Bool { holds(CanvasInsetRules.hasHalfPoints) }
}
