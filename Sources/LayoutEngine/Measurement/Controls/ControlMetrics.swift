import LayoutModel

/// Sizes of controls that depend on nothing but the generation.
///
/// Sizes are those of the alignment rectangle: a switch is 51 points wide and counts as 49.
///
/// - Source: frames that nothing but the intrinsic size decides, and required equalities: switches
///   83 of 83 (Xcode 26 18 of 19), sliders 40 of 41, progress views 7 of 7, indicators 20 of 21,
///   pickers 5 of 5, steppers and colour wells 2 of 2.
struct ControlMetrics {
  let generation: XcodeGeneration

  func measurement(of content: LeafContent) -> LeafMeasurement {
    switch content {
    case .switchControl:
      let frame = generation.major >= 26 ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
      return LeafMeasurement(
        width: frame.width - 2, height: frame.height, alignmentInsets: EdgeInsets(right: 2))
    case .slider:
      // 34 points high once in Xcode 26; its insets were not seen.
      return LeafMeasurement(
        height: generation.major >= 26 ? 33 : 30,
        alignmentInsets: EdgeInsets(left: 2, bottom: 1, right: 2),
        isEstimated: generation.major >= 26)
    case .stepper:
      // 29 points before the controls of iOS 13.
      return LeafMeasurement(width: 94, height: generation.major <= 10 ? 29 : 32)
    case .progressView:
      return LeafMeasurement(height: generation.major <= 11 ? 2 : 4)
    case .activityIndicator(let style):
      let side = style == .large ? 37.0 : 20
      return LeafMeasurement(width: side, height: side)
    case .pageControl(let pages): return pageControl(pages: pages)
    case .datePicker(let style): return datePicker(style)
    case .picker: return LeafMeasurement(width: 320, height: 216)
    case .searchBar: return LeafMeasurement(height: generation.major <= 8 ? 44 : 56)
    case .colorWell: return LeafMeasurement(width: 28, height: 28)
    default: return .none
    }
  }

  /// - Source: 3 pages are 116 wide and 26 high (Xcode 14, 2 of 2); before iOS 14, dots of 7 points
  ///   9 apart in a height of 37. Other numbers of pages are guesses.
  private func pageControl(pages: Int) -> LeafMeasurement {
    let count = Double(max(pages, 0))
    guard generation.major >= 12 else {
      return LeafMeasurement(
        width: max(count * 16 - 9, 7), height: 37, isEstimated: true)
    }
    return LeafMeasurement(
      width: count == 0 ? 0 : 116 + (count - 3) * 18, height: 26, isEstimated: pages != 3)
  }

  /// - Source: wheels 3 of 3; the compact and inline ones as they are when dropped.
  private func datePicker(_ style: DatePickerStyle) -> LeafMeasurement {
    switch style {
    case .wheels: LeafMeasurement(width: 320, height: 216)
    case .automatic where generation.major <= 11: LeafMeasurement(width: 320, height: 216)
    case .automatic, .compact: LeafMeasurement(height: 34.5, isEstimated: true)
    case .inline: LeafMeasurement(width: 320, height: 330, isEstimated: true)
    }
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
