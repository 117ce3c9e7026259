/// Layouts of one state of a document that will be stored.
package struct DocumentResults: Sendable {
  package var results: [NewResult]
  package var revision: StoredRevision
  /// The batch that is finished with these results; `nil` if more results will come, or if it is
  /// not recorded.
  package var finished: FinishedBatch?
  /// The process whose claim of the document ends with these results.
  package var claimant: String?
  /// Whether no more layouts of the document follow.
  package var isLast: Bool

  /// - Parameter revision: the resolved state, as ``DocumentStore/documents()`` returned it before
  ///   the document was loaded.
  package init(
    _ results: [NewResult], of revision: StoredRevision, finished: FinishedBatch? = nil,
    claimant: String? = nil, isLast: Bool = true
  ) {
    self.results = results
    self.revision = revision
    self.finished = finished
    self.claimant = claimant
    self.isLast = isLast
  }
}
