/// The third migration, as plain SQL: it stores for results the iOS version that laid them out, and the place of the
/// scene on the device.
enum Schema3 {
  static let statements = [columns, known, views]

  private static let columns = """
    -- The iOS that lays out; NULL where no device says it.
    ALTER TABLE environment ADD COLUMN ios INTEGER;
    -- Where on the device the app shows the scene, in points of the window; NULL as designed.
    ALTER TABLE layoutResult ADD COLUMN place TEXT;
    ALTER TABLE layoutResult ADD COLUMN placeX REAL;
    ALTER TABLE layoutResult ADD COLUMN placeY REAL;
    ALTER TABLE layoutResult ADD COLUMN placeWidth REAL;
    ALTER TABLE layoutResult ADD COLUMN placeHeight REAL;
    ALTER TABLE layoutResult ADD COLUMN isPlaceEstimated INTEGER;
    """

  /// The key of an environment names the system, so the system of existing environments is known. Their results come
  /// from older rules, and `batch` computes them again.
  private static let known = """
    UPDATE environment SET ios = CAST(substr(key, instr(key, ';system=') + 8) AS INTEGER)
    WHERE NOT isAsDesigned AND instr(key, ';system=') > 0;
    """

  private static let views = """
    DROP VIEW results;
    CREATE VIEW results AS
    SELECT d.document, d.revision, r.scene, r.status, r.engine, n.key AS environment, n.device,
      n.orientation, n.split, n.width, n.height, n.cell, n.scale, n.direction,
      n.contentSizeCategory, n.isAsDesigned, n.ios, r.place, r.placeX, r.placeY, r.placeWidth,
      r.placeHeight, r.isPlaceEstimated, r.id AS result, d.revisionKey
    FROM documents d
    JOIN layoutResult r ON r.revisionKey = d.revisionKey AND r.edits = d.edits
      AND r.engine = (SELECT engine FROM store)
    JOIN environment n ON n.id = r.environment;

    DROP VIEW frames;
    CREATE VIEW frames AS
    SELECT r.document, r.revision, r.scene, f.id, r.device, r.orientation, r.split, r.cell,
      r.ios, r.place, r.environment, f.x, f.y, f.width, f.height,
      ifnull(f.exactX, f.x) AS exactX, ifnull(f.exactY, f.y) AS exactY,
      ifnull(f.exactWidth, f.width) AS exactWidth, ifnull(f.exactHeight, f.height) AS exactHeight,
      f.contentWidth, f.contentHeight, f.isHidden, f.isEstimated, f.position, r.result,
      r.revisionKey
    FROM results r
    JOIN frame f ON f.result = r.result;
    """
}
