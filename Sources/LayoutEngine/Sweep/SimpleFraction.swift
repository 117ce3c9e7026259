/// Fractions with small denominators: layouts are made of them, computing blurs them.
enum SimpleFraction {
  /// The number as a fraction with the least denominator that is near enough.
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

  /// The nearest such fraction, or the number itself.
  static func nearest(_ value: Double, within tolerance: Double, upTo largest: Int) -> Double {
    fraction(value, within: tolerance, upTo: largest).map { Double($0.top) / Double($0.bottom) }
      ?? value
  }
}
