/// What a document of the store must be when it is written.
package enum RevisionExpectation: Hashable, Sendable {
  /// Whatever it is: the new content does not come from it, as that of a file.
  case anything
  /// There must be none of that name.
  case nothing
  /// Its latest revision must be the one that was read, and SQL must not have changed it since.
  case state(RevisionState)
}
