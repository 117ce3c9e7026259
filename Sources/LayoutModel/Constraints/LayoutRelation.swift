/// How the two sides of a constraint compare.
package enum LayoutRelation: String, Hashable, Sendable, CaseIterable {
  case equal, lessThanOrEqual, greaterThanOrEqual

  /// `=`, `<=` or `>=`.
  package var symbol: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation after its two sides were exchanged.
  package var flipped: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
