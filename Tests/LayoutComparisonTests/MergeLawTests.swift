import ElementTree
import LayoutComparison
import LayoutModel
import TestSupport
import Testing

/// Laws of differences and of three-way merges, over seeds.
@Suite struct MergeLawTests {
  static let seeds = 0..<200 as Range<UInt64>

  @Test func `differences and merges keep their laws`() {
    for seed in Self.seeds {
      var generator = GeneratedTree(seed: seed)
      let base = generator.document()
      let laws = MergeLaws(
        base: base, ours: generator.edited(base), theirs: generator.edited(base))
      #expect(laws.faults == [], "seed \(seed)")
      #expect(laws.associativity(with: generator.edited(base)) == [], "seed \(seed)")
    }
  }

  @Test func `edits of different scenes never conflict, and all of them come out`() {
    for seed in Self.seeds {
      var generator = GeneratedTree(seed: seed)
      let (a, b) = (generator.document(), generator.document())
      let (newA, newB) = (generator.edited(a), generator.edited(b))
      func joined(_ parts: DocumentTree...) -> DocumentTree {
        let scenes = parts.flatMap { $0.root.child("scenes")?.children.map { $0 } ?? [] }
        return SampleDocument.storyboard(scenes: scenes)
      }
      let merge = DocumentMerge(
        base: joined(a, b), ours: joined(newA, b), theirs: joined(a, newB))
      #expect(merge.conflicts.isEmpty, "seed \(seed)")
      #expect(merge.diagnostics.isEmpty, "seed \(seed)")
      #expect(
        DocumentDifference(from: merge.tree, to: joined(newA, newB)).isEmpty, "seed \(seed)")
    }
  }
}
