import ElementTree
import LayoutComparison
import LayoutModel
import Testing

@Suite struct GridFactoringTests {
  /// What a document says in each final class: which views are there, their properties, and what constraints mean.
  private static func effects(_ document: LayoutDocument) -> [[String]] {
    let shared = SharedConstraints(document)
    return GridCell.finals.map { effect(document, shared, in: $0) }
  }

  private static func effect(
    _ document: LayoutDocument, _ shared: SharedConstraints, in cell: GridCell
  ) -> [String] {
    var lines = shared.entries.filter { $0.classes.contains(cell) }.map { entry in
      let meaning = ConstraintMeaning(document.constraints[entry.position], in: cell)
      return "\(meaning)"
    }
    for view in document.views {
      var ancestor: Int? = view.index
      var isThere = true
      while let index = ancestor {
        isThere = isThere && document.views[index].installation.isInstalled(in: cell)
        ancestor = document.views[index].parent
      }
      guard isThere else { continue }
      let names = ["spacing", "axis", "hidden", "text"]
      let standard = ["spacing": "0", "axis": "horizontal", "hidden": "NO"]
      let values = names.map { view.value($0, in: cell) ?? standard[$0] ?? "-" }
      let font = view.part(key: "fontDescription", in: cell)?["pointSize"] ?? "-"
      lines.append("\(view.id): \(values.joined(separator: " ")) \(font)")
    }
    return lines.sorted()
  }

  @Test func `each final class says the same, with never more entries`() {
    var shorter = 0
    var merged = 0
    for seed in 0..<1000 as Range<UInt64> {
      var grid = GeneratedGrid(seed: seed)
      let before = LayoutDocument(grid.document())
      let factoring = GridFactoring(before)
      let after = LayoutDocument(factoring.tree)
      #expect(Self.effects(before) == Self.effects(after), "seed \(seed)")
      let again = GridFactoring(after)
      for (scene, next) in zip(factoring.scenes, again.scenes) {
        #expect(scene.after.entryCount <= scene.before.entryCount, "seed \(seed)")
        #expect(next.before == scene.after, "seed \(seed)")
        if scene.isChanged { #expect(scene.after.competing == 0, "seed \(seed)") }
        if scene.after.entryCount < scene.before.entryCount { shorter += 1 }
        if scene.after.constraints < scene.before.constraints { merged += 1 }
      }
      #expect(!again.changesAnything, "seed \(seed)")
      #expect(again.tree == factoring.tree, "seed \(seed)")
    }
    // The law would hold of a tool that does nothing, too.
    #expect(shorter > 900)
    #expect(merged > 150)
  }

  @Test func `what is smallest already keeps every byte`() {
    let tree = SampleDocument.tree()
    let factoring = GridFactoring(LayoutDocument(tree))
    #expect(!factoring.changesAnything)
    #expect(factoring.tree == tree)
  }

  /// Constraints between two views that differ in the constant alone, so many in each of the four classes.
  private static func distances(_ count: Int) -> DocumentTree {
    let views = ["a", "b"].map {
      SampleDocument.element("label", ["id": $0], [SampleDocument.frame(0, 0, 9, 9)])
    }
    var constraints: [DocumentElement] = []
    var masks = [DocumentElement("variation", ["key": GridCell.base.variationKey])]
    var excluded = DocumentElement("mask", ["key": "constraints"])
    for cell in GridCell.finals {
      var included = DocumentElement("mask", ["key": "constraints"])
      for number in 0..<count {
        let id = "\(cell)-\(number)"
        constraints.append(
          SampleDocument.element(
            "constraint",
            [
              "firstItem": "b", "firstAttribute": "top", "secondItem": "a",
              "secondAttribute": "top", "constant": "\((number + constraints.count) % 7)",
              "id": id,
            ]))
        included.append(DocumentElement("include", ["reference": id]))
        excluded.append(DocumentElement("exclude", ["reference": id]))
      }
      masks.append(
        DocumentElement("variation", ["key": cell.variationKey], children: [included]))
    }
    masks[0].append(excluded)
    let root = SampleDocument.element(
      "view", ["key": "view", "id": "root"],
      [
        DocumentElement("subviews", [:], children: views),
        DocumentElement("constraints", [:], children: constraints),
      ] + masks)
    let controller = SampleDocument.element("viewController", ["id": "vc"], [root])
    return SampleDocument.storyboard(scenes: [
      SampleDocument.element(
        "scene", ["sceneID": "scene"], [SampleDocument.element("objects", [:], [controller])])
    ])
  }

  @Test func `a dozen constraints that differ in the constant are put together exactly`() throws {
    let factoring = GridFactoring(LayoutDocument(Self.distances(3)))
    let scene = try #require(factoring.scenes.first)
    #expect(scene.limit == nil)
    #expect(scene.before.constraints == 12)
    #expect(scene.after.constraints == 3)
  }

  @Test(arguments: [(0, false), (1, false), (3, false), (4, true)])
  func `what is put together is a standard distance only where each part is one`(
    symbolic: Int, isSymbolic: Bool
  ) throws {
    var tree = Self.distances(1)
    for cell in GridCell.finals.prefix(symbolic) {
      tree.root.modify(id: ObjectID("\(cell)-0")) { $0["symbolic"] = "YES" }
    }
    let before = LayoutDocument(tree)
    #expect(before.constraints.filter(\.isSymbolic).count == symbolic)
    let after = LayoutDocument(GridFactoring(before).tree)
    #expect(after.constraints.count == 1)
    #expect(after.constraints.map(\.isSymbolic) == [isSymbolic])
  }

  @Test func `what would take too long is the best that was found, and says so`() throws {
    let before = LayoutDocument(Self.distances(10))
    let factoring = GridFactoring(before)
    let scene = try #require(factoring.scenes.first)
    #expect(scene.limit == .manyAlike)
    #expect(scene.after.constraints == 10)
    #expect(scene.after.entryCount < scene.before.entryCount)
    #expect(Self.effects(before) == Self.effects(LayoutDocument(factoring.tree)))
  }

  @Test func `an object that speaks twice for one cell is no proof`() throws {
    var tree = SampleDocument.tree()
    tree.root.modify { element in
      guard element["id"] == "title" else { return }
      for value in ["YES", "NO"] {
        element.append(
          DocumentElement(
            "variation", ["key": GridCell.finals[0].variationKey, "hidden": value]))
      }
    }
    let factoring = GridFactoring(LayoutDocument(tree))
    #expect(factoring.limits == [.repeatedCell])
  }
}
