import LayoutModel

/// A view at its place on the screen.
struct PlacedView {
  var resolved: ResolvedView
  /// In the coordinates of the scene's root view.
  var frame: Rect
  /// Positions in ``PlacedScene/views``.
  var children: [Int] = []
  /// Not hidden, nor inside a hidden view.
  var isVisible: Bool
  /// Position of the superview in ``PlacedScene/views``.
  var parent: Int?
}

/// The views of a layout in the coordinates of the main root view, which lies at the origin.
struct PlacedScene {
  var views: [PlacedView] = []
  /// Roots on the screen: the main one, and bars at their own place.
  var mainRoots: [Int] = []
  /// Further top-level views, in a row to the right of the screen.
  var asideRoots: [Int] = []
  /// The main root's rectangle.
  var screen: Rect
  /// Positions in ``views`` by the position in the document.
  private var places: [Int: Int] = [:]

  init(_ layout: ResolvedLayout, _ document: LayoutDocument) {
    screen = Rect(width: layout.environment.size.width, height: layout.environment.size.height)
    var hasMain = false
    var asideX = 0.0
    for resolved in layout.views {
      let parent =
        document.views.indices.contains(resolved.index)
        ? document.views[resolved.index].parent.flatMap { places[$0] } : nil
      let place = views.count
      var frame = Self.drawable(resolved.frame)
      if let parent {
        frame.origin.x += views[parent].frame.x
        frame.origin.y += views[parent].frame.y
        views[parent].children.append(place)
      } else if Self.isBar(resolved.kind) {
        mainRoots.append(place)
      } else if !hasMain {
        hasMain = true
        frame.origin = Point()
        screen = frame
        asideX = frame.width
        mainRoots.insert(place, at: 0)
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
    }
    screen.size.width = max(screen.size.width, 1)
    screen.size.height = max(screen.size.height, 1)
  }

  /// The place of a view of the document, if it was resolved.
  subscript(documentIndex index: Int) -> PlacedView? { places[index].map { views[$0] } }

  /// The screen and what lies aside.
  var screenAndAside: Rect {
    asideRoots.reduce(screen) { $0.union(views[$1].frame) }
  }

  /// Everything, also what sticks out.
  var bounds: Rect {
    views.reduce(screen) { $1.isVisible ? $0.union($1.frame) : $0 }
  }

  private static func isBar(_ kind: ViewKind) -> Bool {
    kind == .navigationBar || kind == .tabBar || kind == .toolbar
  }

  /// A frame that a picture can show: finite, not negative in size, not miles away.
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

  func inset(_ all: Double) -> Rect {
    inset(by: EdgeInsets(top: all, left: all, bottom: all, right: all))
  }

  /// A rectangle of that size in the middle, not larger than this one.
  func centered(width: Double, height: Double) -> Rect {
    let w = min(width, self.width)
    let h = min(height, self.height)
    return Rect(x: midX - w / 2, y: midY - h / 2, width: w, height: h)
  }
}
