extension Schema1 {
  /// The public interface; see Schemas/store.md. All but `revisions` show the latest revision of
  /// each document, and `revision` is the key of its rows in the tables.
  static var publicViews: String {
    [documentViews, sceneViews, objectViews, constraintViews, cellViews, partViews, resultViews]
      .joined(separator: "\n")
  }

  private static let documentViews = """
    CREATE VIEW documents AS
    SELECT d.name, r.id AS revision, r.number, r.time, r.kind, r.edits, p.type, p.toolsVersion,
      p.targetRuntime, ifnull(p.useAutolayout, 0) AS useAutolayout,
      ifnull(p.useTraitCollections, 0) AS useTraitCollections,
      ifnull(p.useSafeAreas, 0) AS useSafeAreas, p.initialViewController,
      (SELECT v.id FROM device v WHERE v.revision = r.id LIMIT 1) AS device,
      (SELECT v.orientation FROM device v WHERE v.revision = r.id LIMIT 1) AS orientation
    FROM document d
    JOIN revision r ON r.document = d.id
      AND r.number = (SELECT max(number) FROM revision WHERE document = d.id)
    LEFT JOIN documentProperties p ON p.revision = r.id AND p.element = 1;

    CREATE VIEW revisions AS
    SELECT d.name AS document, r.number, r.id AS revision, r.time, r.kind, r.edits,
      r.number = (SELECT max(number) FROM revision WHERE document = d.id) AS isLatest
    FROM document d
    JOIN revision r ON r.document = d.id;
    """

  /// `container` is the element of a scene: `<scene>` in a storyboard, the top-level object in a xib.
  private static let sceneViews = """
    CREATE VIEW scenes AS
    SELECT d.name AS document, d.revision, s.element AS container,
      coalesce(c.id, s.sceneID, 'scene-' || (1 + (
        SELECT count(*) FROM element o
        WHERE o.revision = e.revision AND o.parent = e.parent AND o.position < e.position))) AS id,
      s.sceneID, c.kind AS controller, c.customClass, c.storyboardIdentifier, c.title,
      c.id IS NOT NULL AND c.id IS d.initialViewController AS isInitial
    FROM documents d
    JOIN scene s ON s.revision = d.revision
    JOIN element e ON e.revision = s.revision AND e.number = s.element
    LEFT JOIN controller c ON c.revision = s.revision AND c.element = (
      SELECT k.number
      FROM element o
      JOIN element k ON k.revision = o.revision AND k.parent = o.number
      JOIN controller kc ON kc.revision = k.revision AND kc.element = k.number
      WHERE o.revision = s.revision AND o.parent = s.element
      ORDER BY o.position, k.position LIMIT 1)
    UNION ALL
    SELECT d.name, d.revision, e.number,
      coalesce(v.id, c.id, o.id, 'object-' || e.number),
      NULL, c.kind, coalesce(v.customClass, c.customClass, o.customClass),
      c.storyboardIdentifier, c.title, 0
    FROM documents d
    JOIN element a ON a.revision = d.revision AND a.parent = 1
    JOIN shape h ON h.id = a.shape AND h.name = 'objects'
    JOIN element e ON e.revision = a.revision AND e.parent = a.number
    LEFT JOIN view v ON v.revision = e.revision AND v.element = e.number
    LEFT JOIN controller c ON c.revision = e.revision AND c.element = e.number
    LEFT JOIN object o ON o.revision = e.revision AND o.element = e.number
    WHERE v.element IS NOT NULL OR c.element IS NOT NULL OR EXISTS (
      SELECT 1 FROM element i
      JOIN view iv ON iv.revision = i.revision AND iv.element = i.number
      WHERE i.revision = e.revision AND i.parent = e.number AND iv.key IN ('contentView', 'view'));
    """
}
