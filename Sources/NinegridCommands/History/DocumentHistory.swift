import LayoutComparison
import LayoutModel

/// All that is known of where the properties of a document come from.
struct DocumentHistory {
  /// The document as it is now.
  var document: LayoutDocument
  var versions: [DocumentVersion]
  var attribution: Attribution
  /// Versions that could not be read, which can have set nothing.
  var unreadable: [(version: DocumentVersion, error: any Error)] = []
}
