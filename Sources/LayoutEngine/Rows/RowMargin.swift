import LayoutModel
import PlatformRules

/// The sideways margin of a table's rows: of their content views, of what stands before an accessory, and of
/// inset groups; see ``PlatformRules/TableRules/rowMargin``.
///
/// Inset groups count with their table, which may be narrower than the window.
struct RowMargin {
  private let rules: RulesInForce
  /// The row begins below what the canvas shows of its table, which never asked it for margins.
  let isBelowFold: Bool

  /// - Parameter row: `nil` for the margin of the table's groups.
  init(row: LayoutView?, table: LayoutView?, document: LayoutDocument, traits: IslandTraits) {
    isBelowFold = Self.isBelowFold(row, table, document, traits)
    var facts: FactSet = []
    facts.insert(.aloneInXib, if: table == nil)
    facts.insert(.inRootTable, if: table?.placement == .root)
    facts.insert(.belowFold, if: isBelowFold)
    facts.insert(.compactHeight, if: traits.cell.height == .compact)
    facts.insert(.compactWidth, if: traits.cell.width == .compact)
    rules = traits.rowRules(of: document).with(facts)
  }

  private static func isBelowFold(
    _ row: LayoutView?, _ table: LayoutView?, _ document: LayoutDocument, _ traits: IslandTraits
  ) -> Bool {
    guard traits.isAsDesigned, let table, let frame = row?.recordedFrame else { return false }
    // Tables that are no roots are at most as high as the canvas.
    let shown = table.parent == nil ? table.recordedFrame?.height : nil
    return frame.y >= shown ?? DesignCanvas(properties: document.properties).size.height
  }

  func points(in widths: RowWidths) -> Double {
    var facts: FactSet = []
    if let table = widths.table {
      facts.insert(.wideTable, if: rules.table(isWide: table))
    } else {
      facts.insert(.wideRow, if: rules.row(isWide: widths.row))
    }
    return rules.with(facts).with(width: widths.screen).rowMargin
  }
}

extension IslandTraits {
  /// The rules for rows of tables, on a phone or on a pad.
  func rowRules(of document: LayoutDocument) -> RulesInForce {
    var rules = measurement.rules
    let isPad =
      isAsDesigned
      ? DesignCanvas(properties: document.properties).isPad
      : cell.width == .regular && cell.height == .regular
    rules.situation.idiom = isPad ? .pad : .phone
    return rules
  }
}
