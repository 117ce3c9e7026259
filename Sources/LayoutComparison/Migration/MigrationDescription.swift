package import PlatformRules

/// What a person reads of a migration before running it: a row of `migrate --list`.
package struct MigrationDescription: Sendable, Hashable {
  /// As on the command line, such as `safe-area`.
  package var name: String
  /// One line of help, without what it is for in particular cases.
  package var abstract: String
  /// What a small piece of a document says before and after.
  package var example: Example
  /// What the migration is allowed to move; anything else stops it.
  package var permits: [PermittedMovement]
  /// What is shown of a document before it is written, beside that nothing else moves.
  package var proof: String
  /// What the document has to be able to say afterwards.
  package var needs: SystemFeature?

  /// A constraint that does not bind shows in no frame: so each is measured.
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

  /// Whether a layout in an environment of that direction may differ as a whole; `isDefaultTextSize`
  /// tells whether its text size is that of a new device.
  package func permitsEverything(isRightToLeft: Bool, isDefaultTextSize: Bool) -> Bool {
    isRightToLeft && permits.contains(.rightToLeft)
      || !isDefaultTextSize && permits.contains(.otherTextSizes)
  }
}
