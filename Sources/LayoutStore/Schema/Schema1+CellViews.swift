extension Schema1 {
  /// The columns of a variation that count as settings for a person.
  private static let variedColumns = [
    "constant", "hidden", "axis", "distribution", "alignment", "spacing", "fixedFrame", "ambiguous",
    "misplaced",
  ]

  /// Entries of masks with their cells.
  private static let maskRows = """
    maskEntry t
    JOIN element te ON te.revisionKey = t.revisionKey AND te.number = t.element
    JOIN mask m ON m.revisionKey = t.revisionKey AND m.element = te.parent
    JOIN element me ON me.revisionKey = m.revisionKey AND me.number = m.element
    JOIN variation a ON a.revisionKey = me.revisionKey AND a.element = me.parent
    JOIN gridCell g ON g.key = a.key
    """

  /// The last mask entry for an object that covers the final cell `f`, as a scalar.
  private static func mask(_ column: String, of object: String) -> String {
    """
    (SELECT \(column) FROM \(maskRows)
        WHERE t.revisionKey = \(object).revisionKey AND t.reference = \(object).id
          AND g.width IN ('any', f.width) AND g.height IN ('any', f.height)
        ORDER BY g.rank DESC, t.element DESC LIMIT 1)
    """
  }

  /// The last value of a variation's column that covers the final cell `f`, as a scalar.
  private static func varied(_ column: String, _ result: String, of object: String) -> String {
    """
    (SELECT \(result) FROM element i
        JOIN variation a ON a.revisionKey = i.revisionKey AND a.element = i.number
        JOIN gridCell g ON g.key = a.key
        WHERE i.revisionKey = \(object).revisionKey AND i.parent = \(object).element
          AND a.\(column) IS NOT NULL
          AND g.width IN ('any', f.width) AND g.height IN ('any', f.height)
        ORDER BY g.rank DESC, i.position DESC LIMIT 1)
    """
  }

  static var cellViews: String {
    """
    CREATE VIEW masks AS
    SELECT d.document, d.revision, t.reference AS id, t.installed, m.key AS list, g.name AS cell,
      g.key, g.width, g.height, g.rank, t.element, t.revisionKey
    FROM documents d
    JOIN \(maskRows)
    WHERE t.revisionKey = d.revisionKey;

    CREATE VIEW effectiveConstraints AS
    SELECT k.document, k.revision, k.scene, k.id, f.name AS cell,
      ifnull(\(mask("t.installed", of: "k")), 1) AS installed,
      \(mask("g.name", of: "k")) AS installedBy,
      ifnull(\(varied("constant", "a.constant", of: "k")), k.constant) AS constant,
      \(varied("constant", "g.name", of: "k")) AS constantBy,
      k.owner, k.firstItem, k.firstAttribute, k.relation, k.secondItem, k.secondAttribute,
      k.multiplier, k.priority, k.identifier, k.isPlaceholder, k.element, k.revisionKey
    FROM constraints k
    JOIN gridCell f ON f.width <> 'any' AND f.height <> 'any';

    CREATE VIEW effectiveViews AS
    SELECT v.document, v.revision, v.scene, v.id, f.name AS cell,
      ifnull(\(mask("t.installed", of: "v")), 1) AS installed,
      \(mask("g.name", of: "v")) AS installedBy,
      ifnull(\(varied("hidden", "a.hidden", of: "v")), v.hidden) AS hidden,
      \(varied("hidden", "g.name", of: "v")) AS hiddenBy,
      ifnull(\(varied("axis", "a.axis", of: "v")), v.axis) AS axis,
      ifnull(\(varied("spacing", "a.spacing", of: "v")), v.spacing) AS spacing,
      v.element, v.revisionKey
    FROM views v
    JOIN gridCell f ON f.width <> 'any' AND f.height <> 'any';

    CREATE VIEW cellSettings AS
    SELECT d.document, d.revision, \(scene(of: "e")) AS scene,
      ifnull(s.object, o.id) AS id, ifnull(s.type, o.type) AS type,
      ifnull(g.name, s.key) AS cell, s.key, g.rank, s.property, s.value, s.element, s.revisionKey
    FROM documents d
    JOIN (
    \(cellSettings)
    ) s ON s.revisionKey = d.revisionKey
    JOIN element e ON e.revisionKey = s.revisionKey AND e.number = s.element
    LEFT JOIN gridCell g ON g.key = s.key
    LEFT JOIN objects o ON o.revisionKey = e.revisionKey AND o.element = e.parent;
    """
  }

  /// The settings in variations: columns, further attributes, parts, and masks; one SELECT for each
  /// of these.
  private static var cellSettings: String {
    let start = "SELECT a.revisionKey, a.element, NULL AS object, NULL AS type, a.key AS key"
    let child = "JOIN element p ON p.revisionKey = a.revisionKey AND p.parent = a.element"
    var parts = variedColumns.map { column in
      let flag = "CASE a.\(column) WHEN 1 THEN 'YES' ELSE 'NO' END"
      let isFlag = ["hidden", "fixedFrame", "ambiguous", "misplaced"].contains(column)
      let isNumber = ["constant", "spacing"].contains(column)
      let value =
        isFlag ? flag : isNumber ? "printf('%.15g', a.\(column))" : "a.\(column)"
      return """
        \(start), '\(column)' AS property, \(value) AS value
        FROM variation a
        WHERE a.\(column) IS NOT NULL
        """
    }
    parts.append(
      """
      \(start), t.name, t.value
      FROM variation a
      JOIN attribute t ON t.revisionKey = a.revisionKey AND t.element = a.element
      """)
    parts.append(
      """
      \(start), r.key,
        printf('%.15g %.15g %.15g %.15g', r.x, r.y, r.width, r.height)
      FROM variation a
      \(child)
      JOIN rect r ON r.revisionKey = p.revisionKey AND r.element = p.number
      """)
    parts.append(
      """
      \(start), n.key,
        replace(trim(coalesce(n.name, n.style, n.type, '') || ' ' || ifnull(n.weight, '') || ' '
          || ifnull(printf('%.15g', n.pointSize), '')), '  ', ' ')
      FROM variation a
      \(child)
      JOIN font n ON n.revisionKey = p.revisionKey AND n.element = p.number
      """)
    parts.append(
      """
      \(start), ifnull(c.key, 'color'), coalesce(c.systemColor, c.name, c.colorSpace)
      FROM variation a
      \(child)
      JOIN color c ON c.revisionKey = p.revisionKey AND c.element = p.number
      """)
    parts.append(
      """
      \(start), n.key, trim(
        ifnull(n.top, n.minY) || ' ' || coalesce(n.left, n.leading, n.minX) || ' '
        || ifnull(n.bottom, n.maxY) || ' ' || coalesce(n.right, n.trailing, n.maxX))
      FROM variation a
      \(child)
      JOIN insets n ON n.revisionKey = p.revisionKey AND n.element = p.number
      """)
    parts.append(
      """
      SELECT m.revisionKey, m.element, m.id,
        CASE m.list WHEN 'constraints' THEN 'constraint' ELSE 'view' END, m.key,
        'installed', CASE m.installed WHEN 1 THEN 'YES' ELSE 'NO' END
      FROM masks m
      """)
    return parts.joined(separator: "\nUNION ALL\n")
  }
}
