/// The state that a document of the store must have when it is written.
package enum RevisionExpectation: Hashable, Sendable {
  /// Any state: the new content was not made from the old one, as for a file.
  case anything
  /// There must be no document with that name.
  case nothing
  /// Its latest revision must be the one that was read, and SQL must not have changed it since.
  case state(RevisionState)
}
