import ElementTree
import LayoutModel
import PlatformRules

/// The accessory at the trailing edge of a table cell: a drawing, followed by the margin of the
/// rows.
struct CellAccessory {
  /// The width of the drawing, in points.
  let width: Double

  /// `nil` for a cell without an accessory.
  init?(of cell: LayoutView, traits: IslandTraits) {
    let context = traits.measurement
    guard let width = context.rules.accessoryWidth(ofType: cell.element["accessoryType"]) else {
      return nil
    }
    self.width = context.roundedToPixel(width)
  }
}
