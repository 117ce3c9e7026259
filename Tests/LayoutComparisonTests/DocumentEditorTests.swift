import ElementTree
import LayoutComparison
import LayoutModel
import TestSupport
import Testing

@Suite struct DocumentEditorTests {
  private static let document = LayoutDocument(SampleDocument.tree())

  /// Random documents, with the number of each.
  private func forEachDocument(_ body: (LayoutDocument, UInt64) throws -> Void) rethrows {
    for seed in 0..<40 as Range<UInt64> {
      var generator = GeneratedTree(seed: seed)
      try body(LayoutDocument(generator.document()), seed)
    }
  }

  @Test func `what is added and removed again leaves the document as it was`() throws {
    let document = Self.document
    let views = document.views.filter { $0.placement == .subview }
    var count = 0
    for a in views {
      for b in views where a.parent == b.parent && a.id != b.id {
        for cell in [nil] + GridCell.inOrder.map({ Optional($0) }) {
          var editor = DocumentEditor(document)
          let id = try editor.add(
            ConstraintDraft(
              LayoutAnchor(item: a.id, attribute: .width), .lessThanOrEqual,
              LayoutAnchor(item: b.id, attribute: .width), constant: 7), in: cell)
          #expect(editor.document.constraints.contains { $0.id == id })
          let finals = GridCell.finals.filter { (cell ?? .base).covers($0) }
          let index = try #require(editor.document.constraints.firstIndex { $0.id == id })
          #expect(editor.document.constraintInstallations[index].finalCells == finals)
          try editor.remove(id)
          #expect(editor.tree == document.tree, "\(a.id) \(b.id)")
          count += 1
        }
      }
    }
    #expect(count > 10)
  }

  @Test func `a constant that is given in a cell is no standard distance there any more`() throws {
    let tree = try SampleXib.tree(
      """
      <subviews><label id="a"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" symbolic="YES" id="c">
      <variation key="widthClass=compact" constant="8" symbolic="YES"/></constraint></constraints>
      """)
    let compact = GridCell(width: .compact, height: .any)
    for constants in [[12.0], [12, 8]] {
      var editor = DocumentEditor(LayoutDocument(tree))
      editor.setConstants(constants.map { .init(of: "c", $0, in: compact) })
      let constraint = try #require(editor.tree.object("c"))
      #expect(constraint["symbolic"] == nil)
      #expect(
        constraint.child("variation")?["constant"] == NumberText.shortest(constants.last ?? 0))
      #expect(constraint.child("variation")?["symbolic"] == nil)
    }
  }

  @Test func `what is installed in a cell is so there, and clearing takes it back`() throws {
    let document = Self.document
    for view in document.views where view.placement == .subview {
      for cell in GridCell.inOrder {
        var editor = DocumentEditor(document)
        try editor.install(view.id, false, in: cell)
        let changed = try #require(editor.document.view(view.id))
        for final in GridCell.finals {
          #expect(changed.installation.isInstalled(in: final) == !cell.covers(final))
        }
        try editor.install(view.id, true, in: cell)
        #expect(editor.tree == document.tree)
        try editor.install(view.id, false, in: cell)
        try editor.clear(view.id, nil, in: cell)
        #expect(editor.tree == document.tree)
      }
    }
  }

  @Test func `nothing refers to what is removed`() {
    var removed = 0
    forEachDocument { document, seed in
      let before = DocumentFaults(document.tree)
      for view in document.views {
        var editor = DocumentEditor(document)
        do {
          try editor.remove(view.id, withConnections: true)
          removed += 1
          #expect(editor.document.view(view.id) == nil)
        } catch {
          #expect(editor.tree == document.tree, "seed \(seed)")
        }
        let faults = DocumentFaults(editor.tree).subtracting([before])
        #expect(faults.isEmpty, "seed \(seed), \(view.id): \(faults)")
      }
    }
    #expect(removed > 40)
  }

  @Test func `an edit that throws changes nothing, and ids stay apart`() {
    forEachDocument { document, seed in
      let before = DocumentFaults(document.tree)
      for view in document.views {
        for container in EmbeddingDraft.Container.allCases {
          var editor = DocumentEditor(document)
          do {
            let id = try editor.embed([view.id], in: EmbeddingDraft(container))
            #expect(editor.document.view(id) != nil)
            #expect(editor.document.view(view.id) != nil, "seed \(seed)")
          } catch {
            continue
          }
          let faults = DocumentFaults(editor.tree).subtracting([before])
          #expect(faults.isEmpty, "seed \(seed), \(view.id) in \(container): \(faults)")
        }
      }
    }
  }

  @Test func `a view that goes into a view and out again has its constraints`() throws {
    let document = Self.document
    for view in document.views where view.placement == .subview {
      var editor = DocumentEditor(document)
      let container = try editor.embed([view.id], in: EmbeddingDraft(.view))
      #expect(editor.document.view(view.id)?.parent == editor.document.view(container)?.index)
      try editor.unembed(container)
      let cell = GridCell.base
      let said = Set(document.constraints.map { ConstraintMeaning($0, in: cell) })
      let says = Set(editor.document.constraints.map { ConstraintMeaning($0, in: cell) })
      #expect(said.isSubset(of: says), "\(view.id)")
      #expect(editor.document.view(view.id)?.recordedFrame == view.recordedFrame)
    }
  }

  @Test(arguments: [("spacing", "5", 5.0), ("spacingType", "standard", 8), ("spacing", nil, 0)])
  func `the gaps of a stack view stay when it goes`(
    attribute: String, value: String?, gap: Double
  ) throws {
    let ids: [ObjectID] = ["title", "footer"]
    var editor = DocumentEditor(Self.document)
    let stack = try editor.embed(ids, in: EmbeddingDraft(.stack))
    var tree = editor.tree
    tree.root.modify(id: stack) {
      $0["spacing"] = nil
      $0[attribute] = value
    }
    editor = DocumentEditor(LayoutDocument(tree))
    try editor.unembed(stack)
    let gaps = editor.document.constraints.filter {
      ids.contains($0.first.item) && $0.second.map { ids.contains($0.item) } ?? false
        && $0.first.attribute != $0.second?.attribute
    }
    #expect(gaps.map { $0.constant(in: .base) } == [gap])
  }

  @Test func `a view in which no view lies is no container`() {
    var editor = DocumentEditor(Self.document)
    #expect(throws: EditFault.self) { try editor.unembed("title") }
    #expect(editor.document.tree == Self.document.tree)
  }

  @Test(arguments: [
    ("constant", "12.5", "12.5"), ("priority", "250", "250"),
    ("relation", ">=", "greaterThanOrEqual"),
    ("multiplier", "16:9", "16:9"), ("identifier", "Left", "Left"),
  ])
  func `a constraint's value is written as Interface Builder does`(
    property: String, value: String, written: String
  ) throws {
    var editor = DocumentEditor(Self.document)
    try editor.set("c-title-x.\(property)", to: value, in: nil)
    var found: String?
    var tree = editor.tree
    tree.root.modify(id: "c-title-x") { found = $0[property] }
    #expect(found == written)
    if property == "constant" {
      try editor.set("c-title-x.constant", to: "16", in: nil)
      #expect(editor.tree == Self.document.tree)
    }
  }

  @Test func `a standard distance is one until somebody gives a number`() throws {
    var editor = DocumentEditor(Self.document)
    func isSymbolic() -> Bool? {
      editor.document.constraints.first { $0.id == "c-title-x" }?.isSymbolic
    }
    for cell in [nil, GridCell.finals[0]] {
      try editor.set("c-title-x.constant", to: "standard", in: nil)
      #expect(isSymbolic() == true)
      editor.setConstants([.init(of: "c-title-x", 20, in: cell)])
      #expect(isSymbolic() == false)
      try editor.set("c-title-x.constant", to: "Standard", in: nil)
      #expect(isSymbolic() == true)
      try editor.set("c-title-x.constant", to: "20", in: cell)
      #expect(isSymbolic() == false)
    }
    var draft = ConstraintDraft(
      LayoutAnchor(item: "title", attribute: .width), constant: 8, isSymbolic: true)
    let id = try editor.add(draft)
    #expect(editor.document.constraints.first { $0.id == id }?.isSymbolic == true)
    draft.constant = 9
    draft.isSymbolic = false
    let other = try editor.add(draft)
    #expect(editor.document.constraints.first { $0.id == other }?.isSymbolic == false)
  }

  @Test func `the standard distance of a controller's root is 20 to the view, 8 to a guide`() {
    #expect(Self.document.standardDistance("title", "root") == 20)
    #expect(Self.document.standardDistance("title", "footer") == 8)
    #expect(Self.document.standardDistance("title", "guide-top") == 8)
  }
}
