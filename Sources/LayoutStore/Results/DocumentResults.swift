/// Layouts of one state of a document, to be stored.
package struct DocumentResults: Sendable {
  package var results: [NewResult]
  package var revision: StoredRevision

  /// - Parameter revision: the state that was resolved, as ``DocumentStore/documents()`` gave it before the
  ///   document was loaded.
  package init(_ results: [NewResult], of revision: StoredRevision) {
    self.results = results
    self.revision = revision
  }
}
