import ElementTree
import PlatformRules
import LayoutModel

/// What stands at the trailing edge of a table cell: the margin of the rows, and the drawing before it.
struct CellAccessory {
  /// Of the drawing, in points.
  let width: Double

  /// `nil` for a cell without accessory.
  init?(of cell: LayoutView, traits: IslandTraits) {
    let context = traits.measurement
    guard let width = context.rules.accessoryWidth(ofType: cell.element["accessoryType"]) else {
      return nil
    }
    self.width = context.roundedToPixel(width)
  }
}
