package import LayoutComparison
package import LayoutModel

/// The known origins of a document's properties.
package struct DocumentHistory {
  /// The present document.
  package var document: LayoutDocument
  package var versions: [DocumentVersion]
  package var attribution: Attribution
  /// Versions that could not be read, so no property comes from them.
  package var unreadable: [(version: DocumentVersion, error: any Error)] = []

  package init(
    document: LayoutDocument,
    versions: [DocumentVersion],
    attribution: Attribution,
    unreadable: [(version: DocumentVersion, error: any Error)] = []
  ) {
    self.document = document
    self.versions = versions
    self.attribution = attribution
    self.unreadable = unreadable
  }
}
