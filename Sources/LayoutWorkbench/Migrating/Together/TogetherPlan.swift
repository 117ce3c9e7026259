/// The changes that a migration of several documents plans.
package struct TogetherPlan {
  package var documents: [PlannedDocument]
  /// The texts of objects that move from one document to another.
  package var translations = TranslationMoves()
  /// Sentences about what a person must know or do.
  package var notes: [String] = []
  /// The documents to compare with, if they are not the documents before: they have the ids that the
  /// objects get.
  package var sources: [LoadedDocument]?

  package init(
    documents: [PlannedDocument],
    translations: TranslationMoves = TranslationMoves(),
    notes: [String] = [],
    sources: [LoadedDocument]? = nil
  ) {
    self.documents = documents
    self.translations = translations
    self.notes = notes
    self.sources = sources
  }
}
