/// The values that a number can have: a closed range, perhaps without ends.
struct Bounds: Hashable {
  var lower: Double
  var upper: Double

  /// The range of a number about which nothing is known.
  static let any = Bounds(lower: -.infinity, upper: .infinity)

  init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  init(_ value: Double, give: Double = 0) {
    self.init(lower: value - give, upper: value + give)
  }

  /// The range, extended to contain this number.
  func including(_ value: Double) -> Bounds {
    Bounds(lower: min(lower, value), upper: max(upper, value))
  }

  var isAny: Bool { lower == -.infinity || upper == .infinity }

  /// The distance of the whole range from 0; 0 if the range contains it.
  var distanceFromZero: Double { max(lower, -upper, 0) }

  static func + (a: Bounds, b: Bounds) -> Bounds {
    Bounds(lower: a.lower + b.lower, upper: a.upper + b.upper)
  }

  static func * (a: Bounds, factor: Double) -> Bounds {
    if factor == 0 { return Bounds(0) }
    return factor > 0
      ? Bounds(lower: a.lower * factor, upper: a.upper * factor)
      : Bounds(lower: a.upper * factor, upper: a.lower * factor)
  }
}
