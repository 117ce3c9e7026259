/// One message about constraints that cannot hold together.
package struct LoggedConflict: Hashable, Sendable {
  /// The line of the log in which the message begins; from 1.
  package var line: Int
  package var constraints: [LoggedConstraint]
  /// The one that UIKit gave up, as a position in ``constraints``.
  package var givenUp: Int?
}
