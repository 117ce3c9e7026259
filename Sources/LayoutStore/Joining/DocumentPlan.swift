/// What of another store's document is copied, and where it goes.
struct DocumentPlan: Sendable {
  /// As the other store calls it.
  var name: String
  /// Of its file, for a document that is new here.
  var path: String?
  var outcome: JoinedDocument.Outcome
  /// The document of this store that the revisions go into.
  var target: String
  /// Keys of revisions that say the same in both.
  var same: [(theirs: Int64, ours: Int64)]
  /// The revisions that this store does not have yet, the oldest first.
  var newRevisions: [StoredRevision]
}
