/// What to compute beyond the values.
package struct SolveOptions: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Which variables take more than one value at the optimum: ``Solution/ambiguous``.
  package static let ambiguity = SolveOptions(rawValue: 1)
  /// By how much each strength is missed: ``Solution/violations``.
  package static let violations = SolveOptions(rawValue: 2)
}
