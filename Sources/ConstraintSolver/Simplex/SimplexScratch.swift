/// Memory that is only needed during one iteration. All components share it.
final class SimplexScratch {
  let slope: UnsafeMutablePointer<Double>
  let magnitude: UnsafeMutablePointer<Double>
  let eventStep: UnsafeMutablePointer<Double>
  let eventRow: UnsafeMutablePointer<Int32>
  let nonzero: UnsafeMutablePointer<Int32>
  let active: UnsafeMutablePointer<Double>
  /// The laws of the columns, while a piece is described.
  let laws: UnsafeMutablePointer<PieceBuilder.Law>
  let deciding: UnsafeMutablePointer<Int32>
  /// Whether a slope that is small for its level has decided something. Such a slope may be a
  /// rounding error in a tableau entry, which no sum over the tableau can detect.
  @exclusivity(unchecked) var isDoubtful = false

  private let sizes: (columns: Int, rows: Int, levels: Int)

  /// For each level, the rows that have a breakpoint there, each once.
  func rowsByLevel(
    _ rowCount: Int, _ levelCount: Int, _ visit: (_ row: Int, _ note: (Int) -> Void) -> Void
  ) -> [[Int32]] {
    var result = [[Int32]](repeating: [], count: levelCount)
    for row in 0..<rowCount {
      visit(row) { level in
        if result[level].last != Int32(row) { result[level].append(Int32(row)) }
      }
    }
    return result
  }

  convenience init(like other: SimplexScratch) {
    self.init(columns: other.sizes.columns, rows: other.sizes.rows, levels: other.sizes.levels)
  }

  init(columns: Int, rows: Int, levels: Int) {
    sizes = (columns, rows, levels)
    slope = .allocate(capacity: levels + 1)
    magnitude = .allocate(capacity: levels + 1)
    eventStep = .allocate(capacity: rows + 2)
    eventRow = .allocate(capacity: rows + 2)
    nonzero = .allocate(capacity: columns + 1)
    active = .allocate(capacity: columns + 1)
    laws = .allocate(capacity: columns + 1)
    deciding = .allocate(capacity: columns + 1)
  }

  deinit {
    slope.deallocate()
    magnitude.deallocate()
    eventStep.deallocate()
    eventRow.deallocate()
    nonzero.deallocate()
    active.deallocate()
    laws.deallocate()
    deciding.deallocate()
  }
}
