import LayoutModel

/// What results of one scene share, by the numbers of the rows.
struct SharedRows {
  /// The column of `resolvedScene`, which every change of the rows changes.
  var lastNumber = 0
  /// How the frames of views follow the size, by the views' places in the document.
  var halves: [Int: FrameHalves] = [:]
  private(set) var frames: [StoredFrame: Int] = [:]
  /// By the numbers of their frames, in order.
  private var arrangements: [[Int]: Int] = [:]
  private var diagnostics: [StoredDiagnostic: Int] = [:]

  /// Rows of each kind that are remembered at most: some megabytes. A scene with more begins anew, and has some rows twice.
  private static let mostRows = 20_000
  /// Frames of arrangements that are remembered at most.
  private static let mostArranged = 100_000
  private var arrangedCount = 0

  init() {}

  /// The number of a frame; a new one if no row has it yet.
  mutating func number(of frame: StoredFrame) -> (number: Int, isNew: Bool) {
    if let known = frames[frame] { return (known, false) }
    if frames.count >= Self.mostRows { frames.removeAll() }
    lastNumber += 1
    // An index finds what is below zero.
    let number = frame.extent == .onScreen ? lastNumber : -lastNumber
    frames[frame] = number
    return (number, true)
  }

  /// - Parameter numbers: of the frames, in order.
  mutating func number(ofArrangement numbers: [Int]) -> (number: Int, isNew: Bool) {
    if let known = arrangements[numbers] { return (known, false) }
    arrangedCount += numbers.count
    if arrangedCount > Self.mostArranged {
      arrangements.removeAll()
      arrangedCount = numbers.count
    }
    lastNumber += 1
    arrangements[numbers] = lastNumber
    return (lastNumber, true)
  }

  mutating func number(of diagnostic: StoredDiagnostic) -> (number: Int, isNew: Bool) {
    if let known = diagnostics[diagnostic] { return (known, false) }
    if diagnostics.count >= Self.mostRows { diagnostics.removeAll() }
    lastNumber += 1
    diagnostics[diagnostic] = lastNumber
    return (lastNumber, true)
  }
}

extension SharedRows {
  /// Reads the rows of a scene.
  init(ofScene scene: Int, lastNumber: Int, on connection: SQLiteConnection) throws {
    self.lastNumber = lastNumber
    let columns =
      ["number"] + StoredFrame.columns + FrameHalves.columns + StoredFrame.detailColumns
    let rows = try connection.statement(
      """
      SELECT \(columns.joined(separator: ", ")) FROM frame WHERE scene = ?
      LIMIT \(Self.mostRows / 2)
      """)
    rows.bind(scene, at: 1)
    try rows.forEachRow {
      let frame = StoredFrame(rows)
      frames[frame] = rows.integer(0)
      halves[frame.position] = frame.halves
    }
    try readArrangements(ofScene: scene, on: connection)
    let texts = try connection.statement(
      """
      SELECT number, code, severity, message, hint, rule, objects FROM sceneDiagnostic
      WHERE scene = ? LIMIT \(Self.mostRows / 2)
      """)
    texts.bind(scene, at: 1)
    try texts.forEachRow { diagnostics[StoredDiagnostic(texts)] = texts.integer(0) }
  }

  private mutating func readArrangements(
    ofScene scene: Int, on connection: SQLiteConnection
  ) throws {
    let rows = try connection.statement(
      """
      SELECT number, frame FROM arrangement WHERE scene = ? ORDER BY number, frame
      LIMIT \(Self.mostArranged / 2)
      """)
    rows.bind(scene, at: 1)
    var number = 0
    var frames: [Int] = []
    var count = 0
    try rows.forEachRow {
      if rows.integer(0) != number {
        if !frames.isEmpty { arrangements[frames] = number }
        number = rows.integer(0)
        frames = []
      }
      frames.append(rows.integer(1))
      count += 1
    }
    // The limit may have cut the last one.
    if !frames.isEmpty, count < Self.mostArranged / 2 { arrangements[frames] = number }
    arrangedCount = count
  }
}
