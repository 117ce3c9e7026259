extension Schema1 {
  /// Triggers that keep the tables consistent, whoever changes them. Foreign keys say the same, but
  /// the `sqlite3` shell does not enforce them.
  static var integrity: String {
    (RowTable.all.flatMap { [existence(of: $0), deletion(of: $0)] }.compactMap { $0 } + [fixtures])
      .joined(separator: "\n")
  }

  /// Whether a new row is a change by SQL. Also true if there is no such revision.
  static let isEdit =
    "(SELECT state FROM revision WHERE key = NEW.revisionKey) IS NOT 'writing'"

  static func isThere(_ element: String, in row: String) -> String {
    """
    EXISTS (SELECT 1 FROM element WHERE revisionKey = \(row).revisionKey AND number = \(element))
    """
  }

  /// Checks that a row belongs to an existing element and revision, and that it stays there.
  private static func existence(of table: RowTable) -> String {
    let name = table.name
    let owner =
      name == "element"
      ? "NEW.parent IS NOT NULL AND NOT \(isThere("NEW.parent", in: "NEW"))"
      : table.element == nil ? nil : "NOT \(isThere("NEW.element", in: "NEW"))"
    let keys = ["revisionKey", table.element].compactMap { $0 }
    var checks = [
      """
      SELECT RAISE(ABORT, 'there is no revision of that key')
        WHERE NOT EXISTS (SELECT 1 FROM revision WHERE key = NEW.revisionKey);
        SELECT RAISE(ABORT,
          'open the revision first: UPDATE revision SET edits = edits + 1 WHERE key = the revisionKey')
        WHERE NOT EXISTS (SELECT 1 FROM revision WHERE key = NEW.revisionKey AND state = 'open');
      """
    ]
    if let owner {
      checks.append(
        "SELECT RAISE(ABORT, 'there is no such element in that revision') WHERE \(owner);")
    }
    checks += referenceChecks(of: name)
    return """
      CREATE TRIGGER \(name)Inserting BEFORE INSERT ON \(name) WHEN \(isEdit) BEGIN
        \(checks.joined(separator: "\n  "))
      END;
      CREATE TRIGGER \(name)StaysInPlace BEFORE UPDATE OF \(keys.joined(separator: ", ")) ON \(name)
      WHEN (\(keys.map { "OLD.\($0)" }.joined(separator: ", "))) IS NOT (\(keys.map { "NEW.\($0)" }.joined(separator: ", "))) BEGIN
        SELECT RAISE(ABORT, 'a row stays with its element: delete it and insert another');
      END;
      """
  }

  /// Deleting the row of an object deletes its element with everything inside.
  private static func deletion(of table: RowTable) -> String? {
    guard table.isTyped else { return nil }
    let isNamed = ["view", "guide", "controller", "layoutConstraint", "object"].contains(table.name)
    let naming =
      isNamed ? "\n" + naming("SELECT OLD.id", revision: "OLD.revisionKey") : ""
    return """
      CREATE TRIGGER \(table.name)Deleted AFTER DELETE ON \(table.name)
      WHEN \(isThere("OLD.element", in: "OLD")) BEGIN\(naming)
        DELETE FROM element WHERE revisionKey = OLD.revisionKey AND number = OLD.element;
      END;
      """
  }

  /// Marks everything that refers to removed objects for removal: their constraints, entries of
  /// masks for them, and connections to them.
  ///
  /// - Parameter ids: a query for the ids of the objects.
  private static func naming(_ ids: String, revision: String) -> String {
    """
      INSERT OR IGNORE INTO removal
      SELECT revisionKey, element FROM layoutConstraint
      WHERE revisionKey = \(revision) AND (firstItem IN (\(ids)) OR secondItem IN (\(ids)));
      INSERT OR IGNORE INTO removal
      SELECT revisionKey, element FROM maskEntry
      WHERE revisionKey = \(revision) AND reference IN (\(ids));
      INSERT OR IGNORE INTO removal
      SELECT revisionKey, element FROM connection
      WHERE revisionKey = \(revision) AND destination IN (\(ids));
    """
  }

  /// Deletes everything that belongs to a deleted element: everything in it, and everything that
  /// refers to it. A removal in progress has marked the rows that it deletes.
  private static var elementDeletion: String {
    let below = """
      INSERT OR IGNORE INTO removal
      SELECT OLD.revisionKey, number FROM (
        WITH RECURSIVE below (number) AS (
          SELECT OLD.number
          UNION
          SELECT number FROM removal WHERE revisionKey = OLD.revisionKey
          UNION
          SELECT e.number FROM below
          JOIN element e ON e.revisionKey = OLD.revisionKey AND e.parent = below.number)
        SELECT number FROM below);
      """
    let marked = "(SELECT number FROM removal WHERE revisionKey = OLD.revisionKey)"
    let ids = ["view", "guide", "controller", "layoutConstraint", "object"].map {
      "SELECT id FROM \($0) WHERE revisionKey = OLD.revisionKey AND element IN \(marked)"
    }.joined(separator: " UNION ")
    let tables = RowTable.all.filter { $0.element == "element" }.map {
      "DELETE FROM \($0.name) WHERE revisionKey = OLD.revisionKey AND element IN \(marked);"
    }
    // Twice, because outlets and masks may refer to a removed constraint.
    let named = naming(ids, revision: "OLD.revisionKey")
    return """
      CREATE TRIGGER rootStays BEFORE DELETE ON element
      WHEN OLD.number = 1 AND EXISTS (SELECT 1 FROM revision WHERE key = OLD.revisionKey) BEGIN
        SELECT RAISE(ABORT, 'a document keeps its root element: delete the document instead');
      END;
      CREATE TRIGGER elementDeleted AFTER DELETE ON element
      WHEN EXISTS (SELECT 1 FROM revision WHERE key = OLD.revisionKey)
        AND NOT EXISTS (
          SELECT 1 FROM removal WHERE revisionKey = OLD.revisionKey AND number = OLD.number)
      BEGIN
      \(below)
      \(named)
      \(named)
      \(below)
      DELETE FROM element WHERE revisionKey = OLD.revisionKey AND number IN \(marked);
      \(tables.joined(separator: "\n"))
      DELETE FROM removal WHERE revisionKey = OLD.revisionKey;
      END;
      """
  }

  /// - Parameter results: the table that names the revision of results.
  static func revisionDeletion(results: String) -> String {
    let rows = RowTable.all.map { "DELETE FROM \($0.name) WHERE revisionKey = OLD.key;" }
    return """
      CREATE TRIGGER revisionDeleted AFTER DELETE ON revision BEGIN
        DELETE FROM \(results) WHERE revisionKey = OLD.key;
        \(rows.joined(separator: "\n  "))
      END;
      """
  }

  /// Documents, revisions and results go with all that they have; what many rows share stays.
  private static var fixtures: String {
    """
    \(elementDeletion)
    CREATE TRIGGER elementMovedBelowItself BEFORE UPDATE OF parent ON element
    WHEN NEW.parent IS NOT OLD.parent BEGIN
      SELECT RAISE(ABORT, 'there is no such element in that revision')
      WHERE NEW.parent IS NOT NULL AND NOT \(isThere("NEW.parent", in: "NEW"));
      SELECT RAISE(ABORT, 'an element can''t stand in itself') WHERE NEW.parent IN (
        WITH RECURSIVE below (number) AS (
          SELECT OLD.number
          UNION
          SELECT e.number FROM below
          JOIN element e ON e.revisionKey = OLD.revisionKey AND e.parent = below.number)
        SELECT number FROM below);
    END;
    CREATE TRIGGER documentDeleted AFTER DELETE ON document BEGIN
      DELETE FROM revision WHERE document = OLD.id;
    END;
    \(revisionDeletion(results: "layoutResult"))
    CREATE TRIGGER revisionNeedsDocument BEFORE INSERT ON revision
    WHEN NOT EXISTS (SELECT 1 FROM document WHERE id = NEW.document) BEGIN
      SELECT RAISE(ABORT, 'there is no document of that id');
    END;
    CREATE TRIGGER revisionStaysInPlace BEFORE UPDATE OF key, document ON revision
    WHEN (OLD.key, OLD.document) IS NOT (NEW.key, NEW.document) BEGIN
      SELECT RAISE(ABORT, 'a revision stays with its document');
    END;
    CREATE TRIGGER documentStaysInPlace BEFORE UPDATE OF id ON document
    WHEN OLD.id IS NOT NEW.id BEGIN
      SELECT RAISE(ABORT, 'a document keeps its id');
    END;
    CREATE TRIGGER layoutResultDeleted AFTER DELETE ON layoutResult BEGIN
      DELETE FROM frame WHERE result = OLD.id;
      DELETE FROM resultDiagnostic WHERE result = OLD.id;
    END;
    CREATE TRIGGER layoutResultNeedsRevision BEFORE INSERT ON layoutResult
    WHEN NOT EXISTS (SELECT 1 FROM revision WHERE key = NEW.revisionKey)
      OR NOT EXISTS (SELECT 1 FROM environment WHERE id = NEW.environment) BEGIN
      SELECT RAISE(ABORT, 'there is no such revision or environment');
    END;
    CREATE TRIGGER environmentInUse BEFORE DELETE ON environment
    WHEN EXISTS (SELECT 1 FROM layoutResult WHERE environment = OLD.id) BEGIN
      SELECT RAISE(ABORT, 'there are results in that environment');
    END;
    CREATE TRIGGER shapeStays BEFORE DELETE ON shape BEGIN
      SELECT RAISE(ABORT, 'shapes stay: elements may have them');
    END;
    CREATE TRIGGER shapeNeverChanges BEFORE UPDATE ON shape BEGIN
      SELECT RAISE(ABORT, 'shapes never change: other elements may have them');
    END;
    CREATE TRIGGER gridCellStays BEFORE DELETE ON gridCell BEGIN
      SELECT RAISE(ABORT, 'the nine cells of the grid stay');
    END;
    CREATE TRIGGER gridCellNeverChanges BEFORE UPDATE ON gridCell BEGIN
      SELECT RAISE(ABORT, 'the nine cells of the grid never change');
    END;
    """
  }
}
