extension Schema1 {
  /// Views that accept changes. Each change goes to the tables, with their checks.
  ///
  /// If a table has NULL, its view shows the default. Only a changed value is written.
  static var edits: String {
    [constraintEdits, constraintInsertion, viewEdits, partEdits].joined(separator: "\n")
  }

  /// Refuses changes of columns that are derived from others.
  private static func fixed(_ columns: [String], of view: String) -> String {
    func list(_ row: String) -> String { columns.map { "\(row).\($0)" }.joined(separator: ", ") }
    return """
      SELECT RAISE(ABORT, 'these columns of \(view) follow from others: \(columns.joined(separator: ", "))')
        WHERE (\(list("OLD"))) IS NOT (\(list("NEW")));
      """
  }

  /// `SET` for the changed columns of a view.
  ///
  /// - Parameter columns: names in the view, with the names in the table if they differ.
  private static func set(_ columns: KeyValuePairs<String, String>) -> String {
    columns.map { shown, stored in
      "\(stored) = CASE WHEN NEW.\(shown) IS OLD.\(shown) THEN \(stored) ELSE NEW.\(shown) END"
    }.joined(separator: ",\n      ")
  }

  private static func set(_ columns: [String]) -> String {
    columns.map { column in
      "\(column) = CASE WHEN NEW.\(column) IS OLD.\(column) THEN \(column) ELSE NEW.\(column) END"
    }.joined(separator: ",\n      ")
  }

  /// The row of a table that a row of a view shows.
  private static let sameRow = "revisionKey = OLD.revisionKey AND element = OLD.element"

  private static func deletion(from view: String, of table: String) -> String {
    """
    CREATE TRIGGER \(view)RowDeleted INSTEAD OF DELETE ON \(view) BEGIN
      DELETE FROM \(table) WHERE \(sameRow);
    END;
    """
  }

  private static var constraintEdits: String {
    """
    CREATE TRIGGER constraintsRowUpdated INSTEAD OF UPDATE ON constraints BEGIN
      \(fixed(
        ["document", "revision", "scene", "owner", "firstName", "secondName", "element", "revisionKey"],
        of: "constraints"))
      UPDATE layoutConstraint SET
          \(set([
            "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute",
            "multiplier", "constant", "priority", "identifier",
          ])),
          \(set(["isPlaceholder": "placeholder"])),
          -- A standard spacing is no longer one with another constant.
          symbolic = CASE WHEN NEW.isSymbolic IS NOT OLD.isSymbolic THEN NEW.isSymbolic
            WHEN NEW.constant IS NOT OLD.constant THEN nullif(symbolic, 1) ELSE symbolic END
      WHERE \(sameRow);
    END;
    \(deletion(from: "constraints", of: "layoutConstraint"))
    """
  }

  /// Adds a constraint to the list of its owner. A missing list is created.
  private static var constraintInsertion: String {
    let key = "(SELECT revisionKey FROM documents WHERE document = NEW.document)"
    let owner = "(SELECT element FROM view WHERE revisionKey = \(key) AND id = NEW.owner)"
    let list = """
      (SELECT e.number FROM element e JOIN shape h ON h.id = e.shape AND h.name = 'constraints'
          WHERE e.revisionKey = \(key) AND e.parent = \(owner) LIMIT 1)
      """
    func shape(_ name: String) -> String {
      "(SELECT id FROM shape WHERE attributes = '' AND name = '\(name)')"
    }
    let next = "(SELECT max(number) + 1 FROM element WHERE revisionKey = \(key))"
    return """
      CREATE TRIGGER constraintsRowInserted INSTEAD OF INSERT ON constraints BEGIN
        SELECT RAISE(ABORT, 'the store has no such document') WHERE \(key) IS NULL;
        SELECT RAISE(ABORT, 'the owner is no view of the document') WHERE \(owner) IS NULL;
        SELECT RAISE(ABORT, 'a constraint needs a firstAttribute') WHERE NEW.firstAttribute IS NULL;
        UPDATE revision SET edits = edits + 1 WHERE key = \(key);
        INSERT OR IGNORE INTO shape (name, attributes) VALUES ('constraints', ''), ('constraint', '');
        -- Behind what Interface Builder writes before it.
        INSERT INTO element (revisionKey, number, parent, position, shape)
        SELECT \(key), \(next), \(owner), ifnull((
            SELECT max(e.position) FROM element e JOIN shape h ON h.id = e.shape
            WHERE e.revisionKey = \(key) AND e.parent = \(owner)
              AND ifnull(h.name, '') NOT IN ('connections', 'variation')), 0), \(shape("constraints"))
        WHERE \(list) IS NULL;
        INSERT INTO element (revisionKey, number, parent, position, shape)
        SELECT \(key), \(next), \(list), ifnull((
            SELECT max(e.position) + 1 FROM element e
            WHERE e.revisionKey = \(key) AND e.parent = \(list)), 0), \(shape("constraint"));
        INSERT INTO layoutConstraint (
          revisionKey, element, firstItem, firstAttribute, relation, secondItem, secondAttribute,
          multiplier, constant, priority, symbolic, placeholder, identifier, id)
        SELECT \(key), (SELECT max(number) FROM element WHERE revisionKey = \(key)),
          nullif(NEW.firstItem, NEW.owner), NEW.firstAttribute, nullif(NEW.relation, 'equal'),
          NEW.secondItem, NEW.secondAttribute, nullif(NEW.multiplier, 1), nullif(NEW.constant, 0),
          nullif(NEW.priority, 1000), nullif(NEW.isSymbolic, 0), nullif(NEW.isPlaceholder, 0),
          NEW.identifier, ifnull(NEW.id, substr(h, 1, 3) || '-' || substr(h, 4, 2) || '-' || substr(h, 6, 3))
        FROM (SELECT lower(hex(randomblob(4))) AS h);
      END;
      """
  }

  private static var viewEdits: String {
    let frame = """
      (SELECT r.element FROM element i
          JOIN rect r ON r.revisionKey = i.revisionKey AND r.element = i.number
          WHERE i.revisionKey = OLD.revisionKey AND i.parent = OLD.element AND r.key = 'frame'
          ORDER BY i.position LIMIT 1)
      """
    return """
      CREATE TRIGGER viewsRowUpdated INSTEAD OF UPDATE ON views BEGIN
        \(fixed(
          ["document", "revision", "scene", "name", "kind", "role", "superview", "element", "revisionKey"],
          of: "views"))
        SELECT RAISE(ABORT, 'the text stands in an element of its own: see the table content')
        WHERE NEW.text IS NOT OLD.text AND EXISTS (
          SELECT 1 FROM element i
          JOIN attribute t ON t.revisionKey = i.revisionKey AND t.element = i.number
          WHERE i.revisionKey = OLD.revisionKey AND i.parent = OLD.element
            AND t.name = 'key' AND t.value IN ('text', 'attributedText'));
        SELECT RAISE(ABORT, 'the document records no frame of the view')
        WHERE (OLD.x, OLD.y, OLD.width, OLD.height) IS NOT (NEW.x, NEW.y, NEW.width, NEW.height)
          AND \(frame) IS NULL;
        UPDATE rect SET x = NEW.x, y = NEW.y, width = NEW.width, height = NEW.height
        WHERE revisionKey = OLD.revisionKey AND element = \(frame);
        UPDATE view SET
            \(set([
              "id", "customClass", "text", "hidden", "axis", "distribution", "alignment", "spacing",
              "numberOfLines", "image", "reuseIdentifier", "fixedFrame", "misplaced", "ambiguous",
            ])),
            \(set([
              "horizontalHugging": "horizontalHuggingPriority",
              "verticalHugging": "verticalHuggingPriority",
              "horizontalResistance": "horizontalCompressionResistancePriority",
              "verticalResistance": "verticalCompressionResistancePriority",
              "translatesAutoresizingMask": "translatesAutoresizingMaskIntoConstraints",
            ]))
        WHERE \(sameRow);
      END;
      \(deletion(from: "views", of: "view"))
      """
  }

  private static var partEdits: String {
    """
    CREATE TRIGGER documentsRowDeleted INSTEAD OF DELETE ON documents BEGIN
      DELETE FROM document WHERE name = OLD.document;
    END;
    CREATE TRIGGER fontsRowUpdated INSTEAD OF UPDATE ON fonts BEGIN
      \(fixed(
        ["document", "revision", "scene", "id", "cell", "key", "element", "revisionKey"], of: "fonts"))
      UPDATE font SET
          \(set(["type", "style", "name", "family", "weight"])),
          -- Documents of old have the size elsewhere.
          pointSize = CASE WHEN NEW.pointSize IS OLD.pointSize OR (pointSize IS NULL AND size IS NOT NULL)
            THEN pointSize ELSE NEW.pointSize END,
          size = CASE WHEN NEW.pointSize IS OLD.pointSize OR pointSize IS NOT NULL OR size IS NULL
            THEN size ELSE NEW.pointSize END
      WHERE \(sameRow);
    END;
    CREATE TRIGGER imagesRowUpdated INSTEAD OF UPDATE ON images BEGIN
      \(fixed(["document", "revision", "uses", "element", "revisionKey"], of: "images"))
      UPDATE image SET
          \(set(["name", "catalog", "width", "height"]))
      WHERE \(sameRow);
    END;
    CREATE TRIGGER connectionsRowUpdated INSTEAD OF UPDATE ON connections BEGIN
      \(fixed(
        ["document", "revision", "scene", "kind", "owner", "element", "revisionKey"],
        of: "connections"))
      UPDATE connection SET
          \(set([
            "id", "destination", "property", "selector", "target", "eventType", "segueKind",
            "identifier", "relationship",
          ]))
      WHERE \(sameRow);
    END;
    \(deletion(from: "connections", of: "connection"))
    CREATE TRIGGER masksRowUpdated INSTEAD OF UPDATE ON masks BEGIN
      \(fixed(
        [
          "document", "revision", "list", "cell", "key", "width", "height", "rank", "element",
          "revisionKey",
        ], of: "masks"))
      UPDATE maskEntry SET installed = NEW.installed, reference = NEW.id WHERE \(sameRow);
    END;
    \(deletion(from: "masks", of: "maskEntry"))
    CREATE TRIGGER attributesRowUpdated INSTEAD OF UPDATE ON attributes BEGIN
      \(fixed(
        ["document", "revision", "scene", "id", "name", "element", "revisionKey"], of: "attributes"))
      UPDATE attribute SET value = NEW.value WHERE \(sameRow) AND name = OLD.name;
    END;
    CREATE TRIGGER attributesRowDeleted INSTEAD OF DELETE ON attributes BEGIN
      DELETE FROM attribute WHERE \(sameRow) AND name = OLD.name;
    END;
    CREATE TRIGGER attributesRowInserted INSTEAD OF INSERT ON attributes BEGIN
      SELECT RAISE(ABORT, 'the document has no object of that id') WHERE NOT EXISTS (
        SELECT 1 FROM objects WHERE document = NEW.document AND id = NEW.id);
      UPDATE revision SET edits = edits + 1
      WHERE key = (SELECT revisionKey FROM documents WHERE document = NEW.document);
      INSERT INTO attribute (revisionKey, element, name, value)
      SELECT revisionKey, element, NEW.name, NEW.value FROM objects
      WHERE document = NEW.document AND id = NEW.id;
    END;
    """
  }
}
