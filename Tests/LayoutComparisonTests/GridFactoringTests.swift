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
}
