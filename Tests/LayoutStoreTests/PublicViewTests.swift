import ElementTree
import LayoutModel
import TestSupport
import Testing

@testable import LayoutStore

@Suite struct PublicViewTests {
  @Test func `constraints hold in SQL where they hold in Swift`() throws {
    try forEachDocument { document, sample, seed in
      var expected: [String] = []
      for (index, constraint) in document.constraints.enumerated() {
        let installation = document.constraintInstallations[index]
        for cell in GridCell.finals {
          let constant = constraint.constants.last { $0.cell.covers(cell) }
          let parts: [String] = [
            constraint.id.text, cell.description, installation.isInstalled(in: cell) ? "1" : "0",
            installation.decision(in: cell)?.cell.description ?? "",
            "\(constraint.constant(in: cell))", constant?.cell.description ?? "",
            constraint.owner.text, constraint.first.item.text, constraint.first.attribute.rawValue,
            constraint.relation.rawValue, constraint.second?.item.text ?? "",
            constraint.second?.attribute.rawValue ?? "", "\(constraint.multiplier.value)",
            "\(constraint.priority.value)",
          ]
          expected.append(parts.joined(separator: "|"))
        }
      }
      let rows = try sample.rows(
        """
        SELECT id, cell, installed, installedBy, constant, constantBy, owner, firstItem,
          firstAttribute, relation, secondItem, secondAttribute, multiplier, priority
        FROM effectiveConstraints WHERE firstAttribute IS NOT NULL
        """)
      #expect(rows.sorted() == expected.sorted(), "seed \(seed)")
    }
  }

  @Test func `views are in SQL what they are in Swift`() throws {
    try forEachDocument { document, sample, seed in
      let expected = document.views.map { view in
        let parts: [String] = [
          view.id.text, view.kind.rawValue, view.role ?? "",
          document.scenes[view.scene].id.text, view.parent.map { document.views[$0].id.text } ?? "",
          "\(view.contentHugging(.horizontal).value)",
          "\(view.compressionResistance(.vertical).value)",
          view.recordedFrame.map { "\($0.width)" } ?? "",
        ]
        return parts.joined(separator: "|")
      }
      let rows = try sample.rows(
        """
        SELECT id, kind, role, scene, superview, horizontalHugging, verticalResistance,
          CASE WHEN height IS NOT NULL THEN width END
        FROM views
        """)
      #expect(rows.sorted() == expected.sorted(), "seed \(seed)")

      let effective = document.views.flatMap { view in
        GridCell.finals.map { cell in
          [
            view.id.text, cell.description, view.installation.isInstalled(in: cell) ? "1" : "0",
            view.installation.decision(in: cell)?.cell.description ?? "",
            view.isHidden(in: cell) ? "1" : "0", view.value("axis", in: cell) ?? "",
          ].joined(separator: "|")
        }
      }
      let effectiveRows = try sample.rows(
        "SELECT id, cell, installed, installedBy, hidden, axis FROM effectiveViews")
      #expect(effectiveRows.sorted() == effective.sorted(), "seed \(seed)")
    }
  }

  @Test func `scenes, guides and connections are those of the model`() throws {
    try forEachDocument { document, sample, seed in
      let scenes = try sample.rows("SELECT id, sceneID FROM scenes ORDER BY container")
      #expect(
        scenes == document.scenes.map { "\($0.id)|\($0.sceneID?.text ?? "")" }, "seed \(seed)")
      let guides = try sample.rows("SELECT id FROM guides")
      #expect(guides.sorted() == document.guides.map(\.id.text).sorted(), "seed \(seed)")
      let connections = try sample.rows("SELECT kind, owner, destination FROM connections")
      let expected = document.connections.map {
        "\($0.kind)|\($0.owner)|\($0.destination?.text ?? "")"
      }
      #expect(connections.sorted() == expected.sorted(), "seed \(seed)")
    }
  }

  @Test func `the grid's cells are in the order of the model`() throws {
    let sample = try SampleStore()
    #expect(
      try sample.rows("SELECT key, name, width, height, rank FROM gridCell ORDER BY rank")
        == GridCell.inOrder.enumerated().map { rank, cell in
          "\(cell.variationKey)|\(cell)|\(cell.width.rawValue)|\(cell.height.rawValue)|\(rank)"
        })
  }

  @Test func `equations read like those of the cookbook`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    #expect(
      try sample.rows("SELECT equation FROM equations WHERE id <> 'K-4' ORDER BY element") == [
        "Title.Top = safeArea.Top + 8",
        "Title.Width = 1.77777777777778 x Title.Height (Priority 750)",
        "V-1.TrailingMargin >= T-1.Trailing",
      ])
  }

  @Test func `all public views can be read`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    for view in try sample.rows("SELECT name FROM sqlite_schema WHERE type = 'view'") {
      _ = try sample.rows("SELECT * FROM \(view)")
    }
    #expect(
      try sample.rows("SELECT type, id, cell, property, value FROM cellSettings")
        .contains("view|L-1|wR-hAny|hidden|YES"))
    #expect(
      try sample.rows("SELECT id, cell, pointSize FROM fonts ORDER BY element")
        == ["L-1||17.0", "L-1|wR-hAny|30.0"])
    #expect(try sample.rows("SELECT name, uses FROM images") == ["logo|0", "unused|0"])
  }

  /// The hand-made document, and generated ones with masks and variations in all cells.
  private func forEachDocument(
    _ body: (LayoutDocument, SampleStore, Int) throws -> Void
  ) throws {
    for seed in 0..<25 {
      let sample = try SampleStore()
      let tree = seed == 0 ? SampleTree.document : VariedTree.document(seed: UInt64(seed))
      try sample.add(tree)
      try body(LayoutDocument(tree), sample, seed)
    }
  }

  @Test func `what is in a content view without id is in the place of that`() throws {
    let title = DocumentElement("label", ["id": "title"])
    let content = DocumentElement(
      "view", ["key": "contentView"],
      children: [DocumentElement("subviews", [:], children: [title])])
    let cell = DocumentElement("tableViewCell", ["id": "cell"], children: [content])
    let tree = DocumentTree(
      kind: .xib,
      root: DocumentElement(
        "document", ["type": "com.apple.InterfaceBuilder3.CocoaTouch.XIB"],
        children: [DocumentElement("objects", [:], children: [cell])]))
    let sample = try SampleStore()
    try sample.add(tree)
    let document = LayoutDocument(tree)
    let view = try #require(document.view("title"))
    let parent = try #require(view.parent.map { document.views[$0].id.text })
    #expect(parent == "cell.contentView")
    #expect(
      try sample.rows("SELECT id, superview FROM views WHERE id = 'title'") == ["title|\(parent)"])
  }
}
