/// A constant that may depend on the parameters: `base + factor × slots[slot]`.
///
/// A slot holds a parameter, or a linear combination of earlier slots; see ``SlotProgram``.
struct AffineValue {
  var base: Double
  var factor: Double
  /// The sum of the absolute values that were added up in `base`: the rounding error of `base` is
  /// relative to this sum.
  var magnitude: Double
  /// Negative if the value does not depend on the parameters.
  var slot: Int32

  init(_ base: Double) {
    self.base = base
    factor = 0
    magnitude = abs(base)
    slot = -1
  }

  static var zero: AffineValue { AffineValue(0) }

  var isConstant: Bool { slot < 0 }

  @inline(__always)
  func evaluated(_ slots: borrowing Buffer<Double>) -> Double {
    slot < 0 ? base : base + factor * slots[slot]
  }

  /// The size to which the rounding error of the value is relative, for these slots.
  func magnitude(_ slots: borrowing Buffer<Double>) -> Double {
    slot < 0 ? magnitude : magnitude + abs(factor * slots[slot])
  }

  static func / (value: AffineValue, divisor: Double) -> AffineValue {
    var result = value
    result.base /= divisor
    result.factor /= divisor
    result.magnitude /= abs(divisor)
    return result
  }
}
