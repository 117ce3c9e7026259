extension Schema1 {
  /// The public interface; see Schemas/store.md. All views except `revisions` and `orphans` show
  /// the latest revision of each document. `revision` is its number, `revisionKey` is the key of
  /// its rows in the tables.
  static var publicViews: String {
    [
      documentViews, sceneViews, objectViews, constraintViews, cellViews, partViews, resultViews,
      orphans(ofResults: resultOrphans),
    ]
    .joined(separator: "\n")
  }

  private static let documentViews = """
    CREATE VIEW documents AS
    SELECT d.name AS document, r.number AS revision, r.time, r.kind, r.edits, d.path, p.type,
      p.toolsVersion, p.targetRuntime, ifnull(p.useAutolayout, 0) AS useAutolayout,
      ifnull(p.useTraitCollections, 0) AS useTraitCollections,
      ifnull(p.useSafeAreas, 0) AS useSafeAreas, p.initialViewController,
      (SELECT v.id FROM device v WHERE v.revisionKey = r.key LIMIT 1) AS device,
      (SELECT v.orientation FROM device v WHERE v.revisionKey = r.key LIMIT 1) AS orientation,
      r.key AS revisionKey
    FROM document d
    JOIN revision r ON r.document = d.id
      AND r.number = (SELECT max(number) FROM revision WHERE document = d.id)
    LEFT JOIN documentProperties p ON p.revisionKey = r.key AND p.element = 1;

    CREATE VIEW revisions AS
    SELECT d.name AS document, r.number AS revision, r.time, r.kind, r.edits,
      r.number = (SELECT max(number) FROM revision WHERE document = d.id) AS isLatest,
      r.key AS revisionKey
    FROM document d
    JOIN revision r ON r.document = d.id;
    """

  /// `container` is the element of a scene: `<scene>` in a storyboard, the top-level object in a xib.
  private static let sceneViews = """
    CREATE VIEW scenes AS
    SELECT d.document, d.revision, coalesce(c.id, s.sceneID, 'scene-' || (1 + (
        SELECT count(*) FROM element o
        WHERE o.revisionKey = e.revisionKey AND o.parent = e.parent AND o.position < e.position))) AS id,
      s.sceneID, c.kind AS controller, c.customClass, c.storyboardIdentifier, c.title,
      c.id IS NOT NULL AND c.id IS d.initialViewController AS isInitial,
      s.element AS container, d.revisionKey
    FROM documents d
    JOIN scene s ON s.revisionKey = d.revisionKey
    JOIN element e ON e.revisionKey = s.revisionKey AND e.number = s.element
    LEFT JOIN controller c ON c.revisionKey = s.revisionKey AND c.element = (
      SELECT k.number
      FROM element o
      JOIN element k ON k.revisionKey = o.revisionKey AND k.parent = o.number
      JOIN controller kc ON kc.revisionKey = k.revisionKey AND kc.element = k.number
      WHERE o.revisionKey = s.revisionKey AND o.parent = s.element
      ORDER BY o.position, k.position LIMIT 1)
    UNION ALL
    SELECT d.document, d.revision, coalesce(v.id, c.id, o.id, 'object-' || e.number),
      NULL, c.kind, coalesce(v.customClass, c.customClass, o.customClass),
      c.storyboardIdentifier, c.title, 0, e.number, d.revisionKey
    FROM documents d
    JOIN element a ON a.revisionKey = d.revisionKey AND a.parent = 1
    JOIN shape h ON h.id = a.shape AND h.name = 'objects'
    JOIN element e ON e.revisionKey = a.revisionKey AND e.parent = a.number
    LEFT JOIN view v ON v.revisionKey = e.revisionKey AND v.element = e.number
    LEFT JOIN controller c ON c.revisionKey = e.revisionKey AND c.element = e.number
    LEFT JOIN object o ON o.revisionKey = e.revisionKey AND o.element = e.number
    WHERE v.element IS NOT NULL OR c.element IS NOT NULL OR EXISTS (
      SELECT 1 FROM element i
      JOIN view iv ON iv.revisionKey = i.revisionKey AND iv.element = i.number
      WHERE i.revisionKey = e.revisionKey AND i.parent = e.number AND iv.key IN ('contentView', 'view'));
    """

  /// Rows that belong to nothing. Triggers keep them from being made, as long as they are there.
  ///
  /// - Parameter results: a statement that selects those of results.
  static func orphans(ofResults results: String) -> String {
    let rows = RowTable.all.map { table in
      let owner =
        table.name == "element"
        ? """
        EXISTS (SELECT 1 FROM revision o WHERE o.key = t.revisionKey)
          AND (t.parent IS NULL OR EXISTS (
            SELECT 1 FROM element o
            WHERE o.revisionKey = t.revisionKey AND o.number = t.parent))
        """
        : table.element == nil
          ? "EXISTS (SELECT 1 FROM revision o WHERE o.key = t.revisionKey)"
          : """
          EXISTS (
            SELECT 1 FROM element o
            WHERE o.revisionKey = t.revisionKey AND o.number = t.element)
          """
      return """
        SELECT '\(table.name)' AS "table", t.revisionKey, t.\(table.element ?? "position") AS row
        FROM \(table.name) t WHERE NOT (\(owner))
        """
    }
    return """
      CREATE VIEW orphans AS
      SELECT 'revision' AS "table", t.key AS revisionKey, t.number AS row
      FROM revision t WHERE NOT EXISTS (SELECT 1 FROM document o WHERE o.id = t.document)
      UNION ALL
      \(rows.joined(separator: "\nUNION ALL\n"))
      UNION ALL
      \(results);
      """
  }

  private static let resultOrphans = """
    SELECT 'layoutResult', t.revisionKey, t.id FROM layoutResult t
    WHERE NOT EXISTS (SELECT 1 FROM revision o WHERE o.key = t.revisionKey)
    UNION ALL
    SELECT 'frame', NULL, t.position FROM frame t
    WHERE NOT EXISTS (SELECT 1 FROM layoutResult o WHERE o.id = t.result)
    """
}
