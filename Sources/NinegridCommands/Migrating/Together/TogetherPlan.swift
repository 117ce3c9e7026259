/// What a migration of several documents at once is going to do.
struct TogetherPlan {
  var documents: [PlannedDocument]
  /// The texts of what goes from one document to another.
  var translations = TranslationMoves()
  /// What a person has to know or do.
  var notes: [String] = []
  /// What the scenes were like, where that is not what the documents say: with the ids that they get.
  var sources: [LoadedDocument]?
}
