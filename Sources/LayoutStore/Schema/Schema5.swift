/// The fifth migration, as plain SQL: it stores the findings of `check`, so that documents need not
/// be checked again.
enum Schema5 {
  static let statements = [results]

  private static let results = """
    CREATE TABLE keptResult (
      -- What was found in a document. `subject` is a digest of the document's name and of what was asked for, `state` a digest of
      -- all that decides the answer. Another state replaces it. `body` is the answer, as the version `program` reads it;
      -- `used` is when it was last of use, in seconds since 1970.
      subject TEXT NOT NULL PRIMARY KEY,
      state TEXT NOT NULL,
      program TEXT NOT NULL,
      used INTEGER NOT NULL,
      body TEXT NOT NULL
    ) STRICT;
    """
}
