extension Schema1 {
  /// The tables of objects other than views, and of their parts.
  static let objects = """
    CREATE TABLE documentProperties (
      -- What a document says about itself: the root element.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      type TEXT,
      version TEXT,
      toolsVersion TEXT,
      systemVersion TEXT,
      targetRuntime TEXT,
      propertyAccessControl TEXT,
      useAutolayout INTEGER CHECK (useAutolayout IN (0, 1)),
      launchScreen INTEGER CHECK (launchScreen IN (0, 1)),
      useTraitCollections INTEGER CHECK (useTraitCollections IN (0, 1)),
      useSafeAreas INTEGER CHECK (useSafeAreas IN (0, 1)),
      colorMatched INTEGER CHECK (colorMatched IN (0, 1)),
      initialViewController TEXT,
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE device (
      -- The canvas when the document was last saved.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      id TEXT,
      orientation TEXT,
      layout TEXT,
      appearance TEXT,
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE scene (
      -- A scene of a storyboard.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      sceneID TEXT,
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE controller (
      -- A view controller.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (\(isName("kind"))),
      key TEXT,
      restorationIdentifier TEXT,
      storyboardIdentifier TEXT,
      storyboardName TEXT,
      referencedIdentifier TEXT,
      definesPresentationContext INTEGER CHECK (definesPresentationContext IN (0, 1)),
      title TEXT,
      extendedLayoutIncludesOpaqueBars INTEGER CHECK (extendedLayoutIncludesOpaqueBars IN (0, 1)),
      automaticallyAdjustsScrollViewInsets INTEGER CHECK (automaticallyAdjustsScrollViewInsets IN (0, 1)),
      modalTransitionStyle TEXT,
      modalPresentationStyle TEXT,
      useStoryboardIdentifierAsRestorationIdentifier INTEGER CHECK (useStoryboardIdentifierAsRestorationIdentifier IN (0, 1)),
      hidesBottomBarWhenPushed INTEGER CHECK (hidesBottomBarWhenPushed IN (0, 1)),
      navigationBarHidden INTEGER CHECK (navigationBarHidden IN (0, 1)),
      toolbarHidden INTEGER CHECK (toolbarHidden IN (0, 1)),
      clearsSelectionOnViewWillAppear INTEGER CHECK (clearsSelectionOnViewWillAppear IN (0, 1)),
      id TEXT,
      userLabel TEXT,
      customClass TEXT,
      customModule TEXT,
      customModuleProvider TEXT,
      sceneMemberID TEXT,
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE rect (
      -- A rectangle, such as the recorded frame of a view.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      key TEXT,
      x REAL CHECK (abs(x) < 9e999),
      y REAL CHECK (abs(y) < 9e999),
      width REAL CHECK (abs(width) < 9e999),
      height REAL CHECK (abs(height) < 9e999),
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE point (
      -- A point, such as a scene's place on the canvas.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      key TEXT,
      x REAL CHECK (abs(x) < 9e999),
      y REAL CHECK (abs(y) < 9e999),
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE size (
      -- A size, such as that of a collection's items.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      key TEXT,
      width REAL CHECK (abs(width) < 9e999),
      height REAL CHECK (abs(height) < 9e999),
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE insets (
      -- Distances from four sides, such as layout margins.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (\(isName("kind"))),
      key TEXT,
      minX REAL CHECK (abs(minX) < 9e999),
      minY REAL CHECK (abs(minY) < 9e999),
      maxX REAL CHECK (abs(maxX) < 9e999),
      maxY REAL CHECK (abs(maxY) < 9e999),
      top REAL CHECK (abs(top) < 9e999),
      left REAL CHECK (abs(left) < 9e999),
      leading REAL CHECK (abs(leading) < 9e999),
      bottom REAL CHECK (abs(bottom) < 9e999),
      right REAL CHECK (abs(right) < 9e999),
      trailing REAL CHECK (abs(trailing) < 9e999),
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE autoresizing (
      -- An autoresizing mask: which parts of a view's place stretch.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      key TEXT,
      flexibleMinX INTEGER CHECK (flexibleMinX IN (0, 1)),
      widthSizable INTEGER CHECK (widthSizable IN (0, 1)),
      flexibleMaxX INTEGER CHECK (flexibleMaxX IN (0, 1)),
      flexibleMinY INTEGER CHECK (flexibleMinY IN (0, 1)),
      heightSizable INTEGER CHECK (heightSizable IN (0, 1)),
      flexibleMaxY INTEGER CHECK (flexibleMaxY IN (0, 1)),
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE image (
      -- An image of the resources, with its size.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      name TEXT,
      catalog TEXT,
      width REAL CHECK (abs(width) < 9e999),
      height REAL CHECK (abs(height) < 9e999),
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE imageReference (
      -- An image that a property names.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      key TEXT,
      image TEXT,
      catalog TEXT,
      symbolScale TEXT,
      renderingMode TEXT,
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE font (
      -- A font.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (\(isName("kind"))),
      key TEXT,
      type TEXT,
      style TEXT,
      metaFont TEXT,
      weight TEXT,
      size REAL CHECK (abs(size) < 9e999),
      name TEXT,
      family TEXT,
      pointSize REAL CHECK (abs(pointSize) < 9e999),
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE color (
      -- A colour. Its numbers are kept as text: nothing is computed from them.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      key TEXT,
      white TEXT,
      name TEXT,
      systemColor TEXT,
      red TEXT,
      green TEXT,
      blue TEXT,
      alpha TEXT,
      catalog TEXT,
      colorSpace TEXT,
      customColorSpace TEXT,
      cocoaTouchSystemColor TEXT,
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE state (
      -- What a control shows in one state.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      key TEXT,
      title TEXT,
      image TEXT,
      catalog TEXT,
      backgroundImage TEXT,
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE object (
      -- Any other object that has an id.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (\(isName("kind"))),
      placeholderIdentifier TEXT,
      key TEXT,
      storyboardIdentifier TEXT,
      style TEXT,
      systemItem TEXT,
      catalog TEXT,
      largeTitleDisplayMode TEXT,
      headerTitle TEXT,
      title TEXT,
      image TEXT,
      id TEXT,
      userLabel TEXT,
      customClass TEXT,
      sceneMemberID TEXT,
      customModule TEXT,
      customModuleProvider TEXT,
      PRIMARY KEY (revisionKey, element),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    """
}
