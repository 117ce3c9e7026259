/// How sure a row is.
package enum RuleStatus: String, Hashable, Sendable, CaseIterable {
  /// Apple says so.
  case known
  /// At least three documents of two repositories and 95 % of the views say so.
  case established
  /// Less does; used only where nothing established speaks.
  case provisional
}
