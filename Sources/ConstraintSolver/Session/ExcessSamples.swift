/// Known values of a convex function of one number, which is never negative. It states by how much
/// constraints fail to hold together.
struct ExcessSamples: Sendable {
  struct Sample: Sendable {
    var value: Double
    /// 0 if the constraints hold.
    var excess: Double
  }

  /// The samples in the order of their values.
  private(set) var all: [Sample] = []

  /// The greatest number of samples that are kept. Each range in which the constraints hold needs
  /// only its ends.
  private static let maximal = 12
  /// An excess below this may be a rounding error. It is for numbers up to 1, and grows with larger
  /// ones.
  private static let margin = 1e-6

  /// Whether the constraints hold at a value, if the known values decide that.
  ///
  /// Between two values at which they hold, they hold. Outside of two known points, the line
  /// through these lies below the function.
  func answer(at value: Double) -> Bool? {
    var holdsBefore = false
    var holdsAfter = false
    for sample in all {
      if sample.value == value { return sample.excess == 0 }
      if sample.excess > 0 { continue }
      if sample.value < value { holdsBefore = true } else { holdsAfter = true }
    }
    if holdsBefore && holdsAfter { return true }
    var bound = 0.0
    for index in all.indices.dropFirst() {
      let (a, b) = (all[index - 1], all[index])
      if value > a.value && value < b.value { continue }
      let slope = (b.excess - a.excess) / (b.value - a.value)
      bound = max(bound, a.excess + slope * (value - a.value))
    }
    return bound > Self.margin * (1 + abs(value)) ? false : nil
  }

  mutating func add(_ excess: Double, at value: Double) {
    let place = all.firstIndex { $0.value >= value } ?? all.count
    if place < all.count, all[place].value == value { return }
    all.insert(Sample(value: value, excess: excess), at: place)
    if let inner = all.indices.dropFirst().dropLast().first(where: { isInner($0) }) {
      all.remove(at: inner)
    }
    guard all.count > Self.maximal, let first = all.first, let last = all.last else { return }
    // The sample with the larger excess is removed: the nearer ones also decide the values beyond
    // them.
    if first.excess > last.excess { all.removeFirst() } else { all.removeLast() }
  }

  private func isInner(_ index: Int) -> Bool {
    all[index - 1...index + 1].allSatisfy { $0.excess == 0 }
  }
}
