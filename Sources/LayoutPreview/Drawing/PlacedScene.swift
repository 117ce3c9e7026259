import LayoutEngine
import LayoutModel

/// The views of a layout in the coordinates of the main root view, whose origin is 0, 0.
///
/// The content of scroll views begins below the bars that cover it, because UIKit adjusts content
/// insets.
struct PlacedScene {
  var views: [PlacedView] = []
  /// The roots on the screen: the main one, and bars with places of their own.
  var mainRoots: [Int] = []
  /// The views in bars: title views and views of bar button items.
  var barRoots: [Int] = []
  /// Further top-level views, in a row to the right of the screen.
  var asideRoots: [Int] = []
  /// The rectangle of the main root.
  var screen: Rect
  /// The visible part of the device: the screen, and bars outside of the root.
  var visibleRect: Rect
  /// The bars of controllers around the scene.
  var bars = BarFrames()
  /// How far the content of each scroll view is moved down, by position in ``views``.
  private(set) var contentShifts: [Int: Double] = [:]
  /// The positions in ``views``, by the position in the document.
  private var places: [Int: Int] = [:]

  /// - Parameters:
  ///   - bars: the bars of controllers around the scene.
  ///   - slots: the places of views in bars, by id.
  init(
    _ layout: ResolvedLayout, _ document: LayoutDocument, bars: SurroundingBars? = nil,
    slots: (BarFrames) -> [ObjectID: Rect] = { _ in [:] }
  ) {
    screen = Rect(width: layout.environment.size.width, height: layout.environment.size.height)
    visibleRect = screen
    var hasMain = false
    var barSlots: [ObjectID: Rect] = [:]
    let inset = ScrollInsets(layout, document, hasNavigationBar: bars?.navigation != nil)
    var asideX = 0.0
    let rows = Self.rowsOfAccessories(in: document)
    for resolved in layout.views {
      let row = rows[resolved.id].flatMap { places[$0] }
      let parent =
        row
        ?? (document.views.indices.contains(resolved.index)
          ? document.views[resolved.index].parent.flatMap { places[$0] } : nil)
      let place = views.count
      var frame = Self.drawable(resolved.frame)
      if let parent {
        frame.origin.x += views[parent].frame.x
        frame.origin.y += views[parent].frame.y + (contentShifts[parent] ?? 0)
        if row != nil || document.views[resolved.index].role == "accessoryView" {
          frame = Self.accessory(frame, in: views[parent].frame, layout.environment.direction)
        }
        views[parent].children.append(place)
      } else if Self.isBar(resolved.kind) {
        if layout.environment.isAsDesigned, resolved.kind == .tabBar,
          document.views.indices.contains(resolved.index),
          document.views[resolved.index].role == "tabBar"
        {
          frame = Self.tabBar(frame, in: layout.environment)
        }
        mainRoots.append(place)
      } else if !hasMain {
        hasMain = true
        frame.origin = Point()
        screen = frame
        asideX = frame.width
        mainRoots.insert(place, at: 0)
        if let bars {
          self.bars = BarFrames(bars, layout, root: frame)
          barSlots = slots(self.bars)
        }
      } else if let slot = barSlots[resolved.id] {
        frame = slot
        barRoots.append(place)
      } else {
        asideX += 36
        frame.origin = Point(x: asideX, y: 0)
        asideX += frame.width
        asideRoots.append(place)
      }
      views.append(
        PlacedView(
          resolved: resolved, frame: frame,
          isVisible: !resolved.isHidden && (parent.map { views[$0].isVisible } ?? true),
          parent: parent))
      places[resolved.index] = place
      if bars != nil, let shift = inset.shift(of: views[place], in: self) {
        contentShifts[place] = shift
      }
    }
    screen.size.width = max(screen.size.width, 1)
    screen.size.height = max(screen.size.height, 1)
    visibleRect = self.bars.visibleRect(around: screen)
  }

  /// Whether the view already lies in content that was moved.
  func isInMovedContent(_ view: PlacedView) -> Bool {
    var current = view.parent
    while let place = current {
      if contentShifts[place] != nil { return true }
      current = views[place].parent
    }
    return false
  }

  /// The rows that have an accessory view by an outlet, by that view. Such a view is written inside
  /// the row's content view or beside the scene's root view. UIKit makes it a subview of the row
  /// itself.
  ///
  /// - Source: Apple, `UITableViewCell.accessoryView`.
  private static func rowsOfAccessories(in document: LayoutDocument) -> [ObjectID: Int] {
    var rows: [ObjectID: Int] = [:]
    for connection in document.connections
    where connection.kind == "outlet" && connection.detail == "accessoryView" {
      guard let view = connection.destination,
        case .view(let row)? = document.items[connection.owner],
        document.views[row].kind == .tableViewCell
      else { continue }
      rows[view] = row
    }
    return rows
  }

  /// The frame of a row's accessory view. It lies at the end of the row, in the middle of its
  /// height, whatever the document has recorded.
  private static func accessory(
    _ frame: Rect, in row: Rect, _ direction: LayoutDirection
  ) -> Rect {
    let margin = row.width >= 414 ? 20.0 : 16
    return Rect(
      x: direction == .leftToRight ? row.maxX - margin - frame.width : row.x + margin,
      y: row.midY - frame.height / 2, width: frame.width, height: frame.height)
  }

  /// The place of a document's view, if it was resolved.
  subscript(documentIndex index: Int) -> PlacedView? { places[index].map { views[$0] } }

  /// The visible part in the width of the scene's root. Bars of a whole screen may reach over the
  /// column beside it, where nothing of this scene is seen.
  var ownRect: Rect {
    let (left, right) = (max(visibleRect.x, screen.x), min(visibleRect.maxX, screen.maxX))
    return left < right
      ? Rect(x: left, y: visibleRect.y, width: right - left, height: visibleRect.height)
      : visibleRect
  }

  /// The screen and the views beside it.
  var screenAndAside: Rect {
    asideRoots.reduce(visibleRect) { $0.union(views[$1].frame) }
  }

  /// The bar of a tab bar controller on the canvas. Documents record it at the top, in the width of
  /// some device, and Interface Builder shows it at the bottom all the same.
  private static func tabBar(_ frame: Rect, in environment: LayoutEnvironment) -> Rect {
    let size = environment.size
    let bottom = environment.safeArea.bottom
    guard frame.maxY < size.height - bottom else { return frame }
    let height = frame.height + bottom
    return Rect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  private static func isBar(_ kind: ViewKind) -> Bool {
    kind == .navigationBar || kind == .tabBar || kind == .toolbar
  }

  /// A frame that a picture can show: finite, without negative sizes, and not extremely far away.
  private static func drawable(_ rect: Rect) -> Rect {
    func clamp(_ value: Double, _ low: Double) -> Double {
      value.isFinite ? min(max(value, low), 100_000) : 0
    }
    return Rect(
      x: clamp(rect.x, -100_000), y: clamp(rect.y, -100_000), width: clamp(rect.width, 0),
      height: clamp(rect.height, 0))
  }
}

extension Rect {
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }
  var center: Point { Point(x: midX, y: midY) }

  func union(_ other: Rect) -> Rect {
    let x = min(self.x, other.x)
    let y = min(self.y, other.y)
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The rectangle moved as little as needed to lie in another one. If it is larger, it begins where
  /// the other one does.
  func moved(inside other: Rect) -> Rect {
    Rect(
      x: max(other.x, min(x, other.maxX - width)), y: max(other.y, min(y, other.maxY - height)),
      width: width, height: height)
  }

  func inset(_ all: Double) -> Rect {
    inset(by: EdgeInsets(top: all, left: all, bottom: all, right: all))
  }

  /// A rectangle of that size in the middle. It is not larger than this one.
  func centered(width: Double, height: Double) -> Rect {
    let w = min(width, self.width)
    let h = min(height, self.height)
    return Rect(x: midX - w / 2, y: midY - h / 2, width: w, height: h)
  }
}

/// A view with its place on the screen.
struct PlacedView {
  var resolved: ResolvedView
  /// The frame in the coordinates of the scene's root view.
  var frame: Rect
  /// The positions of its subviews in ``PlacedScene/views``.
  var children: [Int] = []
  /// Whether it is not hidden, and does not lie inside a hidden view.
  var isVisible: Bool
  /// The position of the superview in ``PlacedScene/views``.
  var parent: Int?
}
