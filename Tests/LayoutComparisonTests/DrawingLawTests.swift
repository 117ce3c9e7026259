import LayoutComparison
import LayoutModel
import Testing

/// What is put together from four drawings is each of them again, in its class.
@Suite struct DrawingLawTests {
  /// What a document shows in one final class, by the labels of its views: the tree, values and constraints.
  private static func effect(
    _ document: LayoutDocument, in cell: GridCell, _ labels: [ObjectID: String]
  ) -> [String] {
    func label(_ id: ObjectID) -> String { labels[id] ?? "?\(id)" }
    var lines = SharedConstraints(document).entries.filter { $0.classes.contains(cell) }.map {
      entry -> String in
      let constraint = document.constraints[entry.position]
      var items = [constraint.first, constraint.second].compactMap(\.self).map {
        "\(label($0.item)).\($0.attribute.rawValue)"
      }
      var constant = constraint.constant(in: cell)
      var relation = constraint.relation
      if items != items.sorted() {
        items.sort()
        constant = 0 - constant
        relation = relation.flipped
      }
      return "\(items) \(relation) \(constant) @\(constraint.priority.value)"
    }
    func isThere(_ index: Int) -> Bool {
      let view = document.views[index]
      return view.installation.isInstalled(in: cell) && (view.parent.map(isThere) ?? true)
    }
    let standard = ["spacing": "0", "axis": "horizontal", "hidden": "NO"]
    for view in document.views where isThere(view.index) {
      let values = standard.keys.sorted().map { view.value($0, in: cell) ?? standard[$0] ?? "" }
      let children = view.children.filter(isThere).map { label(document.views[$0].id) }
      lines.append("\(label(view.id)) \(view.kind) \(values) \(children)")
    }
    return lines.sorted()
  }

  @Test func `four drawings that were factored are each drawing again in its class`() throws {
    var shorter = 0
    var renamed = 0
    for seed in 0..<200 as Range<UInt64> {
      var generated = GeneratedDrawings(seed: seed)
      let documents = generated.drawings().map { LayoutDocument($0) }
      let drawings = zip(GridCell.finals, documents).map {
        FinalDrawing(name: "\($0)", cell: $0, document: $1)
      }
      let union = try DrawingUnion(drawings)
      let factoring = GridFactoring(LayoutDocument(union.tree), widensOutlets: true)
      let whole = LayoutDocument(factoring.tree)
      var labels: [ObjectID: String] = ["root": "Root"]
      for match in union.matches where match.id != "root" { labels[match.id] = match.name }
      for drawing in drawings {
        #expect(
          Self.effect(whole, in: drawing.cell, labels)
            == Self.effect(drawing.document, in: drawing.cell, generated.labels),
          "seed \(seed), \(drawing.cell)")
      }
      // Taken apart and put together once more it is as small.
      let again = try DrawingUnion(
        GridCell.finals.map { FinalDrawing(name: "\($0)", cell: $0, document: whole) })
      let next = GridFactoring(LayoutDocument(again.tree), widensOutlets: true)
      for (scene, other) in zip(factoring.scenes, next.scenes) {
        #expect(scene.after.entryCount <= scene.before.entryCount, "seed \(seed)")
        #expect(scene.after.entryCount == other.after.entryCount, "seed \(seed)")
        #expect(scene.after.constraints == other.after.constraints, "seed \(seed)")
        #expect(scene.limit == nil, "seed \(seed)")
        if scene.after.constraints < scene.before.constraints { shorter += 1 }
      }
      if union.matches.contains(where: { Set($0.ids.compactMap(\.self)).count > 1 }) {
        renamed += 1
      }
    }
    // The law would hold of a tool that matches nothing, too.
    #expect(shorter > 40)
    #expect(renamed > 150)
  }

  @Test func `views that were drawn once per class are the same in each as one view`() throws {
    var merged = 0
    for seed in 0..<200 as Range<UInt64> {
      var generated = GeneratedDrawings(seed: seed)
      let document = LayoutDocument(generated.copies())
      guard let merging = ViewCopyMerging(document, name: "a") else { continue }
      merged += merging.copies.groups.count
      let factoring = GridFactoring(merging.document)
      let whole = LayoutDocument(factoring.tree)
      for cell in GridCell.finals {
        let before = Self.effect(document, in: cell, generated.labels)
        #expect(before == Self.effect(whole, in: cell, generated.labels), "seed \(seed), \(cell)")
      }
      #expect(ViewCopyMerging(whole, name: "a") == nil, "seed \(seed)")
    }
    #expect(merged > 300)
  }
}
