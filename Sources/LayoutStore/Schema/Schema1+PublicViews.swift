extension Schema1 {
  /// The public interface; see Schemas/store.md.
  static let publicViews = """
    CREATE VIEW documents AS
    SELECT d.name, r.id AS revision, r.number, r.time, r.kind, r.edits
    FROM document d
    JOIN revision r ON r.document = d.id
      AND r.number = (SELECT max(number) FROM revision WHERE document = d.id);
    """
}
