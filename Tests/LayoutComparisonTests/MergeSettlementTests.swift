import ElementTree
import LayoutComparison
import LayoutModel
import TestSupport
import Testing

/// Conflicts that are settled, over seeds.
@Suite struct MergeSettlementTests {
  private func choosing(
    _ choice: MergeConflict.Choice, in merge: DocumentMerge
  ) -> [String: MergeConflict.Choice] {
    var choices: [String: MergeConflict.Choice] = [:]
    for conflict in merge.conflicts { choices[conflict.name] = choice }
    return choices
  }

  @Test func `ours everywhere is what the merge gave`() {
    for seed in MergeLawTests.seeds {
      let merge = MergeLaws(seed: seed).merge
      let settlement = MergeSettlement(merge, choices: choosing(.ours, in: merge))
      #expect(settlement.tree == merge.tree, "seed \(seed)")
    }
  }

  @Test func `theirs everywhere makes all of their changes`() {
    var count = 0
    for seed in MergeLawTests.seeds {
      let merge = MergeLaws(seed: seed).merge
      let settlement = MergeSettlement(merge, choices: choosing(.theirs, in: merge))
      #expect(settlement.diagnostics.isEmpty, "seed \(seed): \(settlement.diagnostics)")
      let result = ObjectTable(settlement.tree.root)
      for change in DocumentDifference(from: merge.base, to: merge.theirs).changes {
        #expect(result.shows(change), "seed \(seed): \(change)")
      }
      count += merge.conflicts.count
    }
    #expect(count > 80)
  }

  @Test func `any choice leaves no id twice and no reference to nothing`() {
    for seed in MergeLawTests.seeds {
      var random = SplitMix64(seed: seed)
      let b = MergeLaws(seed: seed)
      let merge = b.merge
      var choices: [String: MergeConflict.Choice] = [:]
      for conflict in merge.conflicts {
        let all: [MergeConflict.Choice] =
          conflict.allowsUnion ? [.ours, .theirs, .union] : [.ours, .theirs]
        choices[conflict.name] = all.randomElement(using: &random)
      }
      let tree = MergeSettlement(merge, choices: choices).tree
      let faults = DocumentFaults(tree)
        .subtracting([DocumentFaults(b.ours), DocumentFaults(b.theirs)])
      #expect(faults.isEmpty, "seed \(seed): \(faults), \(choices)")
    }
  }

  // MARK: What follows

  private static let listed =
    "<resources><image name=\"old\" width=\"1\" height=\"1\"/></resources>"

  private func images(_ tree: DocumentTree) -> [String] {
    tree.root.child("resources")?.children.compactMap { $0["name"] } ?? []
  }

  /// Ours shows another image, theirs none or a third one.
  @Test(arguments: [nil, "third"])
  func `resources follow when theirs is taken`(theirs: String?) throws {
    func document(_ image: String?) throws -> DocumentTree {
      try SampleXib.tree(
        "<subviews><imageView\(image.map { " image=\"\($0)\"" } ?? "") id=\"a\"/></subviews>",
        resources: image.map {
          "<resources><image name=\"\($0)\" width=\"1\" height=\"1\"/></resources>"
        } ?? "")
    }
    let merge = try DocumentMerge(
      base: document("old"), ours: document("new"), theirs: document(theirs))
    #expect(merge.conflicts.map(\.name) == ["a.image"])
    #expect(images(merge.tree) == ["new"])
    let settled = MergeSettlement(merge, choices: ["a.image": .theirs])
    #expect(images(settled.tree) == [theirs].compactMap(\.self))
    #expect(settled.tree.saysSame(as: merge.theirs))
  }

  @Test(arguments: [MergeConflict.Choice.theirs, .union])
  func `a view that comes back brings its image along`(choice: MergeConflict.Choice) throws {
    func view(_ attributes: String) throws -> DocumentTree {
      try SampleXib.tree(
        "<subviews><imageView image=\"old\"\(attributes) id=\"a\"/></subviews>",
        resources: Self.listed)
    }
    let theirs = try view(" hidden=\"YES\"")
    let merge = try DocumentMerge(base: view(""), ours: SampleXib.tree(""), theirs: theirs)
    #expect(merge.conflicts.map(\.kind) == [.removedByOurs])
    #expect(images(merge.tree) == [])
    let settled = MergeSettlement(merge, choices: ["a": choice])
    #expect(settled.tree.saysSame(as: theirs))
    #expect(images(settled.tree) == ["old"])
  }

  @Test func `the image of a view that goes goes with it`() throws {
    func view(_ attributes: String) throws -> DocumentTree {
      try SampleXib.tree(
        "<subviews><imageView image=\"old\"\(attributes) id=\"a\"/></subviews>",
        resources: Self.listed)
    }
    let merge = try DocumentMerge(
      base: view(""), ours: view(" hidden=\"YES\""), theirs: SampleXib.tree(""))
    #expect(merge.conflicts.map(\.kind) == [.removedByTheirs])
    #expect(images(merge.tree) == ["old"])
    for choice in [MergeConflict.Choice.ours, .union] {
      let stays = MergeSettlement(merge, choices: ["a": choice])
      #expect(stays.tree == merge.tree)
    }
    let settled = MergeSettlement(merge, choices: ["a": .theirs])
    #expect(settled.tree.object("a") == nil)
    #expect(images(settled.tree) == [])
  }

  @Test func `a crossing move is settled by undoing ours`() throws {
    func nested(_ outer: String, _ inner: String) throws -> DocumentTree {
      try SampleXib.tree(
        "<subviews><view id=\"\(outer)\"><subviews><view id=\"\(inner)\"/></subviews></view></subviews>"
      )
    }
    let base = try SampleXib.tree("<subviews><view id=\"a\"/><view id=\"b\"/></subviews>")
    let (ours, theirs) = try (nested("a", "b"), nested("b", "a"))
    let merge = DocumentMerge(base: base, ours: ours, theirs: theirs)
    #expect(merge.conflicts.map(\.kind) == [.move])
    let settled = MergeSettlement(merge, choices: [merge.conflicts[0].name: .theirs])
    #expect(settled.diagnostics.isEmpty)
    #expect(settled.tree.saysSame(as: theirs))
  }

  @Test func `choices in one object leave the conflicts of others to ours`() throws {
    func texts(_ a: String, _ b: String) throws -> DocumentTree {
      try SampleXib.tree(
        "<subviews><label text=\"\(a)\" id=\"a\"/><label text=\"\(b)\" id=\"b\"/></subviews>")
    }
    let merge = try DocumentMerge(
      base: texts("0", "0"), ours: texts("o", "o"), theirs: texts("t", "t"))
    let settled = MergeSettlement(merge, choices: ["b.text": .theirs, "a.text": .ours])
    #expect(try settled.tree == texts("o", "t"))
  }
}
