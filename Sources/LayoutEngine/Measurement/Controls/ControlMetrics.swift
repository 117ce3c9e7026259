import LayoutModel

/// What controls ask for by ``ControlSizes``, as alignment rectangles: a switch is 51 points wide and
/// counts as 49.
struct ControlMetrics {
  let context: MeasurementContext

  func measurement(of content: LeafContent) -> LeafMeasurement {
    switch content {
    case .switchControl: sized(ControlSizes.toggle)
    case .slider: sized(ControlSizes.slider)
    case .stepper: sized(ControlSizes.stepper)
    case .progressView(let style):
      sized(style == .bar ? ControlSizes.progressBar : ControlSizes.progressView)
    case .activityIndicator(let style):
      sized(style == .large ? ControlSizes.largeIndicator : ControlSizes.indicator)
    case .pageControl(let pages): pageControl(pages: pages)
    case .picker(let picker): wheels(picker)
    case .searchBar(let hasPrompt): searchBar(hasPrompt: hasPrompt)
    case .colorWell: sized(ControlSizes.colorWell)
    default: .none
    }
  }

  func wheels(_ picker: PickerContent) -> LeafMeasurement {
    sized(picker.isLow ? ControlSizes.lowWheels : ControlSizes.wheels)
  }

  func sized(_ sizes: [ControlSize]) -> LeafMeasurement {
    guard let size = sizes.first(where: { $0.generations.contains(context.generation.major) })
    else { return .none }
    let insets = size.insets
    return LeafMeasurement(
      width: size.width.map { $0 - insets.left - insets.right },
      height: size.height.map { $0 - insets.top - insets.bottom }, alignmentInsets: insets,
      isEstimated: size.isEstimated)
  }

  /// The field follows the text size: 5 points lower where the canvas shows extra small text. A prompt stands
  /// in 31 points above it.
  ///
  /// - Source: 51 in five documents of Xcode 12 and later, which record no text size; 75 with a prompt in
  ///   Xcode 7 (1 of 1, outside the corpus).
  private func searchBar(hasPrompt: Bool) -> LeafMeasurement {
    var result = sized(ControlSizes.searchBar)
    if context.textCategory == .extraSmall {
      result.intrinsicHeight = 51
      result.isEstimated = true
    }
    if hasPrompt {
      result.intrinsicHeight = result.intrinsicHeight.map { $0 + 31 }
      result.isEstimated = context.generation.major != 7
    }
    return result
  }

  /// Other numbers of pages than three are guesses from Xcode 12 on.
  private func pageControl(pages: Int) -> LeafMeasurement {
    let count = Double(max(pages, 0))
    var result = sized(ControlSizes.pageControl)
    let isOld = context.generation.major <= 11
    result.intrinsicWidth = result.intrinsicWidth.map { threePages in
      count == 0 ? 0 : threePages + (count - 3) * (isOld ? 16 : 18)
    }
    result.isEstimated = !isOld && pages != 3
    return result
  }
}

/// Heights of bars without what lies under the status bar or the home indicator, in points.
///
/// - Source: recorded navigation bars 152 of 152, in sheets 22, with large titles 10; tab bars 22
///   of 22; landscape heights are those of UIKit.
enum BarMetrics {
  static let tabBar = 49.0

  static func toolbar(_ bar: BarContent, _ generation: XcodeGeneration) -> Double {
    if bar.isCompactHeight { return 32 }
    // Ten bars of one repository.
    return generation.major == 12 && bar.hasHomeIndicator ? 49 : 44
  }

  static func navigationBar(_ bar: BarContent, _ generation: XcodeGeneration) -> Double {
    let height: Double =
      if generation.major >= 26 {
        54
      } else if bar.isCompactHeight {
        32
      } else if bar.isInSheet, generation.major >= 11 {
        56
      } else {
        44
      }
    return bar.hasLargeTitle ? height + 52 : height
  }
}
