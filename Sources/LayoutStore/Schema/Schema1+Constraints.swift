extension Schema1 {
  private static let attributes = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "baseline", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin",
    "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins", "notAnAttribute",
  ]

  /// Guides, constraints, connections, and the settings of cells for them.
  static let constraints = """
    CREATE TABLE gridCell (
      -- The nine cells of the grid. `key` is what a variation calls it; of the settings that
      -- apply, the one with the highest `rank` wins.
      key TEXT PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      width TEXT NOT NULL CHECK (width IN ('any', 'compact', 'regular')),
      height TEXT NOT NULL CHECK (height IN ('any', 'compact', 'regular')),
      rank INTEGER NOT NULL UNIQUE,
      UNIQUE (width, height)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO gridCell (key, name, width, height, rank) VALUES
      ('default', 'wAny-hAny', 'any', 'any', 0),
      ('heightClass=compact', 'wAny-hC', 'any', 'compact', 1),
      ('heightClass=regular', 'wAny-hR', 'any', 'regular', 2),
      ('widthClass=compact', 'wC-hAny', 'compact', 'any', 3),
      ('widthClass=regular', 'wR-hAny', 'regular', 'any', 4),
      ('heightClass=compact-widthClass=compact', 'wC-hC', 'compact', 'compact', 5),
      ('heightClass=compact-widthClass=regular', 'wR-hC', 'regular', 'compact', 6),
      ('heightClass=regular-widthClass=compact', 'wC-hR', 'compact', 'regular', 7),
      ('heightClass=regular-widthClass=regular', 'wR-hR', 'regular', 'regular', 8);

    CREATE TABLE guide (
      -- A layout guide.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (\(isName("kind"))),
      type TEXT,
      key TEXT,
      id TEXT,
      userLabel TEXT,
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE layoutConstraint (
      -- A constraint.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      firstItem TEXT,
      firstAttribute TEXT CHECK (\(isOne(of: attributes, "firstAttribute"))),
      relation TEXT CHECK (
        \(isOne(of: ["equal", "lessThanOrEqual", "greaterThanOrEqual"], "relation"))),
      secondItem TEXT,
      secondAttribute TEXT CHECK (\(isOne(of: attributes, "secondAttribute"))),
      multiplier REAL CHECK (multiplier <> 0 AND abs(multiplier) < 9e999),
      priority REAL CHECK (priority BETWEEN 0 AND 1000),
      constant REAL CHECK (abs(constant) < 9e999),
      symbolic INTEGER CHECK (symbolic IN (0, 1)),
      placeholder INTEGER CHECK (placeholder IN (0, 1)),
      identifier TEXT,
      id TEXT,
      userLabel TEXT,
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE variation (
      -- What an object has in another cell; `key` names the cell.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      key TEXT,
      constant REAL CHECK (abs(constant) < 9e999),
      fixedFrame INTEGER CHECK (fixedFrame IN (0, 1)),
      ambiguous INTEGER CHECK (ambiguous IN (0, 1)),
      misplaced INTEGER CHECK (misplaced IN (0, 1)),
      axis TEXT CHECK (axis IN ('horizontal', 'vertical')),
      distribution TEXT,
      alignment TEXT,
      spacing REAL CHECK (abs(spacing) < 9e999),
      hidden INTEGER CHECK (hidden IN (0, 1)),
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE mask (
      -- A mask of a variation: whether it is for constraints or for subviews.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      key TEXT,
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE maskEntry (
      -- What a mask says of one object.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      installed INTEGER NOT NULL CHECK (installed IN (0, 1)),
      reference TEXT,
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE connection (
      -- An outlet, an action, a segue or the like.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (\(isName("kind"))),
      property TEXT,
      selector TEXT,
      destination TEXT,
      eventType TEXT,
      segueKind TEXT,
      relationship TEXT,
      target TEXT,
      identifier TEXT,
      name TEXT,
      keyPath TEXT,
      collectionClass TEXT,
      appends INTEGER CHECK (appends IN (0, 1)),
      customClass TEXT,
      customModule TEXT,
      customModuleProvider TEXT,
      unwindAction TEXT,
      modalPresentationStyle TEXT,
      modalTransitionStyle TEXT,
      destinationCreationSelector TEXT,
      popoverAnchorBarButtonItem TEXT,
      popoverAnchorView TEXT,
      trigger TEXT,
      id TEXT,
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX viewByID ON view (revisionKey, id);
    CREATE INDEX viewBySuperview ON view (revisionKey, superview);
    CREATE INDEX constraintByID ON layoutConstraint (revisionKey, id);
    CREATE INDEX guideByID ON guide (revisionKey, id);
    CREATE INDEX controllerByID ON controller (revisionKey, id);
    CREATE INDEX maskEntryByReference ON maskEntry (revisionKey, reference);
    """
}
