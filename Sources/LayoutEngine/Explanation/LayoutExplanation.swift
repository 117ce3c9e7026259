package import LayoutModel

/// The explanation why a number of a view has its value.
package struct LayoutExplanation: Sendable {
  package var scene: ObjectID
  package var environment: LayoutEnvironment
  /// The place in which the app shows the scene, and the insets of its root; `nil` as designed.
  package var place: ResolvedPlace?
  package var safeArea: EdgeInsets?
  package var view: ObjectID
  package var viewName: String
  /// `x`, `y`, or an attribute as constraints name it.
  package var attribute: String
  /// The value in points before it is snapped to pixels; `nil` if there is none.
  package var value: Double?
  package var outcome: Outcome
  /// The terms whose sum is the value.
  package var contributions: [Contribution] = []
  /// The rows that determine it, from the view outwards.
  package var reasons: [Reason] = []
  /// Optional rows that are missed. They would change the value if they could.
  package var pulls: [Pull] = []
  package var conflicts: [Conflict] = []
  package var freedom: Freedom?
  /// A sentence that explains the value if no rows determine it.
  package var note: String?

  package enum Outcome: String, Sendable, CaseIterable {
    /// Constraints fix the value.
    case determined
    /// Several values are equally good.
    case free
    /// Something else sets the value: the environment, a table or a bar. Or the view takes no part.
    case given
    case notInstalled = "not-installed"
    case unsupported
  }

  package struct Contribution: Hashable, Sendable {
    package var amount: Double
    package var text: String
    /// The constraint or view that adds the amount.
    package var object: ObjectID
  }

  package struct Reason: Sendable {
    package var kind: Kind
    /// The constraint, or else the view.
    package var object: ObjectID
    /// The equation, or a few words.
    package var text: String
    /// The priority; 1000 is required.
    package var priority: Double
    /// Whether it is an inequality that holds with equality.
    package var isInequality: Bool
    /// The cells of a constraint, such as `in every cell` or `in wC-hR`; `nil` for other rows.
    package var cells: String?
    /// By how much the value grows when the constant grows by 1.
    package var effect: Double
    /// The constant, with the range that it can have before other rows determine the value.
    package var constant: Double?
    package var lowest: Double?
    package var highest: Double?
    /// What stops the constant at the ends of the range.
    package var lowestLimit: String?
    package var highestLimit: String?
  }

  package enum Kind: String, Sendable, CaseIterable {
    case constraint, intrinsicSize = "intrinsic-size", stackView = "stack-view", autoresizing
    case size
  }

  package struct Pull: Sendable {
    package var kind: Kind
    package var object: ObjectID
    package var text: String
    package var priority: Double
    package var missedBy: Double
    /// The stronger rows, in words, that keep this row from being met.
    package var heldBackBy: [String]
  }

  package struct Conflict: Sendable {
    package var givenUp: ObjectID
    package var text: String
    package var missedBy: Double
    /// Why this row was given up and none of the others, as a clause.
    package var reason: String
    package var others: [String]
    package var objects: [ObjectID]
  }

  package struct Freedom: Sendable {
    /// The ends of the range; `nil` if nothing bounds it.
    package var lowest: Double?
    package var highest: Double?
    /// The values at which the view lies inside its superview. It is only given for a position that
    /// is not bounded.
    package var inside: ClosedRange<Double>?
    /// What would fix the value: constraints in the notation of equations, or advice. Any one of
    /// them is enough.
    package var settling: [String]
  }
}
