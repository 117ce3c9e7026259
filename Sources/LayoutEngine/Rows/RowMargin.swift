import LayoutModel

/// The widths on which the sideways margin of a table's rows depends, in points.
struct RowWidths: Hashable, Sendable {
  /// Of the row itself.
  var row: Double
  /// Of the table around it; `nil` for a cell in no table.
  var table: Double?
  /// Of the window.
  var screen: Double
}

/// The sideways margin of a table's rows: of their content views, of what stands before an accessory, and of
/// inset groups.
///
/// - Source: required constraints of 116 documents to the margins of content views, without an accessory, and
///   the accessories and inset groups of rows. Up to Xcode 8 15 points, from Xcode 9 to 11 16 in tables that are
///   the root view of their scene and 15 in others, later 16 in all. From Xcode 9.1 on 20 where the window is at
///   least 390 points wide and the table wider than a phone of 320 points: the table may be narrower than the
///   window (334 to 375 points), and inset groups count with their table. Where that does not say 20, a cell
///   alone in a xib has the narrow margin.
struct RowMargin {
  private let generation: Int
  /// Xcode 9.1 and later, which follow iOS 11.
  let isModern: Bool
  private let isAlone: Bool
  private let isInRootTable: Bool
  private let isPad: Bool
  /// The row begins below what the canvas shows of its table, which never asked it for margins.
  let isBelowFold: Bool

  /// - Parameter row: `nil` for the margin of the table's groups.
  init(row: LayoutView?, table: LayoutView?, document: LayoutDocument, traits: IslandTraits) {
    generation = traits.measurement.generation.major
    isModern = generation >= 10 || (generation == 9 && traits.measurement.generation.tools >= 13529)
    isAlone = table == nil
    isInRootTable = table?.placement == .root
    let canvas = DesignCanvas(properties: document.properties)
    isPad = canvas.isPad
    isBelowFold =
      traits.isAsDesigned && generation < 26
      && (row?.recordedFrame).map { row in
        // Tables that are no roots are at most as high as the canvas.
        let shown = table.flatMap { $0.parent == nil ? $0.recordedFrame?.height : nil }
        return table != nil && row.y >= shown ?? canvas.size.height
      } ?? false
  }

  func points(in widths: RowWidths) -> Double {
    if isBelowFold { return generation <= 10 ? Self.old : Self.unasked }
    if isWide(widths) { return Self.wide }
    switch generation {
    case ...8: return Self.old
    case ...10: return isInRootTable || isAlone ? Self.narrow : Self.old
    case 11 where isAlone: return widths.screen >= Self.widePhone ? Self.narrow : Self.old
    case 11: return isInRootTable ? Self.narrow : Self.old
    default: return Self.narrow
    }
  }

  private func isWide(_ widths: RowWidths) -> Bool {
    guard isModern else { return false }
    if let table = widths.table {
      return widths.screen >= Self.widePhone && table > Self.smallPhone
    }
    // Alone in a xib the row has to be wide, too; up to Xcode 10 that is enough.
    guard widths.row >= Self.widePhone, !isPad else { return false }
    return generation <= 10 || widths.screen >= Self.widePhone
  }

  private static let unasked = 8.0
  private static let old = 15.0
  private static let narrow = 16.0
  private static let wide = 20.0
  private static let smallPhone = 320.0
  private static let widePhone = 390.0
}
