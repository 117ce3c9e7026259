import ElementTree
import LayoutModel
import PlatformRules

/// How a container places a view that is the root of an island of its own: a row, an item, a header.
///
/// Everything that does not depend on the environment's size is looked up once. It is a class
/// because it is asked many times.
final class InnerPlace {
  let view: Int
  let parent: Int
  private let rows: RowRules
  private let kind: Kind
  /// Whether the row sizes itself.
  let sizesItself: Bool
  private let recorded: Rect
  /// The top of the first row in its table.
  private let firstTop: Double
  /// Whether the content of the container begins below the bars that cover the container.
  private let avoidsBars: Bool
  /// Whether the groups of an inset table lie within the safe area.
  private let insetsGroups: Bool
  /// Whether the contents of rows do.
  private let insetsContent: Bool

  private enum Kind {
    /// A row of a table. `margin` is the margin of the groups of an inset table.
    case row(height: RowHeight, margin: RowMargin?, above: RowAbove?)
    case item(Size?)
    /// The header or footer view of a table.
    case tableEnd
    case supplementary
    /// A view in a bar on a device. The drawing of the bar places it.
    case ofBar
    case other
  }

  /// `nil` for a view without a superview.
  init?(of index: Int, in document: LayoutDocument, _ rows: RowRules) {
    let view = document.views[index]
    guard let parent = view.parent else { return nil }
    self.view = index
    self.parent = parent
    self.rows = rows
    let frame = view.recordedFrame ?? Rect()
    recorded = frame
    let container = document.views[parent]
    var sizesItself = false
    var firstTop: Double?
    switch (view.placement, container.kind) {
    case (.cell, .tableView):
      kind = .row(
        height: rows.height(of: view, table: container), margin: rows.groupMargin(of: container),
        above: rows.rowAbove(view))
      firstTop = rows.firstRowTop(view, table: container)
      sizesItself = rows.sizesItself(view, table: container)
    case (.cell, .collectionView): kind = .item(rows.itemSize(view, collection: container))
    case (.keyed, .tableView): kind = .tableEnd
    case (.keyed, .collectionView): kind = .supplementary
    case _ where !rows.traits.isAsDesigned && view.isInBar: kind = .ofBar
    default: kind = .other
    }
    self.sizesItself = sizesItself
    self.firstTop = firstTop ?? frame.y
    // On devices, a table insets its content below bars. Canvases do not show this.
    avoidsBars =
      !rows.traits.isAsDesigned && container.kind == .tableView
      && container.element["contentInsetAdjustmentBehavior"] != "never"
    insetsGroups =
      container.kind == .tableView && rows.traits.measurement.rules.rowContentIsInSafeArea
    insetsContent =
      insetsGroups && container.element.flag("contentViewInsetsToSafeArea") != false
  }

  /// The view's frame in the container. The height of a row that sizes itself is found later.
  ///
  /// - Parameter insets: how far the safe area reaches into the container, in points.
  func frame(
    in outer: Rect, placed frames: FrameTable, window: RowWindow, covered insets: BoxInsets
  ) -> Rect {
    let covered = avoidsBars ? insets.top : 0
    var frame = recorded
    switch kind {
    case .row(let height, let margin, let above):
      frame = rows.rowFrame(height: height, margin: margin, tableWidth: outer.width, in: window)
      if margin != nil, insetsGroups {
        let isMirrored = rows.traits.direction == .rightToLeft
        frame.origin.x += isMirrored ? insets.trailing : insets.leading
        frame.size.width = max(0, frame.width - insets.leading - insets.trailing)
      }
      let place = RowPlace(width: frame.width, tableWidth: outer.width, window: window)
      let sides = margin == nil ? coveredSides(insets) : 0
      frame.origin.y =
        rows.rowOrigin(view, below: above, placed: frames, in: place, covered: sides)
        ?? firstTop + covered
    case .item(let size):
      frame.size = size ?? frame.size
      if let origin = rows.itemOrigin(
        rows.document.views[view], collection: rows.document.views[parent], extent: outer.size)
      {
        frame.origin = origin
      }
    case .tableEnd:
      frame.size.width = outer.width
      if rows.traits.isAsDesigned {
        frame.origin.y += covered
      } else {
        let end = rows.lastRow(
          beside: view, placed: frames, tableWidth: outer.width, in: window,
          covered: coveredSides(insets))
        frame.origin = Point(x: 0, y: end ?? covered)
      }
    case .supplementary:
      let (header, collection) = (rows.document.views[view], rows.document.views[parent])
      frame.size = rows.supplementarySize(header, collection: collection, extent: outer.size)
      if let origin = rows.supplementaryOrigin(
        header, collection: collection, extent: outer.size)
      {
        frame.origin = origin
      }
    case .ofBar: frame.origin = Point(x: 0, y: 0)
    case .other: break
    }
    return frame
  }

  /// How much of the width of rows lies outside of the safe area, and so is no place for their contents, in points.
  private func coveredSides(_ insets: BoxInsets) -> Double {
    insetsContent ? insets.leading + insets.trailing : 0
  }

  /// The surroundings that the container gives the view, besides a size.
  ///
  /// A row is as wide as its table, and its content lies within the safe area. A group of an inset table is within it as a
  /// whole.
  ///
  /// - Source: Apple, `UITableView.insetsContentViewsToSafeArea`: "the table view positions the content views of its cells,
  ///   headers, and footers within the safe area", which is the default. Canvases do not: a table of 844 points on a phone
  ///   in landscape, of Xcode 14, has content views of 844 points.
  /// - Parameter insets: how far the safe area reaches into the container, in points.
  func surroundings(
    _ size: Size, in outer: Rect, window: RowWindow, covered insets: BoxInsets
  ) -> IslandSession.Surroundings {
    var result = IslandSession.Surroundings(inContainer: size, window: window)
    guard case .row(_, let margin, _) = kind else { return result }
    result.tableWidth = outer.width
    if margin == nil, insetsContent {
      result.safeArea.leading = insets.leading
      result.safeArea.trailing = insets.trailing
    }
    return result
  }

  /// The height of a row whose content has this height.
  func rowHeight(fitting height: Double, in window: RowWindow) -> Double {
    rows.rowHeight(fitting: height, table: rows.document.views[parent], in: window)
  }
}

extension LayoutView {
  /// Whether a bar places the view, whatever the canvas recorded: it is the title view, or the view
  /// of an item.
  var isInBar: Bool { role == "titleView" || role == "customView" }
}
