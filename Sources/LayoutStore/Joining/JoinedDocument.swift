/// What became of a document of another store.
package struct JoinedDocument: Hashable, Sendable {
  /// As the other store calls it.
  package var name: String
  package var outcome: Outcome
  /// How many of its revisions were new here.
  package var newRevisions: Int

  package enum Outcome: Hashable, Sendable {
    /// There was none of that name.
    case added
    /// One of both histories goes on where the other one ends, or both are the same.
    case joined
    /// The histories differ: all revisions of the other one are here, under this name.
    case renamed(to: String)
  }
}
