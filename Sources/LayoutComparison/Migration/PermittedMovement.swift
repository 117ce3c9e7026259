/// A movement that is the purpose of a migration.
package enum PermittedMovement: String, Sendable, Hashable, CaseIterable {
  /// Views in languages that run from right to left.
  case rightToLeft = "right-to-left"
  /// Views at any text size but the default one.
  case otherTextSizes = "other-text-sizes"
  /// Views that only keep room disappear, and containers appear.
  case substitutes

  package var text: String {
    switch self {
    case .rightToLeft: "views in languages that run from right to left"
    case .otherTextSizes: "views at text sizes other than the default one"
    case .substitutes: "views that only take up space go, and containers come in their place"
    }
  }
}
