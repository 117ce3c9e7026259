extension Schema6 {
  /// The same columns as before, out of the shared tables.
  static var views: String {
    """
    CREATE VIEW results AS
    SELECT d.document, d.revision, s.scene, r.status, s.engine, n.key AS environment, n.device,
      n.orientation, n.split, n.width, n.height, n.cell, n.scale, n.direction,
      n.contentSizeCategory, n.isAsDesigned, n.ios, p.place, p.x AS placeX, p.y AS placeY,
      p.width AS placeWidth, p.height AS placeHeight, p.isEstimated AS isPlaceEstimated,
      r.id AS result, d.revisionKey
    \(latest);

    CREATE VIEW frames AS
    SELECT d.document, d.revision, s.scene, f.id, n.device, n.orientation, n.split, n.cell,
      n.ios, p.place, n.key AS environment, \(x) AS x, \(y) AS y, \(width) AS width,
      \(height) AS height, ifnull(f.exactX, \(x)) AS exactX, ifnull(f.exactY, \(y)) AS exactY,
      ifnull(f.exactWidth, \(width)) AS exactWidth, ifnull(f.exactHeight, \(height)) AS exactHeight,
      f.contentWidth, f.contentHeight, f.isHidden, f.isEstimated, f.position, r.id AS result,
      d.revisionKey
    \(latest)
    \(arranged);

    CREATE VIEW screenFrames AS
    SELECT d.document, d.revision, s.scene, f.id,
      (SELECT \(Schema1.name(ofView: "w")) FROM view w
        WHERE w.revisionKey = d.revisionKey AND w.id = f.id) AS name,
      (SELECT w.superview FROM view w
        WHERE w.revisionKey = d.revisionKey AND w.id = f.id) AS superview,
      n.device, n.orientation, n.split, n.cell, n.key AS environment,
      \(screenX) AS x, \(screenY) AS y, \(width) AS width, \(height) AS height,
      ifnull(f.clippedX, \(screenX)) AS clippedX, ifnull(f.clippedY, \(screenY)) AS clippedY,
      ifnull(f.clippedWidth, \(width)) AS clippedWidth,
      ifnull(f.clippedHeight, \(height)) AS clippedHeight,
      coalesce(f.visibleX, f.clippedX, \(screenX)) AS visibleX,
      coalesce(f.visibleY, f.clippedY, \(screenY)) AS visibleY,
      coalesce(f.visibleWidth, f.clippedWidth, \(width)) AS visibleWidth,
      coalesce(f.visibleHeight, f.clippedHeight, \(height)) AS visibleHeight,
      a.frame < 0 AS isBeyondScreen, a.frame < 0 AND f.beyond > 1 AS isOffScreen, f.isHidden,
      n.width AS screenWidth, n.height AS screenHeight, f.position, r.id AS result, d.revisionKey
    \(latest)
    \(arranged)
    WHERE f.screenX IS NOT NULL;

    CREATE VIEW diagnostics AS
    SELECT d.document, d.revision, s.scene, json_extract(g.objects, '$[0]') AS id, n.device,
      n.orientation, n.split, n.cell, n.key AS environment, l.position, g.code, g.rule, g.severity,
      g.message, g.hint, g.objects, r.id AS result, d.revisionKey
    \(latest)
    JOIN resultDiagnostic l ON l.result = r.id
    JOIN sceneDiagnostic g ON g.scene = s.id AND g.number = l.diagnostic;

    \(Schema1.findings)
    """
  }

  /// What holds: of the latest revision as its rows are, and of the rules at hand.
  private static let latest = """
    FROM documents d
    JOIN resolvedScene s ON s.revisionKey = d.revisionKey AND s.edits = d.edits
      AND s.engine = (SELECT engine FROM store)
    JOIN layoutResult r ON r.scene = s.id
    JOIN environment n ON n.id = r.environment
    LEFT JOIN placement p ON p.id = r.placement
    """

  /// The frames of a result `r`.
  static let arranged = """
    JOIN arrangement a ON a.scene = r.scene AND a.number = r.arrangement
    JOIN frame f ON f.scene = r.scene AND f.number = a.frame
    """

  static let x = number("x", of: "width")
  static let y = number("y", of: "height")
  static let width = number("width", of: "width")
  static let height = number("height", of: "height")
  private static let screenX = number("screenX", of: "width")
  private static let screenY = number("screenY", of: "height")

  /// A number of a frame in points. ``ReferenceLength`` and ``StoredNumber`` compute the other way.
  private static func number(_ column: String, of size: String) -> String {
    """
    CASE typeof(f.\(column)) WHEN 'integer' THEN (f.\(column) + f.\(column)Halves \
    * CAST(6 * ifnull(p.\(size), n.\(size)) AS INTEGER)) / 12.0 ELSE f.\(column) END
    """
  }
}
