import LayoutModel

/// Layout margins of a table cell's content view, by the system that laid it out.
///
/// - Source: cells of public documents with required constraints to the margins (for, against):
///   Xcode 7 and before 8 (28/0), 10 above and below where both cell and content preserve margins
///   (2/0); 8 and 9 8 (22/0), preserved 15 in Xcode 8 (12/0) and 16 in Xcode 9 (4/0), with 11 above and below
///   (1/0, outside the corpus), but 8 in rows that begin below the visible part of the table (7/0): those
///   were never asked for the table's margins; from Xcode 9.1 (tools 13529) on the margins of iOS 11: 11
///   above and below, sideways 16, or 20 in wide cells, but 15 in tables that are not the root of their scene in Xcode 9.1, 9.2 and 11, see
///   `side(width:)`.
struct CellMargins {
  private let generation: Int
  /// Xcode 9.1 and later.
  private let isModern: Bool
  /// Xcode 9.1 and 9.2.
  private let isFirstModern: Bool
  /// Cell and content view take over the margins of the table.
  private let isPreserving: Bool
  /// Not inside a table: the root of a xib.
  private let isAlone: Bool
  /// The row begins below what the canvas shows of its table.
  private let isBelowFold: Bool
  /// The table is the root view of its scene.
  private let isInRootTable: Bool
  private let hasAccessory: Bool
  /// Height of the separator, which the content view leaves free up to Xcode 10.
  private let separator: Double
  /// Width of the device of the canvas; `nil` when not as designed.
  private let deviceWidth: Double?

  init(
    _ document: LayoutDocument, cell: LayoutView, content: LayoutView, _ traits: IslandTraits
  ) {
    generation = traits.measurement.generation.major
    let tools = traits.measurement.generation.tools
    isModern = generation >= 10 || (generation == 9 && tools >= 13529)
    isFirstModern = isModern && generation == 9 && tools < 14000
    let preserves = content.element.flag("preservesSuperviewLayoutMargins") ?? false
    isAlone = cell.parent == nil && traits.isAsDesigned
    isPreserving =
      preserves && (isAlone || (cell.element.flag("preservesSuperviewLayoutMargins") ?? false))
    let table = cell.parent.map { document.views[$0] }
    isBelowFold = table.map { Self.isBelowFold(cell, table: $0, document) } ?? false
    isInRootTable = table?.placement == .root
    hasAccessory = cell.element["accessoryType"] != nil
    separator = ContentViewInsets(of: cell, document: document, traits: traits).separator
    deviceWidth =
      traits.isAsDesigned ? DesignCanvas(properties: document.properties).size.width : nil
  }

  /// Tables that are no roots are at most as high as the canvas.
  private static func isBelowFold(
    _ cell: LayoutView, table: LayoutView, _ document: LayoutDocument
  ) -> Bool {
    guard let row = cell.recordedFrame else { return false }
    let shown = table.parent == nil ? table.recordedFrame?.height : nil
    return row.y >= shown ?? DesignCanvas(properties: document.properties).size.height
  }

  /// - Parameter width: of the cell.
  func insets(width: Double) -> BoxInsets {
    let side = side(width: width)
    let vertical = vertical
    // Bottom less the separator: 10.5 at 2x in Xcode 10 (5 of 5), and so where 11 is preserved (3 of 3).
    let isCell = isModern || hasTableMargins && generation >= 8
    return BoxInsets(
      top: vertical, leading: side, bottom: vertical - (isCell ? separator : 0),
      trailing: hasAccessory ? 8 : side)
  }

  private var vertical: Double {
    // Xcode 26: 15 (9 of 9). 11 before (155 of 155).
    if isModern { return generation >= 26 ? 15 : 11 }
    if generation <= 7 { return isPreserving ? 10 : 8 }
    return hasTableMargins ? 11 : 8
  }

  /// Margins that are preserved come from the table, where that was asked.
  private var hasTableMargins: Bool { isPreserving && !isBelowFold }

  /// Sideways margins of modern cells.
  ///
  /// A cell that preserves margins has those of its table on the device: 20 on 414 points and more
  /// even in a narrower table (18 of 18), and on 393 points (24 of 24). Else its own width decides:
  /// 16 below 414 points (150 of 154), 20 above. Alone in a xib 20 in wide cells of Xcode 10 and
  /// before (3 of 3), 15 in Xcode 11 (20 of 20), 16 later (22 of 22), but 20 where it preserves those of a
  /// wide device, from Xcode 14 on only if it is as wide itself (1 of 1, outside the corpus).
  private func side(width: Double) -> Double {
    guard isModern else {
      guard hasTableMargins else { return 8 }
      return generation >= 9 ? 16 : 15
    }
    let isWide = (isPreserving ? max(width, deviceWidth ?? width) : width) >= 414
    if isAlone {
      if isPreserving, let deviceWidth, deviceWidth >= 414, generation <= 13 || width >= 414 {
        return 20
      }
      switch generation {
      case ...10: return width >= 414 ? 20 : 16
      case 11: return 15
      default: return 16
      }
    }
    if isWide || (generation >= 14 && width >= 393) { return 20 }
    // Xcode 9.1, 9.2 and 11: 16 at 375 points and less in tables that are root views (17 of 17, 3
    // of them plain), 15 in others (in 3 of 3 documents).
    return (generation == 11 || isFirstModern) && !isInRootTable ? 15 : 16
  }
}
