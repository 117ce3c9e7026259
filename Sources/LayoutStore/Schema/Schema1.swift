/// The first schema, as plain SQL. A released schema never changes: later versions add migrations.
enum Schema1 {
  static var statements: [String] {
    [
      documents, view, objects, constraints, results, integrity, references, revisions, publicViews,
      edits, statistics,
    ]
  }
}
