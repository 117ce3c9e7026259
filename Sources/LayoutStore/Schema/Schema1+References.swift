extension Schema1 {
  /// Checks references in changes by SQL: they must name ids that exist exactly once. References
  /// from a file are kept as they are, and `check` reports them.
  static var references: String {
    (names.flatMap { table, columns in columns.map { renaming($0.column, of: table) } }
      + tablesWithIDs.map(ids) + [derived]).joined(separator: "\n")
  }

  /// Columns that refer to objects, with the tables that may contain these objects.
  private static let names: KeyValuePairs<String, [(column: String, tables: [String])]> = [
    "layoutConstraint": [
      ("firstItem", ["view", "guide"]), ("secondItem", ["view", "guide"]),
    ],
    "maskEntry": [("reference", ["view", "layoutConstraint"])],
    "connection": [
      ("destination", ["view", "guide", "controller", "layoutConstraint", "object", "connection"])
    ],
  ]

  private static let tablesWithIDs = ["view", "guide", "controller", "layoutConstraint", "object"]

  /// The checks of the references and the id in an added row.
  static func referenceChecks(of table: String) -> [String] {
    var checks: [String] = []
    for (name, columns) in names where name == table {
      checks += columns.map { fault(of: $0.column, in: $0.tables) }
    }
    if tablesWithIDs.contains(table) { checks.append(idIsTaken) }
    return checks
  }

  private static func exists(_ id: String, in tables: [String]) -> String {
    tables.map {
      "EXISTS (SELECT 1 FROM \($0) WHERE revisionKey = NEW.revisionKey AND id = \(id))"
    }.joined(separator: "\n    OR ")
  }

  private static func fault(of column: String, in tables: [String]) -> String {
    """
    SELECT RAISE(ABORT, '\(column) names no object of the document')
      WHERE NEW.\(column) IS NOT NULL AND NOT (\(exists("NEW.\(column)", in: tables)));
    """
  }

  private static func renaming(_ column: String, of table: String) -> String {
    var tables: [String] = []
    for (name, columns) in names where name == table {
      tables = columns.first { $0.column == column }?.tables ?? []
    }
    return """
      CREATE TRIGGER \(table)Renames\(column) BEFORE UPDATE OF \(column) ON \(table)
      WHEN NEW.\(column) IS NOT OLD.\(column) BEGIN
        \(fault(of: column, in: tables))
      END;
      """
  }

  private static var idIsTaken: String {
    """
    SELECT RAISE(ABORT, 'another object of the document has that id')
      WHERE NEW.id IS NOT NULL AND (\(exists("NEW.id", in: tablesWithIDs)));
    """
  }

  /// Checks that ids stay different. If an object gets another id, all references to it are
  /// changed.
  private static func ids(_ table: String) -> String {
    """
    CREATE TRIGGER \(table)GetsIDOfItsOwn BEFORE UPDATE OF id ON \(table)
    WHEN NEW.id IS NOT OLD.id BEGIN
      SELECT RAISE(ABORT, 'an object keeps an id') WHERE NEW.id IS NULL;
      \(idIsTaken)
    END;
    CREATE TRIGGER \(table)GotID AFTER UPDATE OF id ON \(table)
    WHEN NEW.id IS NOT OLD.id AND OLD.id IS NOT NULL BEGIN
      UPDATE layoutConstraint SET firstItem = NEW.id
      WHERE revisionKey = NEW.revisionKey AND firstItem = OLD.id;
      UPDATE layoutConstraint SET secondItem = NEW.id
      WHERE revisionKey = NEW.revisionKey AND secondItem = OLD.id;
      UPDATE maskEntry SET reference = NEW.id
      WHERE revisionKey = NEW.revisionKey AND reference = OLD.id;
      UPDATE connection SET destination = NEW.id
      WHERE revisionKey = NEW.revisionKey AND destination = OLD.id;
      UPDATE view SET superview = NEW.id
      WHERE revisionKey = NEW.revisionKey AND superview = OLD.id;
    END;
    """
  }

  /// The elements from a given one up to the root, with their distance.
  private static func way(from element: String, in row: String) -> String {
    """
    WITH RECURSIVE up (number, parent, distance) AS (
          SELECT i.number, i.parent, 0 FROM element i
          WHERE i.revisionKey = \(row).revisionKey AND i.number = \(element)
          UNION ALL
          SELECT i.number, i.parent, up.distance + 1 FROM up
          JOIN element i ON i.revisionKey = \(row).revisionKey AND i.number = up.parent
          -- As deep as a document can be: elements could go in a circle without the trigger.
          WHERE up.distance < 4096)
    """
  }

  /// Triggers for columns that are derived from the tree. The program writes them itself with a
  /// revision, so these are for changes by SQL.
  private static var derived: String {
    let scene = """
      UPDATE element SET scene = (
          \(way(from: "element.number", in: "NEW"))
          SELECT up.number FROM up
          JOIN element i ON i.revisionKey = NEW.revisionKey AND i.number = up.parent
          WHERE i.parent = 1)
      """
    let superview = """
      UPDATE view SET superview = (
          \(way(from: "view.element", in: "NEW"))
          SELECT \(id(ofView: "s")) FROM up
          JOIN view s ON s.revisionKey = NEW.revisionKey AND s.element = up.number
          WHERE up.distance > 0 ORDER BY up.distance LIMIT 1)
      """
    let below = """
      (WITH RECURSIVE below (number) AS (
          SELECT NEW.number
          UNION
          SELECT e.number FROM below
          JOIN element e ON e.revisionKey = NEW.revisionKey AND e.parent = below.number)
        SELECT number FROM below)
      """
    return """
      CREATE TRIGGER elementGetsScene AFTER INSERT ON element WHEN \(isEdit) BEGIN
        \(scene)
        WHERE revisionKey = NEW.revisionKey AND number = NEW.number;
      END;
      CREATE TRIGGER elementMoved AFTER UPDATE OF parent ON element
      WHEN NEW.parent IS NOT OLD.parent BEGIN
        \(scene)
        WHERE revisionKey = NEW.revisionKey AND number IN \(below);
        \(superview)
        WHERE revisionKey = NEW.revisionKey AND element IN \(below);
      END;
      CREATE TRIGGER viewGetsSuperview AFTER INSERT ON view WHEN \(isEdit) BEGIN
        \(superview)
        WHERE revisionKey = NEW.revisionKey AND element = NEW.element;
      END;
      """
  }
}
