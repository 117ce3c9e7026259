extension Schema1 {
  static let partViews = """
    CREATE VIEW fonts AS
    SELECT d.document, d.revision, \(scene(of: "e")) AS scene,
      -- A font stands in its object, or in a variation of it.
      ifnull(o.id, vo.id) AS id, g.name AS cell, n.key, n.type, n.style, n.name, n.family,
      n.weight, ifnull(n.pointSize, n.size) AS pointSize, n.element, n.revisionKey
    FROM documents d
    JOIN font n ON n.revisionKey = d.revisionKey
    JOIN element e ON e.revisionKey = n.revisionKey AND e.number = n.element
    LEFT JOIN objects o ON o.revisionKey = e.revisionKey AND o.element = e.parent
    LEFT JOIN variation a ON a.revisionKey = e.revisionKey AND a.element = e.parent
    LEFT JOIN gridCell g ON g.key = a.key
    LEFT JOIN element ae ON ae.revisionKey = a.revisionKey AND ae.number = a.element
    LEFT JOIN objects vo ON vo.revisionKey = ae.revisionKey AND vo.element = ae.parent;

    -- Every mention of an image by name, whichever attribute or table it stands in.
    CREATE VIEW imageUses AS
    SELECT d.document, d.revision, u.image, u.element, u.revisionKey
    FROM documents d
    JOIN (
      SELECT revisionKey, element, image FROM view
      UNION ALL
      SELECT revisionKey, element, image FROM state
      UNION ALL
      SELECT revisionKey, element, backgroundImage FROM state
      UNION ALL
      SELECT revisionKey, element, image FROM imageReference
      UNION ALL
      SELECT revisionKey, element, image FROM object
      UNION ALL
      SELECT revisionKey, element, value FROM attribute
      WHERE lower(name) LIKE '%image' OR name = 'value'
    ) u ON u.revisionKey = d.revisionKey
    WHERE u.image IS NOT NULL;

    CREATE VIEW images AS
    SELECT d.document, d.revision, i.name, i.catalog, i.width, i.height,
      (SELECT count(*) FROM imageUses u
        WHERE u.revisionKey = i.revisionKey AND u.image = i.name) AS uses,
      i.element, i.revisionKey
    FROM documents d
    JOIN image i ON i.revisionKey = d.revisionKey;
    """
}
