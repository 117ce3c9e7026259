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
    #expect(count > 100)
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
}
