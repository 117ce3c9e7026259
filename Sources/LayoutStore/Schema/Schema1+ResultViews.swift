extension Schema1 {
  /// Views that show only valid results: of the latest revision with its present rows, and of the
  /// present rules.
  static let resultViews = """
    CREATE VIEW results AS
    SELECT d.document, d.revision, r.scene, r.status, r.engine, n.key AS environment, n.device,
      n.orientation, n.split, n.width, n.height, n.cell, n.scale, n.direction,
      n.contentSizeCategory, n.isAsDesigned, r.id AS result, d.revisionKey
    FROM documents d
    JOIN layoutResult r ON r.revisionKey = d.revisionKey AND r.edits = d.edits
      AND r.engine = (SELECT engine FROM store)
    JOIN environment n ON n.id = r.environment;

    CREATE VIEW frames AS
    SELECT r.document, r.revision, r.scene, f.id, r.device, r.orientation, r.split, r.cell,
      r.environment, f.x, f.y, f.width, f.height,
      ifnull(f.exactX, f.x) AS exactX, ifnull(f.exactY, f.y) AS exactY,
      ifnull(f.exactWidth, f.width) AS exactWidth, ifnull(f.exactHeight, f.height) AS exactHeight,
      f.contentWidth, f.contentHeight, f.isHidden, f.isEstimated, f.position, r.result,
      r.revisionKey
    FROM results r
    JOIN frame f ON f.result = r.result;

    CREATE VIEW screenFrames AS
    SELECT r.document, r.revision, r.scene, f.id,
      (SELECT \(name(ofView: "v")) FROM view v
        WHERE v.revisionKey = r.revisionKey AND v.id = f.id) AS name,
      (SELECT v.superview FROM view v
        WHERE v.revisionKey = r.revisionKey AND v.id = f.id) AS superview,
      r.device, r.orientation, r.split, r.cell, r.environment,
      f.screenX AS x, f.screenY AS y, f.width, f.height,
      ifnull(f.clippedX, f.screenX) AS clippedX, ifnull(f.clippedY, f.screenY) AS clippedY,
      ifnull(f.clippedWidth, f.width) AS clippedWidth,
      ifnull(f.clippedHeight, f.height) AS clippedHeight,
      coalesce(f.visibleX, f.clippedX, f.screenX) AS visibleX,
      coalesce(f.visibleY, f.clippedY, f.screenY) AS visibleY,
      coalesce(f.visibleWidth, f.clippedWidth, f.width) AS visibleWidth,
      coalesce(f.visibleHeight, f.clippedHeight, f.height) AS visibleHeight,
      f.beyond > 0 AS isBeyondScreen, f.beyond > 0 AND f.beyond > 1 AS isOffScreen, f.isHidden,
      r.width AS screenWidth, r.height AS screenHeight, f.position, r.result, r.revisionKey
    FROM results r
    JOIN frame f ON f.result = r.result
    WHERE f.screenX IS NOT NULL;

    CREATE VIEW diagnostics AS
    SELECT r.document, r.revision, r.scene, json_extract(g.objects, '$[0]') AS id, r.device,
      r.orientation, r.split, r.cell, r.environment, g.position, g.code, g.rule, g.severity,
      g.message, g.hint, g.objects, r.result, r.revisionKey
    FROM results r
    JOIN resultDiagnostic g ON g.result = r.result;

    \(findings)
    """

  static let findings = """
    CREATE VIEW findings AS
    SELECT g.document, g.revision, g.scene, g.rule, g.severity, g.id,
      coalesce(
        (SELECT \(name(ofView: "v")) FROM view v
          WHERE v.revisionKey = g.revisionKey AND v.id = g.id),
        (SELECT q.equation FROM equations q
          WHERE q.revisionKey = g.revisionKey AND q.id = g.id),
        g.id) AS name,
      min(g.message) AS message, count(DISTINCT g.result) AS environmentCount,
      (SELECT count(*) FROM results r
        WHERE r.revisionKey = g.revisionKey AND r.scene = g.scene) AS resolvedCount,
      json_group_array(DISTINCT trim(ifnull(g.device, 'size') || ' ' || g.orientation || ' '
        || ifnull(g.split, ''))) AS environments,
      g.revisionKey
    FROM diagnostics g
    WHERE g.rule IS NOT NULL
    GROUP BY g.revisionKey, g.scene, g.rule, g.id;
    """
}
