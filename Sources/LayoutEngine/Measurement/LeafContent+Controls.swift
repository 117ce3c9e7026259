import LayoutModel
import PlatformRules

/// The size of an activity indicator.
///
/// - Source: `style` is `medium`, `white`, `gray` (20 points), `large` or `whiteLarge` (37).
package enum ActivityIndicatorStyle: Hashable, Sendable {
  case medium, large

  package init(rawStyle: String?) {
    self = rawStyle == "large" || rawStyle == "whiteLarge" ? .large : .medium
  }
}

/// The thickness of a progress view.
///
/// - Source: `progressViewStyle`: absent is ``plain``.
package enum ProgressViewStyle: String, Hashable, Sendable {
  case plain = "default"
  case bar
}

/// What the height of a picker's wheels depends on.
package struct PickerContent: Hashable, Sendable {
  /// In a compact height, and in a table cell that is a xib's own view.
  package var isLow: Bool

  package init(isLow: Bool = false) {
    self.isLow = isLow
  }
}

/// A date picker: what it picks, and how it looks.
package struct DatePickerContent: Hashable, Sendable {
  /// `style` of the document; absent is ``automatic``.
  package enum Style: String, Hashable, Sendable { case automatic, wheels, compact, inline }
  /// `datePickerMode` of the document; absent is ``dateAndTime``.
  package enum Mode: String, Hashable, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  package var style: Style
  package var mode: Mode
  package var picker: PickerContent

  package init(
    style: Style = .automatic, mode: Mode = .dateAndTime, picker: PickerContent = PickerContent()
  ) {
    self.style = style
    self.mode = mode
    self.picker = picker
  }
}

/// What the height of a navigation bar or toolbar depends on.
package struct BarContent: Hashable, Sendable {
  package var hasLargeTitle: Bool
  /// On a phone in landscape, where bars are lower.
  package var isCompactHeight: Bool
  /// On a device without a home button.
  package var hasHomeIndicator: Bool
  package var isOnPad: Bool

  package init(
    hasLargeTitle: Bool = false, isCompactHeight: Bool = false,
    hasHomeIndicator: Bool = false, isOnPad: Bool = false
  ) {
    self.hasLargeTitle = hasLargeTitle
    self.isCompactHeight = isCompactHeight
    self.hasHomeIndicator = hasHomeIndicator
    self.isOnPad = isOnPad
  }
}
