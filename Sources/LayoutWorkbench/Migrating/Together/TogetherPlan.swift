/// What a migration of several documents at once is going to do.
package struct TogetherPlan {
  package var documents: [PlannedDocument]
  /// The texts of what goes from one document to another.
  package var translations = TranslationMoves()
  /// What a person has to know or do.
  package var notes: [String] = []
  /// What the scenes were like, where that is not what the documents say: with the ids that they get.
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
