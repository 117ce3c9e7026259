package import LayoutModel

/// One thing that may differ between cells of the grid: whether an object is installed, or a property of it.
package struct GridSetting: Sendable {
  /// The object whose installation or property it is.
  package var object: ObjectID
  /// The object whose element states it: the superview or owner for installations, or else the object itself.
  package var holder: ObjectID
  package var property: Property
  /// The number of the scene or top-level object around it, in document order.
  package var unit: Int
  /// The values that the numbers of ``demand`` and ``current`` stand for.
  package var values: [SettingValue]
  package var demand: SettingDemand
  /// The cells that state it now. If one cell has several statements, the last one counts.
  package var current: SettingPlan
  /// How often each cell states it now, by the order of the cell. The plain value of the base cell is no
  /// entry.
  package var entries: [Int]

  package enum Property: Hashable, Sendable {
    /// Whether the object is installed. Its entry is in the list with that name: `subviews` or `constraints`.
    case installed(list: String)
    case attribute(String)
    /// The child element with that `key`.
    case part(key: String)
  }

  /// Whether no cell states it twice.
  package var isPlain: Bool {
    zip(entries, current.statements).allSatisfy { $0 == ($1 == nil ? 0 : 1) }
  }
}
