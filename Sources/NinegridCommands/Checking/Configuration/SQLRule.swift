import Diagnostics

/// A rule of a team's own: each row of a query over the public views is a finding.
struct SQLRule: Hashable, Sendable {
  var name: String
  var severity: Diagnostic.Severity
  /// With names of columns in braces.
  var message: String
  var query: String
  /// In seconds.
  var timeLimit: Double
  var location: SourceLocation

  static let usualTimeLimit = 10.0
}
