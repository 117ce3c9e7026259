extension Int {
  /// A count or a position that a picture can show: documents may contain any number, and a
  /// division by a font size of 0 has no value.
  init(drawable value: Double) {
    let limit = 1_000_000.0  // More lines and segments than any screen has.
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -limit), limit))
  }
}
