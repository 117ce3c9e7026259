extension Schema1 {
  /// A number as people write it: 8 rather than 8.0.
  private static func number(_ column: String) -> String { "printf('%.15g', \(column))" }

  /// The name of an item of a constraint, for a person.
  private static func name(ofItem column: String) -> String {
    """
    coalesce(
        (SELECT nullif(n.userLabel, '') FROM view n
          WHERE n.revisionKey = k.revisionKey AND n.id = \(column)),
        (SELECT coalesce(g.key, g.type) FROM guide g
          WHERE g.revisionKey = k.revisionKey AND g.id = \(column)),
        \(column))
    """
  }

  static let constraintViews = """
    CREATE VIEW constraints AS
    SELECT d.document, d.revision, \(scene(of: "e")) AS scene, k.id,
      \(id(ofView: "v")) AS owner,
      ifnull(k.firstItem, \(id(ofView: "v"))) AS firstItem, k.firstAttribute,
      ifnull(k.relation, 'equal') AS relation,
      CASE WHEN k.secondAttribute <> 'notAnAttribute' THEN ifnull(k.secondItem, \(id(ofView: "v"))) END
        AS secondItem,
      nullif(k.secondAttribute, 'notAnAttribute') AS secondAttribute,
      ifnull(k.multiplier, 1.0) AS multiplier, ifnull(k.constant, 0.0) AS constant,
      max(ifnull(k.priority, 1000.0), 1.0) AS priority, k.identifier,
      ifnull(k.symbolic, 0) AS isSymbolic, ifnull(k.placeholder, 0) AS isPlaceholder,
      \(name(ofItem: "ifnull(k.firstItem, v.id)")) AS firstName,
      CASE WHEN k.secondAttribute <> 'notAnAttribute' THEN
        \(name(ofItem: "ifnull(k.secondItem, v.id)")) END AS secondName,
      k.element, k.revisionKey
    FROM documents d
    JOIN layoutConstraint k ON k.revisionKey = d.revisionKey
    JOIN element e ON e.revisionKey = k.revisionKey AND e.number = k.element
    JOIN element l ON l.revisionKey = e.revisionKey AND l.number = e.parent
    JOIN view v ON v.revisionKey = l.revisionKey AND v.element = l.parent;

    CREATE VIEW equations AS
    SELECT document, revision, scene, id,
      firstName || '.' || upper(substr(firstAttribute, 1, 1)) || substr(firstAttribute, 2)
      || CASE relation WHEN 'equal' THEN ' = ' WHEN 'lessThanOrEqual' THEN ' <= ' ELSE ' >= ' END
      || CASE WHEN secondAttribute IS NULL THEN \(number("constant"))
        ELSE CASE WHEN multiplier = 1 THEN '' ELSE \(number("multiplier")) || ' x ' END
          || secondName || '.' || upper(substr(secondAttribute, 1, 1)) || substr(secondAttribute, 2)
          || CASE WHEN constant > 0 THEN ' + ' || \(number("constant"))
            WHEN constant < 0 THEN ' - ' || \(number("-constant")) ELSE '' END
        END
      || CASE WHEN priority < 1000 THEN ' (Priority ' || \(number("priority")) || ')' ELSE '' END
      AS equation, element, revisionKey
    FROM constraints;
    """
}
