/// The second migration, as plain SQL: it stores the commits of revisions, and the changes of constraints.
enum Schema2 {
  static let statements = [origins, views]

  /// By number, not by key: rows that SQL changes keep their key, and get another number.
  private static let origins = """
    CREATE TABLE origin (
      -- The commit of git that a revision comes from. What SQL makes of a revision comes from none.
      document INTEGER NOT NULL REFERENCES document (id),
      number INTEGER NOT NULL CHECK (number >= 1),
      commitID TEXT NOT NULL CHECK (commitID <> ''),
      author TEXT NOT NULL,
      message TEXT NOT NULL,
      PRIMARY KEY (document, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER documentWithOriginsDeleting BEFORE DELETE ON document BEGIN
      DELETE FROM origin WHERE document = OLD.id;
    END;
    """

  private static let views = """
    DROP VIEW revisions;
    CREATE VIEW revisions AS
    SELECT d.name AS document, r.number AS revision, r.time, r.kind, r.edits,
      r.number = (SELECT max(number) FROM revision WHERE document = d.id) AS isLatest,
      o.commitID, o.author, o.message, r.key AS revisionKey
    FROM document d
    JOIN revision r ON r.document = d.id
    LEFT JOIN origin o ON o.document = d.id AND o.number = r.number;

    CREATE VIEW constraintChanges AS
    WITH step AS (
      SELECT r.document, r.number, r.time, r.key, p.key AS previous
      FROM revision r
      JOIN revision p ON p.document = r.document AND p.number = (
        SELECT max(number) FROM revision WHERE document = r.document AND number < r.number)
    ),
    difference AS (
      SELECT s.document, s.number, s.time, s.key, n.id,
        CASE WHEN o.id IS NULL THEN 'added' ELSE 'changed' END AS change,
        o.multiplier AS oldMultiplier, n.multiplier AS newMultiplier, o.constant AS oldConstant,
        n.constant AS newConstant, o.priority AS oldPriority, n.priority AS newPriority,
        o.id IS NOT NULL AS wasThere, 1 AS isThere
      FROM step s
      JOIN layoutConstraint n ON n.revisionKey = s.key
      LEFT JOIN layoutConstraint o ON o.revisionKey = s.previous AND o.id = n.id
      WHERE n.id IS NOT NULL
        AND (o.id IS NULL OR (
          o.firstItem, o.firstAttribute, ifnull(o.relation, 'equal'), o.secondItem, o.secondAttribute,
          ifnull(o.multiplier, 1.0), ifnull(o.constant, 0.0), ifnull(o.priority, 1000.0)
        ) IS NOT (
          n.firstItem, n.firstAttribute, ifnull(n.relation, 'equal'), n.secondItem, n.secondAttribute,
          ifnull(n.multiplier, 1.0), ifnull(n.constant, 0.0), ifnull(n.priority, 1000.0)))
      UNION ALL
      SELECT s.document, s.number, s.time, s.key, o.id, 'removed', o.multiplier, NULL, o.constant,
        NULL, o.priority, NULL, 1, 0
      FROM step s
      JOIN layoutConstraint o ON o.revisionKey = s.previous
      WHERE o.id IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM layoutConstraint n WHERE n.revisionKey = s.key AND n.id = o.id)
    )
    SELECT d.name AS document, c.number AS revision, c.time, c.id, c.change,
      CASE WHEN c.wasThere THEN ifnull(c.oldMultiplier, 1.0) END AS oldMultiplier,
      CASE WHEN c.isThere THEN ifnull(c.newMultiplier, 1.0) END AS multiplier,
      CASE WHEN c.wasThere THEN ifnull(c.oldConstant, 0.0) END AS oldConstant,
      CASE WHEN c.isThere THEN ifnull(c.newConstant, 0.0) END AS constant,
      CASE WHEN c.wasThere THEN ifnull(c.oldPriority, 1000.0) END AS oldPriority,
      CASE WHEN c.isThere THEN ifnull(c.newPriority, 1000.0) END AS priority,
      o.commitID, o.author, o.message, c.key AS revisionKey
    FROM difference c
    JOIN document d ON d.id = c.document
    LEFT JOIN origin o ON o.document = c.document AND o.number = c.number;
    """
}
