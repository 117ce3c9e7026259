/// What a linear equation is written with: a ``ConstraintSystem/Variable``, or a ``LinearExpression`` of several.
public protocol LinearTerm: Sendable {
  /// The same as a sum of multiples of variables.
  var expression: LinearExpression { get }
}

/// The sum of two terms.
public func + (a: some LinearTerm, b: some LinearTerm) -> LinearExpression {
  LinearExpression(
    a.expression.terms + b.expression.terms, constant: a.expression.constant + b.expression.constant
  )
}

/// A term and a number.
public func + (a: some LinearTerm, b: Double) -> LinearExpression {
  LinearExpression(a.expression.terms, constant: a.expression.constant + b)
}

/// A number and a term.
public func + (a: Double, b: some LinearTerm) -> LinearExpression { b + a }

/// The negative of a term.
public prefix func - (a: some LinearTerm) -> LinearExpression { -1 * a }

/// The difference of two terms.
public func - (a: some LinearTerm, b: some LinearTerm) -> LinearExpression { a + -1 * b }

/// A term less a number.
public func - (a: some LinearTerm, b: Double) -> LinearExpression { a + -b }

/// A number less a term.
public func - (a: Double, b: some LinearTerm) -> LinearExpression { -1 * b + a }

/// A multiple of a term.
public func * (a: Double, b: some LinearTerm) -> LinearExpression {
  LinearExpression(
    b.expression.terms.map { ($0.variable, a * $0.coefficient) },
    constant: a * b.expression.constant)
}

/// A multiple of a term.
public func * (a: some LinearTerm, b: Double) -> LinearExpression { b * a }

/// A fraction of a term. Of 0 the solver says that a number is not finite.
public func / (a: some LinearTerm, b: Double) -> LinearExpression { (1 / b) * a }

/// Two terms are to be equal.
public func == (a: some LinearTerm, b: some LinearTerm) -> LinearRelation {
  LinearRelation(a - b, .equal)
}

/// A term is to have a value.
public func == (a: some LinearTerm, b: Double) -> LinearRelation { LinearRelation(a - b, .equal) }

/// A term is to be another at most.
public func <= (a: some LinearTerm, b: some LinearTerm) -> LinearRelation {
  LinearRelation(a - b, .lessOrEqual)
}

/// A term is to have a value at most.
public func <= (a: some LinearTerm, b: Double) -> LinearRelation {
  LinearRelation(a - b, .lessOrEqual)
}

/// A term is to be another at least.
public func >= (a: some LinearTerm, b: some LinearTerm) -> LinearRelation {
  LinearRelation(a - b, .greaterOrEqual)
}

/// A term is to have a value at least.
public func >= (a: some LinearTerm, b: Double) -> LinearRelation {
  LinearRelation(a - b, .greaterOrEqual)
}

/// A term is to have a value.
public func == (a: Double, b: some LinearTerm) -> LinearRelation { b == a }

/// A term is to have a value at least.
public func <= (a: Double, b: some LinearTerm) -> LinearRelation { b >= a }

/// A term is to have a value at most.
public func >= (a: Double, b: some LinearTerm) -> LinearRelation { b <= a }

/// An equation or inequality between linear expressions, made by `==`, `<=` and `>=`:
/// `right - left >= 20`.
///
/// ``ConstraintSystem/add(_:priority:)`` makes it a constraint with a priority.
public struct LinearRelation: Sendable {
  let difference: LinearExpression
  let relation: LinearSystem.Relation

  init(_ difference: LinearExpression, _ relation: LinearSystem.Relation) {
    self.difference = difference
    self.relation = relation
  }
}
