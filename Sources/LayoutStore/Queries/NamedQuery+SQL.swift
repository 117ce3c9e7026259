extension NamedQuery {
  static let cellsSQL = """
    SELECT document, scene, cell, type, id, property, value
    FROM cellSettings
    WHERE \(isAsked("document"))
    ORDER BY document, scene, ifnull(rank, 9), cell, element, property, id
    """

  /// A setting replaces the last setting of a more general cell that covers its own cell. If there
  /// is none, it replaces the object's value without a variation, else the default.
  static let overridesSQL = """
    WITH asked AS MATERIALIZED (
      SELECT s.*, g.width, g.height
      FROM cellSettings s
      LEFT JOIN gridCell g ON g.name = s.cell
      WHERE \(isAsked("s.document"))
    )
    SELECT s.document, s.scene, s.cell, s.type, s.id, s.property, s.value,
      coalesce(
        (SELECT b.value FROM asked b
          WHERE b.revisionKey = s.revisionKey AND b.id = s.id AND b.property = s.property
            AND b.rank < s.rank AND b.width IN ('any', s.width) AND b.height IN ('any', s.height)
          ORDER BY b.rank DESC LIMIT 1),
        CASE s.property
          WHEN 'installed' THEN 'YES'
          WHEN 'constant' THEN (SELECT printf('%.15g', ifnull(k.constant, 0))
            FROM layoutConstraint k WHERE k.revisionKey = s.revisionKey AND k.id = s.id)
          WHEN 'hidden' THEN (SELECT CASE v.hidden WHEN 1 THEN 'YES' ELSE 'NO' END
            FROM view v WHERE v.revisionKey = s.revisionKey AND v.id = s.id)
          WHEN 'axis' THEN (SELECT v.axis
            FROM view v WHERE v.revisionKey = s.revisionKey AND v.id = s.id)
          WHEN 'distribution' THEN (SELECT ifnull(v.distribution, 'fill')
            FROM view v WHERE v.revisionKey = s.revisionKey AND v.id = s.id)
          WHEN 'alignment' THEN (SELECT ifnull(v.alignment, 'fill')
            FROM view v WHERE v.revisionKey = s.revisionKey AND v.id = s.id)
          WHEN 'spacing' THEN (SELECT printf('%.15g', ifnull(v.spacing, 0))
            FROM view v WHERE v.revisionKey = s.revisionKey AND v.id = s.id)
          WHEN 'frame' THEN (SELECT printf('%.15g %.15g %.15g %.15g', v.x, v.y, v.width, v.height)
            FROM views v WHERE v.revisionKey = s.revisionKey AND v.id = s.id)
          WHEN 'fontDescription' THEN (SELECT replace(trim(
              coalesce(n.name, n.style, n.type, '') || ' ' || ifnull(n.weight, '') || ' '
              || ifnull(printf('%.15g', n.pointSize), '')), '  ', ' ')
            FROM fonts n WHERE n.revisionKey = s.revisionKey AND n.id = s.id
              AND n.cell IS NULL AND n.key = 'fontDescription')
        END) AS replaces,
      (SELECT b.cell FROM asked b
        WHERE b.revisionKey = s.revisionKey AND b.id = s.id AND b.property = s.property
          AND b.rank < s.rank AND b.width IN ('any', s.width) AND b.height IN ('any', s.height)
        ORDER BY b.rank DESC LIMIT 1) AS replacesCell
    FROM asked s
    -- A mask of the cell any-any is what others override.
    WHERE s.property NOT IN ('fixedFrame', 'misplaced', 'ambiguous') AND s.rank > 0
    ORDER BY s.document, s.scene, s.id, s.property, s.rank, s.element
    """

  static let unusedSQL = """
    WITH asked AS MATERIALIZED (
      SELECT document, revisionKey, kind FROM documents WHERE \(isAsked("document"))
    ),
    constrained AS MATERIALIZED (
      SELECT revisionKey, firstItem AS item FROM layoutConstraint
      UNION
      SELECT revisionKey, secondItem FROM layoutConstraint
      UNION
      SELECT revisionKey, destination FROM connection
    )
    SELECT a.document, 'image' AS kind, i.name AS id, 'no object names it' AS reason
    FROM asked a
    JOIN images i ON i.revisionKey = a.revisionKey
    WHERE i.uses = 0 AND NOT EXISTS (
      SELECT 1 FROM attribute t WHERE t.revisionKey = i.revisionKey AND t.value = i.name)
    UNION ALL
    SELECT a.document, 'font', t.value, 'no font description names it'
    FROM asked a
    JOIN attribute t ON t.revisionKey = a.revisionKey AND t.name = 'key'
    JOIN element e ON e.revisionKey = t.revisionKey AND e.number = t.element
    JOIN shape h ON h.id = e.shape AND h.name = 'array'
    JOIN element p ON p.revisionKey = e.revisionKey AND p.number = e.parent
    JOIN shape ph ON ph.id = p.shape AND ph.name = 'customFonts'
    WHERE NOT EXISTS (
      SELECT 1 FROM element c
      JOIN content x ON x.revisionKey = c.revisionKey AND x.element = c.number
      JOIN font n ON n.revisionKey = c.revisionKey AND n.name = trim(x.text)
      WHERE c.revisionKey = e.revisionKey AND c.parent = e.number)
    UNION ALL
    SELECT a.document, 'guide', g.id, 'no constraint names it'
    FROM asked a
    JOIN guide g ON g.revisionKey = a.revisionKey
    WHERE g.id IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM constrained c WHERE c.revisionKey = g.revisionKey AND c.item = g.id)
      -- Xcode adds these to every controller, view and scroll view by itself.
      AND (:automatic OR coalesce(g.key, g.type) NOT IN (
        'top', 'bottom', 'safeArea', 'contentLayoutGuide', 'frameLayoutGuide'))
    UNION ALL
    SELECT a.document, 'constraint', k.id, 'it is installed in no final class'
    FROM asked a
    JOIN effectiveConstraints k ON k.revisionKey = a.revisionKey
    GROUP BY a.document, k.element, k.id
    HAVING max(k.installed) = 0 AND count(k.installedBy) > 0
    UNION ALL
    SELECT a.document, 'view', v.id, 'it is installed in no final class'
    FROM asked a
    JOIN effectiveViews v ON v.revisionKey = a.revisionKey
    GROUP BY a.document, v.element, v.id
    HAVING max(v.installed) = 0 AND count(v.installedBy) > 0
    UNION ALL
    SELECT a.document, 'mask entry', m.id, 'there is no such view or constraint'
    FROM asked a
    JOIN masks m ON m.revisionKey = a.revisionKey
    WHERE NOT EXISTS (
        SELECT 1 FROM view v WHERE v.revisionKey = m.revisionKey AND v.id = m.id)
      AND NOT EXISTS (
        SELECT 1 FROM layoutConstraint k WHERE k.revisionKey = m.revisionKey AND k.id = m.id)
    UNION ALL
    SELECT a.document, 'scene', s.id, 'no segue leads to it, and it has no identifier'
    FROM asked a
    JOIN scenes s ON s.revisionKey = a.revisionKey
    WHERE a.kind = 'storyboard' AND s.controller IS NOT NULL AND NOT s.isInitial
      AND s.storyboardIdentifier IS NULL AND NOT EXISTS (
        SELECT 1 FROM connection c WHERE c.revisionKey = s.revisionKey AND c.destination = s.id)
    ORDER BY 1, 2, 3
    """

  static let duplicatesSQL = """
    WITH asked AS MATERIALIZED (
      SELECT document, revisionKey FROM documents WHERE \(isAsked("document"))
    ),
    -- Left is leading from left to right; a constraint and the same from its other item are one, the relation turned
    -- round, and the multiplier its reciprocal.
    said AS (
      SELECT a.document, k.id, k.cell, k.relation, k.constant, k.multiplier, k.priority, k.isPlaceholder,
        k.firstItem, k.secondItem, k.element,
        replace(replace(k.firstAttribute, 'leading', 'left'), 'trailing', 'right') AS firstAttribute,
        replace(replace(k.secondAttribute, 'leading', 'left'), 'trailing', 'right') AS secondAttribute,
        replace(replace(k.relation, 'lessThan', '-'), 'greaterThan', 'lessThan') AS turned
      FROM asked a
      JOIN effectiveConstraints k ON k.revisionKey = a.revisionKey
      WHERE k.installed
    ),
    ordered AS (
      SELECT *, secondItem IS NOT NULL AND multiplier <> 0
        AND (secondItem, secondAttribute) < (firstItem, firstAttribute) AS isTurned
      FROM said
    ),
    meant AS (
      SELECT document, id, cell, priority, isPlaceholder, firstItem AS item, element,
        iif(isTurned, secondItem, firstItem) AS oneItem,
        iif(isTurned, secondAttribute, firstAttribute) AS oneAttribute,
        iif(isTurned, firstItem, secondItem) AS otherItem,
        iif(isTurned, firstAttribute, secondAttribute) AS otherAttribute,
        iif(isTurned AND multiplier > 0, replace(turned, '-', 'greaterThan'), relation) AS relation,
        iif(secondItem IS NULL, 0, round(iif(isTurned, 1 / multiplier, multiplier), 6)) AS multiplier,
        round(iif(isTurned, 0 - constant / multiplier, constant), 6) + 0.0 AS constant
      FROM ordered
    )
    SELECT DISTINCT document, 'constraint' AS kind, id, ids, 'they say the same' AS reason
    FROM (
      SELECT document, item AS id, group_concat(id, ' ') AS ids, min(element)
      FROM (SELECT * FROM meant ORDER BY element)
      GROUP BY document, cell, oneItem, oneAttribute, relation, otherItem, otherAttribute, multiplier,
        constant, priority, isPlaceholder
      HAVING count(*) > 1)
    UNION ALL
    SELECT a.document, 'id', o.id, group_concat(o.kind, ' '), 'objects share an id'
    FROM asked a
    JOIN objects o ON o.revisionKey = a.revisionKey
    WHERE o.id NOT LIKE '-%'
    GROUP BY a.document, o.id
    HAVING count(*) > 1
    UNION ALL
    SELECT a.document, 'storyboard identifier', c.storyboardIdentifier,
      group_concat(c.id, ' '), 'controllers share an identifier'
    FROM asked a
    JOIN controller c ON c.revisionKey = a.revisionKey
    WHERE c.storyboardIdentifier IS NOT NULL
    GROUP BY a.document, c.storyboardIdentifier
    HAVING count(*) > 1
    UNION ALL
    SELECT a.document, 'reuse identifier', v.reuseIdentifier, group_concat(v.id, ' '),
      'cells of a list share it'
    FROM asked a
    JOIN view v ON v.revisionKey = a.revisionKey
    JOIN element e ON e.revisionKey = v.revisionKey AND e.number = v.element
    WHERE v.reuseIdentifier IS NOT NULL
    GROUP BY a.document, e.revisionKey, e.parent, v.reuseIdentifier
    HAVING count(*) > 1
    ORDER BY 1, 2, 3, 4
    """
}
