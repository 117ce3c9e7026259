/// The sizes of controls that depend only on the release. They are sizes of frames: a frame is the
/// alignment rectangle plus insets.
package enum ControlRules {
  package static let all =
    toggles + sliders + steppers + bars + pickers + pages + fields + segments + icons + buttons

  // MARK: Switches, sliders, steppers

  static let toggles = [toggleWidth, toggleHeight, toggleInset]

  package static let toggleWidth = Rule(
    "switch-width", "How wide is a switch?", [Row(63, .both(from: .xcode26)), Row(51)])
  package static let toggleHeight = Rule(
    "switch-height", "How high is a switch?", [Row(28, .both(from: .xcode26)), Row(31)])
  package static let toggleInset = Rule(
    "switch-inset", "How much of a switch lies outside its alignment rectangle at the right?",
    [Row(2)])

  static let sliders = [sliderHeight, sliderInsetAside, sliderInsetBelow]

  package static let sliderHeight = Rule(
    "slider-height", "How high is a slider?",
    [Row(31, .both(before: .xcode26)), Row(34, .both(from: .xcode26))],
    marksEstimates: true)
  package static let sliderInsetAside = Rule(
    "slider-inset-aside", "How much of a slider lies outside its alignment rectangle at each side?",
    [Row(0, .both(from: .xcode26)), Row(2)])
  package static let sliderInsetBelow = Rule(
    "slider-inset-below", "How much of a slider lies outside its alignment rectangle below?",
    [Row(0, .both(from: .xcode26)), Row(1)])

  static let steppers = [stepperWidth, stepperHeight]

  package static let stepperWidth = Rule("stepper-width", "How wide is a stepper?", [Row(94)])
  package static let stepperHeight = Rule(
    "stepper-height", "How high is a stepper?",
    [
      Row(32, .both(from: .xcode11)),
      Row(29, source: "said: 3 steppers of Apple's UIKit Catalog, Xcode 9"),
    ])

  // MARK: Progress, search, wheels, pages

  static let bars = [
    progressHeight, progressBarHeight, indicatorSide, largeIndicatorSide, colorWellSide,
    searchBarHeight, smallSearchBarHeight, promptHeight,
  ]

  package static let progressHeight = Rule(
    "progress-height", "How high is a progress view?", [Row(2, .both(before: .xcode12)), Row(4)])
  package static let progressBarHeight = Rule(
    "progress-bar-height", "How high is a progress view of the style of bars?",
    [Row(2.5, source: "said: one of Apple's UIKit Catalog, Xcode 9")])
  package static let indicatorSide = Rule(
    "indicator-side", "How wide and high is an activity indicator?", [Row(20)])
  package static let largeIndicatorSide = Rule(
    "large-indicator-side", "How wide and high is a large activity indicator?", [Row(37)])
  package static let colorWellSide = Rule(
    "color-well-side", "How wide and high is a colour well?", [Row(28)])
  package static let searchBarHeight = Rule(
    "search-bar-height", "How high is a search bar?",
    [
      Row(56, .both(from: .xcode9, before: .xcode26)), Row(44, .both(before: .xcode9)),
      Row(64, .both(from: .xcode26)),
    ])
  package static let smallSearchBarHeight = Rule(
    "small-search-bar-height", "How high is a search bar with extra small text?", [Row(51)])
  package static let promptHeight = Rule(
    "prompt-height", "How much higher is a search bar by its prompt?",
    [Row(31, source: "said: a search bar of Xcode 7, in a document that is not kept")])

  static let pickers = [
    wheelsWidth, wheelsHeight, lowWheelsHeight, calendarWidth, calendarHeight, timedCalendarHeight,
    dateFieldHeight,
  ]

  package static let wheelsWidth = Rule(
    "wheels-width", "How wide are a picker's wheels?",
    [Row(320, source: "said: 3 pickers of Xcode 11 and 13")])
  package static let wheelsHeight = Rule(
    "wheels-height", "How high are a picker's wheels?", [Row(216)])
  package static let lowWheelsHeight = Rule(
    "low-wheels-height",
    "How high are a picker's wheels in a compact height, or in a cell of a xib?",
    [Row(162)])
  package static let calendarWidth = Rule(
    "calendar-width", "How wide is a date picker that is a calendar?",
    [Row(336, source: "said: a calendar of Xcode 13")])
  package static let calendarHeight = Rule(
    "calendar-height", "How high is a date picker that is a calendar?",
    [Row(324, source: "said: its origin was not noted")],
    marksEstimates: true)
  package static let timedCalendarHeight = Rule(
    "timed-calendar-height", "How high is a date picker that is a calendar with time?",
    [Row(353, source: "said: a calendar of Xcode 13")],
    marksEstimates: true)

  package static let dateFieldHeight = Rule(
    "date-field-height", "How high are the fields of a compact date picker, at least?",
    [
      Row(
        36, .both(from: .xcode26),
        source: "recorded: 3 date pickers of Xcode 26 in two public repositories")
    ])

  static let pages = [pagesWidth, pagesHeight, pageWidth]

  package static let pagesWidth = Rule(
    "pages-width", "How wide is a page control of three pages?",
    [
      Row(39, .both(before: .xcode12)),
      Row(
        121.5, .both(before: .xcode13),
        source: "recorded: 2 page controls of Xcode 12 in two public repositories"),
      Row(
        155, .both(before: .xcode13_2),
        source: "recorded: 2 page controls of Xcode 13 in two public repositories"),
      Row(
        112.7, .both(before: .xcode14),
        source: "recorded: 2 page controls of Xcode 13.2 and 13.3 in two public repositories"),
      Row(74, .device(from: .iOS26), source: "recorded: iOS 26 simulators"),
      Row(
        73, .both(from: .xcode16), .scale(from: 3),
        source: "recorded: 4 page controls of Xcode 16 and 26 in three public repositories"),
      Row(
        74, .both(from: .xcode16), source: "recorded: a page control of Xcode 16, at two pixels"),
      Row(116),
    ])
  package static let pagesHeight = Rule(
    "pages-height", "How high is a page control?",
    [Row(37, .both(before: .xcode12)), Row(26, .both(from: .xcode13)), Row(28)])
  package static let pageWidth = Rule(
    "page-width", "How much wider is a page control by one page?",
    [
      Row(
        16, .both(before: .xcode12), source: "inferred: dots of 7 points, 9 apart"),
      Row(18, .device(from: .iOS26), source: "recorded: iOS 26 simulators"),
      Row(
        17.67, .both(from: .xcode16), .scale(from: 3),
        source: "recorded: page controls of 3, 4 and 6 pages, Xcode 16 and 26"),
      Row(18, source: "recorded: iOS 26 simulators"),
    ])

  // MARK: Text fields

  static let fields = [
    roundedFieldHeight, roundedFieldRoom, bezelHeight, bezelRoom, plainFieldHeight, plainFieldRoom,
    plainFieldPadding, roundedFieldPadding, roundedFieldWidth, bezelPadding, bezelBaseline,
  ]

  package static let roundedFieldHeight = Rule(
    "rounded-field-height", "How high is a text field with a rounded border, at least?",
    [Row(30, .both(before: .xcode11)), Row(34)])
  package static let roundedFieldRoom = Rule(
    "rounded-field-room", "How much higher than its line is a text field with a rounded border?",
    [
      Row(4, .both(before: .xcode11)),
      Row(10, source: "said: 3 text fields of 50 points, Xcode 11"),
    ])
  package static let bezelHeight = Rule(
    "bezel-height", "How high is a text field with a bezel or a line, at least?",
    [
      Row(22, .both(before: .xcode11)),
      Row(28.5, source: "said: a text field of Xcode 12, in a document that is not kept"),
    ])
  package static let bezelRoom = Rule(
    "bezel-room", "How much higher than its line is a text field with a bezel or a line?",
    [
      Row(4, .both(before: .xcode11)),
      Row(11.5, source: "inferred: a text field of Xcode 12, in a document that is not kept"),
    ])
  package static let plainFieldHeight = Rule(
    "plain-field-height", "How high is a text field without border, at least?",
    [Row(22, .both(from: .xcode26))])
  package static let plainFieldRoom = Rule(
    "plain-field-room", "How much higher than its line is a text field without border?",
    [Row(0, .both(before: .xcode12)), Row(1)])
  package static let plainFieldPadding = Rule(
    "plain-field-padding", "How much wider than its text is a text field without border?",
    [Row(4, .both(before: .xcode11))])
  package static let roundedFieldPadding = Rule(
    "rounded-field-padding", "How much wider than its text is a text field with a rounded border?",
    [Row(21, .both(before: .xcode11)), Row(28)])
  package static let roundedFieldWidth = Rule(
    "rounded-field-width", "How wide is a text field with a rounded border, at least?", [Row(32)])
  package static let bezelPadding = Rule(
    "bezel-padding", "How much wider than its text is a text field with a bezel or a line?",
    [Row(4, source: "said: its origin was not noted")])
  package static let bezelBaseline = Rule(
    "bezel-baseline", "How much below the middle does the text of a field with a bezel stand?",
    [Row(2, .both(before: .xcode11))])

  // MARK: Segmented controls

  static let segments = [
    segmentedHeight, segmentedInset, segmentPadding, segmentSeparator, segmentIsMedium,
  ]

  package static let segmentedHeight = Rule(
    "segmented-height", "How high is a segmented control?",
    [Row(32, .both(from: .xcode11)), Row(29)])
  package static let segmentedInset = Rule(
    "segmented-inset",
    "How much of a segmented control lies outside its alignment rectangle below?",
    [Row(1)])
  package static let segmentPadding = Rule(
    "segment-padding", "How much wider than its title is a segment?",
    [Row(14, .both(before: .xcode11)), Row(18)])
  package static let segmentSeparator = Rule(
    "segment-separator", "How wide is the line between two segments?",
    [Row(1, .both(before: .xcode26))])
  package static let segmentIsMedium = Rule(
    "segment-is-medium", "Are titles of segments of medium weight?", unit: .yesOrNo,
    [.yes(.both(from: .xcode11))])
}
