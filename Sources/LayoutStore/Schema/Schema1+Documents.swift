extension Schema1 {
  /// A condition under which a text can be the name of an element or attribute in a file.
  ///
  /// Readers check the whole rule of XML. This only refuses characters that would end a name or
  /// begin something else.
  static func isName(_ column: String) -> String {
    "\(column) <> '' AND \(column) NOT GLOB '*[' || char(1) || '- \"&''/<=>]*'"
  }

  /// The check that a column contains one of the words.
  ///
  /// It does not use `IN`. For a list of three or more, SQLite would build and drop a table for
  /// each row that it checks, which took a seventh of the time of a batch.
  static func isOne(of words: [String], _ column: String) -> String {
    let tests = words.map { "\(column) = '\($0)'" }
    return stride(from: 0, to: tests.count, by: 3).map {
      tests[$0..<min($0 + 3, tests.count)].joined(separator: " OR ")
    }.joined(separator: "\n        OR ")
  }

  /// Documents, their revisions, and elements with the content that has no column of its own.
  static let documents = """
    CREATE TABLE store (
      -- What holds for the whole store, in one row. `root` is the folder that names of documents are
      -- relative to: absolute, or relative to the folder of the store's file. `engine` is the version
      -- of the rules of layout that the program has which wrote last: other results count for nothing.
      id INTEGER PRIMARY KEY CHECK (id = 1),
      root TEXT,
      engine TEXT
    ) STRICT;
    INSERT INTO store (id) VALUES (1);

    CREATE TABLE document (
      -- A document by its name. `path` is where its file was imported from: relative to the root, or
      -- absolute. `revisions` is the highest number that a revision of it has had.
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL UNIQUE CHECK (name <> ''),
      path TEXT,
      revisions INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    CREATE TABLE revision (
      -- One state of a document; `number` counts within it. `time` is when it was made, in ISO 8601.
      -- `edits` counts the changes by which SQL has made it out of the one before. Its `state` is
      -- 'open' while further changes go into it, 'writing' inside the transaction that writes it.
      key INTEGER PRIMARY KEY AUTOINCREMENT,
      document INTEGER NOT NULL REFERENCES document (id),
      number INTEGER NOT NULL CHECK (number >= 1),
      time TEXT NOT NULL CHECK (datetime(time) IS NOT NULL),
      kind TEXT NOT NULL CHECK (kind IN ('storyboard', 'xib', 'json')),
      edits INTEGER NOT NULL DEFAULT 0 CHECK (edits >= 0),
      state TEXT NOT NULL DEFAULT 'writing' CHECK (state IN ('writing', 'closed', 'open')),
      UNIQUE (document, number)
    ) STRICT;

    CREATE TABLE shape (
      -- What many elements have in common: their name, and the names of their attributes in order.
      -- The name is NULL where a column of the element's table tells it. Shapes are never changed.
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT CHECK (\(isName("name"))),
      attributes TEXT NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX shapeByNames ON shape (attributes, ifnull(name, ''));

    CREATE TABLE element (
      -- An element: where it stands, and how it is written. The root has the number 1 and no
      -- parent. `position` orders what stands in the same parent, elements and content together.
      -- `scene` is the element two below the root that it stands in, or is; it follows from the
      -- parents: triggers keep it up to date.
      revisionKey INTEGER NOT NULL REFERENCES revision (key),
      number INTEGER NOT NULL CHECK (number >= 1),
      parent INTEGER,
      position INTEGER NOT NULL,
      shape INTEGER NOT NULL REFERENCES shape (id),
      formatting TEXT,
      scene INTEGER,
      PRIMARY KEY (revisionKey, number),
      FOREIGN KEY (revisionKey, parent) REFERENCES element (revisionKey, number),
      CHECK ((parent IS NULL) = (number = 1)),
      CHECK (parent <> number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX elementByParent ON element (revisionKey, parent);

    CREATE TABLE content (
      -- Text and comments between the tags of an element. `spelling` is how the file writes the
      -- text, where that is not the standard way.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      position INTEGER NOT NULL,
      kind TEXT NOT NULL,
      text TEXT NOT NULL,
      spelling TEXT,
      PRIMARY KEY (revisionKey, element, position),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE attribute (
      -- An attribute without a column of its own, or with a value that its column can't hold.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      name TEXT NOT NULL CHECK (\(isName("name"))),
      value TEXT NOT NULL,
      PRIMARY KEY (revisionKey, element, name),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE spelling (
      -- How the file writes the value of an attribute where that is not the standard way: `text`
      -- is the value as text (0.50 for 0.5), `spelling` what a format needs besides. It holds as
      -- long as the attribute has the value that `text` means, and counts for nothing afterwards.
      revisionKey INTEGER NOT NULL,
      element INTEGER NOT NULL,
      name TEXT NOT NULL,
      text TEXT NOT NULL,
      spelling TEXT,
      PRIMARY KEY (revisionKey, element, name),
      FOREIGN KEY (revisionKey, element) REFERENCES element (revisionKey, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE envelope (
      -- What a file has outside its root element.
      revisionKey INTEGER NOT NULL REFERENCES revision (key),
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      value TEXT NOT NULL,
      spelling TEXT,
      PRIMARY KEY (revisionKey, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE removal (
      -- Elements that triggers are about to delete; empty at any other time.
      revisionKey INTEGER NOT NULL,
      number INTEGER NOT NULL,
      PRIMARY KEY (revisionKey, number)
    ) STRICT, WITHOUT ROWID;
    """
}
