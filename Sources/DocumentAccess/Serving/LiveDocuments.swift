import LayoutModel
package import LayoutWorkbench

/// The documents that the page shows. Each is kept ready to be resolved as long as it does not
/// change.
///
/// One actor is enough: a resolver works on one layout at a time, and only one person uses the
/// page.
package actor LiveDocuments {
  package nonisolated let served: ServedDocuments
  private var documents: [(key: Key, document: LiveDocument)] = []
  private var drafts: [(number: Int, name: String, document: LiveDocument)] = []
  private var draftCount = 0
  /// How many documents were read, because they were new or had changed.
  package private(set) var readCount = 0
  /// How many layouts were solved by documents that are no longer kept.
  private var formerSolvedCount = 0

  /// A document in the form in which a request names it.
  package struct Key: Hashable, Sendable {
    package var document: String
    /// The revision; `nil` for the latest one.
    package var revision: Int?
    /// The number of a preview that replaces the document.
    package var draft: Int?

    package init(document: String, revision: Int? = nil, draft: Int? = nil) {
      self.document = document
      self.revision = revision
      self.draft = draft
    }
  }

  /// How many documents are kept: enough to switch between some of them, and to compare two
  /// revisions.
  private static let kept = 8
  private static let keptDrafts = 4

  package init(_ served: ServedDocuments) { self.served = served }

  /// How many layouts were solved in total.
  package var solvedCount: Int {
    formerSolvedCount
      + (documents.map(\.document) + drafts.map(\.document)).map(\.solvedCount)
      .reduce(0, +)
  }

  /// Calls `body` with a document. The document is read again if it has changed.
  package func use<Result: Sendable>(
    _ key: Key, _ body: @Sendable (LiveDocument) throws -> Result
  ) throws -> Result {
    // If this request waited too long, it was cancelled and answered with an error.
    try Task.checkCancellation()
    if let number = key.draft {
      _ = try served.reference(key.document)
      let known = drafts.first { $0.number == number && $0.name == key.document }
      guard let draft = known?.document else { throw ServeFailure.unknownDraft(number: number) }
      return try body(draft)
    }
    return try body(try live(key))
  }

  private func live(_ key: Key) throws -> LiveDocument {
    let reference = try served.reference(key.document, revision: key.revision)
    let stamp = try served.stamp(of: reference)
    if let position = documents.firstIndex(where: { $0.key == key }) {
      let known = documents.remove(at: position)
      if known.document.stamp == stamp {
        documents.append(known)
        return known.document
      }
      formerSolvedCount += known.document.solvedCount
    }
    let document = LiveDocument(
      try served.load(reference), stamp: stamp, try served.project(of: reference))
    readCount += 1
    documents.append((key, document))
    if documents.count > Self.kept {
      formerSolvedCount += documents.removeFirst().document.solvedCount
    }
    return document
  }

  /// Keeps an edited document for previews, and returns its number.
  ///
  /// - Parameter name: the name of the edited document on the page.
  package func keepDraft(_ loaded: LoadedDocument, of name: String) throws -> Int {
    let project = try served.project(of: try served.reference(name))
    draftCount += 1
    drafts.append((draftCount, name, LiveDocument(loaded, stamp: nil, project)))
    if drafts.count > Self.keptDrafts {
      formerSolvedCount += drafts.removeFirst().document.solvedCount
    }
    return draftCount
  }
}
