extension Schema1 {
  /// Changes by SQL make revisions of their own.
  ///
  /// The first change to the latest revision keeps a copy of its rows under its number, and gives
  /// the changed rows the next number. So `diff D@1 D` shows the change, and older results stay
  /// with the rows from which they were made. Further changes go into the same revision until the
  /// program opens the store for writing the next time, which closes the revision. Older revisions
  /// don't change.
  ///
  /// Changing or deleting a row opens a revision. Adding a row does not: rows can be added only to
  /// an open revision, or by the program to the revision that it writes. The reason: a statement
  /// that could copy everything takes long to prepare, and the program has one for each table.
  static var revisions: String {
    (RowTable.all.map(counting) + [copying(results: "layoutResult"), respelling]).joined(
      separator: "\n")
  }

  private static func counting(_ table: RowTable) -> String {
    let name = table.name
    let count = "UPDATE revision SET edits = edits + 1 WHERE key = OLD.revisionKey;"
    return """
      CREATE TRIGGER \(name)Updating BEFORE UPDATE ON \(name)
      WHEN (\(table.columns(of: "OLD"))) IS NOT (\(table.columns(of: "NEW"))) BEGIN
        \(count)
      END;
      CREATE TRIGGER \(name)Deleting BEFORE DELETE ON \(name) BEGIN
        \(count)
      END;
      """
  }

  /// - Parameter results: the table that names the revision of results.
  static func copying(results: String) -> String {
    let copy = "(SELECT key FROM revision WHERE document = NEW.document AND number = NEW.number)"
    let rows = RowTable.all.map { table in
      let derived = table.name == "element" ? ["scene"] : table.name == "view" ? ["superview"] : []
      let columns = (table.columns.dropFirst() + derived).joined(separator: ", ")
      return """
          INSERT INTO \(table.name) (revisionKey, \(columns))
          SELECT \(copy), \(columns) FROM \(table.name) WHERE revisionKey = NEW.key;
        """
    }
    return """
      CREATE TRIGGER revisionEdited AFTER UPDATE OF edits ON revision
      WHEN NEW.edits > OLD.edits AND OLD.state <> 'open' BEGIN
        SELECT RAISE(ABORT,
          'only the latest revision of a document takes changes: the view documents has its revisionKey')
        WHERE EXISTS (
          SELECT 1 FROM revision WHERE document = NEW.document AND number > NEW.number);
        UPDATE document SET revisions = revisions + 1 WHERE id = NEW.document;
        UPDATE revision SET number = (SELECT revisions FROM document WHERE id = NEW.document),
          time = strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), edits = 1, state = 'open'
        WHERE key = NEW.key;
        INSERT INTO revision (document, number, time, kind, edits)
        VALUES (NEW.document, NEW.number, NEW.time, NEW.kind, OLD.edits);
      \(rows.joined(separator: "\n"))
        UPDATE \(results) SET revisionKey = \(copy) WHERE revisionKey = NEW.key;
        UPDATE revision SET state = 'closed' WHERE key = \(copy);
      END;
      """
  }

  /// A changed text no longer has the spelling of the file.
  private static let respelling = """
    CREATE TRIGGER contentRespelled AFTER UPDATE OF text ON content
    WHEN NEW.text <> OLD.text AND NEW.spelling IS OLD.spelling BEGIN
      UPDATE content SET spelling = NULL
      WHERE revisionKey = NEW.revisionKey AND element = NEW.element AND position = NEW.position;
    END;
    """
}
