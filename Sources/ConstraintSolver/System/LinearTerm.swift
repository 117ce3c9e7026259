/// A part of a linear equation: a ``ConstraintSystem/Variable``, or a ``LinearExpression`` of
/// several.
public protocol LinearTerm: Sendable {
  /// The term as a sum of multiples of variables.
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

/// A term minus a number.
public func - (a: some LinearTerm, b: Double) -> LinearExpression { a + -b }

/// A number minus a term.
public func - (a: Double, b: some LinearTerm) -> LinearExpression { -1 * b + a }

/// A multiple of a term.
public func * (a: Double, b: some LinearTerm) -> LinearExpression {
  LinearExpression(
    b.expression.terms.map { ($0.variable, a * $0.coefficient) },
    constant: a * b.expression.constant)
}

/// A multiple of a term.
public func * (a: some LinearTerm, b: Double) -> LinearExpression { b * a }

/// A term divided by a number. If the number is 0, adding the constraint throws
/// ``ConstraintSystemError/notFinite``.
public func / (a: some LinearTerm, b: Double) -> LinearExpression { (1 / b) * a }

/// Requires that two terms are equal.
public func == (a: some LinearTerm, b: some LinearTerm) -> LinearRelation {
  LinearRelation(a - b, .equal)
}

/// Requires that a term has a value.
public func == (a: some LinearTerm, b: Double) -> LinearRelation { LinearRelation(a - b, .equal) }

/// Requires that a term is at most another term.
public func <= (a: some LinearTerm, b: some LinearTerm) -> LinearRelation {
  LinearRelation(a - b, .lessOrEqual)
}

/// Requires that a term is at most a value.
public func <= (a: some LinearTerm, b: Double) -> LinearRelation {
  LinearRelation(a - b, .lessOrEqual)
}

/// Requires that a term is at least another term.
public func >= (a: some LinearTerm, b: some LinearTerm) -> LinearRelation {
  LinearRelation(a - b, .greaterOrEqual)
}

/// Requires that a term is at least a value.
public func >= (a: some LinearTerm, b: Double) -> LinearRelation {
  LinearRelation(a - b, .greaterOrEqual)
}

/// Requires that a term has a value.
public func == (a: Double, b: some LinearTerm) -> LinearRelation { b == a }

/// Requires that a term is at least a value.
public func <= (a: Double, b: some LinearTerm) -> LinearRelation { b >= a }

/// Requires that a term is at most a value.
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
