import LayoutEngine
import LayoutModel

/// The frames of title and items in a navigation bar or toolbar.
struct NavigationBarLayout {
  struct PlacedItem {
    var item: BarItem
    /// The frame of the item's content.
    var frame: Rect
    /// The pane of glass below the item. `nil` if the bar has no panes, and for views.
    var pane: Rect?
    /// Whether the pane is that of the item before.
    var sharesPane = false
  }

  private(set) var items: [PlacedItem] = []
  /// The frame of the title. It lies between the items, and in the middle of the bar if there is
  /// room.
  private(set) var titleFrame = Rect()
  /// What the items of both sides leave between them.
  private(set) var room = Rect()

  private let shown: ShownContents
  private let sizes: [ObjectID: Size]
  /// The height of panes; `nil` if items stand on the bar itself.
  private let paneHeight: Double?
  private static let gap = 12.0
  /// No title of an item is wider, in points; less where the bar has no room for all.
  private var widestText = 200.0

  /// Lays out a navigation bar.
  ///
  /// - Parameters:
  ///   - row: the part of the bar that has buttons.
  ///   - sizes: the sizes of views in bars, by id.
  ///   - isGlass: whether items stand on panes.
  ///   - titleIsAtSide: whether the title stands at the side, because something else is in the
  ///     middle.
  init(
    _ contents: NavigationContents, in row: Rect, isRightToLeft: Bool, _ shown: ShownContents,
    sizes: [ObjectID: Size], isGlass: Bool = false, titleIsAtSide: Bool = false
  ) {
    (self.shown, self.sizes) = (shown, sizes)
    // A pane is as high as a button of 44 points. In a higher bar, it lies at the top.
    paneHeight = isGlass ? min(GlassMetrics.pane, row.height) : nil
    var row = row
    if let paneHeight { row.size.height = paneHeight }
    let margin = isGlass ? GlassMetrics.sideMargin : row.width >= 414 ? 20 : 16
    let gap = isGlass ? GlassMetrics.paneGap : Self.gap
    var left = row.x + margin
    var right = row.maxX - margin
    limitTexts(contents.leading + contents.trailing, room: right - left, gap)
    var last: BarItem?
    for item in isRightToLeft ? contents.trailing : contents.leading {
      let width = width(of: item)
      if joins(item, last) { left -= gap }
      place(item, width, at: left, in: row, joins: joins(item, last))
      left += width + gap
      last = item
    }
    last = nil
    for item in isRightToLeft ? contents.leading : contents.trailing {
      let width = width(of: item)
      if joins(item, last) { right += gap }
      place(item, width, at: right - width, in: row, joins: joins(item, last))
      right -= width + gap
      last = item
    }
    let between = Rect(x: left, y: row.y, width: max(0, right - left), height: row.height)
    room = between
    if titleIsAtSide {
      // A title at the side gets a part of the room only.
      titleFrame = between
      titleFrame.size.width = min(between.width, row.width / 4)
      if isRightToLeft { titleFrame.origin.x = between.maxX - titleFrame.width }
      return
    }
    // The title is in the middle, unless an item is in its way.
    let side = max(left - row.x, row.maxX - right)
    let centred = Rect(
      x: row.x + side, y: row.y, width: max(0, row.width - 2 * side), height: row.height)
    let own =
      contents.titleView.flatMap { sizes[$0]?.width }
      ?? shown.width(of: contents.title, font: .system(17, weight: .semibold))
    titleFrame = own <= centred.width ? centred : between
  }

  /// Lays out a toolbar. Flexible spaces share the room that its items leave.
  ///
  /// - Parameter glassMargin: the distance from the edge to the first pane of glass; `nil` if there
  ///   is no glass.
  init(
    toolbar contents: [BarItem], in row: Rect, _ shown: ShownContents, sizes: [ObjectID: Size],
    glassMargin: Double? = nil
  ) {
    (self.shown, self.sizes) = (shown, sizes)
    paneHeight = glassMargin.map { _ in min(GlassMetrics.toolbarPane, row.height) }
    let margin = glassMargin ?? (row.width >= 414 ? 20 : 16)
    let gap = glassMargin == nil ? 8 : GlassMetrics.toolbarGap
    let widths = contents.map { width(of: $0) }
    let flexible = contents.filter { $0.content == .flexibleSpace }.count
    // On glass, a flexible space lies between two panes. It has no gaps of its own.
    let isSpace = contents.map { glassMargin != nil && $0.content == .flexibleSpace }
    let joined = contents.indices.map { $0 > 0 && joins(contents[$0], contents[$0 - 1]) }
    let gaps =
      Double(
        max(0, contents.count - 1 - isSpace.filter(\.self).count - joined.filter(\.self).count))
      * gap
    let free = row.width - 2 * margin - widths.reduce(0, +) - gaps
    var x = row.x + margin
    for (index, item) in contents.enumerated() {
      if item.content == .flexibleSpace {
        x += max(0, free / Double(flexible)) + (isSpace[index] ? 0 : gap)
        continue
      }
      if joined[index] { x -= gap }
      place(item, widths[index], at: x, in: row, joins: joined[index])
      x += widths[index] + gap
    }
  }

  /// Whether an item stands on the pane of the one before it.
  private func joins(_ item: BarItem, _ last: BarItem?) -> Bool {
    paneHeight != nil && item.sharesPane && last?.sharesPane == true
  }

  /// Where the items of both sides are wider than the bar, their titles share what images and views leave, and are cut.
  private mutating func limitTexts(_ items: [BarItem], room: Double, _ gap: Double) {
    let total = items.map { width(of: $0) + gap }.reduce(-gap, +)
    let texts = items.filter { if case .text = $0.content { true } else { false } }
    guard total > room, !texts.isEmpty else { return }
    let own = texts.map { contentSize(of: $0).width }.reduce(0, +)
    widestText = max(Self.narrowestText, (room - (total - own)) / Double(texts.count))
  }

  /// A letter and an ellipsis.
  private static let narrowestText = 24.0

  /// Puts an item at a place of its row; on glass its contents stand in the middle of a pane, which goes on below the next
  /// ones that join.
  private mutating func place(
    _ item: BarItem, _ width: Double, at x: Double, in row: Rect, joins: Bool
  ) {
    let size = contentSize(of: item)
    let slot = Rect(x: x, y: row.y, width: width, height: row.height)
    let frame = Rect(
      x: slot.midX - size.width / 2, y: row.midY - size.height / 2, width: size.width,
      height: size.height)
    guard let paneHeight, item.hasPane else {
      return items.append(PlacedItem(item: item, frame: frame))
    }
    let pane = slot.centered(width: width, height: paneHeight)
    if joins, let first = items.lastIndex(where: { !$0.sharesPane }), let own = items[first].pane {
      items[first].pane = own.union(pane)
    }
    items.append(PlacedItem(item: item, frame: frame, pane: pane, sharesPane: joins))
  }

  /// The width that an item takes from the bar.
  private func width(of item: BarItem) -> Double {
    let own = contentSize(of: item).width
    guard let paneHeight, item.hasPane else { return own }
    if case .text = item.content { return own + 2 * GlassMetrics.titlePadding }
    return max(paneHeight, own)
  }

  /// The size of an item's content, without the pane around it.
  private func contentSize(of item: BarItem) -> Size {
    switch item.content {
    case .text(let text):
      let font = item.font(isGlass: paneHeight != nil)
      return Size(width: min(widestText, shown.width(of: text, font: font)), height: 22)
    case .symbol, .image: return Size(width: 22, height: 22)
    case .view(let id): return sizes[id] ?? Size(width: 30, height: 30)
    case .flexibleSpace: return Size(width: 0, height: 22)
    case .space(let width): return Size(width: min(max(width, 0), 500), height: 22)
    case .back(let title):
      if paneHeight != nil { return Size(width: 20, height: 20) }
      return Size(width: 18 + min(110, shown.width(of: title, font: .system(17))), height: 22)
    }
  }

  /// The frames of the scene's views in the bar.
  func slots(titleView: ObjectID?, sizes: [ObjectID: Size]) -> [ObjectID: Rect] {
    var result: [ObjectID: Rect] = [:]
    for placed in items {
      if case .view(let id) = placed.item.content { result[id] = placed.frame }
    }
    if let titleView {
      let size = sizes[titleView] ?? titleFrame.size
      result[titleView] = titleFrame.centered(width: size.width, height: size.height)
    }
    return result
  }
}
