/// The sixth migration, as plain SQL: results of a scene share what they have in common.
///
/// Before, each result had a row of its own for each view, and these rows were two thirds of a store. Results of older versions are
/// dropped, and the next `batch` makes them again.
enum Schema6 {
  static var statements: [String] {
    [
      removal, tables, Schema1.copying(results: "resolvedScene"), integrity, views,
      Schema1.orphans(ofResults: orphans), statistics,
    ]
  }

  /// Views first: they name the tables.
  private static let removal = """
    DROP VIEW findings;
    DROP VIEW diagnostics;
    DROP VIEW screenFrames;
    DROP VIEW frames;
    DROP VIEW results;
    DROP VIEW orphans;
    DROP TRIGGER revisionEdited;
    DROP TRIGGER revisionDeleted;
    DELETE FROM finishedBatch;
    DROP TABLE frame;
    DROP TABLE resultDiagnostic;
    DROP TABLE layoutResult;
    """

  private static let tables = """
    CREATE TABLE resolvedScene (
      -- A scene of a state of a document, resolved by one engine; results that share rows belong to one. It is up to date while
      -- `edits` is that of the revision and `engine` is the version at hand. `lastNumber` changes whenever shared rows are added
      -- or removed; `hasUnused` is 1 from when a result has gone until the rows that only it had are removed, too.
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      revisionKey INTEGER NOT NULL REFERENCES revision (key),
      scene TEXT NOT NULL,
      engine TEXT NOT NULL,
      edits INTEGER NOT NULL,
      lastNumber INTEGER NOT NULL DEFAULT 0,
      hasUnused INTEGER NOT NULL DEFAULT 0 CHECK (hasUnused IN (0, 1))
    ) STRICT;
    CREATE INDEX resolvedSceneByRevision ON resolvedScene (revisionKey, scene);

    CREATE TABLE placement (
      -- Where on a device an app shows scenes, in points of the window.
      id INTEGER PRIMARY KEY,
      place TEXT NOT NULL,
      x REAL NOT NULL,
      y REAL NOT NULL,
      width REAL NOT NULL,
      height REAL NOT NULL,
      isEstimated INTEGER NOT NULL CHECK (isEstimated IN (0, 1)),
      UNIQUE (place, x, y, width, height, isEstimated)
    ) STRICT;

    CREATE TABLE layoutResult (
      -- What came out of resolving a scene in an environment. `placement` is NULL as designed; `arrangement` is the number of one
      -- of the scene, NULL where no view was laid out.
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      scene INTEGER NOT NULL REFERENCES resolvedScene (id),
      environment INTEGER NOT NULL REFERENCES environment (id),
      status TEXT NOT NULL CHECK (status IN ('ok', 'ambiguous', 'unsatisfiable', 'unsupported')),
      placement INTEGER REFERENCES placement (id),
      arrangement INTEGER,
      UNIQUE (scene, environment)
    ) STRICT;

    CREATE TABLE frame (
      -- A frame of a view on pixels, for all layouts of the scene in which the view has it; `position` is the view's place in the
      -- document. A whole number counts twelfths of a point, to which as many halves of the size that the scene fills are added as
      -- `xHalves` and the others say; another number is the frame's itself.
      scene INTEGER NOT NULL REFERENCES resolvedScene (id),
      -- Counts within the scene; below zero where a part of the view lies beyond the screen.
      number INTEGER NOT NULL,
      position INTEGER NOT NULL,
      id TEXT NOT NULL,
      x ANY NOT NULL,
      y ANY NOT NULL,
      width ANY NOT NULL,
      height ANY NOT NULL,
      -- Where its origin is on the screen; NULL for what lies beside it. `beyond` is 1 where a part of it lies beyond the screen,
      -- 2 where all.
      screenX ANY,
      screenY ANY,
      xHalves INTEGER NOT NULL,
      yHalves INTEGER NOT NULL,
      widthHalves INTEGER NOT NULL,
      heightHalves INTEGER NOT NULL,
      screenXHalves INTEGER NOT NULL,
      screenYHalves INTEGER NOT NULL,
      isHidden INTEGER NOT NULL CHECK (isHidden IN (0, 1)),
      isEstimated INTEGER NOT NULL CHECK (isEstimated IN (0, 1)),
      beyond INTEGER NOT NULL CHECK (beyond BETWEEN 0 AND 2),
      -- In points: the numbers before snapping, what the views around it leave of it on the screen (`clipped`), and what the screen
      -- leaves of that (`visible`). NULL where a number is the same as the one before it.
      exactX REAL,
      exactY REAL,
      exactWidth REAL,
      exactHeight REAL,
      contentWidth REAL,
      contentHeight REAL,
      clippedX REAL,
      clippedY REAL,
      clippedWidth REAL,
      clippedHeight REAL,
      visibleX REAL,
      visibleY REAL,
      visibleWidth REAL,
      visibleHeight REAL,
      PRIMARY KEY (scene, number),
      CHECK (number <> 0 AND (number < 0) = (beyond > 0))
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE arrangement (
      -- The frames of a layout, by their numbers in the scene. Results with the same frames share it.
      scene INTEGER NOT NULL REFERENCES resolvedScene (id),
      number INTEGER NOT NULL,
      frame INTEGER NOT NULL,
      PRIMARY KEY (scene, number, frame)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX frameBeyondScreen ON arrangement (scene, number, frame) WHERE frame < 0;

    CREATE TABLE sceneDiagnostic (
      -- What results of a scene say of it. `objects` is a JSON array of ids; `rule` is the rule of `check` that tells of such
      -- things.
      scene INTEGER NOT NULL REFERENCES resolvedScene (id),
      number INTEGER NOT NULL,
      code TEXT NOT NULL,
      severity TEXT NOT NULL CHECK (severity IN ('note', 'warning', 'error')),
      message TEXT NOT NULL,
      hint TEXT,
      rule TEXT,
      objects TEXT NOT NULL CHECK (json_valid(objects)),
      PRIMARY KEY (scene, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE resultDiagnostic (
      -- The diagnostics of a result in order, by their numbers in its scene.
      result INTEGER NOT NULL REFERENCES layoutResult (id),
      position INTEGER NOT NULL,
      diagnostic INTEGER NOT NULL,
      PRIMARY KEY (result, position)
    ) STRICT, WITHOUT ROWID;
    """

  /// The tables of rows that results of a scene share.
  static let sharedTables = ["frame", "arrangement", "sceneDiagnostic"]

  private static var integrity: String {
    """
    \(Schema1.revisionDeletion(results: "resolvedScene"))
    CREATE TRIGGER resolvedSceneDeleted AFTER DELETE ON resolvedScene BEGIN
      DELETE FROM layoutResult WHERE scene = OLD.id;
    \(sharedTables.map { "  DELETE FROM \($0) WHERE scene = OLD.id;" }.joined(separator: "\n"))
      DELETE FROM finishedBatch WHERE revisionKey = OLD.revisionKey;
    END;
    CREATE TRIGGER layoutResultDeleted AFTER DELETE ON layoutResult BEGIN
      DELETE FROM resultDiagnostic WHERE result = OLD.id;
      UPDATE resolvedScene SET hasUnused = 1 WHERE id = OLD.scene AND NOT hasUnused;
      DELETE FROM finishedBatch WHERE revisionKey = (
        SELECT revisionKey FROM resolvedScene WHERE id = OLD.scene);
    END;
    CREATE TRIGGER resolvedSceneNeedsRevision BEFORE INSERT ON resolvedScene
    WHEN NOT EXISTS (SELECT 1 FROM revision WHERE key = NEW.revisionKey) BEGIN
      SELECT RAISE(ABORT, 'there is no such revision');
    END;
    CREATE TRIGGER layoutResultNeedsScene BEFORE INSERT ON layoutResult
    WHEN NOT EXISTS (SELECT 1 FROM resolvedScene WHERE id = NEW.scene)
      OR NOT EXISTS (SELECT 1 FROM environment WHERE id = NEW.environment) BEGIN
      SELECT RAISE(ABORT, 'there is no such scene or environment');
    END;
    """
  }

  /// Rows of results that belong to nothing.
  private static var orphans: String {
    let shared = sharedTables.map { table in
      let row = table == "frame" ? "position" : "number"
      return """
        SELECT '\(table)', NULL, t.\(row) FROM \(table) t
        WHERE NOT EXISTS (SELECT 1 FROM resolvedScene o WHERE o.id = t.scene)
        """
    }
    return """
      SELECT 'resolvedScene', t.revisionKey, t.id FROM resolvedScene t
      WHERE NOT EXISTS (SELECT 1 FROM revision o WHERE o.key = t.revisionKey)
      UNION ALL
      SELECT 'layoutResult', NULL, t.id FROM layoutResult t
      WHERE NOT EXISTS (SELECT 1 FROM resolvedScene o WHERE o.id = t.scene)
      UNION ALL
      \(shared.joined(separator: "\nUNION ALL\n"))
      UNION ALL
      SELECT 'resultDiagnostic', NULL, t.position FROM resultDiagnostic t
      WHERE NOT EXISTS (SELECT 1 FROM layoutResult o WHERE o.id = t.result)
      """
  }

  /// Measured on 410 documents on all devices, as ``Schema1/statistics``.
  private static let statistics = """
    DELETE FROM sqlite_stat1 WHERE tbl IN ('layoutResult', 'frame', 'resultDiagnostic');
    INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
      ('resolvedScene', 'resolvedSceneByRevision', '1131 3 1'),
      ('layoutResult', 'sqlite_autoindex_layoutResult_1', '107445 95 1'),
      ('frame', 'frame', '170000 160 1'),
      ('arrangement', 'arrangement', '370000 340 8 1'),
      ('arrangement', 'frameBeyondScreen', '8000 50 3 1'),
      ('sceneDiagnostic', 'sceneDiagnostic', '994 3 1'),
      ('resultDiagnostic', 'resultDiagnostic', '22621 2 1');
    ANALYZE sqlite_schema;
    """
}
