import ElementTree
import LayoutModel
import PlatformRules

/// The horizontal margin of a table's rows: of their content views, of the text before an
/// accessory, and of inset groups; see ``PlatformRules/TableRules/rowMargin``.
///
/// For inset groups the width of the table counts, which may be narrower than the window.
struct RowMargin {
  let facts: FactSet
  /// Whether the row begins below the part of the table that the canvas shows. Such a row never
  /// asked its table for margins.
  let isBelowFold: Bool

  /// - Parameter row: the row; `nil` for the margin of the table's groups.
  init(row: LayoutView?, table: LayoutView?, document: LayoutDocument, traits: IslandTraits) {
    isBelowFold = Self.isBelowFold(row, table, document, traits)
    var facts: FactSet = []
    facts.insert(.aloneInXib, if: table == nil)
    facts.insert(.inRootTable, if: table?.placement == .root)
    facts.insert(.belowFold, if: isBelowFold)
    let isCustom = row.map { $0.element["style"] == nil } ?? false
    facts.insert(
      .customRowBelowFold, if: isBelowFold && isCustom && table?.placement == .root)
    self.facts = facts
  }

  private static func isBelowFold(
    _ row: LayoutView?, _ table: LayoutView?, _ document: LayoutDocument, _ traits: IslandTraits
  ) -> Bool {
    guard traits.isAsDesigned, let table, let frame = row?.recordedFrame else { return false }
    // A table that is not a root is at most as high as the canvas.
    let shown = table.parent == nil ? table.recordedFrame?.height : nil
    return frame.y >= shown ?? DesignCanvas(properties: document.properties).size.height
  }

  func points(in place: RowPlace) -> Double {
    let rules = place.window.rules.with(self.facts)
    var facts: FactSet = []
    if let table = place.tableWidth {
      facts.insert(.wideTable, if: rules.table(isWide: table))
    } else {
      facts.insert(.wideRow, if: rules.row(isWide: place.width))
    }
    return rules.with(facts).with(width: place.window.width).rowMargin
  }
}
