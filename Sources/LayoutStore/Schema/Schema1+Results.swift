extension Schema1 {
  /// Environments, and the results of resolving scenes in them.
  static let results = """
    CREATE TABLE environment (
      -- What surrounds a layout. `key` has all of it in one canonical text.
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      key TEXT NOT NULL UNIQUE,
      device TEXT,
      orientation TEXT NOT NULL CHECK (orientation IN ('portrait', 'landscape')),
      split TEXT,
      width REAL NOT NULL,
      height REAL NOT NULL,
      cell TEXT NOT NULL REFERENCES gridCell (name),
      scale REAL NOT NULL CHECK (scale > 0),
      safeAreaTop REAL NOT NULL,
      safeAreaLeft REAL NOT NULL,
      safeAreaBottom REAL NOT NULL,
      safeAreaRight REAL NOT NULL,
      bars TEXT NOT NULL,
      direction TEXT NOT NULL CHECK (direction IN ('ltr', 'rtl')),
      contentSizeCategory TEXT NOT NULL,
      isAsDesigned INTEGER NOT NULL CHECK (isAsDesigned IN (0, 1))
    ) STRICT;

    CREATE TABLE layoutResult (
      -- What came out of resolving a scene. It is up to date while `edits` is that of the revision
      -- and `engine` is the version at hand.
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      revisionKey INTEGER NOT NULL REFERENCES revision (key),
      scene TEXT NOT NULL,
      environment INTEGER NOT NULL REFERENCES environment (id),
      status TEXT NOT NULL CHECK (
        \(isOne(of: ["ok", "ambiguous", "unsatisfiable", "unsupported"], "status"))),
      engine TEXT NOT NULL,
      edits INTEGER NOT NULL,
      fingerprint TEXT,
      UNIQUE (revisionKey, scene, environment)
    ) STRICT;
    CREATE INDEX layoutResultByEnvironment ON layoutResult (environment);

    CREATE TABLE frame (
      -- The frame of a view in a result, on pixels; `position` is the view's place in the document.
      -- The exact numbers stand beside where snapping has moved them.
      result INTEGER NOT NULL REFERENCES layoutResult (id),
      position INTEGER NOT NULL,
      id TEXT NOT NULL,
      x REAL NOT NULL,
      y REAL NOT NULL,
      width REAL NOT NULL,
      height REAL NOT NULL,
      exactX REAL,
      exactY REAL,
      exactWidth REAL,
      exactHeight REAL,
      contentWidth REAL,
      contentHeight REAL,
      isHidden INTEGER NOT NULL CHECK (isHidden IN (0, 1)),
      isEstimated INTEGER NOT NULL CHECK (isEstimated IN (0, 1)),
      -- Where its origin is on the screen; NULL for what lies beside it. `clipped` is what the views
      -- around it leave of it, NULL where that is all; `visible` what the screen leaves of that,
      -- NULL where that is all. `beyond` is 1 where a part of it lies beyond the screen, 2 where all.
      screenX REAL,
      screenY REAL,
      clippedX REAL,
      clippedY REAL,
      clippedWidth REAL,
      clippedHeight REAL,
      visibleX REAL,
      visibleY REAL,
      visibleWidth REAL,
      visibleHeight REAL,
      beyond INTEGER NOT NULL CHECK (beyond BETWEEN 0 AND 2),
      PRIMARY KEY (result, position)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX frameBeyondScreen ON frame (result, position) WHERE beyond > 0;

    CREATE TABLE resultDiagnostic (
      -- What a result says of its scene. `objects` is a JSON array of ids; `rule` is the rule of
      -- `check` that tells of such things.
      result INTEGER NOT NULL REFERENCES layoutResult (id),
      position INTEGER NOT NULL,
      code TEXT NOT NULL,
      severity TEXT NOT NULL CHECK (
        \(isOne(of: ["note", "warning", "error"], "severity"))),
      message TEXT NOT NULL,
      hint TEXT,
      rule TEXT,
      objects TEXT NOT NULL CHECK (json_valid(objects)),
      PRIMARY KEY (result, position)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX resultDiagnosticByRule ON resultDiagnostic (rule, result) WHERE rule IS NOT NULL;
    """
}
