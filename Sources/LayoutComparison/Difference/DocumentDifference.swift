package import ElementTree
import LayoutModel

/// The difference between two documents: a list of changes, each to an object identified by its id.
///
/// It is complete: every difference between the two trees is a change, or a change that is
/// classified as noise, or is counted as formatting.
/// `a.applying(DocumentDifference(from: a, to: b))` is `b` up to noise.
package struct DocumentDifference: Hashable, Sendable {
  /// The changes that a reviewer should see, in the order of the new document. Removals follow, in
  /// the order of the old document.
  package var changes: [Change]
  /// Design-time noise, in the same order.
  package var noise: [Change]
  /// The number of elements that are only written differently.
  package var formatting: Int

  package init(changes: [Change] = [], noise: [Change] = [], formatting: Int = 0) {
    self.changes = changes
    self.noise = noise
    self.formatting = formatting
  }

  /// Whether there is no difference that matters.
  package var isEmpty: Bool { changes.isEmpty }

  /// How often each class of noise occurs, without classes that do not occur.
  package var noiseCounts: [(noise: NoiseClass, count: Int)] {
    // If two numbers of a frame differ, this counts as one frame.
    var places: [NoiseClass: Set<NoisePlace>] = [:]
    for change in noise {
      places[change.noise ?? .formatting, default: []].insert(NoisePlace(change))
    }
    var counts = places.mapValues(\.count)
    counts[.formatting, default: 0] += formatting
    return NoiseClass.allCases.compactMap { noise in
      counts[noise].flatMap { $0 > 0 ? (noise, $0) : nil }
    }
  }

  private struct NoisePlace: Hashable {
    var object: ObjectID
    var element: ElementPath?
    var attribute: String?

    init(_ change: Change) {
      object = change.object
      if case .modified(let path, _, _) = change.kind {
        element = path.element
        // Attributes of the object itself are independent of each other.
        if path.element.steps.isEmpty, case .attribute(let name) = path.leaf { attribute = name }
      }
    }
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
