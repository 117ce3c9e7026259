import LayoutEngine
import LayoutModel

/// Where title and items stand in a navigation bar or toolbar.
struct NavigationBarLayout {
  struct PlacedItem {
    var item: BarItem
    var frame: Rect
  }

  private(set) var items: [PlacedItem] = []
  /// Between the items, in the middle of the bar where there is room.
  private(set) var titleFrame = Rect()

  private let margin: Double
  private static let gap = 12.0
  static let font = FontDescription.system(17)

  /// Lays out a navigation bar.
  ///
  /// - Parameters:
  ///   - row: the part of the bar that has buttons.
  ///   - sizes: the sizes of views in bars, by id.
  init(
    _ contents: NavigationContents, in row: Rect, isRightToLeft: Bool, _ shown: ShownContents,
    sizes: [ObjectID: Size]
  ) {
    margin = row.width >= 414 ? 20 : 16
    var left = row.x + margin
    var right = row.maxX - margin
    for item in isRightToLeft ? contents.trailing : contents.leading {
      let size = Self.size(of: item, shown, sizes)
      place(item, size, at: left, in: row)
      left += size.width + Self.gap
    }
    for item in isRightToLeft ? contents.leading : contents.trailing {
      let size = Self.size(of: item, shown, sizes)
      place(item, size, at: right - size.width, in: row)
      right -= size.width + Self.gap
    }
    // The title is in the middle unless an item is in its way.
    let side = max(left - row.x, row.maxX - right)
    let centred = Rect(
      x: row.x + side, y: row.y, width: max(0, row.width - 2 * side), height: row.height)
    let own =
      contents.titleView.flatMap { sizes[$0]?.width }
      ?? shown.width(of: contents.title, font: .system(17, weight: .semibold))
    titleFrame =
      own <= centred.width
      ? centred : Rect(x: left, y: row.y, width: max(0, right - left), height: row.height)
  }

  /// A toolbar: its items share what flexible spaces leave.
  init(toolbar contents: [BarItem], in row: Rect, _ shown: ShownContents, sizes: [ObjectID: Size]) {
    margin = row.width >= 414 ? 20 : 16
    let widths = contents.map { Self.size(of: $0, shown, sizes) }
    let flexible = contents.filter { $0.content == .flexibleSpace }.count
    let gaps = Double(max(0, contents.count - 1)) * 8
    let free = row.width - 2 * margin - widths.map(\.width).reduce(0, +) - gaps
    var x = row.x + margin
    for (item, size) in zip(contents, widths) {
      if item.content == .flexibleSpace {
        x += max(0, free / Double(flexible)) + 8
        continue
      }
      place(item, size, at: x, in: row)
      x += size.width + 8
    }
  }

  private mutating func place(_ item: BarItem, _ size: Size, at x: Double, in row: Rect) {
    items.append(
      PlacedItem(
        item: item,
        frame: Rect(
          x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)))
  }

  private static func size(
    of item: BarItem, _ shown: ShownContents, _ sizes: [ObjectID: Size]
  ) -> Size {
    switch item.content {
    case .text(let text):
      let font = FontDescription.system(17, weight: item.isProminent ? .semibold : .regular)
      return Size(width: min(200, shown.width(of: text, font: font)), height: 22)
    case .symbol, .image: return Size(width: 22, height: 22)
    case .view(let id): return sizes[id] ?? Size(width: 30, height: 30)
    case .flexibleSpace: return Size(width: 0, height: 22)
    case .space(let width): return Size(width: min(max(width, 0), 500), height: 22)
    case .back(let title):
      return Size(width: 18 + min(110, shown.width(of: title, font: font)), height: 22)
    }
  }

  /// Where views of the scene stand.
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
