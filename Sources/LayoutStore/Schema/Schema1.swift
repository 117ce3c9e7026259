/// The first schema, as plain SQL. What has been released here never changes: later versions add
/// migrations.
enum Schema1 {
  static var statements: [String] {
    [
      documents, view, objects, constraints, results, integrity, references, revisions, publicViews,
      edits, statistics,
    ]
  }
}
