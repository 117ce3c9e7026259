package import LayoutModel

/// A constraint that means something else than before, whether frames show it or not.
package struct ConstraintShift: Sendable, Hashable {
  package var id: ObjectID
  package var change: Change

  package init(id: ObjectID, change: Change) {
    self.id = id
    self.change = change
  }

  package enum Change: Sendable, Hashable {
    /// The constant would have to grow by this many points to mean the same as before.
    case moved(by: Double)
    /// The constraint held before, and no constraint says the same now.
    case lost
    /// The constraint did not hold before.
    case gained
  }

  /// The middle of a sentence about it.
  package var text: String {
    switch change {
    case .moved(let points):
      "constraint '\(id)' asks for \(NumberText.rounded(abs(points))) points "
        + (points < 0 ? "less" : "more")
    case .lost: "constraint '\(id)' is gone, which no other one says"
    case .gained: "constraint '\(id)' holds, and did not before"
    }
  }
}
