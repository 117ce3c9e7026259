import LayoutModel

/// The area of a picture with texts and controls. Lines, captions and tags should find places
/// beside it.
///
/// Rectangles are stored by squares of a grid, so that only the squares around a place are
/// searched.
struct OccupiedArea {
  private var rects: [Square: [Rect]] = [:]

  private struct Square: Hashable {
    var column: Int
    var row: Int
  }

  /// The side of a square in points: about as large as a caption.
  private static let side = 64.0
  /// The greatest number of squares for a rectangle. A larger one than any screen is not stored in
  /// each square.
  private static let mostSquares = 4_096

  init() {}

  /// The texts of a scene, its controls and its bars.
  init(_ scene: PlacedScene) {
    self.init(viewsOf: scene)
    for bar in [scene.bars.status, scene.bars.buttonRow, scene.bars.tab] {
      if let bar { add(bar) }
    }
  }

  /// The texts and controls among the views of a scene, or some of them.
  init(viewsOf scene: PlacedScene, where isWanted: (PlacedView) -> Bool = { _ in true }) {
    for view in scene.views
    where view.isVisible && Self.kinds.contains(view.resolved.kind) && isWanted(view) {
      var frame = view.frame.intersection(scene.screenAndAside)
      if view.resolved.kind == .textField {
        // The single line of a text field is in its middle.
        let height = min(frame.height, Self.lineHeight)
        frame = Rect(x: frame.x, y: frame.midY - height / 2, width: frame.width, height: height)
      }
      add(frame)
    }
  }

  /// The height of a text field's line in points: a bit more than that of its usual font.
  static let lineHeight = 24.0

  /// Kinds of views that people read or touch.
  static let kinds: Set<ViewKind> = [
    .label, .button, .textField, .textView, .segmentedControl, .toggle, .slider, .stepper,
    .searchBar, .progressView, .pageControl, .datePicker, .pickerView,
  ]

  mutating func add(_ rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    for square in Self.squares(of: rect) { rects[square, default: []].append(rect) }
  }

  /// The area of a rectangle that is occupied, in square points. Areas that are occupied twice
  /// count twice.
  func overlap(_ rect: Rect) -> Double {
    var sum = 0.0
    for square in Self.squares(of: rect) {
      for other in rects[square] ?? [] {
        let common = other.intersection(rect)
        guard common.width > 0, common.height > 0 else { continue }
        // If two rectangles share several squares, the pair counts in the square with the first
        // corner of their common area.
        guard Self.square(common.x, common.y) == square else { continue }
        sum += common.width * common.height
      }
    }
    return sum
  }

  /// The first of several places that covers nothing, or else the place that covers least.
  ///
  /// - Parameter places: for each place, the rectangles that would be drawn there. It is not empty.
  func best(of places: [[Rect]]) -> Int {
    var best = (index: 0, cost: Double.infinity)
    for (index, place) in places.enumerated() {
      let cost = place.map(overlap).reduce(0, +)
      if cost < 0.5 { return index }
      if cost < best.cost { best = (index, cost) }
    }
    return best.index
  }

  private static func square(_ x: Double, _ y: Double) -> Square {
    Square(
      column: Int(drawable: (x / side).rounded(.down)),
      row: Int(drawable: (y / side).rounded(.down)))
  }

  private static func squares(of rect: Rect) -> [Square] {
    let (first, last) = (square(rect.x, rect.y), square(rect.maxX, rect.maxY))
    let count = (last.column - first.column + 1) * (last.row - first.row + 1)
    guard count > 0, count <= mostSquares else { return [] }
    return (first.column...last.column).flatMap { column in
      (first.row...last.row).map { Square(column: column, row: $0) }
    }
  }
}
