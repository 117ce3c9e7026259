import LayoutModel

/// Writes the frames of layouts into their table, which gets a million rows when other tables get a
/// thousand.
///
/// Rows wait, to be written by many: whoever deletes results, or ends, calls ``finish()`` before.
struct FrameWriter {
  /// For views of which there is nothing to say but where they are: four of five.
  private let plain: RowInsertion
  private let full: RowInsertion

  init(_ connection: SQLiteConnection) throws(SQLiteFailure) {
    plain = try connection.insertion(into: "frame", columns: Self.columns, named: "plain frame")
    full = try connection.insertion(into: "frame", columns: Self.columns + Self.further)
  }

  private static let columns = [
    "result", "position", "x", "y", "width", "height", "screenX", "screenY", "isEstimated", "id",
    "isHidden", "beyond",
  ]
  private static let further = [
    "exactX", "exactY", "exactWidth", "exactHeight", "contentWidth", "contentHeight", "clippedX",
    "clippedY", "clippedWidth", "clippedHeight", "visibleX", "visibleY", "visibleWidth",
    "visibleHeight",
  ]

  /// Writes the frames that wait.
  func finish() throws(SQLiteFailure) {
    try plain.insert()
    try full.insert()
  }

  /// - Parameter result: the key of the layout's row.
  func write(_ new: NewResult, result: Int) throws(SQLiteFailure) {
    // Read in place: to copy a view costs as much as to bind it.
    try new.layout.views.withUnsafeBufferPointer { (views) throws(SQLiteFailure) in
      try new.places.withUnsafeBufferPointer { (places) throws(SQLiteFailure) in
        for position in views.indices { try write(views[position], places[position], result) }
      }
    }
  }

  private func write(
    _ view: ResolvedView, _ place: ScreenFrame?, _ result: Int
  ) throws(SQLiteFailure) {
    let exact = Self.withoutErrors(view.unsnapped)
    let isExact = exact == Self.withoutErrors(view.frame)
    var isPlain = isExact && view.contentSize == nil && !view.isHidden
    if let place {
      isPlain =
        isPlain && place.extent == .onScreen && place.clipped == place.frame
        && place.visible == place.clipped
    }
    let row = isPlain ? plain : full
    row.bind(result, at: 1)
    row.bind(view.index, at: 2)
    row.bind(view.frame.x, at: 3)
    row.bind(view.frame.y, at: 4)
    row.bind(view.frame.width, at: 5)
    row.bind(view.frame.height, at: 6)
    row.bind(place?.frame.x, at: 7)
    row.bind(place?.frame.y, at: 8)
    row.bind(view.isEstimated, at: 9)
    row.bind(view.id.text, at: 10)
    row.bind(view.isHidden, at: 11)
    row.bind(place?.extent.rawValue ?? 0, at: 12)
    if !isPlain {
      bind(isExact ? nil : exact, at: 13)
      row.bind(view.contentSize?.width, at: 17)
      row.bind(view.contentSize?.height, at: 18)
      // What is the same as something larger is left out: nearly all views are not cut.
      bind(place.flatMap { $0.clipped == $0.frame ? nil : $0.clipped }, at: 19)
      bind(place.flatMap { $0.visible == $0.clipped ? nil : $0.visible }, at: 23)
    }
    if row.endRow() { try row.insert() }
  }

  private func bind(_ rect: Rect?, at index: Int32) {
    full.bind(rect?.x, at: index)
    full.bind(rect?.y, at: index + 1)
    full.bind(rect?.width, at: index + 2)
    full.bind(rect?.height, at: index + 3)
  }

  /// The frame rounded to a millionth of a point. Further digits are errors of binary fractions,
  /// which depend on what was solved before.
  private static func withoutErrors(_ frame: Rect) -> Rect {
    func rounded(_ value: Double) -> Double {
      let result = (value * 1e6).rounded() / 1e6
      return result.isFinite ? result + 0 : value
    }
    return Rect(
      x: rounded(frame.x), y: rounded(frame.y), width: rounded(frame.width),
      height: rounded(frame.height))
  }
}
