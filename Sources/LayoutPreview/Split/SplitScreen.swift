import LayoutEngine
package import LayoutModel

/// What a picture of the primary column of a split view shows with it.
package struct SplitScreen: Sendable {
  package let columns: SplitColumns
  package let display: SplitColumns.Display
  /// Of the whole split view.
  package let environment: LayoutEnvironment
  /// One: a value can't hold another of the type in which it lies itself.
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

  /// Whether the primary column lies above the secondary one for good, as since iOS 26.
  func primaryFloats(_ primary: ResolvedLayout) -> Bool {
    guard display == .beside, let own = primary.place?.frame,
      let other = secondary.layout.place?.frame
    else { return false }
    return own.x < other.maxX - 1 && other.x < own.maxX - 1
  }

  /// Where the secondary column lies, in the coordinates of the primary root.
  ///
  /// - Parameters:
  ///   - glass: the glass of the secondary column, in its own coordinates.
  ///   - primary: the layout of the primary column.
  func place(of glass: Rect, primary: ResolvedLayout) -> Rect {
    guard let own = primary.place, let other = secondary.layout.place else { return glass }
    var place = glass
    place.origin.x += other.frame.x - own.frame.x
    place.origin.y += other.frame.y - own.frame.y
    return place
  }
}
