import LayoutModel

/// The size of what a scene fills in a result.
struct ReferenceSize: Hashable {
  var width: ReferenceLength
  var height: ReferenceLength

  init(_ layout: ResolvedLayout) {
    let size = layout.place?.frame.size ?? layout.environment.size
    width = ReferenceLength(size.width)
    height = ReferenceLength(size.height)
  }
}

/// How the numbers of a view's frames follow the size of what its scene fills: by none, one or two halves of it.
///
/// A view at the left that is as wide as its text has 0 and 0, one that spans the screen 0 and 2 for `x` and `width`, one in
/// the middle 1 and 0. Any choice is right; a good one lets more results share a row.
struct FrameHalves: Hashable {
  var x: Int8 = 0
  var y: Int8 = 0
  var width: Int8 = 0
  var height: Int8 = 0
  var screenX: Int8 = 0
  var screenY: Int8 = 0

  static let columns = [
    "xHalves", "yHalves", "widthHalves", "heightHalves", "screenXHalves", "screenYHalves",
  ]

  init() {}

  /// The choice with which a view has the fewest different numbers in some results.
  init(of frames: [(view: ResolvedView, place: ScreenFrame?, size: ReferenceSize)]) {
    func fewest(
      _ direction: (ReferenceSize) -> ReferenceLength,
      _ number: (ResolvedView, ScreenFrame?) -> Double?
    ) -> Int8 {
      var best: (halves: Int8, count: Int) = (0, .max)
      for halves: Int8 in 0...2 where best.count > 1 {
        var values: [StoredNumber] = []
        for frame in frames {
          let value = StoredNumber(
            number(frame.view, frame.place), halves: halves, of: direction(frame.size))
          if !values.contains(value) { values.append(value) }
        }
        if values.count < best.count { best = (halves, values.count) }
      }
      return best.halves
    }
    if frames.count < 2 { return }
    x = fewest(\.width) { view, _ in view.frame.x }
    y = fewest(\.height) { view, _ in view.frame.y }
    width = fewest(\.width) { view, _ in view.frame.width }
    height = fewest(\.height) { view, _ in view.frame.height }
    screenX = fewest(\.width) { $1?.frame.x }
    screenY = fewest(\.height) { $1?.frame.y }
  }

  /// Reads ``columns`` of a row, from one of its columns on.
  init(_ row: SQLiteCommand, from column: Int32) {
    x = Int8(clamping: row.integer(column))
    y = Int8(clamping: row.integer(column + 1))
    width = Int8(clamping: row.integer(column + 2))
    height = Int8(clamping: row.integer(column + 3))
    screenX = Int8(clamping: row.integer(column + 4))
    screenY = Int8(clamping: row.integer(column + 5))
  }
}
