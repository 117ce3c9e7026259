/// The steps that compute the constants of presolve from the parameters, in an order in which they
/// can be computed.
///
/// Presolve adds up constants along chains that are as long as the layout. Expanding each constant
/// over all parameters would take time proportional to their product. Here a sum of two different
/// slots becomes a new slot. So the time for a parameter vector is linear in the number of sums.
struct SlotProgram {
  /// `slot = firstFactor × slots[first] + secondFactor × slots[second]`
  struct Step {
    var firstFactor: Double
    var secondFactor: Double
    var first: Int32
    var second: Int32
  }

  let parameterCount: Int
  private(set) var steps: [Step] = []

  init(parameterCount: Int) {
    self.parameterCount = parameterCount
  }

  var slotCount: Int { parameterCount + steps.count }

  /// The value of one parameter.
  func parameter(_ index: Int32, times factor: Double) -> AffineValue {
    var value = AffineValue.zero
    if factor != 0 {
      value.slot = index
      value.factor = factor
    }
    return value
  }

  /// Adds `factor × value` to `sum`.
  @inline(__always)
  mutating func add(_ value: AffineValue, times factor: Double, to sum: inout AffineValue) {
    sum.base += factor * value.base
    sum.magnitude += abs(factor) * value.magnitude
    if value.slot >= 0 { addSlot(value.slot, times: factor * value.factor, to: &sum) }
  }

  private mutating func addSlot(_ slot: Int32, times factor: Double, to sum: inout AffineValue) {
    if factor == 0 { return }
    if sum.slot < 0 {
      sum.slot = slot
      sum.factor = factor
    } else if sum.slot == slot {
      sum.factor += factor
      if sum.factor == 0 { sum.slot = -1 }
    } else {
      let step = Step(
        firstFactor: sum.factor, secondFactor: factor, first: sum.slot, second: slot)
      sum.slot = Int32(slotCount)
      sum.factor = 1
      steps.append(step)
    }
  }

  /// Computes all slots for a parameter vector.
  func evaluate(_ parameters: [Double], into slots: borrowing Buffer<Double>) {
    for (index, parameter) in parameters.enumerated() { slots[index] = parameter }
    var next = parameterCount
    for step in steps {
      slots[next] =
        step.firstFactor * slots[step.first] + step.secondFactor * slots[step.second]
      next += 1
    }
  }
}
