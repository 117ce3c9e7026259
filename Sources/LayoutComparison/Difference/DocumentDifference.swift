package import LayoutModel

/// What differs between two documents: a list of changes, each on an object known by its id.
///
/// Complete: whatever differs in the two trees is a change, or a change that is classified as noise,
/// or counted as formatting. `a.applying(DocumentDifference(from: a, to: b))` is `b` up to noise.
package struct DocumentDifference: Hashable, Sendable {
  /// What a reviewer should see, in the order of the new document; then what was removed, in the
  /// order of the old one.
  package var changes: [Change]
  /// Design-time noise, in the same order.
  package var noise: [Change]
  /// How many elements are only written differently.
  package var formatting: Int

  package init(changes: [Change] = [], noise: [Change] = [], formatting: Int = 0) {
    self.changes = changes
    self.noise = noise
    self.formatting = formatting
  }

  /// Nothing that matters is different.
  package var isEmpty: Bool { changes.isEmpty }

  /// How much of which noise there is, without the classes that do not occur.
  package var noiseCounts: [(noise: NoiseClass, count: Int)] {
    var counts: [NoiseClass: Int] = [.formatting: formatting]
    for change in noise { counts[change.noise ?? .formatting, default: 0] += 1 }
    return NoiseClass.allCases.compactMap { noise in
      counts[noise].flatMap { $0 > 0 ? (noise, $0) : nil }
    }
  }

  /// The difference in the other direction. Exact for what changed; the order of the list is that of
  /// application, so changes that depend on each other are reversed.
  package var inverted: DocumentDifference {
    DocumentDifference(
      changes: changes.map(\.inverted), noise: noise.map(\.inverted), formatting: formatting)
  }

  /// Compares two trees.
  ///
  /// - Complexity: O(*elements*) and O(*n* log *n*) for lists whose order changed.
  package init(from a: DocumentTree, to b: DocumentTree) {
    var comparison = TreeComparison(from: ObjectTable(a.root), to: ObjectTable(b.root))
    comparison.run()
    if a.kind != b.kind || a.envelope != b.envelope { comparison.formatting += 1 }
    self.init(
      changes: comparison.changes.filter { $0.noise == nil },
      noise: comparison.changes.filter { $0.noise != nil }, formatting: comparison.formatting)
  }
}
