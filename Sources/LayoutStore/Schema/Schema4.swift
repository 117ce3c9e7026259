/// The fourth migration, as plain SQL: it records finished work, so that it need not be done again.
enum Schema4 {
  static let statements = [stamps, batches, claims]

  private static let stamps = """
    CREATE TABLE fileStamp (
      -- What the file of a document looked like when it said what the revision says. Times are nanoseconds since 1970; `seen` is
      -- when it was read, `digest` the SHA-256 of its bytes, `reader` the version of the program that read it.
      document INTEGER PRIMARY KEY REFERENCES document (id),
      revision INTEGER NOT NULL,
      edits INTEGER NOT NULL,
      reader TEXT NOT NULL,
      size INTEGER NOT NULL,
      modified INTEGER NOT NULL,
      changed INTEGER NOT NULL,
      inode INTEGER NOT NULL,
      seen INTEGER NOT NULL,
      digest TEXT NOT NULL
    ) STRICT;
    CREATE TRIGGER documentWithStampDeleting BEFORE DELETE ON document BEGIN
      DELETE FROM fileStamp WHERE document = OLD.id;
    END;
    """

  private static let batches = """
    CREATE TABLE finishedBatch (
      -- A state of a document of which all results that were asked for are there. `request` is a digest of the environments;
      -- `places` counts its scenes by where they are shown, as JSON.
      revisionKey INTEGER NOT NULL REFERENCES revision (key),
      request TEXT NOT NULL,
      edits INTEGER NOT NULL,
      engine TEXT NOT NULL,
      scenes INTEGER NOT NULL CHECK (scenes >= 0),
      environments INTEGER NOT NULL CHECK (environments >= 0),
      layouts INTEGER NOT NULL CHECK (layouts >= 0),
      places TEXT NOT NULL CHECK (json_valid(places)),
      PRIMARY KEY (revisionKey, request)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER revisionWithBatchDeleted AFTER DELETE ON revision BEGIN
      DELETE FROM finishedBatch WHERE revisionKey = OLD.key;
    END;
    CREATE TRIGGER layoutResultOfBatchDeleted AFTER DELETE ON layoutResult BEGIN
      DELETE FROM finishedBatch WHERE revisionKey = OLD.revisionKey;
    END;
    """

  private static let claims = """
    CREATE TABLE claim (
      -- A document that a process resolves right now, so that others leave it alone. `process` is its computer, number and start;
      -- `time` is when it claimed, in seconds since 1970.
      document INTEGER PRIMARY KEY REFERENCES document (id),
      process TEXT NOT NULL,
      time INTEGER NOT NULL
    ) STRICT;
    CREATE TRIGGER documentWithClaimDeleting BEFORE DELETE ON document BEGIN
      DELETE FROM claim WHERE document = OLD.id;
    END;
    """
}
