/// What the height of a picker's wheels depends on.
package struct PickerContent: Hashable, Sendable {
  /// In a compact height, and in a table cell that is a xib's own view.
  package var isLow: Bool

  package init(isLow: Bool = false) {
    self.isLow = isLow
  }
}
