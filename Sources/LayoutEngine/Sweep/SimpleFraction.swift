/// Fractions with small denominators. The laws of layouts consist of them, but computing blurs
/// them.
enum SimpleFraction {
  /// The fraction with the least denominator that is near enough to the number.
  static func fraction(
    _ value: Double, within tolerance: Double, upTo largest: Int
  ) -> (top: Int, bottom: Int)? {
    guard value.isFinite, abs(value) < 1e9 else { return nil }
    for bottom in 1...largest {
      let top = (value * Double(bottom)).rounded()
      if abs(top / Double(bottom) - value) <= tolerance { return (Int(top), bottom) }
    }
    return nil
  }

  /// The value of the nearest such fraction, or the number itself.
  static func nearest(_ value: Double, within tolerance: Double, upTo largest: Int) -> Double {
    fraction(value, within: tolerance, upTo: largest).map { Double($0.top) / Double($0.bottom) }
      ?? value
  }
}
