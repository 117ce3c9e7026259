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

  package struct Example: Sendable, Hashable {
    package var before: String
    package var after: String

    package init(_ before: String, _ after: String) {
      self.before = before
      self.after = after
    }
  }

  package init(
    _ name: String, _ abstract: String, example: Example, permits: [PermittedMovement] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.example = example
    self.permits = permits
  }

  /// Whether a layout in an environment of that direction may differ as a whole; `isDefaultTextSize`
  /// tells whether its text size is that of a new device.
  package func permitsEverything(isRightToLeft: Bool, isDefaultTextSize: Bool) -> Bool {
    isRightToLeft && permits.contains(.rightToLeft)
      || !isDefaultTextSize && permits.contains(.otherTextSizes)
  }
}

/// What a migration is for, where that is to move something.
package enum PermittedMovement: String, Sendable, Hashable, CaseIterable {
  /// Views in languages that run from right to left.
  case rightToLeft = "right-to-left"
  /// Views at any text size but the default one.
  case otherTextSizes = "other-text-sizes"
  /// Views that stood for nothing but room go, and containers come.
  case substitutes

  package var text: String {
    switch self {
    case .rightToLeft: "views in languages that run from right to left"
    case .otherTextSizes: "views at text sizes other than the default one"
    case .substitutes: "views that stand for room alone go, and containers come in their place"
    }
  }
}
