extension Schema1 {
  /// The id of the scene in which an element lies, as a scalar.
  static func scene(of element: String) -> String {
    """
    (SELECT s.id FROM scenes s
        WHERE s.revisionKey = \(element).revisionKey AND s.container = \(element).scene)
    """
  }

  /// The id of a view. Content views of old documents have no id, and are named by their place.
  static func id(ofView view: String) -> String {
    """
    coalesce(\(view).id, (SELECT p.id || '.' || \(view).key FROM element o
        JOIN view p ON p.revisionKey = o.revisionKey AND p.element = o.parent
        WHERE o.revisionKey = \(view).revisionKey AND o.number = \(view).element))
    """
  }

  /// The name of a view for a person.
  static func name(ofView view: String) -> String {
    """
    coalesce(
        nullif(\(view).userLabel, ''),
        CASE WHEN length(\(view).text) BETWEEN 1 AND 40 THEN \(view).text END,
        CASE WHEN \(view).text IS NULL AND length(\(view).title) BETWEEN 1 AND 40
          THEN \(view).title END,
        (SELECT t.title FROM element i
          JOIN state t ON t.revisionKey = i.revisionKey AND t.element = i.number
          WHERE i.revisionKey = \(view).revisionKey AND i.parent = \(view).element
            AND t.key = 'normal' AND length(t.title) BETWEEN 1 AND 40
          ORDER BY i.position LIMIT 1),
        \(view).customClass, \(view).kind)
    """
  }

  static let objectViews = """
    CREATE VIEW objects AS
    SELECT d.document, d.revision, i.id, i.type, i.kind, i.element, i.revisionKey
    FROM documents d
    JOIN (
      SELECT revisionKey, element, id, 'view' AS type, kind FROM view
      UNION ALL
      SELECT revisionKey, element, id, 'controller', kind FROM controller
      UNION ALL
      SELECT revisionKey, element, id, 'guide', coalesce(key, type, kind) FROM guide
      UNION ALL
      SELECT revisionKey, element, id, 'constraint', 'constraint' FROM layoutConstraint
      UNION ALL
      SELECT revisionKey, element, id, 'connection', kind FROM connection
      UNION ALL
      SELECT revisionKey, element, id, 'object', kind FROM object
    ) i ON i.revisionKey = d.revisionKey
    WHERE i.id IS NOT NULL;

    CREATE VIEW views AS
    SELECT d.document, d.revision, \(scene(of: "e")) AS scene, \(id(ofView: "v")) AS id,
      \(name(ofView: "v")) AS name,
      v.kind, v.key AS role, v.superview,
      v.customClass, v.text, ifnull(v.hidden, 0) AS hidden,
      f.x, f.y, f.width, f.height,
      ifnull(v.horizontalHuggingPriority, 250.0) AS horizontalHugging,
      ifnull(v.verticalHuggingPriority, 250.0) AS verticalHugging,
      ifnull(v.horizontalCompressionResistancePriority, 750.0) AS horizontalResistance,
      ifnull(v.verticalCompressionResistancePriority, 750.0) AS verticalResistance,
      ifnull(v.translatesAutoresizingMaskIntoConstraints, 1) AS translatesAutoresizingMask,
      v.axis, v.distribution, v.alignment, v.spacing, v.numberOfLines, v.image,
      v.reuseIdentifier, ifnull(v.fixedFrame, 0) AS fixedFrame,
      ifnull(v.misplaced, 0) AS misplaced, ifnull(v.ambiguous, 0) AS ambiguous,
      v.element, v.revisionKey
    FROM documents d
    JOIN view v ON v.revisionKey = d.revisionKey
    JOIN element e ON e.revisionKey = v.revisionKey AND e.number = v.element
    LEFT JOIN rect f ON f.revisionKey = v.revisionKey AND f.element = (
      SELECT r.element FROM element i
      JOIN rect r ON r.revisionKey = i.revisionKey AND r.element = i.number
      WHERE i.revisionKey = v.revisionKey AND i.parent = v.element AND r.key = 'frame'
      ORDER BY i.position LIMIT 1);

    CREATE VIEW guides AS
    SELECT d.document, d.revision, \(scene(of: "e")) AS scene, g.id,
      coalesce(g.key, g.type) AS kind,
      -- Top and bottom guides stand in a list of their controller, others in their view.
      (SELECT \(id(ofView: "v")) FROM view v
        WHERE v.revisionKey = e.revisionKey AND v.element = e.parent) AS view,
      (SELECT c.id FROM element l
        JOIN controller c ON c.revisionKey = l.revisionKey AND c.element = l.parent
        WHERE l.revisionKey = e.revisionKey AND l.number = e.parent) AS controller,
      g.element, g.revisionKey
    FROM documents d
    JOIN guide g ON g.revisionKey = d.revisionKey
    JOIN element e ON e.revisionKey = g.revisionKey AND e.number = g.element;

    CREATE VIEW connections AS
    SELECT d.document, d.revision, \(scene(of: "e")) AS scene, c.id, c.kind,
      (SELECT o.id FROM element l
        JOIN objects o ON o.revisionKey = l.revisionKey AND o.element = l.parent
        WHERE l.revisionKey = e.revisionKey AND l.number = e.parent) AS owner,
      c.destination, c.property, c.selector, c.target, c.eventType, c.segueKind, c.identifier,
      c.relationship, c.element, c.revisionKey
    FROM documents d
    JOIN connection c ON c.revisionKey = d.revisionKey
    JOIN element e ON e.revisionKey = c.revisionKey AND e.number = c.element;

    CREATE VIEW attributes AS
    SELECT d.document, d.revision, \(scene(of: "e")) AS scene,
      (SELECT o.id FROM objects o
        WHERE o.revisionKey = t.revisionKey AND o.element = t.element) AS id,
      t.name, t.value, t.element, t.revisionKey
    FROM documents d
    JOIN attribute t ON t.revisionKey = d.revisionKey
    JOIN element e ON e.revisionKey = t.revisionKey AND e.number = t.element;
    """
}
