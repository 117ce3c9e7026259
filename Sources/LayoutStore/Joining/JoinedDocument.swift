/// The result of joining a document of another store.
package struct JoinedDocument: Hashable, Sendable {
  /// The name in the other store.
  package var name: String
  package var outcome: Outcome
  /// How many of its revisions were new in this store.
  package var newRevisions: Int

  package enum Outcome: Hashable, Sendable {
    /// This store had no document with that name.
    case added
    /// One of the two histories continues the other one, or both are the same.
    case joined
    /// The histories differ. All revisions of the other store's document are here, under this name.
    case renamed(to: String)
  }
}
