/// Whether some constraints can hold together, for any vector.
///
/// The vectors at which they can are a convex set. So with one parameter what is known of a few values
/// tells of those between them and beyond; with none one answer is enough.
struct ConflictTrial: Sendable {
  /// The parameters that occur.
  let parameters: [Int]
  /// Solves it, where it depends on several parameters.
  var session: Session?
  /// From the least to the greatest value of the only parameter at which they hold.
  private var holding: ClosedRange<Double>?
  /// Values at which they don't.
  private var failing: [Double] = []
  private var constant: Bool?

  /// So many failing values are kept while none is known at which they hold.
  private static let maximalFailing = 32

  init(parameters: [Int]) { self.parameters = parameters }

  /// The answer for a vector of the whole system, where it is known.
  func answer(_ vector: [Double]) -> Bool? {
    guard parameters.count == 1 else { return constant }
    let value = vector[parameters[0]]
    if let holding, holding.contains(value) { return true }
    for failed in failing {
      if value == failed { return false }
      guard let holding else { continue }
      if failed < holding.lowerBound ? value < failed : value > failed { return false }
    }
    return nil
  }

  /// Takes note of an answer.
  ///
  /// - Parameter own: the values of ``parameters``.
  mutating func note(_ answer: Bool, at own: [Double]) {
    if own.isEmpty { constant = answer }
    guard own.count == 1 else { return }
    let value = own[0]
    if answer {
      holding = min(value, holding?.lowerBound ?? value)...max(value, holding?.upperBound ?? value)
    } else {
      failing.append(value)
    }
    guard let holding else {
      if failing.count > Self.maximalFailing { failing.removeFirst() }
      return
    }
    // Of those on one side the nearest tells of the others.
    let below = failing.filter { $0 < holding.lowerBound }.max()
    let above = failing.filter { $0 > holding.upperBound }.min()
    failing = [below, above].compactMap { $0 }
  }
}
