import LayoutModel

/// What stands at the trailing edge of a table cell: the margin of the rows, and the drawing before it.
///
/// - Source: content views of cells in public documents, cell's width less theirs less the margin (see
///   ``RowMargin``). Disclosure indicators: up to Xcode 10 18 (75 of 79 cells), Xcode 11 and 12 11.2 to the
///   pixel (22 of 22), Xcode 12.5 and 13, whose canvas shows extra small text, 8.5 to 9.5 (26 of 26), later 10.4 (116
///   of 123). Check marks 24 in all (17 of 17), detail buttons 32 up to Xcode 10 (1) and 24 later (6 of 6),
///   both 37 (1). Rows that the canvas does not show have the accessory at a margin of 8 points (11 of 11).
struct CellAccessory {
  /// Of the drawing, in points.
  let width: Double

  /// `nil` for a cell without accessory.
  init?(of cell: LayoutView, traits: IslandTraits) {
    let context = traits.measurement
    let generation = context.generation.major
    switch cell.element["accessoryType"] {
    case "disclosureIndicator":
      width =
        switch generation {
        case ...10: 18
        case ...12 where context.textCategory != .extraSmall: context.roundedToPixel(11.2)
        case ...13: 9
        default: context.roundedToPixel(10.4)
        }
    case "checkmark": width = 24
    case "detailButton": width = generation <= 10 ? 32 : 24
    case "detailDisclosureButton": width = generation <= 10 ? 51 : 37
    default: return nil
    }
  }
}

/// The line between two rows, for which the content view leaves room up to Xcode 10.
///
/// - Source: content views of public documents: Xcode 11 and later are as high as the cell (423 of 423); in Xcode
///   8 to 10 a pixel lower with separators (114 of 123), whole without (9 of 9); Xcode 7 and before a pixel
///   lower (53 of 60).
enum CellSeparator {
  static func height(
    in cell: LayoutView, document: LayoutDocument, traits: IslandTraits
  ) -> Double {
    guard cell.kind == .tableViewCell, traits.measurement.generation.major <= 10 else { return 0 }
    let table = cell.parent.map { document.views[$0] }
    return table?.element["separatorStyle"] == "none" ? 0 : 1 / traits.measurement.scale
  }
}
