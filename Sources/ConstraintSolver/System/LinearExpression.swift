/// A sum of multiples of variables, and a number.
///
///     coefficient × variable + coefficient × variable + … + constant
public struct LinearExpression: LinearTerm {
  /// The multiples; a variable may stand in several, which are added up.
  public let terms: [(variable: ConstraintSystem.Variable, coefficient: Double)]
  /// What is added to them.
  public let constant: Double

  /// A sum of multiples of variables, and a number.
  public init(
    _ terms: [(variable: ConstraintSystem.Variable, coefficient: Double)], constant: Double = 0
  ) {
    self.terms = terms
    self.constant = constant
  }

  /// Itself.
  public var expression: LinearExpression { self }
}
