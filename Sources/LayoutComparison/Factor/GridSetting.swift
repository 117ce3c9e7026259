package import LayoutModel

/// One thing that cells of the grid can say differently: whether an object is installed, or a property of it.
package struct GridSetting: Sendable {
  /// The object that it is about.
  package var object: ObjectID
  /// The object in whose element it is said: the superview or owner for installations, else the object.
  package var holder: ObjectID
  package var property: Property
  /// The scene or top-level object around it, counted in document order.
  package var unit: Int
  /// What the numbers of ``demand`` and ``current`` stand for.
  package var values: [SettingValue]
  package var demand: SettingDemand
  /// Where it is said now. Of several statements in one cell the last counts.
  package var current: SettingPlan
  /// How often each cell says it now, by its order; the base cell's plain value is no entry.
  package var entries: [Int]

  package enum Property: Hashable, Sendable {
    /// In the list with that name: `subviews` or `constraints`.
    case installed(list: String)
    case attribute(String)
    /// The child element with that `key`.
    case part(key: String)
  }

  /// Whether present plan and counts say the same: nothing is said twice.
  package var isPlain: Bool {
    zip(entries, current.statements).allSatisfy { $0 == ($1 == nil ? 0 : 1) }
  }
}
