/// The pieces of all components of a session. Those of each component are in the order of last use.
struct PieceTable: ~Copyable {
  /// The greatest number of changing slots on which a component may depend. For other components no
  /// piece is kept.
  static let maximalCoordinates = 7
  /// The greatest number of pieces that are kept for one component.
  static let maximalPieces = 32
  /// The greatest number of conditions. A piece with more would hardly be quicker than solving.
  static let maximalConditions = 48
  /// The greatest number of numbers in all pieces together: four megabytes.
  static let maximalNumbers = 1 << 19
  /// The cost of learning a piece, counted in uses of pieces. A component that never returns to a
  /// piece soon stops learning.
  private static let price: Int32 = 4

  private var pieces = Buffer<Piece>()
  private var free: Int32 = -1
  private let heads: Buffer<Int32>
  private let counts: Buffer<Int32>
  private let credits: Buffer<Int32>
  private(set) var numberCount = 0
  private var nextSerial: Int32 = 0

  init(components: Int) {
    heads = Buffer(repeating: -1, count: components)
    counts = Buffer(repeating: 0, count: components)
    credits = Buffer(repeating: Self.price * Int32(Self.maximalPieces), count: components)
  }

  deinit {
    for component in heads.indices {
      var piece = heads[component]
      while piece >= 0 {
        pieces[piece].numbers.deallocate()
        piece = pieces[piece].next
      }
    }
  }

  /// The number of pieces of all components.
  var pieceCount: Int {
    var count = 0
    for component in counts.indices { count += Int(counts[component]) }
    return count
  }

  /// The piece of a component that holds at a point; `nil` if none is known.
  @inline(__always)
  func find(_ component: Int, _ point: UnsafePointer<Double>, _ dimension: Int) -> Piece? {
    find(component) { Self.holds($0, point, dimension, margin: 0) }
  }

  /// Whether the piece that a component used last has that number, and none of its conditions is
  /// nearer than `margin` to changing sides.
  func hasRoom(
    _ component: Int, serial: Int32, _ point: UnsafePointer<Double>, _ dimension: Int,
    margin: Double
  ) -> Bool {
    let first = heads[component]
    guard first >= 0, pieces[first].serial == serial else { return false }
    return Self.holds(pieces[first], point, dimension, margin: margin)
  }

  /// The piece that holds at a value, for a component that depends on one slot.
  @inline(__always)
  func find(_ component: Int, _ value: Double) -> Piece? {
    find(component) { piece in
      // There is at most one condition: an interval, with the factor 1.
      piece.conditionCount == 0 || value >= piece.numbers[0] && value <= piece.numbers[1]
    }
  }

  @inline(__always)
  private func find(_ component: Int, _ holds: (Piece) -> Bool) -> Piece? {
    var piece = heads[component]
    var before: Int32 = -1
    while piece >= 0 {
      let found = pieces[piece]
      if holds(found) {
        if before >= 0 {
          pieces[before].next = found.next
          pieces[piece].next = heads[component]
          heads[component] = piece
        }
        if credits[component] < Self.price * Int32(Self.maximalPieces) { credits[component] += 1 }
        return found
      }
      before = piece
      piece = found.next
    }
    return nil
  }

  @inline(__always)
  private static func holds(
    _ piece: Piece, _ point: UnsafePointer<Double>, _ dimension: Int, margin: Double
  ) -> Bool {
    var condition = UnsafePointer(piece.numbers)
    for _ in 0..<piece.conditionCount {
      var sum = condition[2] * point[0]
      for index in 1..<max(dimension, 1) { sum += condition[2 + index] * point[index] }
      if !(sum >= condition[0] + margin && sum <= condition[1] - margin) { return false }
      condition += 2 + dimension
    }
    return true
  }

  /// Whether a component may learn another piece.
  func mayLearn(_ component: Int) -> Bool {
    credits[component] >= Self.price
  }

  /// Keeps a new piece. If the component has too many pieces, the one whose last use is longest ago
  /// is removed.
  ///
  /// - Returns: The number of the piece; negative if there is no room for it.
  mutating func learn(_ component: Int, _ builder: borrowing PieceBuilder) -> Int32 {
    if counts[component] >= Self.maximalPieces { forgetLast(component) }
    let count = builder.conditions.count + builder.laws.count
    guard numberCount + count <= Self.maximalNumbers, nextSerial < .max else { return -1 }
    let serial = nextSerial
    nextSerial += 1
    credits[component] -= Self.price
    let numbers = UnsafeMutablePointer<Double>.allocate(capacity: max(count, 1))
    numbers.initialize(from: builder.conditions.base, count: builder.conditions.count)
    (numbers + builder.conditions.count).initialize(
      from: builder.laws.base, count: builder.laws.count)
    numberCount += count
    let piece = Piece(
      numbers: numbers, numberCount: Int32(count),
      conditionCount: Int32(builder.conditions.count / (builder.dimension + 2)),
      next: heads[component], isUnique: builder.isUnique, serial: serial)
    if free >= 0 {
      let slot = free
      free = pieces[slot].next
      pieces[slot] = piece
      heads[component] = slot
    } else {
      pieces.append(piece)
      heads[component] = Int32(pieces.count - 1)
    }
    counts[component] += 1
    return serial
  }

  private mutating func forgetLast(_ component: Int) {
    var before: Int32 = -1
    var piece = heads[component]
    guard piece >= 0 else { return }
    while pieces[piece].next >= 0 {
      before = piece
      piece = pieces[piece].next
    }
    if before >= 0 { pieces[before].next = -1 } else { heads[component] = -1 }
    release(component, piece)
  }

  /// Removes all pieces of a component.
  mutating func forget(_ component: Int) {
    var piece = heads[component]
    heads[component] = -1
    while piece >= 0 {
      let next = pieces[piece].next
      release(component, piece)
      piece = next
    }
  }

  private mutating func release(_ component: Int, _ piece: Int32) {
    pieces[piece].numbers.deallocate()
    numberCount -= Int(pieces[piece].numberCount)
    pieces[piece].next = free
    free = piece
    counts[component] -= 1
  }
}
