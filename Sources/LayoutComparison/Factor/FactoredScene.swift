package import LayoutModel

/// How much one scene says in the grid, before and after.
package struct FactoredScene: Sendable, Hashable {
  /// The root object.
  package var scene: ObjectID
  package var before: Count
  package var after: Count
  package var isChanged = false

  package init(scene: ObjectID, before: Count, after: Count) {
    self.scene = scene
    self.before = before
    self.after = after
  }

  package struct Count: Sendable, Hashable {
    package var constraints: Int
    /// Entries by ``LayoutModel/GridCell/order``; the base cell has none.
    package var entries: [Int]
    /// Settings of which a width-only and a height-only cell disagree in a final class that says nothing itself.
    package var competing: Int
    /// In how many base cells a value is none of the final class that the cell is like.
    package var mismatches: Int

    package var entryCount: Int { entries.reduce(0, +) }
    package var finalEntryCount: Int {
      GridCell.finals.reduce(0) { $0 + entries[$1.order] }
    }
    package var cellCount: Int { entries.count { $0 > 0 } }

    /// Whether a document that says so much is better.
    func isBetter(than other: Count) -> Bool {
      cost.lexicographicallyPrecedes(other.cost)
    }

    private var cost: [Int] {
      [entryCount, constraints, competing, finalEntryCount, cellCount, mismatches]
    }
  }
}
