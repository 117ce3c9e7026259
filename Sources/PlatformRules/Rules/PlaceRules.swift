/// The sizes, insets and bars that a place on the screen gives to a scene.
///
/// Width and height are those of the window. A row has a `source` if a device was recorded or Apple
/// states it. A source that begins with `said:` or `inferred:` is weaker, and results that depend
/// on such a row are estimated.
package enum PlaceRules {
  package static let all =
    bars + sheets + columns + extensions + rows

  // MARK: Bars

  static let bars = [
    navigationBarTop, navigationBarRise, sheetBarHeight, sheetBarTop, tabBarAtTop, topTabBarHeight,
    topTabBarReach, toolbarReach, toolbarBesideTabBar,
  ]

  package static let navigationBarTop = Rule(
    "navigation-bar-top",
    "How far from the top of the window does a navigation bar begin, at least?",
    [
      Row(
        24, .device(from: .iOS26), .phone, .with(.compactHeight),
        source: "recorded: iPhone SE in landscape, iOS 26.1"),
      Row(10, .device(from: .iOS26), .phone, source: "recorded: iPhone SE, iOS 26.1"),
    ])

  package static let navigationBarRise = Rule(
    "navigation-bar-rise",
    "How far does a navigation bar reach into the safe area below an island?",
    [
      Row(
        16 / 3, .device(from: .iOS16, before: .iOS26), .phone, .portrait,
        .width(from: 393, below: 394), source: "recorded: iPhone 14 Pro, iOS 16.0"),
      Row(
        16 / 3, .device(from: .iOS16, before: .iOS26), .phone, .portrait,
        .width(from: 430, below: 431), source: "inferred: the larger phone of the same year"),
    ], marksEstimates: true)

  package static let sheetBarHeight = Rule(
    "sheet-navigation-bar-height", "How high is a navigation bar in a sheet?",
    [
      Row(
        56, .device(from: .iOS13, before: .iOS26),
        source: "published: View Controller Presentation Changes in iOS and iPadOS 16"),
      Row(54, .device(from: .iOS26), source: "recorded: iPhone 17, iOS 26.4"),
    ])

  package static let sheetBarTop = Rule(
    "sheet-navigation-bar-top", "How far below the top of a sheet does its navigation bar begin?",
    [
      Row(16, .device(from: .iOS26), .phone, source: "recorded: iPhone 17, iOS 26.4"),
      Row(16, .device(from: .iOS26), source: "inferred: as on phones"),
    ], marksEstimates: true)

  package static let tabBarAtTop = Rule(
    "tab-bar-at-top", "Does a tab bar stand at the top of the window?", unit: .yesOrNo,
    [
      .yes(
        .device(from: .iOS18), .pad, .without(.compactWidth),
        source: "Apple, Elevate your tab and sidebar experience in iPadOS")
    ])

  package static let topTabBarHeight = Rule(
    "top-tab-bar-height", "How high is a tab bar at the top of the window?",
    [
      Row(44, .device(from: .iOS26), .pad, source: "recorded: a storyboard's app, iOS 26.1"),
      Row(50, .device(from: .iOS18), .pad, source: "inferred: it lies where a navigation bar does"),
    ], marksEstimates: true)

  package static let topTabBarReach = Rule(
    "top-tab-bar-reach",
    "How far below the status bar does a tab bar at the top cover content, without a navigation bar?",
    [
      Row(64, .device(from: .iOS26), .pad, source: "recorded: a storyboard's app, iOS 26.1"),
      Row(50, .device(from: .iOS18), .pad, source: "inferred: it lies where a navigation bar does"),
    ], marksEstimates: true)

  package static let toolbarReach = Rule(
    "toolbar-reach", "How far does a controller's toolbar reach up from the edge of the screen?",
    [
      Row(79, .device(from: .iOS26), .pad, source: "recorded: iPad (A16), iOS 26.1"),
      Row(
        82, .device(from: .iOS26), .with(.compactHeight),
        source: "recorded: iPhone 16 and iPhone SE in landscape, iOS 26.1"),
      Row(86, .device(from: .iOS26), source: "recorded: iPhone 16 and iPhone SE, iOS 26.1"),
    ])

  package static let toolbarBesideTabBar = Rule(
    "toolbar-above-tab-bar", "How far does a controller's toolbar reach up from a tab bar?",
    [
      Row(58, .device(from: .iOS26), source: "inferred: its height and the distance above it"),
      Row(32, .device(), .with(.compactHeight), source: "inferred: as without a tab bar"),
      Row(49, .device(), .phone, .with(.homeIndicator), source: "inferred: as without a tab bar"),
      Row(50, .device(from: .iOS12), .pad, source: "inferred: as without a tab bar"),
      Row(44, .device(), source: "inferred: as without a tab bar"),
    ])

  // MARK: Sheets and popovers

  static let sheets = [
    sheetFillsScreen, presentationIsSheet, sheetDistance, sheetLeastTop, pageSheetWidth,
    pageSheetHeight, pageSheetMargin, formSheetWidth, formSheetHeight, formSheetRise,
    popoverAdapts, popoverWidth, popoverHeight, popoverMargin, popoverBelowBarItem,
  ]

  package static let sheetFillsScreen = Rule(
    "sheet-fills-screen", "Is a page sheet as large as the window?", unit: .yesOrNo,
    [
      .yes(.device(), .with(.compactHeight), source: "recorded: iPhone SE in landscape, iOS 26.1"),
      .yes(.device(before: .iOS13), .phone, source: "Apple, UIModalPresentationStyle.pageSheet"),
    ])

  package static let presentationIsSheet = Rule(
    "presentation-is-sheet", "Is what is presented without a style a page sheet?", unit: .yesOrNo,
    [.yes(.device(from: .iOS13), source: "Apple, UIModalPresentationStyle.automatic")])

  package static let sheetDistance = Rule(
    "sheet-distance", "How far below the status bar does a page sheet begin?",
    [
      Row(10, .device(from: .iOS26), .pad, source: "recorded: iPad (A16), iOS 26.1"),
      Row(0, .device(from: .iOS26), source: "recorded: iPhone 16, iOS 26.1"),
      Row(
        20, .device(), .phone, .without(.homeIndicator),
        source: "recorded: a phone of 375 x 667, iOS 13 or 14"),
      Row(10, .device(), source: "inferred: canvases of phones with a notch, Xcode 11 to 13"),
    ], marksEstimates: true)

  package static let sheetLeastTop = Rule(
    "sheet-least-top", "How far from the top of the window does a page sheet begin, at least?",
    [Row(30, .device(from: .iOS26), .phone, source: "recorded: iPhone SE, iOS 26.1")])

  package static let pageSheetWidth = Rule(
    "page-sheet-width",
    "How wide is a page sheet that is narrower than its window? (width of the window)",
    [
      Row(
        706, .device(before: .iOS26), .pad, .width(from: 794),
        source: "said: a copy of the sheets of iPadOS 17")
    ], marksEstimates: true)

  package static let pageSheetHeight = Rule(
    "page-sheet-height", "How high is a page sheet that is narrower than its window, at most?",
    [Row(998, .device(), .pad, source: "said: a copy of the sheets of iPadOS 17")],
    marksEstimates: true)

  package static let pageSheetMargin = Rule(
    "page-sheet-margin", "How much of the window is left above and below such a sheet, at least?",
    [Row(44, .device(), .pad, source: "said: a copy of the sheets of iPadOS 17")],
    marksEstimates: true)

  package static let formSheetWidth = Rule(
    "form-sheet-width", "How wide is a form sheet that asks for no size?",
    [
      Row(580, .device(from: .iOS26), source: "recorded: iPad (A16), iOS 26.1"),
      Row(
        580, .device(from: .iOS16), source: "inferred: larger since iPadOS 16, as recorded in 26.1"),
      Row(540, .device(), source: "said: several apps, iOS 15 and before"),
    ], marksEstimates: true)

  package static let formSheetHeight = Rule(
    "form-sheet-height", "How high is a form sheet that asks for no size?",
    [
      Row(650, .device(from: .iOS26), source: "recorded: iPad (A16), iOS 26.1"),
      Row(
        650, .device(from: .iOS16), source: "inferred: larger since iPadOS 16, as recorded in 26.1"),
      Row(620, .device(), source: "said: several apps, iOS 15 and before"),
    ], marksEstimates: true)

  package static let formSheetRise = Rule(
    "form-sheet-rise", "How far above the middle of the window does a form sheet stand?",
    [Row(5, .device(from: .iOS26), source: "recorded: iPad (A16), iOS 26.1")])

  package static let popoverAdapts = Rule(
    "popover-adapts", "Does a popover become a sheet?", unit: .yesOrNo,
    [
      .yes(.device(), .with(.compactWidth), source: "recorded: iPhone 16, iOS 26.1"),
      .yes(.device(), .with(.compactHeight), source: "recorded: iPhone SE in landscape, iOS 26.1"),
    ])

  package static let popoverWidth = Rule(
    "popover-width", "How wide is a popover that asks for no size?",
    [Row(320, .device(), source: "Apple, contentSizeForViewInPopover")])

  package static let popoverHeight = Rule(
    "popover-height", "How high is a popover that asks for no size, where there is room?",
    [Row(1100, .device(), source: "Apple, contentSizeForViewInPopover")])

  package static let popoverMargin = Rule(
    "popover-margin", "How far does a popover keep from the sides of the window?",
    [
      Row(19, .device(from: .iOS26), source: "recorded: iPad (A16), iOS 26.1"),
      Row(10, .device(), source: "inferred: the margin that an app gets where it sets none"),
    ], marksEstimates: true)

  package static let popoverBelowBarItem = Rule(
    "popover-below-bar-item",
    "How far below the status bar does a popover begin that points at a bar button?",
    [Row(30, .device(from: .iOS26), .pad, source: "recorded: iPad (A16), iOS 26.1")])

  // MARK: Columns of split views

  static let columns = [
    columnsBesideUpright, sideBarFloatsOnDevices, sideBarDistance, sideBarBelow, primaryWidth,
    narrowPrimaryWidth, overPrimaryWidth, supplementaryWidth, secondaryLeastWidth,
  ]

  package static let columnsBesideUpright = Rule(
    "columns-beside-upright",
    "Do columns stand beside each other where the window is higher than wide?", unit: .yesOrNo,
    [.yes(.device(from: .iOS26), .pad, source: "recorded: iPad (A16), iOS 26.1")])

  package static let sideBarFloatsOnDevices = Rule(
    "primary-column-floats", "Does the primary column float above the secondary one?",
    unit: .yesOrNo, [.yes(.device(from: .iOS26), .pad, source: "recorded: iPad (A16), iOS 26.1")])

  package static let sideBarDistance = Rule(
    "primary-column-distance", "How far from the edge of the window does a floating column stand?",
    [Row(10, .device(from: .iOS26), source: "recorded: iPad (A16), iOS 26.1")])

  package static let sideBarBelow = Rule(
    "primary-column-bottom", "How far above the bottom of the window does a floating column end?",
    [Row(15, .device(from: .iOS26), source: "recorded: iPad (A16), iOS 26.1")])

  package static let primaryWidth = Rule(
    "primary-column-width", "How wide is the primary column of a split view that states no width?",
    [
      Row(320, .device(from: .iOS26), .pad, source: "recorded: iPad (A16), iOS 26.1"),
      Row(320, .device(), source: "said: iPadOS 17, and the greatest width of the classic style"),
    ], marksEstimates: true)

  package static let narrowPrimaryWidth = Rule(
    "primary-column-width-of-three", "How wide is the primary column where three are shown?",
    [
      Row(240, .device(from: .iOS26), source: "recorded: windows of 954.5 points, iOS 26.1"),
      Row(320, .device(), source: "inferred: as with two columns"),
    ], marksEstimates: true)

  package static let overPrimaryWidth = Rule(
    "primary-column-width-over-two",
    "How wide is the primary column where the window has no room for all three?",
    [
      Row(280, .device(from: .iOS26), .pad, source: "recorded: iPad (A16), iOS 26.1"),
      Row(320, .device(), source: "inferred: as with two columns"),
    ], marksEstimates: true)

  package static let supplementaryWidth = Rule(
    "supplementary-column-width", "How wide is the column between two others?",
    [
      Row(320, .device(from: .iOS26), source: "recorded: iPad (A16), iOS 26.1"),
      Row(320, .device(), source: "inferred: as in iOS 26"),
    ], marksEstimates: true)

  package static let secondaryLeastWidth = Rule(
    "secondary-column-least-width", "How wide is the secondary column at least?",
    [Row(464, .device(from: .iOS26), .pad, source: "recorded: iPad (A16), iOS 26.1")])

  // MARK: App extensions

  static let extensions = [
    widgetMargin, widgetWidth, widgetHeight, notificationMargin, notificationRatio,
  ]

  package static let widgetMargin = Rule(
    "widget-margin", "How much narrower than the screen is a Today widget? (width of the window)",
    [
      Row(
        52, .device(before: .iOS10), .phone, .portrait, .width(from: 414),
        source: "recorded: iPhone 6 Plus, iOS 8, with the proposed margin"),
      Row(
        48, .device(before: .iOS10), .phone, .portrait,
        source: "recorded: iPhone 5s and 6, iOS 8, with the proposed margin"),
      Row(
        57, .device(before: .iOS10), .pad, source: "recorded: iPad, iOS 8, both orientations"),
      Row(
        48, .device(before: .iOS10), .phone, .width(below: 600),
        source: "recorded: iPhone 5s in landscape, iOS 8"),
      Row(
        81, .device(before: .iOS10), .phone, source: "recorded: iPhone 6 in landscape, iOS 8"),
      Row(
        16, .device(), .phone, .portrait,
        source: "recorded: iPhone 5s and 6s, iOS 10: 304 and 359 wide"),
      Row(16, .device(), source: "inferred: as on phones held upright"),
    ], marksEstimates: true)

  package static let widgetWidth = Rule(
    "widget-width", "How wide is a Today widget at most?",
    [Row(398, .device(from: .iOS10), .pad, source: "inferred: as on the widest phone of iOS 10")],
    marksEstimates: true)

  package static let widgetHeight = Rule(
    "widget-height", "How high is a compact Today widget? (0 is as high as its content.)",
    [Row(110, .device(from: .iOS10), source: "recorded: iPhone 5s and 6s, iOS 10")])

  package static let notificationMargin = Rule(
    "notification-margin", "How much narrower than the screen is the content of a notification?",
    [Row(16, .device(), source: "inferred: as Today widgets")], marksEstimates: true)

  package static let notificationRatio = Rule(
    "notification-ratio",
    "How high is the content of a notification for its width, where the app does not say?",
    unit: .number,
    [Row(1, .device(), source: "inferred: what Xcode's template says")], marksEstimates: true)

  // MARK: Rows

  static let rows = [rowWithHeightSizesItself, sectionHeader, sectionFooter]

  package static let sectionHeader = Rule(
    "section-header-height",
    "How much room does the header of a section take on a device, where the table states no height?",
    [
      Row(
        0, .device(), .without(.grouped), .without(.titled),
        source: "recorded: a plain table of prototypes, iOS 26.1"),
      Row(
        50, .device(from: .iOS15), .without(.grouped),
        source: "recorded: 28 below 22 of padding, iOS 26"),
      Row(28, .device(), .without(.grouped), source: "inferred: without the padding of iOS 15"),
      Row(
        55.5, .device(), .with(.titled), .with(.firstSection),
        source: "recorded: inset groups, iOS 26"),
      Row(38, .device(), .with(.titled), source: "recorded: inset groups, iOS 26"),
      Row(35, .device(), .with(.firstSection), source: "said: inset groups of SwiftUI, iOS 26"),
      Row(17.5, .device(), source: "inferred: canvases of Xcode 14 and later"),
    ])

  package static let sectionFooter = Rule(
    "section-footer-height",
    "How much room does the footer of a section take on a device, where the table states no height?",
    [
      Row(0, .device(), .without(.grouped), .without(.titled), source: "inferred: as of headers"),
      Row(28, .device(), .without(.grouped), source: "inferred: as of headers"),
      Row(30, .device(), .with(.titled), source: "recorded: one line in inset groups, iOS 26"),
      Row(17.5, .device(), source: "inferred: canvases of Xcode 14 and later"),
    ])

  package static let rowWithHeightSizesItself = Rule(
    "prototype-height-is-of-canvas",
    "Does a prototype that states a height size itself in a table whose rows do?", unit: .yesOrNo,
    [.yes(.device(), source: "recorded: iPhone 16, iOS 26.1: 51 where the prototype says 60")])
}

extension RulesInForce {
  package var navigationBarTop: Double { self[PlaceRules.navigationBarTop] }
  package var navigationBarRise: Double { self[PlaceRules.navigationBarRise] }
  package var sheetBarTop: Double { self[PlaceRules.sheetBarTop] }
  package var hasTabBarAtTop: Bool { holds(PlaceRules.tabBarAtTop) }
  package var topTabBarHeight: Double { self[PlaceRules.topTabBarHeight] }
  package var topTabBarReach: Double { self[PlaceRules.topTabBarReach] }
  /// The distance from the edge of the screen. It is 0 if a toolbar stands above the home
  /// indicator.
  package var toolbarReach: Double { self[PlaceRules.toolbarReach] }
  package var toolbarAboveTabBar: Double { self[PlaceRules.toolbarBesideTabBar] }
  /// - Parameter stated: the height that the table states for its headers.
  package func sectionHeader(_ facts: FactSet, stated: Double?) -> Double {
    height(with(facts), PlaceRules.sectionHeader, stated: stated)
  }
  /// - Parameter stated: the height that the table states for its footers.
  package func sectionFooter(_ facts: FactSet, stated: Double?) -> Double {
    height(with(facts), PlaceRules.sectionFooter, stated: stated)
  }

  /// The height of a header or footer. A stated height only counts in groups, and only if there is
  /// no title.
  private func height(_ rules: RulesInForce, _ rule: Rule, stated: Double?) -> Double {
    let facts = rules.situation.facts
    guard let stated, stated > 0, !facts.contains(.titled), facts.contains(.grouped) else {
      return rules[rule]
    }
    return stated
  }
  package var prototypeHeightIsOfCanvas: Bool { holds(PlaceRules.rowWithHeightSizesItself) }

  /// The height of a navigation bar in a sheet. For other places, see
  /// ``navigationBarHeight(isLarge:)``.
  package func sheetBarHeight(isLarge: Bool) -> Double {
    let own = self[PlaceRules.sheetBarHeight]
    let large =
      isLarge ? navigationBarHeight(isLarge: true) - navigationBarHeight(isLarge: false) : 0
    return own > 0 ? own + large : navigationBarHeight(isLarge: isLarge)
  }
}
