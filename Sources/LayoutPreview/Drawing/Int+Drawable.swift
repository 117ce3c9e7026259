extension Int {
  /// A count or a position that a picture can show: documents say any number, and a division by the
  /// size of a font without size has no value.
  init(drawable value: Double) {
    let limit = 1_000_000.0  // More lines and segments than any screen has.
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -limit), limit))
  }
}
