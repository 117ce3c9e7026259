import LayoutComparison
import LayoutModel
import TestSupport
import Testing

/// Laws of three-way merges, over seeds.
@Suite struct MergeLawTests {
  static let seeds = 0..<200 as Range<UInt64>

  /// A base and two sides that were edited apart from each other.
  struct Branches {
    var base: DocumentTree
    var ours: DocumentTree
    var theirs: DocumentTree
    var third: DocumentTree

    init(seed: UInt64) {
      var generator = GeneratedTree(seed: seed)
      base = generator.document()
      ours = generator.edited(base)
      theirs = generator.edited(base)
      third = generator.edited(base)
    }

    var merge: DocumentMerge { DocumentMerge(base: base, ours: ours, theirs: theirs) }
  }

  @Test func `an unchanged side changes nothing`() {
    for seed in Self.seeds {
      let b = Branches(seed: seed)
      #expect(DocumentMerge(base: b.base, ours: b.base, theirs: b.theirs).tree == b.theirs)
      #expect(DocumentMerge(base: b.base, ours: b.ours, theirs: b.base).tree == b.ours)
      let same = DocumentMerge(base: b.base, ours: b.ours, theirs: b.ours)
      #expect(same.tree == b.ours && same.conflicts.isEmpty, "seed \(seed)")
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

  @Test func `nothing is lost: each change is in the result or in a conflict`() {
    for seed in Self.seeds {
      let b = Branches(seed: seed)
      let merge = b.merge
      let result = ObjectTable(merge.tree.root)
      let leftOut = Set(merge.conflicts.flatMap(\.leftOut))
      for change in DocumentDifference(from: b.base, to: b.ours).changes {
        #expect(result.shows(change), "seed \(seed), ours: \(change)")
      }
      let theirs = DocumentDifference(from: b.base, to: merge.theirs).changes
      for change in theirs where !leftOut.contains(change) {
        #expect(result.shows(change), "seed \(seed), theirs: \(change)")
      }
    }
  }

  @Test func `the result has no id twice and no reference to nothing`() {
    for seed in Self.seeds {
      let b = Branches(seed: seed)
      let merge = b.merge
      let faults = DocumentFaults(merge.tree)
        .subtracting([DocumentFaults(b.ours), DocumentFaults(b.theirs)])
      #expect(faults.isEmpty, "seed \(seed): \(faults)")
      #expect(merge.diagnostics.isEmpty, "seed \(seed): \(merge.diagnostics)")
    }
  }

  @Test func `sides that change places conflict in the same objects`() {
    for seed in Self.seeds {
      let b = Branches(seed: seed)
      let (one, swapped) = (b.merge, DocumentMerge(base: b.base, ours: b.theirs, theirs: b.ours))
      #expect(one.conflicts.isEmpty == swapped.conflicts.isEmpty, "seed \(seed)")
      guard one.conflicts.isEmpty else { continue }
      let rest = DocumentDifference(from: one.tree, to: swapped.tree)
      let other = rest.changes.filter { !$0.isReordering }
      #expect(other.isEmpty, "seed \(seed): \(other)")
    }
  }

  @Test func `it does not matter which two of three sides come together first`() {
    for seed in Self.seeds {
      let b = Branches(seed: seed)
      let first = b.merge
      let last = DocumentMerge(base: b.base, ours: b.theirs, theirs: b.third)
      guard first.conflicts.isEmpty, last.conflicts.isEmpty else { continue }
      let left = DocumentMerge(base: b.base, ours: first.tree, theirs: b.third)
      let right = DocumentMerge(base: b.base, ours: b.ours, theirs: last.tree)
      guard left.conflicts.isEmpty, right.conflicts.isEmpty else { continue }
      let rest = DocumentDifference(from: left.tree, to: right.tree)
      let other = rest.changes.filter { !$0.isReordering }
      #expect(other.isEmpty, "seed \(seed): \(other)")
    }
  }
}

extension Change {
  /// Only another place in the same list: where both sides put something into one gap, either may be first.
  fileprivate var isReordering: Bool {
    if case .moved(let from, let to) = kind {
      from.parent == to.parent && from.slot == to.slot
    } else {
      false
    }
  }
}

extension ObjectTable {
  /// Whether a document is as a change leaves it.
  func shows(_ change: Change) -> Bool {
    switch change.kind {
    case .added: self[change.object] != nil
    case .removed: self[change.object] == nil
    case .moved(let from, let to):
      from.parent == to.parent && from.slot == to.slot
        || self[change.object]?.placement?.parent == to.parent
    case .modified(let path, _, let new): value(path, of: change.object) == new
    }
  }

  private func value(_ path: PropertyPath, of id: ObjectID) -> PropertyValue? {
    guard let shell = self[id]?.shell else { return nil }
    var part: DocumentElement? = shell
    for step in path.element.steps {
      let alike = (part?.children).map { Array($0) } ?? []
      let matching = alike.filter { child in
        child.name == step.name && (step.attribute.map { child[$0] == step.value } ?? true)
      }
      part = matching.count >= step.ordinal ? matching[step.ordinal - 1] : nil
    }
    guard let part else { return nil }
    switch path.leaf {
    case .attribute(let name): return part[name].map(PropertyValue.text)
    case .text: return part.text.isEmpty ? nil : .text(part.text)
    case .kind: return .text(part.name)
    case .whole: return .element(part)
    }
  }
}
