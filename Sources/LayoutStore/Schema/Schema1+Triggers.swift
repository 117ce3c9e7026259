extension Schema1 {
  /// Tables whose rows belong to an element and go with it.
  private static let typedTables = [
    "documentProperties", "device", "scene", "controller", "view", "rect", "point", "size",
    "insets", "autoresizing", "guide", "layoutConstraint", "variation", "mask", "maskEntry",
    "connection", "font", "color", "state", "imageReference", "image", "object",
  ]

  /// Changes count, whoever makes them, so that results know whether they are up to date. Inside
  /// the transaction that writes a revision the count is NULL, and nothing is counted.
  ///
  /// Who deletes an object deletes its element with all that is in it.
  static var triggers: String {
    let tables = ["element", "attribute", "spelling", "content", "envelope"] + typedTables
    var statements = tables.flatMap { table in
      [
        """
        CREATE TRIGGER \(table)Inserted AFTER INSERT ON \(table)
        WHEN (SELECT edits FROM revision WHERE id = NEW.revision) IS NOT NULL BEGIN
          UPDATE revision SET edits = edits + 1 WHERE id = NEW.revision;
        END;
        """,
        """
        CREATE TRIGGER \(table)Updated AFTER UPDATE ON \(table) BEGIN
          UPDATE revision SET edits = edits + 1 WHERE id IN (OLD.revision, NEW.revision);
        END;
        """,
        """
        CREATE TRIGGER \(table)Deleted AFTER DELETE ON \(table) BEGIN
          UPDATE revision SET edits = edits + 1 WHERE id = OLD.revision;
        END;
        """,
      ]
    }
    statements += typedTables.map { table in
      """
      CREATE TRIGGER \(table)DeletedWithElement AFTER DELETE ON \(table) BEGIN
        DELETE FROM element WHERE revision = OLD.revision AND number = OLD.element;
      END;
      """
    }
    statements.append(
      """
      CREATE TRIGGER contentRespelled AFTER UPDATE OF text ON content
      WHEN NEW.text <> OLD.text AND NEW.spelling IS OLD.spelling BEGIN
        UPDATE content SET spelling = NULL
        WHERE revision = NEW.revision AND element = NEW.element AND position = NEW.position;
      END;
      """)
    return statements.joined(separator: "\n")
  }
}
