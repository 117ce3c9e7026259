package import LayoutComparison
package import LayoutModel

/// All that is known of where the properties of a document come from.
package struct DocumentHistory {
  /// The document as it is now.
  package var document: LayoutDocument
  package var versions: [DocumentVersion]
  package var attribution: Attribution
  /// Versions that could not be read, which can have set nothing.
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
