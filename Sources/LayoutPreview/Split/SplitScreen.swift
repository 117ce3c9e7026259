import LayoutEngine
package import LayoutModel

/// The other column of a split view, in the picture of one column.
package struct SplitScreen: Sendable {
  /// Which column is drawn beside the scene.
  package enum Side: Hashable, Sendable { case primary, secondary }

  package let columns: SplitColumns
  package let display: SplitColumns.Display
  /// The column that ``other`` shows.
  package let side: Side
  /// The environment of the whole split view.
  package let environment: LayoutEnvironment
  /// The drawing of the column. It is in an array, because a value can't contain a value of the
  /// type that contains it.
  private let others: [LayoutDrawing]

  /// - Parameters:
  ///   - other: the layout of the scene in the other column.
  ///   - side: which column that is.
  ///   - environment: the environment of the split view.
  package init(
    _ columns: SplitColumns, _ display: SplitColumns.Display, _ side: Side, _ other: LayoutDrawing,
    in environment: LayoutEnvironment
  ) {
    self.columns = columns
    self.display = display
    self.side = side
    self.environment = environment
    others = [other]
  }

  package var other: LayoutDrawing { others[0] }

  /// Whether the primary column always lies above the secondary one, as since iOS 26.
  func primaryFloats(_ layout: ResolvedLayout) -> Bool {
    guard display == .beside, let own = layout.place?.frame,
      let other = other.layout.place?.frame
    else { return false }
    return own.x < other.maxX - 1 && other.x < own.maxX - 1
  }

  /// The rectangle of the other column, in the coordinates of the scene's root.
  ///
  /// - Parameters:
  ///   - visibleRect: the visible part of the other column, in its own coordinates.
  ///   - layout: the layout of the scene.
  func place(of visibleRect: Rect, beside layout: ResolvedLayout) -> Rect {
    guard let own = layout.place, let other = other.layout.place else { return visibleRect }
    var place = visibleRect
    place.origin.x += other.frame.x - own.frame.x
    place.origin.y += other.frame.y - own.frame.y
    return place
  }
}
