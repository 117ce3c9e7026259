import ElementTree
import PlatformRules
import LayoutModel

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
