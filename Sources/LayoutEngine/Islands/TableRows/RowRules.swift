import ElementTree
import LayoutModel
import PlatformRules

/// Frames of table rows and collection items.
///
/// - Source: uikit-containers 6: 293 of 300 rows follow each other; 166 of 166 cells with a
///   `rowHeight` and 186 of 186 in a table with one have that height.
struct RowRules {
  let document: LayoutDocument
  let traits: IslandTraits

  /// The margin at the sides of groups; `nil` for tables whose rows are as wide as they are.
  ///
  /// - Source: inset groups have the margin of rows as their distance to the edges: 118 of 130 rows
  ///   of 12 documents; 6 of the others have the margin of a wider device, 3 have 15 points on one
  ///   of 393, and three documents have none at all.
  func groupMargin(of table: LayoutView) -> RowMargin? {
    guard table.element["style"] == "insetGrouped" else { return nil }
    return RowMargin(row: nil, table: table, document: document, traits: traits)
  }

  /// Rows are as wide as the table; inset groups are narrower by the side margins. The start of a
  /// row follows from the rows above.
  func rowFrame(
    height: RowHeight, margin: RowMargin?, tableWidth: Double, in window: RowWindow
  ) -> Rect {
    let place = RowPlace(width: tableWidth, tableWidth: tableWidth, window: window)
    let side = margin?.points(in: place) ?? 0
    return Rect(
      x: side, y: 0, width: max(0, tableWidth - 2 * side), height: height.points(in: window))
  }

  /// The row above a row in its table, with the gap between them.
  func rowAbove(_ cell: LayoutView) -> RowAbove? {
    rowAbove(cell) { _ in true }
  }

  /// The top of a row below the row above it. On the canvas, rows keep the recorded gaps between
  /// them (headers and footers of sections). Nothing outside a row depends on its place. On
  /// devices, headers and footers have the system's heights.
  ///
  /// - Parameters:
  ///   - above: the row before it, which mostly has a frame. If it has none, a row further up is
  ///     used.
  ///   - place: the width of the rows, on which the lines of a footer depend.
  ///   - covered: how much of that width lies outside of the safe area, in points.
  func rowOrigin(
    _ cell: Int, below above: RowAbove?, placed frames: FrameTable, in place: RowPlace,
    covered: Double
  ) -> Double? {
    func origin(below above: RowAbove) -> Double? {
      guard let frame = frames[above.view] else { return nil }
      let further = above.footer?.furtherLines(in: place, covered: covered) ?? 0
      return frame.maxY + above.gap + further
    }
    guard let above else { return nil }
    if let own = origin(below: above) { return own }
    let placed = rowAbove(document.views[cell]) { frames[$0] != nil }
    return placed.flatMap { origin(below: $0) }
  }

  private func rowAbove(_ cell: LayoutView, where isMeant: (Int) -> Bool) -> RowAbove? {
    guard let parent = cell.parent else { return nil }
    let siblings = document.views[parent].children
    guard let position = siblings.firstIndex(of: cell.index) else { return nil }
    for previous in siblings[..<position].reversed() {
      guard document.views[previous].placement == .cell, isMeant(previous) else { continue }
      let above = document.views[previous]
      if !traits.isAsDesigned {
        let table = document.views[parent]
        let isLast = above.section?.number != cell.section?.number
        return RowAbove(
          view: previous, gap: sectionGap(above.section, cell.section, in: table),
          footer: isLast ? SectionFooter(above.section, of: table, self) : nil)
      }
      let gap = (cell.recordedFrame?.y ?? 0) - (above.recordedFrame?.maxY ?? 0)
      return RowAbove(view: previous, gap: max(0, gap))
    }
    return nil
  }

  /// The top of a table's first row on a device, below the table's header view. `nil` on the
  /// canvas, where the top is recorded.
  func firstRowTop(_ cell: LayoutView, table: LayoutView) -> Double? {
    if traits.isAsDesigned { return nil }
    let header = table.children.map { document.views[$0] }.first { $0.role == "tableHeaderView" }
    return (header?.recordedFrame?.height ?? 0)
      + sectionHeader(cell.section, in: table, isFirst: true)
  }

  /// The end of a table's last section, below which its footer view stands. A table without rows ends below its header view.
  /// `nil` for a header view.
  ///
  /// - Source: 19 of 21 footer views of grouped tables in public documents stand below the footer of the last section.
  func lastRow(
    beside view: Int, placed frames: FrameTable, tableWidth: Double, in window: RowWindow,
    covered: Double
  ) -> Double? {
    let view = document.views[view]
    guard view.role == "tableFooterView", let parent = view.parent else { return nil }
    let table = document.views[parent]
    let rows = table.children.filter { document.views[$0].placement == .cell && frames[$0] != nil }
    guard let last = rows.last, let end = rows.compactMap({ frames[$0]?.maxY }).max() else {
      let header = table.children.first { document.views[$0].role == "tableHeaderView" }
      return header.flatMap { frames[$0]?.maxY }
    }
    let section = document.views[last].section
    let place = RowPlace(
      width: frames[last]?.width ?? tableWidth, tableWidth: tableWidth, window: window)
    let further =
      SectionFooter(section, of: table, self)?.furtherLines(in: place, covered: covered) ?? 0
    return end + sectionFooter(section, in: table) + further
  }

  private func sectionFooter(_ section: RowSection?, in table: LayoutView) -> Double {
    var facts = sectionFacts(of: table)
    facts.insert(.titled, if: section?.footer != nil)
    return traits.measurement.rules
      .sectionFooter(facts, stated: table.element.number("sectionFooterHeight"))
  }

  private func sectionGap(
    _ above: RowSection?, _ below: RowSection?, in table: LayoutView
  ) -> Double {
    guard let above, let below, above.number != below.number else { return 0 }
    return sectionFooter(above, in: table) + sectionHeader(below, in: table, isFirst: false)
  }

  private func sectionHeader(
    _ section: RowSection?, in table: LayoutView, isFirst: Bool
  ) -> Double {
    var facts = sectionFacts(of: table)
    facts.insert(.titled, if: section?.header != nil)
    facts.insert(.firstSection, if: isFirst)
    return traits.measurement.rules
      .sectionHeader(facts, stated: table.element.number("sectionHeaderHeight"))
  }

  private func sectionFacts(of table: LayoutView) -> FactSet {
    var facts: FactSet = []
    facts.insert(
      .grouped, if: table.element["style"].map { $0.lowercased().contains("grouped") } ?? false)
    return facts
  }

  private func explicitHeight(of cell: LayoutView, table: LayoutView) -> Double? {
    if let height = cell.element.number("rowHeight"), height > 0, !sizesPrototypes(table) {
      return height
    }
    if let height = table.element.number("rowHeight"), height > 0 { return height }
    return nil
  }

  /// Whether a table gives its prototypes automatic heights on a device. The stated heights are
  /// then for the canvas only.
  private func sizesPrototypes(_ table: LayoutView) -> Bool {
    guard !traits.isAsDesigned, table.element["dataMode"] == "prototypes",
      let height = table.element.number("rowHeight"), height < 0
    else { return false }
    return traits.measurement.rules.prototypeHeightIsOfCanvas
  }

  /// The height of a row before its content is known. It does not depend on a width.
  func height(of cell: LayoutView, table: LayoutView) -> RowHeight {
    explicitHeight(of: cell, table: table).map { .stated($0) }
      ?? automaticHeight(of: cell, table: table)
  }

  /// Whether a row gets the height that its content view's constraints give. Rows with built-in
  /// styles do not.
  func sizesItself(_ cell: LayoutView, table: LayoutView) -> Bool {
    guard explicitHeight(of: cell, table: table) == nil else { return false }
    if cell.element["style"] != nil, cell.element["textLabel"] != nil { return false }
    let rules = traits.measurement.rules
    if rules.hasStandardRowHeights, table.element["estimatedRowHeight"] == nil { return false }
    return rules.with(table.element["dataMode"] == "prototypes" ? [.prototype] : []).rowSizesItself
  }

  /// The height of a row that sizes itself: the height of its content on whole pixels, plus one
  /// pixel for the separator if the table has separators (12 of 12; tables without separators add
  /// none, 23 of 23). On devices with iOS 26 it is one point. The row may be lower than the
  /// standard height (3 of 3).
  ///
  /// - Parameter window: the window of the row. It is asked with each solution, because rows serve
  ///   all systems. `nil` for the canvas.
  func rowHeight(fitting height: Double, table: LayoutView, in window: RowWindow? = nil) -> Double {
    let scale = traits.measurement.scale
    let stated = window.map { $0.rules[TableRules.fittedSeparator] } ?? 0
    let line = stated > 0 ? stated : 1 / scale
    let separator = table.element["separatorStyle"] == "none" ? 0 : line
    return (height * scale - Self.tolerance).rounded(.up) / scale + separator
  }

  /// Heights of text have binary rounding errors, far below a pixel.
  private static let tolerance = 1e-3

  /// The height of a row that states none, and has no constraints that give one.
  func automaticHeight(of cell: LayoutView, table: LayoutView) -> RowHeight {
    let isFitted = table.element["estimatedRowHeight"] != nil
    guard let builtIn = BuiltInCell(cell.element), builtIn.style == .subtitle else {
      return .standard(isFitted: isFitted, isCustom: cell.element["style"] == nil)
    }
    return .twoLines(
      isFitted: isFitted,
      asking: heightOfTwoLines(builtIn, in: cell).map { rowHeight(fitting: $0, table: table) })
  }

  /// The height that title and subtitle ask for with one line each. The room around them together
  /// equals the distance from one line of the title to the next.
  ///
  /// - Source: cells of subtitles without a height of their own in public documents, Xcode 11 to
  ///   15: 17 of 20 within half a point, with 7 pairs of fonts, among them text styles, whose lines
  ///   are further apart; see ``PlatformRules/TableRules/rowFitsTwoLines``.
  private func heightOfTwoLines(_ builtIn: BuiltInCell, in cell: LayoutView) -> Double? {
    guard let content = cell.children.first(where: { document.views[$0].role == "contentView" })
    else { return nil }
    func font(of part: BuiltInCell.Part) -> ResolvedFont? {
      let labels = document.views[content].children.map { document.views[$0] }
      return labels.first { builtIn.part($0.id) == part }.map { label in
        let reader = LeafReader(view: label, properties: document.properties, traits: traits)
        return ResolvedFont(reader.label(in: document).font, in: traits.measurement)
      }
    }
    guard let title = font(of: .text), let subtitle = font(of: .detail) else { return nil }
    return title.lineHeight + title.lineDistance + subtitle.lineHeight
  }
}

/// A row and its distance to the row below it.
struct RowAbove: Sendable {
  /// The position in the document's views.
  var view: Int
  /// The gap between the two rows, in points. A footer between them has the room of one line.
  var gap: Double
  /// The footer between them.
  var footer: SectionFooter?
}
