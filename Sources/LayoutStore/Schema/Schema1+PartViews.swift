extension Schema1 {
  static let partViews = """
    CREATE VIEW fonts AS
    SELECT d.name AS document, n.revision, n.element,
      \(sceneOfElement) AS scene,
      -- A font stands in its object, or in a variation of it.
      ifnull(o.id, vo.id) AS object, g.name AS cell, n.key, n.type, n.style, n.name, n.family,
      n.weight, ifnull(n.pointSize, n.size) AS pointSize
    FROM documents d
    JOIN font n ON n.revision = d.revision
    JOIN element e ON e.revision = n.revision AND e.number = n.element
    LEFT JOIN objects o ON o.revision = e.revision AND o.element = e.parent
    LEFT JOIN variation a ON a.revision = e.revision AND a.element = e.parent
    LEFT JOIN gridCell g ON g.key = a.key
    LEFT JOIN element ae ON ae.revision = a.revision AND ae.number = a.element
    LEFT JOIN objects vo ON vo.revision = ae.revision AND vo.element = ae.parent;

    -- Every mention of an image by name, whichever attribute or table it stands in.
    CREATE VIEW imageUses AS
    SELECT d.name AS document, u.revision, u.element, u.image
    FROM documents d
    JOIN (
      SELECT revision, element, image FROM view
      UNION ALL
      SELECT revision, element, image FROM state
      UNION ALL
      SELECT revision, element, backgroundImage FROM state
      UNION ALL
      SELECT revision, element, image FROM imageReference
      UNION ALL
      SELECT revision, element, image FROM object
      UNION ALL
      SELECT revision, element, value FROM attribute
      WHERE lower(name) LIKE '%image' OR name = 'value'
    ) u ON u.revision = d.revision
    WHERE u.image IS NOT NULL;

    CREATE VIEW images AS
    SELECT d.name AS document, i.revision, i.element, i.name, i.catalog, i.width, i.height,
      (SELECT count(*) FROM imageUses u WHERE u.revision = i.revision AND u.image = i.name) AS uses
    FROM documents d
    JOIN image i ON i.revision = d.revision;
    """

  static let resultViews = """
    CREATE VIEW results AS
    SELECT d.name AS document, d.number, r.id AS result, r.revision, r.scene, r.status, r.engine,
      r.edits = d.edits AS isCurrent, n.key AS environment, n.device, n.orientation, n.split,
      n.width, n.height, n.cell, n.scale, n.direction, n.contentSizeCategory, n.isAsDesigned
    FROM documents d
    JOIN layoutResult r ON r.revision = d.revision
    JOIN environment n ON n.id = r.environment;

    CREATE VIEW frames AS
    SELECT r.document, r.result, r.revision, r.scene, r.device, r.orientation, r.split, r.cell,
      r.environment, f.number, f.view, f.x, f.y, f.width, f.height,
      ifnull(f.exactX, f.x) AS exactX, ifnull(f.exactY, f.y) AS exactY,
      ifnull(f.exactWidth, f.width) AS exactWidth, ifnull(f.exactHeight, f.height) AS exactHeight,
      f.contentWidth, f.contentHeight, f.isHidden, f.isEstimated
    FROM results r
    JOIN frame f ON f.result = r.result;

    CREATE VIEW diagnostics AS
    SELECT r.document, r.result, r.revision, r.scene, r.device, r.orientation, r.split, r.cell,
      r.environment, g.position, g.code, g.severity, g.message, g.hint, g.objects
    FROM results r
    JOIN resultDiagnostic g ON g.result = r.result;
    """
}
