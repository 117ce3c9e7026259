/// A sum of multiples of variables, and a number.
///
///     coefficient × variable + coefficient × variable + … + constant
public struct LinearExpression: LinearTerm {
  /// The multiples of variables. A variable may occur in several of them; they are added up.
  public let terms: [(variable: ConstraintSystem.Variable, coefficient: Double)]
  /// The number that is added to them.
  public let constant: Double

  /// A sum of multiples of variables, and a number.
  public init(
    _ terms: [(variable: ConstraintSystem.Variable, coefficient: Double)], constant: Double = 0
  ) {
    self.terms = terms
    self.constant = constant
  }

  /// The expression itself.
  public var expression: LinearExpression { self }
}
