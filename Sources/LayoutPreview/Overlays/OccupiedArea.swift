import LayoutModel

/// What somebody reads on a picture, so that lines, captions and tags find a place beside it.
///
/// Rectangles lie in squares of a grid, so that a question looks at its surroundings alone.
struct OccupiedArea {
  private var rects: [Square: [Rect]] = [:]

  private struct Square: Hashable {
    var column: Int
    var row: Int
  }

  /// The side of a square in points: about as large as a caption.
  private static let side = 64.0
  /// A rectangle that is larger than any screen is not entered in every square.
  private static let mostSquares = 4_096

  init() {}

  /// The texts of a scene, and its controls.
  init(_ scene: PlacedScene, _ document: LayoutDocument) {
    for view in scene.views where view.isVisible && Self.kinds.contains(view.resolved.kind) {
      var frame = view.frame.intersection(scene.screenAndAside)
      if view.resolved.kind == .textField {
        // A text field has its one line in the middle.
        let height = min(frame.height, Self.lineHeight)
        frame = Rect(x: frame.x, y: frame.midY - height / 2, width: frame.width, height: height)
      }
      add(frame)
    }
    for bar in [scene.bars.status, scene.bars.buttonRow, scene.bars.tab] {
      if let bar { add(bar) }
    }
  }

  /// Of a text field's line in points: a bit more than of its usual font.
  private static let lineHeight = 24.0

  /// Kinds of views that people read or touch.
  static let kinds: Set<ViewKind> = [
    .label, .button, .textField, .textView, .segmentedControl, .toggle, .slider, .stepper,
    .searchBar, .progressView, .pageControl, .datePicker, .pickerView,
  ]

  mutating func add(_ rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    for square in Self.squares(of: rect) { rects[square, default: []].append(rect) }
  }

  /// How much of a rectangle is taken, in square points; what is taken twice counts twice.
  func overlap(_ rect: Rect) -> Double {
    var sum = 0.0
    for square in Self.squares(of: rect) {
      for other in rects[square] ?? [] {
        let common = other.intersection(rect)
        guard common.width > 0, common.height > 0 else { continue }
        // A pair that shares several squares counts in the one with its first corner.
        guard Self.square(common.x, common.y) == square else { continue }
        sum += common.width * common.height
      }
    }
    return sum
  }

  /// The first of several places that covers nothing, else the one that covers least.
  ///
  /// - Parameter places: each as the rectangles of what is to be drawn there; not empty.
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
