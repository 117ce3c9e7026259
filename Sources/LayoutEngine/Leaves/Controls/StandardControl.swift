import ElementTree
import LayoutModel
import PlatformRules

/// A control whose size follows from its kind, a few attributes and the rules for controls.
package enum StandardControl: Hashable, Sendable {
  case toggle
  case slider
  case stepper
  case progressView(ProgressViewStyle)
  case activityIndicator(ActivityIndicatorStyle)
  /// `nil` where it hides itself, for there is one page only. It has no size then.
  ///
  /// - Source: `hidesForSinglePage`; 3 of 3 page controls, in 3 documents of 1 repository.
  case pageControl(pages: Int?)
  case picker(PickerContent)
  case searchBar(hasPrompt: Bool = false)
  case colorWell

  /// `nil` if the view is none of these controls.
  init?(_ view: LayoutView, picker: @autoclosure () -> PickerContent) {
    let element = view.element
    switch view.kind {
    case .toggle: self = .toggle
    case .slider: self = .slider
    case .stepper: self = .stepper
    case .progressView:
      let style = ProgressViewStyle(rawValue: element["progressViewStyle"] ?? "")
      self = .progressView(style ?? .plain)
    case .activityIndicator:
      self = .activityIndicator(ActivityIndicatorStyle(rawStyle: element["style"]))
    case .pageControl:
      let pages = Int(element["numberOfPages"] ?? "") ?? 0
      let hides = element.flag("hidesForSinglePage") == true && pages <= 1
      self = .pageControl(pages: hides ? nil : pages)
    case .pickerView: self = .picker(picker())
    case .searchBar: self = .searchBar(hasPrompt: element["prompt"]?.isEmpty == false)
    case .colorWell: self = .colorWell
    default: return nil
    }
  }

  /// The size that the control asks for by ``PlatformRules/ControlRules``, as an alignment
  /// rectangle: a switch is 51 points wide and counts as 49.
  func measured(in context: MeasurementContext) -> LeafMeasurement {
    let rules = context.rules
    switch self {
    case .toggle:
      return .framed(
        width: rules[ControlRules.toggleWidth], height: rules[ControlRules.toggleHeight],
        EdgeInsets(right: rules[ControlRules.toggleInset]))
    case .slider:
      let aside = rules[ControlRules.sliderInsetAside]
      var slider = LeafMeasurement.framed(
        height: rules[ControlRules.sliderHeight],
        EdgeInsets(left: aside, bottom: rules[ControlRules.sliderInsetBelow], right: aside))
      slider.isEstimated = rules.isProvisional(ControlRules.sliderHeight)
      return slider
    case .stepper:
      return .framed(
        width: rules[ControlRules.stepperWidth], height: rules[ControlRules.stepperHeight])
    case .progressView(let style):
      return .framed(
        height: rules[style == .bar ? ControlRules.progressBarHeight : ControlRules.progressHeight])
    case .activityIndicator(let style):
      return Self.square(
        rules[style == .large ? ControlRules.largeIndicatorSide : ControlRules.indicatorSide])
    case .pageControl(let pages):
      guard let pages else { return .framed(width: 0, height: 0) }
      // Other numbers of pages than three are guesses.
      let count = Double(max(pages, 0))
      let width = rules[ControlRules.pagesWidth] + (count - 3) * rules[ControlRules.pageWidth]
      var control = LeafMeasurement.framed(
        width: count == 0 ? 0 : width, height: rules[ControlRules.pagesHeight])
      control.isEstimated = pages != 3
      return control
    case .picker(let picker):
      return .framed(
        width: rules[ControlRules.wheelsWidth],
        height: rules[picker.isLow ? ControlRules.lowWheelsHeight : ControlRules.wheelsHeight])
    case .searchBar(let hasPrompt):
      // The height of the field depends on the text size: it is 5 points lower if the canvas shows
      // extra small text. A prompt stands above the field.
      let isSmall = context.textCategory == .extraSmall
      let field =
        rules[isSmall ? ControlRules.smallSearchBarHeight : ControlRules.searchBarHeight]
      var bar = LeafMeasurement.framed(
        height: field + (hasPrompt ? rules[ControlRules.promptHeight] : 0))
      bar.isEstimated = isSmall || hasPrompt
      return bar
    case .colorWell: return Self.square(rules[ControlRules.colorWellSide])
    }
  }

  private static func square(_ side: Double) -> LeafMeasurement {
    .framed(width: side, height: side)
  }
}

/// The thickness of a progress view.
///
/// - Source: `progressViewStyle`: absent is ``plain``.
package enum ProgressViewStyle: String, Hashable, Sendable {
  case plain = "default"
  case bar
}

/// The size of an activity indicator.
///
/// - Source: `style` is `medium`, `white`, `gray` (20 points), `large` or `whiteLarge` (37).
package enum ActivityIndicatorStyle: Hashable, Sendable {
  case medium, large

  package init(rawStyle: String?) {
    self = rawStyle == "large" || rawStyle == "whiteLarge" ? .large : .medium
  }
}

/// The facts on which the height of a picker's wheels depends.
package struct PickerContent: Hashable, Sendable {
  /// Whether the wheels are lower: in a compact height, and in a table cell that is the root of a
  /// xib.
  package var isLow: Bool

  package init(isLow: Bool = false) {
    self.isLow = isLow
  }
}
