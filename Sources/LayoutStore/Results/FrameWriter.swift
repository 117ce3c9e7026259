import LayoutModel

/// Writes the frames of layouts: a row for each that is new in its scene, and their numbers for each arrangement that is new.
///
/// Rows wait, so that one statement writes many of them. Before deleting results, and at the end,
/// the caller must call ``finish()``.
struct FrameWriter {
  /// For frames without details: four of five.
  private let plain: RowInsertion
  private let full: RowInsertion
  private let arrangements: RowInsertion

  init(_ connection: SQLiteConnection) throws(SQLiteFailure) {
    plain = try connection.insertion(into: "frame", columns: Self.columns, named: "plain frame")
    full = try connection.insertion(
      into: "frame", columns: Self.columns + StoredFrame.detailColumns)
    arrangements = try connection.insertion(
      into: "arrangement", columns: ["scene", "number", "frame"])
  }

  private static let columns =
    ["scene", "number", "id"] + StoredFrame.columns + FrameHalves.columns

  /// Writes the rows that wait.
  func finish() throws(SQLiteFailure) {
    try plain.insert()
    try full.insert()
    try arrangements.insert()
  }

  /// - Parameters:
  ///   - sample: some results of the scene, by which it is decided how views follow the size.
  ///   - scene: the key of the scene, and what its results share.
  /// - Returns: the number of the arrangement; `nil` for a layout without views.
  func write(
    _ new: NewResult, among sample: [NewResult], scene: Int, rows: inout SharedRows
  ) throws(SQLiteFailure) -> Int? {
    if new.layout.views.isEmpty { return nil }
    let size = ReferenceSize(new.layout)
    var numbers: [Int] = []
    numbers.reserveCapacity(new.layout.views.count)
    // Read in place: to copy a view costs as much as to bind it.
    try new.layout.views.withUnsafeBufferPointer { (views) throws(SQLiteFailure) in
      try new.places.withUnsafeBufferPointer { (places) throws(SQLiteFailure) in
        for offset in views.indices {
          let halves = halves(of: views[offset], at: offset, sample, &rows)
          let frame = StoredFrame(views[offset], place: places[offset], halves: halves, in: size)
          let (number, isNew) = rows.number(of: frame)
          numbers.append(number)
          if isNew { try write(frame, id: views[offset].id, number, of: scene) }
        }
      }
    }
    numbers.sort()
    let (number, isNew) = rows.number(ofArrangement: numbers)
    guard isNew else { return number }
    for frame in numbers {
      arrangements.bind(scene, at: 1)
      arrangements.bind(number, at: 2)
      arrangements.bind(frame, at: 3)
      if arrangements.endRow() { try arrangements.insert() }
    }
    return number
  }

  /// How a view follows the size: as decided with an earlier result, or now.
  private func halves(
    of view: ResolvedView, at offset: Int, _ sample: [NewResult], _ rows: inout SharedRows
  ) -> FrameHalves {
    if let known = rows.halves[view.index] { return known }
    let halves = FrameHalves(
      of: sample.compactMap { result in
        let views = result.layout.views
        // Nearly always a view stands at the same place in all layouts of its scene.
        let found =
          offset < views.count && views[offset].index == view.index
          ? offset : views.firstIndex { $0.index == view.index }
        return found.map { (views[$0], result.places[$0], ReferenceSize(result.layout)) }
      })
    rows.halves[view.index] = halves
    return halves
  }

  private func write(
    _ frame: StoredFrame, id: ObjectID, _ number: Int, of scene: Int
  ) throws(SQLiteFailure) {
    let row = frame.details.isEmpty ? plain : full
    row.bind(scene, at: 1)
    row.bind(number, at: 2)
    row.bind(id.text, at: 3)
    row.bind(frame.position, at: 4)
    row.bind(frame.x, at: 5)
    row.bind(frame.y, at: 6)
    row.bind(frame.width, at: 7)
    row.bind(frame.height, at: 8)
    row.bind(frame.screenX, at: 9)
    row.bind(frame.screenY, at: 10)
    row.bind(frame.isEstimated, at: 11)
    row.bind(frame.isHidden, at: 12)
    row.bind(frame.extent.rawValue, at: 13)
    row.bind(Int(frame.halves.x), at: 14)
    row.bind(Int(frame.halves.y), at: 15)
    row.bind(Int(frame.halves.width), at: 16)
    row.bind(Int(frame.halves.height), at: 17)
    row.bind(Int(frame.halves.screenX), at: 18)
    row.bind(Int(frame.halves.screenY), at: 19)
    var column: Int32 = 20
    for value in frame.details {
      row.bind(value, at: column)
      column += 1
    }
    if row.endRow() { try row.insert() }
  }
}
