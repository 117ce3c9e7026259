import LayoutModel
import PlatformRules

/// What controls ask for by ``PlatformRules/ControlRules``, as alignment rectangles: a switch is 51 points wide
/// and counts as 49.
struct ControlMetrics {
  let context: MeasurementContext
  private var rules: RulesInForce { context.rules }

  func measurement(of content: LeafContent) -> LeafMeasurement {
    switch content {
    case .switchControl:
      sized(
        width: rules[ControlRules.toggleWidth], height: rules[ControlRules.toggleHeight],
        EdgeInsets(right: rules[ControlRules.toggleInset]))
    case .slider: slider
    case .stepper:
      sized(width: rules[ControlRules.stepperWidth], height: rules[ControlRules.stepperHeight])
    case .progressView(let style):
      sized(
        height: rules[style == .bar ? ControlRules.progressBarHeight : ControlRules.progressHeight])
    case .activityIndicator(let style):
      square(style == .large ? ControlRules.largeIndicatorSide : ControlRules.indicatorSide)
    case .pageControl(let pages): pageControl(pages: pages)
    case .picker(let picker): wheels(picker)
    case .searchBar(let hasPrompt): searchBar(hasPrompt: hasPrompt)
    case .colorWell: square(ControlRules.colorWellSide)
    default: .none
    }
  }

  private var slider: LeafMeasurement {
    let aside = rules[ControlRules.sliderInsetAside]
    var result = sized(
      height: rules[ControlRules.sliderHeight],
      EdgeInsets(left: aside, bottom: rules[ControlRules.sliderInsetBelow], right: aside))
    result.isEstimated = rules.isProvisional(ControlRules.sliderHeight)
    return result
  }

  func wheels(_ picker: PickerContent) -> LeafMeasurement {
    sized(
      width: rules[ControlRules.wheelsWidth],
      height: rules[picker.isLow ? ControlRules.lowWheelsHeight : ControlRules.wheelsHeight])
  }

  /// A frame of that size, less what lies outside the alignment rectangle.
  func sized(
    width: Double? = nil, height: Double, _ insets: EdgeInsets = .zero
  ) -> LeafMeasurement {
    LeafMeasurement(
      width: width.map { $0 - insets.left - insets.right },
      height: height - insets.top - insets.bottom, alignmentInsets: insets)
  }

  private func square(_ side: Rule) -> LeafMeasurement {
    sized(width: rules[side], height: rules[side])
  }

  /// The field follows the text size: 5 points lower where the canvas shows extra small text. A prompt stands
  /// above it.
  private func searchBar(hasPrompt: Bool) -> LeafMeasurement {
    let isSmall = context.textCategory == .extraSmall
    var height =
      rules[isSmall ? ControlRules.smallSearchBarHeight : ControlRules.searchBarHeight]
    if hasPrompt { height += rules[ControlRules.promptHeight] }
    var result = sized(height: height)
    result.isEstimated = isSmall || hasPrompt
    return result
  }

  /// Other numbers of pages than three are guesses.
  private func pageControl(pages: Int) -> LeafMeasurement {
    let count = Double(max(pages, 0))
    let width = rules[ControlRules.pagesWidth] + (count - 3) * rules[ControlRules.pageWidth]
    var result = sized(width: count == 0 ? 0 : width, height: rules[ControlRules.pagesHeight])
    result.isEstimated = pages != 3
    return result
  }
}

extension BarContent {
  /// Heights of bars without what lies under the status bar or the home indicator, in points: those that the
  /// controllers' bars have.
  func rules(_ context: MeasurementContext) -> RulesInForce {
    var rules = context.rules
    rules.situation.idiom = isOnPad ? .pad : .phone
    rules.situation.facts.insert(.compactHeight, if: isCompactHeight)
    rules.situation.facts.insert(.homeIndicator, if: hasHomeIndicator)
    return rules
  }
}
