extension Int {
  /// A count or a position, limited to what a picture can show. Documents may contain any number,
  /// and a division by a font size of 0 has no value.
  init(drawable value: Double) {
    let limit = 1_000_000.0  // This is more than the lines and segments of any screen.
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -limit), limit))
  }
}
