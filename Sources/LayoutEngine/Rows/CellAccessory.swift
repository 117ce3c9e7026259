import LayoutModel
import PlatformRules

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

/// The line between two rows, of one pixel, for which a content view may leave room.
enum CellSeparator {
  static func height(
    in cell: LayoutView, document: LayoutDocument, traits: IslandTraits
  ) -> Double {
    guard cell.kind == .tableViewCell, traits.measurement.rules.hasSeparatorInRow else { return 0 }
    let table = cell.parent.map { document.views[$0] }
    return table?.element["separatorStyle"] == "none" ? 0 : 1 / traits.measurement.scale
  }
}
