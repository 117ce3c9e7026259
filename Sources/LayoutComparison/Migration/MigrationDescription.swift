package import PlatformRules

/// The description of a migration that a person reads before running it: a row of `migrate --list`.
package struct MigrationDescription: Sendable, Hashable {
  /// The name on the command line, such as `safe-area`.
  package var name: String
  /// One line for help, without its uses in particular cases.
  package var abstract: String
  /// A small piece of a document, before and after.
  package var example: Example
  /// The movements that the migration is allowed to make. Any other movement stops it.
  package var permits: [PermittedMovement]
  /// A sentence about what is proved of a document before it is written, besides that nothing else
  /// moves.
  package var proof: String
  /// The feature that the oldest system of the document must know; `nil` if any system will do.
  package var needs: SystemFeature?

  /// The sentence for migrations that rewrite constraints. Frames do not show a constraint that does
  /// not bind, so each constraint is measured.
  package static let sameConstraints =
    "each constraint asks for the same distance as before, also where it does not bind"

  package struct Example: Sendable, Hashable {
    package var before: String
    package var after: String

    package init(_ before: String, _ after: String) {
      self.before = before
      self.after = after
    }
  }

  package init(
    _ name: String, _ abstract: String, example: Example, permits: [PermittedMovement] = [],
    proof: String = sameConstraints, needs: SystemFeature? = nil
  ) {
    self.name = name
    self.abstract = abstract
    self.example = example
    self.permits = permits
    self.proof = proof
    self.needs = needs
  }

  /// Whether a whole layout in an environment with that direction may differ. `isDefaultTextSize`
  /// says whether its text size is that of a new device.
  package func permitsEverything(isRightToLeft: Bool, isDefaultTextSize: Bool) -> Bool {
    isRightToLeft && permits.contains(.rightToLeft)
      || !isDefaultTextSize && permits.contains(.otherTextSizes)
  }
}
