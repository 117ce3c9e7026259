/// Layouts of one state of a document, to be stored.
package struct DocumentResults: Sendable {
  package var results: [NewResult]
  package var revision: StoredRevision
  /// What is finished with these results; `nil` where more are to come, or nobody will ask.
  package var finished: FinishedBatch?
  /// Whose claim of the document ends with these results.
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
