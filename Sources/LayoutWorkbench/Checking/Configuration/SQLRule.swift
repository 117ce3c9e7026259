package import Diagnostics

/// A rule of a team's own: each row of a query over the public views is a finding.
package struct SQLRule: Hashable, Sendable {
  package var name: String
  package var severity: Diagnostic.Severity
  /// The message of a finding. Names of columns stand in braces.
  package var message: String
  package var query: String
  /// In seconds.
  package var timeLimit: Double
  package var location: SourceLocation

  package init(
    name: String,
    severity: Diagnostic.Severity,
    message: String,
    query: String,
    timeLimit: Double,
    location: SourceLocation
  ) {
    self.name = name
    self.severity = severity
    self.message = message
    self.query = query
    self.timeLimit = timeLimit
    self.location = location
  }

  package static let usualTimeLimit = 10.0
}
