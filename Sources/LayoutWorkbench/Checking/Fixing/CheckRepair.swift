/// The way in which `check --fix` ends the findings of a rule.
package enum CheckRepair: Hashable, Sendable, CaseIterable {
  /// One constraint of each conflict is weakened or removed; see ``ConflictRepair``.
  case conflicts
  /// One of two constraints that say the same is removed.
  case duplicates
  /// Constraints are added until the layout is determined; see ``MissingConstraints``.
  case missingConstraints
  /// Left and right become leading and trailing, as in `migrate leading-trailing`.
  case leadingTrailing
  /// Numbers become margins, as in `migrate margins`.
  case margins
  /// The entries of the nine cells are rewritten as the fewest ones; see ``FactorWork``.
  case factor
  /// Recorded frames become those that constraints give; see `FrameUpdate`. If the rule's option says so, constants of
  /// constraints change instead; see ``ConstantUpdate``.
  case frames

  /// Repairs run in this order: frames come last, because they follow from all other changes.
  package static let inOrder = allCases

  /// How far a finding that somebody accepts prevents repairs of others.
  package enum Reach: Sendable { case object, scene, document }

  /// The part of the document that one step of the repair changes at once.
  package var reach: Reach {
    switch self {
    case .duplicates, .frames: .object
    case .conflicts, .missingConstraints: .scene
    case .leadingTrailing, .margins, .factor: .document
    }
  }
}
