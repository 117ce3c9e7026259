import LayoutModel

/// Computed numbers as a person would write them. Sums of thirds and of shares have errors in the
/// last digits.
///
///     34.33333333333303  →  34.333333333333336
enum TidyNumber {
  /// The nearest tidy number. Pixels are halves and thirds of points; nobody sees a millionth of a
  /// point.
  static func nearest(to value: Double) -> Double {
    let sixths = (value * 6).rounded()
    if abs(value * 6 - sixths) < 1e-5 { return sixths / 6 + 0 }
    return (value * 1e6).rounded() / 1e6 + 0
  }

  /// The number as Interface Builder writes it in a rectangle.
  static func text(_ value: Double) -> String { NumberText.ofRectangle(nearest(to: value)) }
}
