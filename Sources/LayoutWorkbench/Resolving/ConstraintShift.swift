package import LayoutModel

/// A constraint that says something else than before, whether that shows or not.
package struct ConstraintShift: Sendable, Hashable {
  package var id: ObjectID
  package var change: Change

  package init(id: ObjectID, change: Change) {
    self.id = id
    self.change = change
  }

  package enum Change: Sendable, Hashable {
    /// Its constant would have to grow by so many points to say the same as before.
    case moved(by: Double)
    /// It held, and nothing says so any more.
    case lost
    /// It did not hold before.
    case gained
  }

  /// A sentence without its end.
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
