extension Schema1 {
  /// Documents, their revisions, and elements with what has no column of its own.
  static let documents = """
    CREATE TABLE document (
      -- A document by its name: the path of its file, as the import named it.
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE CHECK (name <> '')
    ) STRICT;

    CREATE TABLE revision (
      -- One state of a document. `edits` counts what SQL changes in its rows; it is NULL only
      -- inside the transaction that writes them. `time` is when it was imported, in ISO 8601.
      id INTEGER PRIMARY KEY,
      document INTEGER NOT NULL REFERENCES document (id) ON DELETE CASCADE,
      number INTEGER NOT NULL CHECK (number >= 1),
      time TEXT NOT NULL CHECK (datetime(time) IS NOT NULL),
      kind TEXT NOT NULL CHECK (kind IN ('storyboard', 'xib', 'json')),
      edits INTEGER CHECK (edits >= 0),
      UNIQUE (document, number)
    ) STRICT;

    CREATE TABLE shape (
      -- What many elements have in common: their name, and the names of their attributes in order.
      -- The name is NULL where a column of the element's table tells it. Shapes are never changed.
      id INTEGER PRIMARY KEY,
      name TEXT,
      attributes TEXT NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX shapeByNames ON shape (attributes, ifnull(name, ''));

    CREATE TABLE element (
      -- An element: where it stands, and how it is written. The root has the number 1 and no
      -- parent. `position` orders what stands in the same parent, elements and content together.
      revision INTEGER NOT NULL REFERENCES revision (id) ON DELETE CASCADE,
      number INTEGER NOT NULL CHECK (number >= 1),
      parent INTEGER,
      position INTEGER NOT NULL,
      shape INTEGER NOT NULL REFERENCES shape (id),
      formatting TEXT,
      PRIMARY KEY (revision, number),
      FOREIGN KEY (revision, parent) REFERENCES element (revision, number) ON DELETE CASCADE,
      CHECK ((parent IS NULL) = (number = 1))
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX elementByParent ON element (revision, parent);

    CREATE TABLE content (
      -- Text and comments between the tags of an element. `spelling` is how the file writes the
      -- text, where that is not the standard way.
      revision INTEGER NOT NULL,
      element INTEGER NOT NULL,
      position INTEGER NOT NULL,
      kind TEXT NOT NULL,
      text TEXT NOT NULL,
      spelling TEXT,
      PRIMARY KEY (revision, element, position),
      FOREIGN KEY (revision, element) REFERENCES element (revision, number) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE attribute (
      -- An attribute without a column of its own, or with a value that its column can't hold.
      revision INTEGER NOT NULL,
      element INTEGER NOT NULL,
      name TEXT NOT NULL CHECK (name <> ''),
      value TEXT NOT NULL,
      PRIMARY KEY (revision, element, name),
      FOREIGN KEY (revision, element) REFERENCES element (revision, number) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE spelling (
      -- How the file writes the value of an attribute where that is not the standard way: `text`
      -- is the value as text (0.50 for 0.5), `spelling` what a format needs besides. It holds as
      -- long as the attribute has the value that `text` means, and counts for nothing afterwards.
      revision INTEGER NOT NULL,
      element INTEGER NOT NULL,
      name TEXT NOT NULL,
      text TEXT NOT NULL,
      spelling TEXT,
      PRIMARY KEY (revision, element, name),
      FOREIGN KEY (revision, element) REFERENCES element (revision, number) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE envelope (
      -- What a file has outside its root element.
      revision INTEGER NOT NULL REFERENCES revision (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      value TEXT NOT NULL,
      spelling TEXT,
      PRIMARY KEY (revision, position)
    ) STRICT, WITHOUT ROWID;
    """
}
