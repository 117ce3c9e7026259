import ElementTree
import LayoutComparison
import LayoutModel
import TestSupport
import Testing

/// Lists with a number for each subview follow the subviews.
@Suite struct ParallelListTests {
  /// What a stack view says of one of its views.
  private struct Arranged: Hashable {
    var id: String
    var priority = "1000"
    var spacing = "3.4028234663852886e+38"
  }

  private func stack(_ views: [Arranged], in name: String = "stackView") throws -> DocumentTree {
    let labels = views.map { "<label id=\"\($0.id)\"/>" }.joined()
    let priorities = views.map { "<integer value=\"\($0.priority)\"/>" }.joined()
    let spacings = views.map { "<real value=\"\($0.spacing)\"/>" }.joined()
    let lists =
      name == "splitView"
      ? "<holdingPriorities>\(spacings)</holdingPriorities>"
      : "<visibilityPriorities>\(priorities)</visibilityPriorities>"
        + "<customSpacing>\(spacings)</customSpacing>"
    return try SampleXib.tree(
      "<subviews><\(name) id=\"stack\"><subviews>\(labels)</subviews>\(lists)</\(name)></subviews>")
  }

  private func views(_ tree: DocumentTree) -> [Arranged] {
    func values(_ name: String) -> [String] {
      tree.object("stack")?.child(name)?.children.map { $0["value"] ?? "" } ?? []
    }
    let ids = tree.object("stack")?.child("subviews")?.children.compactMap { $0["id"] } ?? []
    let (priorities, spacings) = (values("visibilityPriorities"), values("customSpacing"))
    guard ids.count == priorities.count, ids.count == spacings.count else { return [] }
    return ids.indices.map {
      Arranged(id: ids[$0], priority: priorities[$0], spacing: spacings[$0])
    }
  }

  @Test func `two sides add a view each, and each number stays with its view`() throws {
    let (a, b) = (Arranged(id: "a", priority: "500"), Arranged(id: "b", spacing: "4"))
    let (x, y) = (Arranged(id: "x", priority: "900"), Arranged(id: "y", spacing: "20"))
    let merge = try DocumentMerge(
      base: stack([a, b]), ours: stack([x, a, b]), theirs: stack([a, y, b]))
    #expect(merge.conflicts.isEmpty)
    #expect(views(merge.tree) == [x, a, y, b])
    let apart = try DocumentMerge(base: stack([a, b]), ours: stack([b]), theirs: stack([b, a, y]))
    #expect(apart.conflicts.isEmpty)
    #expect(views(apart.tree) == [b, y])
  }

  @Test func `a number that both sides change is a conflict of the view`() throws {
    let base = try stack([Arranged(id: "a"), Arranged(id: "b")])
    let ours = try stack([Arranged(id: "b", priority: "10"), Arranged(id: "a")])
    let theirs = try stack([Arranged(id: "a"), Arranged(id: "b", priority: "20")])
    let merge = DocumentMerge(base: base, ours: ours, theirs: theirs)
    #expect(merge.conflicts.map(\.name) == ["b.visibilityPriorityInStackView"])
    let settled = MergeSettlement(merge, choices: [merge.conflicts[0].name: .theirs])
    #expect(views(settled.tree) == [Arranged(id: "b", priority: "20"), Arranged(id: "a")])
  }

  @Test func `the difference tells of the view whose number changed`() throws {
    let base = try stack([Arranged(id: "a"), Arranged(id: "b")])
    let other = try stack([
      Arranged(id: "x"), Arranged(id: "a"), Arranged(id: "b", priority: "10"),
    ])
    let report = DifferenceReport(from: LayoutDocument(base), to: LayoutDocument(other))
    #expect(
      report.groups.flatMap(\.lines).last
        == "label 'b': visibilityPriorityInStackView 1000 → 10")
    #expect(report.difference.changes.count == 2)
  }

  @Test func `a view that leaves the stack leaves its numbers there`() throws {
    let base = try stack([Arranged(id: "a", priority: "5"), Arranged(id: "b", priority: "6")])
    let alone = try SampleXib.tree(
      """
      <subviews><stackView id="stack"><subviews><label id="a"/></subviews>
      <visibilityPriorities><integer value="5"/></visibilityPriorities>
      <customSpacing><real value="3.4028234663852886e+38"/></customSpacing></stackView>
      <label id="b"/></subviews>
      """)
    let edited = try stack([Arranged(id: "a", priority: "7"), Arranged(id: "b", priority: "6")])
    for merge in [
      DocumentMerge(base: base, ours: alone, theirs: edited),
      DocumentMerge(base: base, ours: edited, theirs: alone),
    ] {
      #expect(merge.conflicts.isEmpty)
      #expect(views(merge.tree) == [Arranged(id: "a", priority: "7")])
      #expect(merge.tree.object("b")?.attributes.map(\.name) == ["id"])
    }
  }

  @Test(arguments: ["stackView", "splitView", "view"])
  func `a document comes back as it was`(name: String) throws {
    let tree = try stack([Arranged(id: "a", spacing: "3"), Arranged(id: "b")], in: name)
    #expect(ObjectTable(tree.root).tree() == tree.root)
    // As many numbers as views, or it is another list.
    var odd = tree
    odd.root.removeDescendants { $0["id"] == "b" }
    #expect(ObjectTable(odd.root).tree() == odd.root)
  }

  @Test func `whatever two sides do to the views, each has its own number`() throws {
    for seed in 0..<300 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let base = (0..<random.integer(in: 1...5)).map { Arranged(id: "v\($0)") }
      func edited(_ side: String, _ random: inout SplitMix64) -> [Arranged] {
        var views = base
        for number in 0..<random.integer(in: 0...3) {
          let place = random.integer(in: 0...views.count)
          switch random.integer(in: 0...3) {
          case 0: views.insert(Arranged(id: "\(side)\(number)", priority: "\(number)"), at: place)
          case 1 where place < views.count && views.count > 1: views.remove(at: place)
          case 2 where place < views.count: views.append(views.remove(at: place))
          case _ where place < views.count: views[place].priority = "\(side.count)\(number)"
          default: break
          }
        }
        return views
      }
      let (ours, theirs) = (edited("o", &random), edited("th", &random))
      let merge = try DocumentMerge(
        base: stack(base), ours: stack(ours), theirs: stack(theirs))
      let result = views(merge.tree)
      let count = merge.tree.object("stack")?.child("subviews")?.children.count { _ in true } ?? 0
      #expect(result.count == count, "seed \(seed)")
      for view in result {
        let versions = [base, ours, theirs].map { $0.first { $0.id == view.id } }
        let changed = versions.dropFirst().compactMap(\.self).filter { $0 != versions[0] }
        let allowed = changed.isEmpty ? versions.prefix(1).compactMap(\.self) : changed
        #expect(allowed.contains(view), "seed \(seed): \(view)")
      }
    }
  }
}
