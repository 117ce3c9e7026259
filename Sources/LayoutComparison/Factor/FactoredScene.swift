package import LayoutModel

/// How much the cells of the grid say about one scene, before and after.
package struct FactoredScene: Sendable, Hashable {
  /// The id of the root object.
  package var scene: ObjectID
  package var before: Count
  package var after: Count
  package var isChanged = false
  /// Why ``after`` is only the best that was found, and not proved to be the smallest. `nil` if
  /// every way to state each setting and to group constraints was weighed.
  package var limit: Limit?

  package enum Limit: Sendable, Hashable, CaseIterable {
    /// Constraints were not allowed to be joined.
    case apart
    /// Too many constraints differ only in the constant to weigh all groupings.
    case manyAlike
    /// An object has two variations of one cell, which stay as they are.
    case repeatedCell
  }

  package init(scene: ObjectID, before: Count, after: Count) {
    self.scene = scene
    self.before = before
    self.after = after
  }

  package struct Count: Sendable, Hashable {
    package var constraints: Int
    /// The number of entries, by ``LayoutModel/GridCell/order``; the base cell has none.
    package var entries: [Int]
    /// Settings for which a width-only and a height-only cell disagree in a final class that says nothing
    /// itself.
    package var competing: Int
    /// In how many base cells a value differs from that of the final class that the cell follows.
    package var mismatches: Int

    package var entryCount: Int { entries.reduce(0, +) }
    package var finalEntryCount: Int {
      GridCell.finals.reduce(0) { $0 + entries[$1.order] }
    }
    package var cellCount: Int { entries.count { $0 > 0 } }

    /// Whether a document with this count is better.
    func isBetter(than other: Count) -> Bool {
      cost.lexicographicallyPrecedes(other.cost)
    }

    private var cost: [Int] {
      [entryCount, constraints, competing, finalEntryCount, cellCount, mismatches]
    }
  }
}
