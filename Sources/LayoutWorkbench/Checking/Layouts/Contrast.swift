import Foundation
import LayoutModel
import LayoutPreview

/// How well a colour can be distinguished from another one.
///
/// - Source: WCAG 2.2, "relative luminance" and "contrast ratio".
enum Contrast {
  /// The ratio, from 1 for equal colours to 21 for black and white.
  static func ratio(_ a: PreviewColor, _ b: PreviewColor) -> Double {
    let (first, second) = (luminance(a), luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ color: PreviewColor) -> Double {
    func linear(_ value: Double) -> Double {
      let part = min(max(value, 0), 1)
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The ratio as text: `2.3`. It is cut rather than rounded, because 4.49 is not 4.5.
  static func text(_ ratio: Double) -> String {
    NumberText.shortest((ratio * 10).rounded(.down) / 10)
  }
}
