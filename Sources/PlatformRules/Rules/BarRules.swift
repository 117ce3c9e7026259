/// Heights of the bars of controllers, without the part under the status bar or the home indicator.
///
/// It is one table for the canvas, devices, navigation bars, toolbars and the controllers that own
/// them.
package enum BarRules {
  package static let all = [
    navigationBarHeight, largeTitleHeight, tabBarHeight, toolbarHeight, toolbarInset,
    showDetailInheritsBar, largeTitleCollapses, recordedBarCounts, recordedBarAtTopCounts,
    nilHidesStatusBar, sideBarFloats, freeformLosesOpaqueBars, childrenHaveSimulatedBottom,
    shownHaveSimulatedBottom,
  ]

  package static let navigationBarHeight = Rule(
    "navigation-bar-height", "How high is a navigation bar without its large title?",
    [
      Row(54, .both(from: .xcode26)),
      Row(32, .with(.compactHeight)),
      Row(
        56, .canvas(from: .xcode11), .with(.sheet),
        source: "published: View Controller Presentation Changes in iOS and iPadOS 16"),
      Row(
        50, .both(from: .xcode10), .pad,
        source: "published: iPad Navigation Bar and Toolbar Height Changes in iOS 12"),
      Row(44),
    ])

  package static let largeTitleHeight = Rule(
    "large-title-height", "How much higher is a navigation bar by its large title?",
    [
      Row(
        0, .both(before: .xcode26), .with(.compactHeight),
        source: "inferred: a bar of compact height has one line"),
      Row(
        0, .device(from: .iOS26), .with(.compactHeight),
        source: "recorded: iPhone SE in landscape, iOS 26.1"),
      Row(52),
    ])

  package static let tabBarHeight = Rule(
    "tab-bar-height", "How far does a tab bar reach up from the home indicator?",
    [
      Row(49, .canvas(before: .xcode26)),
      Row(83, .canvas(), .phone, .without(.homeIndicator)),
      Row(
        83, .device(from: .iOS26), .phone, .without(.homeIndicator), .without(.compactHeight),
        source: "recorded: iPhone SE, iOS 26.1"),
      Row(31, .canvas(), .with(.compactHeight)),
      Row(
        32, .device(), .with(.compactHeight),
        source: "inferred: as high as a navigation bar of compact height"),
      Row(49, source: "recorded: phones of 320 x 568 and 375 x 667, iOS 7 to 9"),
    ])

  package static let toolbarHeight = Rule(
    "toolbar-height", "How high is a toolbar?",
    [
      Row(
        44, .device(from: .iOS26), .pad, source: "recorded: iPad (A16), iOS 26.1, both orientations"
      ),
      Row(48, .device(from: .iOS26), source: "recorded: iOS 26 simulators"),
      Row(
        32, .with(.compactHeight),
        source: "inferred: as high as a navigation bar of compact height"),
      Row(
        49, .both(from: .xcode12), .phone, .with(.homeIndicator), .with(.endsAtSafeArea),
        source: "recorded: 14 toolbars above home indicators in three public repositories"),
      Row(44),
    ])

  package static let toolbarInset = Rule(
    "toolbar-inset", "How far does a controller's toolbar reach up from the home indicator?",
    [
      Row(
        0, .canvas(from: .xcode26), .with(.safeAreas),
        source: "said: 1 view; one of a document without safe areas ends at the toolbar"),
      Row(
        32, .device(), .with(.compactHeight),
        source: "inferred: as high as a navigation bar of compact height"),
      Row(
        49, .device(), .phone, .with(.homeIndicator),
        source: "recorded: iPhone X, iOS 11, within a point"),
      Row(
        50, .device(from: .iOS12), .pad,
        source: "published: iPad Navigation Bar and Toolbar Height Changes in iOS 12"),
      Row(49, .canvas(from: .xcode12)),
      Row(44),
    ])

  package static let showDetailInheritsBar = Rule(
    "show-detail-inherits-bar",
    "Does a segue that shows a detail pass on the navigation bar, as one that shows does?",
    unit: .yesOrNo, [.yes(.canvas(from: .xcode11))])

  package static let largeTitleCollapses = Rule(
    "large-title-collapses",
    "Is a large title folded away above a root whose first view scrolls?",
    unit: .yesOrNo,
    [
      .yes(
        .canvas(before: .xcode13),
        source: "said: 2 tables of Xcode 11 and 12, in documents that are not kept")
    ])

  package static let recordedBarCounts = Rule(
    "recorded-bar-counts",
    "Does the frame that is recorded for a navigation bar say where it ends on the screen?",
    unit: .yesOrNo, [.yes(.canvas(from: .xcode8))])

  package static let recordedBarAtTopCounts = Rule(
    "recorded-bar-at-top-counts",
    "Does a navigation bar recorded at the very top, or above a lower root, say where it ends, too?",
    unit: .yesOrNo, [.yes(.canvas(from: .xcode11))])

  package static let nilHidesStatusBar = Rule(
    "nil-hides-status-bar",
    "Is there no status bar where the simulated one is set to nil?",
    unit: .yesOrNo, [.yes(.canvas(before: .xcode9))])

  package static let sideBarFloats = Rule(
    "side-bar-floats",
    "Does the side bar of a split view float above the content, which is as wide as the canvas?",
    unit: .yesOrNo, [.yes(.canvas(from: .xcode26))])

  package static let freeformLosesOpaqueBars = Rule(
    "freeform-loses-opaque-bars",
    "Are opaque bars taken off the size that an author chose for a scene?",
    unit: .yesOrNo, [.yes(.canvas())])

  package static let childrenHaveSimulatedBottom = Rule(
    "children-have-simulated-bottom",
    "Do the children of a navigation controller have the bottom bar that it simulates?",
    unit: .yesOrNo, [.yes(.canvas())])

  package static let shownHaveSimulatedBottom = Rule(
    "shown-have-simulated-bottom",
    "Do the scenes that a controller shows have the bottom bar that it simulates?",
    unit: .yesOrNo, [.yes(.canvas())])
}

extension RulesInForce {
  package func navigationBarHeight(isLarge: Bool) -> Double {
    self[BarRules.navigationBarHeight] + (isLarge ? self[BarRules.largeTitleHeight] : 0)
  }

  /// The height that a tab bar takes from the safe area, in points.
  package var tabBarHeight: Double { self[BarRules.tabBarHeight] }
  /// The height of the toolbar itself.
  package var toolbarHeight: Double { self[BarRules.toolbarHeight] }
  /// The height that a toolbar takes from the safe area, in points.
  package var toolbarInset: Double { self[BarRules.toolbarInset] }
  package var showDetailInheritsBar: Bool { holds(BarRules.showDetailInheritsBar) }
  package var largeTitleCollapses: Bool { holds(BarRules.largeTitleCollapses) }
  package var recordedBarCounts: Bool { holds(BarRules.recordedBarCounts) }
  package var recordedBarAtTopCounts: Bool { holds(BarRules.recordedBarAtTopCounts) }
  package var nilHidesStatusBar: Bool { holds(BarRules.nilHidesStatusBar) }
  package var sideBarFloats: Bool { holds(BarRules.sideBarFloats) }
  package var freeformLosesOpaqueBars: Bool { holds(BarRules.freeformLosesOpaqueBars) }
  package var childrenHaveSimulatedBottom: Bool { holds(BarRules.childrenHaveSimulatedBottom) }
  package var shownHaveSimulatedBottom: Bool { holds(BarRules.shownHaveSimulatedBottom) }
}
