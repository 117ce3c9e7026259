extension Schema1 {
  /// The way up from an element to its scene, as a subquery: `scenes` has its id. The scene's element
  /// stands two below the root.
  private static func scene(of element: String) -> String {
    """
    (SELECT s.id FROM scenes s WHERE s.revision = \(element).revision AND s.container = (
        WITH RECURSIVE up (number, parent) AS (
          SELECT i.number, i.parent FROM element i
          WHERE i.revision = \(element).revision AND i.number = \(element).number
          UNION ALL
          SELECT i.number, i.parent FROM up
          JOIN element i ON i.revision = \(element).revision AND i.number = up.parent)
        SELECT up.number FROM up
        JOIN element i ON i.revision = \(element).revision AND i.number = up.parent
        WHERE i.parent = 1))
    """
  }

  static let sceneOfElement = scene(of: "e")

  /// The id of a view. Content views of old documents have none, and go by the name of their place.
  static func id(ofView view: String) -> String {
    """
    coalesce(\(view).id, (SELECT p.id || '.' || \(view).key FROM element o
        JOIN view p ON p.revision = o.revision AND p.element = o.parent
        WHERE o.revision = \(view).revision AND o.number = \(view).element))
    """
  }

  static let objectViews = """
    CREATE VIEW objects AS
    SELECT d.name AS document, i.revision, i.element, i.id, i.type, i.kind
    FROM documents d
    JOIN (
      SELECT revision, element, id, 'view' AS type, kind FROM view
      UNION ALL
      SELECT revision, element, id, 'controller', kind FROM controller
      UNION ALL
      SELECT revision, element, id, 'guide', coalesce(key, type, kind) FROM guide
      UNION ALL
      SELECT revision, element, id, 'constraint', 'constraint' FROM layoutConstraint
      UNION ALL
      SELECT revision, element, id, 'connection', kind FROM connection
      UNION ALL
      SELECT revision, element, id, 'object', kind FROM object
    ) i ON i.revision = d.revision
    WHERE i.id IS NOT NULL;

    CREATE VIEW views AS
    SELECT d.name AS document, v.revision, v.element, \(id(ofView: "v")) AS id,
      coalesce(
        nullif(v.userLabel, ''),
        CASE WHEN length(v.text) BETWEEN 1 AND 40 THEN v.text END,
        CASE WHEN v.text IS NULL AND length(v.title) BETWEEN 1 AND 40 THEN v.title END,
        (SELECT t.title FROM element i
          JOIN state t ON t.revision = i.revision AND t.element = i.number
          WHERE i.revision = v.revision AND i.parent = v.element AND t.key = 'normal'
            AND length(t.title) BETWEEN 1 AND 40
          ORDER BY i.position LIMIT 1),
        v.customClass, v.kind) AS name,
      v.kind, v.key AS role,
      \(scene(of: "e")) AS scene,
      (WITH RECURSIVE up (number, parent, distance) AS (
        SELECT i.number, i.parent, 0 FROM element i
        WHERE i.revision = e.revision AND i.number = e.parent
        UNION ALL
        SELECT i.number, i.parent, up.distance + 1 FROM up
        JOIN element i ON i.revision = e.revision AND i.number = up.parent)
      SELECT \(id(ofView: "s")) FROM up
      JOIN view s ON s.revision = e.revision AND s.element = up.number
      ORDER BY up.distance LIMIT 1) AS superview,
      v.customClass, v.text, ifnull(v.hidden, 0) AS hidden,
      f.x, f.y, f.width, f.height,
      ifnull(v.horizontalHuggingPriority, 250.0) AS horizontalHugging,
      ifnull(v.verticalHuggingPriority, 250.0) AS verticalHugging,
      ifnull(v.horizontalCompressionResistancePriority, 750.0) AS horizontalResistance,
      ifnull(v.verticalCompressionResistancePriority, 750.0) AS verticalResistance,
      ifnull(v.translatesAutoresizingMaskIntoConstraints, 1) AS translatesAutoresizingMask,
      v.axis, v.distribution, v.alignment, v.spacing, v.numberOfLines, v.image,
      v.reuseIdentifier, ifnull(v.fixedFrame, 0) AS fixedFrame,
      ifnull(v.misplaced, 0) AS misplaced, ifnull(v.ambiguous, 0) AS ambiguous
    FROM documents d
    JOIN view v ON v.revision = d.revision
    JOIN element e ON e.revision = v.revision AND e.number = v.element
    LEFT JOIN rect f ON f.revision = v.revision AND f.element = (
      SELECT r.element FROM element i
      JOIN rect r ON r.revision = i.revision AND r.element = i.number
      WHERE i.revision = v.revision AND i.parent = v.element AND r.key = 'frame'
      ORDER BY i.position LIMIT 1);

    CREATE VIEW guides AS
    SELECT d.name AS document, g.revision, g.element, g.id, coalesce(g.key, g.type) AS kind,
      \(scene(of: "e")) AS scene,
      -- Top and bottom guides stand in a list of their controller, others in their view.
      (SELECT \(id(ofView: "v")) FROM view v
        WHERE v.revision = e.revision AND v.element = e.parent) AS view,
      (SELECT c.id FROM element l
        JOIN controller c ON c.revision = l.revision AND c.element = l.parent
        WHERE l.revision = e.revision AND l.number = e.parent) AS controller
    FROM documents d
    JOIN guide g ON g.revision = d.revision
    JOIN element e ON e.revision = g.revision AND e.number = g.element;

    CREATE VIEW connections AS
    SELECT d.name AS document, c.revision, c.element, c.id, c.kind,
      \(scene(of: "e")) AS scene,
      (SELECT o.id FROM element l
        JOIN objects o ON o.revision = l.revision AND o.element = l.parent
        WHERE l.revision = e.revision AND l.number = e.parent) AS owner,
      c.destination, c.property, c.selector, c.target, c.eventType, c.segueKind, c.identifier,
      c.relationship
    FROM documents d
    JOIN connection c ON c.revision = d.revision
    JOIN element e ON e.revision = c.revision AND e.number = c.element;
    """
}
