import ElementTree
import LayoutComparison
import LayoutModel
import Testing

@Suite struct SharedStatementTests {
  private static func constraint(
    _ first: (String, LayoutAttribute), _ relation: LayoutRelation,
    _ second: (String, LayoutAttribute)?, _ multiplier: String = "1", _ constant: Double = 0,
    _ priority: LayoutPriority = .required
  ) -> LayoutConstraint {
    LayoutConstraint(
      id: "c", owner: "o", first: LayoutAnchor(item: ObjectID(first.0), attribute: first.1),
      relation: relation,
      second: second.map { LayoutAnchor(item: ObjectID($0.0), attribute: $0.1) },
      multiplier: Multiplier(multiplier) ?? .one, constant: constant, priority: priority)
  }

  private static func meaning(
    _ constraint: LayoutConstraint, _ direction: LayoutDirection = .leftToRight
  ) -> ConstraintMeaning {
    ConstraintMeaning(constraint, in: .base, direction: direction)
  }

  @Test func `constraints say the same with their sides exchanged`() {
    let plain = Self.constraint(("a", .trailing), .lessThanOrEqual, ("b", .leading), "1", -8)
    let turned = Self.constraint(("b", .leading), .greaterThanOrEqual, ("a", .trailing), "1", 8)
    #expect(Self.meaning(plain) == Self.meaning(turned))
    let wide = Self.constraint(("a", .width), .greaterThanOrEqual, ("b", .width), "2:1", 8)
    let narrow = Self.constraint(("b", .width), .lessThanOrEqual, ("a", .width), "50%", -4)
    #expect(Self.meaning(wide) == Self.meaning(narrow))
    let third = Self.constraint(("a", .width), .equal, ("b", .width), "1:3")
    #expect(
      Self.meaning(third)
        == Self.meaning(Self.constraint(("b", .width), .equal, ("a", .width), "3")))
  }

  @Test func `a negative multiplier turns the relation back`() {
    let plain = Self.constraint(("a", .centerX), .lessThanOrEqual, ("b", .centerX), "-2", 6)
    let turned = Self.constraint(("b", .centerX), .lessThanOrEqual, ("a", .centerX), "-0.5", 3)
    #expect(Self.meaning(plain) == Self.meaning(turned))
  }

  @Test func `left is leading from left to right, and trailing from right to left`() {
    let left = Self.constraint(("a", .left), .equal, ("b", .leftMargin))
    let leading = Self.constraint(("a", .leading), .equal, ("b", .leadingMargin))
    let trailing = Self.constraint(("a", .trailing), .equal, ("b", .trailingMargin))
    #expect(Self.meaning(left) == Self.meaning(leading))
    #expect(Self.meaning(left, .rightToLeft) == Self.meaning(trailing, .rightToLeft))
    #expect(Self.meaning(left, .rightToLeft) != Self.meaning(leading, .rightToLeft))
  }

  @Test func `another constant, priority, relation or attribute says something else`() {
    let plain = Self.constraint(("a", .top), .equal, ("b", .top), "1", 8)
    for other in [
      Self.constraint(("a", .top), .equal, ("b", .top), "1", 9),
      Self.constraint(("a", .top), .equal, ("b", .top), "1", 8, 750),
      Self.constraint(("a", .top), .lessThanOrEqual, ("b", .top), "1", 8),
      Self.constraint(("a", .top), .equal, ("b", .bottom), "1", 8),
      Self.constraint(("b", .top), .equal, ("a", .top), "1", 8),
      Self.constraint(("a", .height), .equal, nil, "1", 8),
    ] { #expect(Self.meaning(plain) != Self.meaning(other)) }
  }

  /// Whether numbers fulfil a constraint.
  private static func holds(_ constraint: LayoutConstraint, _ values: [LayoutAnchor: Double])
    -> Bool
  {
    let left = values[constraint.first] ?? 0
    let right = constraint.second.map { constraint.multiplier.value * (values[$0] ?? 0) } ?? 0
    let difference = left - right - constraint.constant
    switch constraint.relation {
    case .equal: return abs(difference) < 1e-6
    case .lessThanOrEqual: return difference < 1e-6
    case .greaterThanOrEqual: return difference > -1e-6
    }
  }

  @Test func `constraints mean the same only where the same numbers fulfil them`() {
    var pool: [LayoutConstraint] = []
    for (first, second) in [("a", "b"), ("b", "a")] {
      for relation in LayoutRelation.allCases {
        for multiplier in ["1", "-1", "2", "1:2", "-0.5", "-2"] {
          for constant in -2...2 {
            pool.append(
              Self.constraint(
                (first, .top), relation, (second, .top), multiplier, Double(constant)))
          }
        }
      }
    }
    // Whole numbers, so that equations have solutions among them.
    let points = (-6...6).flatMap { a in
      (-6...6).map { b in
        [
          LayoutAnchor(item: "a", attribute: .top): Double(a),
          LayoutAnchor(item: "b", attribute: .top): Double(b),
        ]
      }
    }
    let solutions = pool.map { constraint in points.map { Self.holds(constraint, $0) } }
    var same = 0
    for first in pool.indices {
      for second in pool.indices where second > first {
        let isSame = Self.meaning(pool[first]) == Self.meaning(pool[second])
        if isSame { same += 1 }
        #expect(
          isSame == (solutions[first] == solutions[second]),
          "\(pool[first]) and \(pool[second])")
      }
    }
    #expect(same == 66, "each has a twin with its sides exchanged, if its constant is in the pool")
  }

  /// The sample with constraints of which each is installed in one final class alone.
  private static func document(_ cells: [(id: String, key: String, constant: String)])
    -> LayoutDocument
  {
    let extra = cells.map { cell in
      SampleDocument.element(
        "constraint",
        ["firstItem": "title", "firstAttribute": "width", "constant": cell.constant, "id": cell.id])
    }
    func mask(_ key: String, _ word: String, _ ids: [String]) -> DocumentElement {
      SampleDocument.element(
        "variation", ["key": key],
        [
          SampleDocument.element(
            "mask", ["key": "constraints"],
            ids.map { SampleDocument.element(word, ["reference": $0]) })
        ])
    }
    return LayoutDocument(
      SampleDocument.tree(extra: extra).editing("root") { root in
        root.append(mask("default", "exclude", cells.map(\.id)))
        for cell in cells { root.append(mask(cell.key, "include", [cell.id])) }
      })
  }

  private static let compact = "heightClass=compact-widthClass=compact"
  private static let portrait = "heightClass=regular-widthClass=compact"
  private static let pad = "heightClass=regular-widthClass=regular"

  @Test func `what two final classes say each could be in the base cell of both`() throws {
    let document = Self.document([("c1", Self.compact, "90"), ("c2", Self.portrait, "90")])
    let statement = try #require(
      SharedStatements(document).statements.first { $0.ids.contains("c1") })
    #expect(statement.ids == ["c1", "c2"])
    #expect(statement.classes.map(\.description) == ["wC-hC", "wC-hR"])
    #expect(statement.couldBe?.cell.description == "wC-hAny")
    #expect(
      SharedStatements(document).text().contains(
        """
        in wC-hC, wC-hR: 1
          Title.Width = 90  (c1, c2)  [wC-hC wC-hR]
            could be in wC-hAny

        """))
  }

  @Test func `no cell says something for two classes across the grid, or with other constants`()
    throws
  {
    for cells in [
      [("c1", Self.compact, "90"), ("c2", Self.pad, "90")],
      [("c1", Self.compact, "90"), ("c2", Self.portrait, "91")],
    ] {
      let statements = SharedStatements(Self.document(cells)).statements
      #expect(statements.allSatisfy { $0.couldBe == nil })
    }
  }

  @Test func `a constraint with constants of its own in classes is told constant by constant`() {
    let document = LayoutDocument(
      SampleDocument.tree().editing("c-title-x") { constraint in
        constraint.append(
          SampleDocument.element("variation", ["key": "widthClass=compact", "constant": "8"]))
      })
    let found = SharedStatements(document).statements.filter { $0.ids == ["c-title-x"] }
    #expect(
      found.map(\.equation) == [
        "Title.Leading = Superview.Leading + 8", "Title.Leading = Superview.Leading + 16",
      ])
    #expect(found.map(\.classes.count) == [2, 2])
    #expect(found.allSatisfy { $0.couldBe == nil })
  }
}

extension SharedStatementTests {
  @Test func `views and their properties are shared and varied as constraints are`() {
    let wide = GridCell(width: .regular, height: .any)
    let tree = SampleDocument.tree().editing("root") { root in
      root.append(
        SampleDocument.element(
          "variation", ["key": wide.variationKey],
          [
            SampleDocument.element(
              "mask", ["key": "subviews"],
              [SampleDocument.element("exclude", ["reference": "title"])])
          ]))
    }.editing("icon") { icon in
      for cell in [
        "heightClass=compact-widthClass=compact", "heightClass=regular-widthClass=compact",
      ] {
        icon.append(SampleDocument.element("variation", ["key": cell, "hidden": "YES"]))
      }
    }
    let statements = SharedStatements(LayoutDocument(tree)).statements.filter {
      $0.kind != "constraint"
    }
    let lines = statements.map { statement in
      "\(statement.property) \(statement.equation): "
        + statement.classes.map(\.description).joined(separator: " ")
        + (statement.couldBe.map { " → \($0.cell)" } ?? "")
    }
    #expect(
      lines.sorted() == [
        "hidden Icon.hidden = NO: wR-hC wR-hR",
        "hidden Icon.hidden = YES: wC-hC wC-hR → wC-hAny",
        "installed Title: wC-hC wC-hR",
      ])
  }
}
