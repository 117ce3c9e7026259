import LayoutEngine
package import LayoutModel

/// The other column that a picture of a split view's primary column shows.
package struct SplitScreen: Sendable {
  package let columns: SplitColumns
  package let display: SplitColumns.Display
  /// The environment of the whole split view.
  package let environment: LayoutEnvironment
  /// The drawing of the column. It is in an array, because a value can't contain a value of the
  /// type that contains it.
  private let others: [LayoutDrawing]

  /// - Parameters:
  ///   - secondary: the layout of the scene in the secondary column.
  ///   - environment: the environment of the split view.
  package init(
    _ columns: SplitColumns, _ display: SplitColumns.Display, secondary: LayoutDrawing,
    in environment: LayoutEnvironment
  ) {
    self.columns = columns
    self.display = display
    self.environment = environment
    others = [secondary]
  }

  package var secondary: LayoutDrawing { others[0] }

  /// Whether the primary column always lies above the secondary one, as since iOS 26.
  func primaryFloats(_ primary: ResolvedLayout) -> Bool {
    guard display == .beside, let own = primary.place?.frame,
      let other = secondary.layout.place?.frame
    else { return false }
    return own.x < other.maxX - 1 && other.x < own.maxX - 1
  }

  /// The rectangle of the secondary column, in the coordinates of the primary root.
  ///
  /// - Parameters:
  ///   - visibleRect: the visible part of the secondary column, in its own coordinates.
  ///   - primary: the layout of the primary column.
  func place(of visibleRect: Rect, primary: ResolvedLayout) -> Rect {
    guard let own = primary.place, let other = secondary.layout.place else { return visibleRect }
    var place = visibleRect
    place.origin.x += other.frame.x - own.frame.x
    place.origin.y += other.frame.y - own.frame.y
    return place
  }
}
