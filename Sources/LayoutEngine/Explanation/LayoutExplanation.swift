package import LayoutModel

/// Why a number of a view is what it is.
package struct LayoutExplanation: Sendable {
  package var scene: ObjectID
  package var environment: LayoutEnvironment
  /// Where the app shows the scene, and what covers its root; `nil` as designed.
  package var place: ResolvedPlace?
  package var safeArea: EdgeInsets?
  package var view: ObjectID
  package var viewName: String
  /// `x`, `y`, or an attribute as constraints name it.
  package var attribute: String
  /// In points, before it is put on pixels; `nil` where there is none.
  package var value: Double?
  package var outcome: Outcome
  /// What the value is the sum of.
  package var contributions: [Contribution] = []
  /// The rows that determine it, from the view outwards.
  package var reasons: [Reason] = []
  /// Optional rows that are missed, and would move it if they could.
  package var pulls: [Pull] = []
  package var conflicts: [Conflict] = []
  package var freedom: Freedom?
  /// A sentence where there is no chain.
  package var note: String?

  package enum Outcome: String, Sendable, CaseIterable {
    /// Constraints fix it.
    case determined
    /// More than one value is as good.
    case free
    /// From outside: by the environment, a table, a bar. Or the view takes no part.
    case given
    case notInstalled = "not-installed"
    case unsupported
  }

  package struct Contribution: Hashable, Sendable {
    package var amount: Double
    package var text: String
    /// The constraint or view that brings it.
    package var object: ObjectID
  }

  package struct Reason: Sendable {
    package var kind: Kind
    /// The constraint, else the view.
    package var object: ObjectID
    /// An equation, or a few words.
    package var text: String
    /// 1000 is required.
    package var priority: Double
    /// An inequality that holds with equality.
    package var isInequality: Bool
    /// `in every cell`, `in wC-hR`; `nil` for what is no constraint.
    package var cells: String?
    /// By how much the value grows when the constant grows by 1.
    package var effect: Double
    /// The constant, and between which values it may lie before the chain is another one.
    package var constant: Double?
    package var lowest: Double?
    package var highest: Double?
    /// What is in the way at the ends.
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
    /// The stronger rows, in words, that keep this one from being met.
    package var heldBackBy: [String]
  }

  package struct Conflict: Sendable {
    package var givenUp: ObjectID
    package var text: String
    package var missedBy: Double
    /// Why this one is given up and none of the others: a clause.
    package var reason: String
    package var others: [String]
    package var objects: [ObjectID]
  }

  package struct Freedom: Sendable {
    /// `nil` where nothing bounds it.
    package var lowest: Double?
    package var highest: Double?
    /// Where the view lies inside its superview; only for positions that are not bounded.
    package var inside: ClosedRange<Double>?
    /// Constraints, in the cookbook's notation, or advice, any of which would settle it.
    package var settling: [String]
  }
}
