/// How `check --fix` ends the findings of a rule.
package enum CheckRepair: Hashable, Sendable, CaseIterable {
  /// One constraint of each conflict is weakened or removed; see ``ConflictRepair``.
  case conflicts
  /// One of two constraints that say the same is removed.
  case duplicates
  /// Constraints are added until the layout is determined; see ``MissingConstraints``.
  case missingConstraints
  /// Left and right become leading and trailing, as `migrate leading-trailing` does it.
  case leadingTrailing
  /// Numbers become margins, as `migrate margins` does it.
  case margins
  /// The grid of nine cells is said with the fewest entries; see ``FactorWork``.
  case factor
  /// Recorded frames become those that constraints give; see `FrameUpdate`. Where the rule's option says so, constants of
  /// constraints change instead; see ``ConstantUpdate``.
  case frames

  /// In this order: frames follow from all that is done before.
  package static let inOrder = allCases

  /// Where a finding that somebody lives with prevents the others from being mended.
  package enum Reach: Sendable { case object, scene, document }

  /// What one step of the repair changes at once.
  package var reach: Reach {
    switch self {
    case .duplicates, .frames: .object
    case .conflicts, .missingConstraints: .scene
    case .leadingTrailing, .margins, .factor: .document
    }
  }
}
