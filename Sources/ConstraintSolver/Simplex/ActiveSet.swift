/// The state of one component of several columns, for a piecewise-linear active-set simplex whose
/// costs are vectors.
///
/// Activities are the columns and the forms of the component. A vertex is a set of as many
/// activities as there are columns, linearly independent, each *active*: held at one of its
/// breakpoints. Every other activity lies in an interval between two of its breakpoints, and is a
/// row of the tableau:
///
///     value of a row = sum(tableau × value of an active activity)
///
/// A slope has one entry for each level, and slopes are compared lexicographically. So nothing won
/// at a level is given up for a lower level, whatever the numbers are. The first entry is for
/// required constraints. There are no error columns, no artificial variables and no first phase:
/// every vertex is feasible, and its violations are cost. The last level draws each column to its
/// anchor. So the cost rises in every direction, and the optimum is one point.
///
/// - Note: The memory belongs to ``SessionState``. Positions of breakpoints count from the first of
///   the component; those of an activity are sorted by value.
struct ActiveSet {
  let columnCount: Int
  let rowCount: Int
  let levelCount: Int
  let breakpointCount: Int

  // The structure, which belongs to the plan.
  let planBreakpoints: UnsafeMutablePointer<Plan.Breakpoint>
  /// For each activity, its first breakpoint. Subtract `firstStart`, the number of the component's
  /// first breakpoint in the plan.
  let starts: UnsafeMutablePointer<Int32>
  let firstStart: Int32
  let formTermStart: UnsafeMutablePointer<Int32>
  let formTerms: UnsafeMutablePointer<LinearSystem.Term>
  /// The activities with breakpoints that depend on the parameters.
  let dynamicActivities: UnsafeMutableBufferPointer<Int32>

  // The tableau, row by row.
  let tableau: UnsafeMutablePointer<Double>
  /// For each column and level, the slope of the cost of all breakpoints except the active one. The
  /// active one adds its own slope on either side. If the sum contained it, rounding would lose
  /// small slopes beside it.
  let slopes: UnsafeMutablePointer<Double>
  /// For each row, the value of its activity.
  let rowValues: UnsafeMutablePointer<Double>
  /// For each level, the sum of all weights.
  let levelScales: UnsafeMutablePointer<Double>

  // The breakpoints, by position.
  let values: UnsafeMutablePointer<Double>
  let below: UnsafeMutablePointer<Double>
  let jumps: UnsafeMutablePointer<Double>
  let levels: UnsafeMutablePointer<Int32>
  let order: UnsafeMutablePointer<Int32>

  /// For each column, the active activity and the position of its breakpoint.
  let activeActivity: UnsafeMutablePointer<Int32>
  let activePosition: UnsafeMutablePointer<Int32>
  /// For each row, the activity and the first breakpoint that is not below its interval.
  let rowActivity: UnsafeMutablePointer<Int32>
  let rowPosition: UnsafeMutablePointer<Int32>
  /// For each activity, the column in which it is active, or the complement of its row.
  let location: UnsafeMutablePointer<Int32>

  /// For each column, one bit for each row whose tableau entry may not be zero. Reading a column of
  /// the tableau takes one cache miss for each entry, and in a large component nearly all entries
  /// are zero.
  let pattern: UnsafeMutablePointer<Int32>

  let scratch: SimplexScratch
  /// The factored basis of a component whose tableau would be large; `nil` for others.
  let factored: FactoredBasis?
  var pivots = 0
  /// A tableau entry below this fraction of the largest one in its column does not stop a move.
  var pivotTolerance = SimplexTolerance.pivot
  /// The column at which the search for a gain continues.
  var firstPriced = 0
  /// The number of pivots since the tableau was last computed.
  var pivotsSinceRefactor = 0
  /// Whether the optimal face is being probed. The anchors are then not where the plan has them.
  var isProbing = false

  /// The last level, which is for the anchors.
  var anchorLevel: Int { levelCount - 1 }

  /// The position of the first breakpoint of an activity.
  @inline(__always)
  func start(_ activity: Int32) -> Int { Int(starts[Int(activity)] - firstStart) }
  @inline(__always)
  func end(_ activity: Int32) -> Int { Int(starts[Int(activity) + 1] - firstStart) }

  /// The tableau entries of a row. With a factored basis, they are valid until another row is
  /// requested.
  @inline(__always)
  func row(_ row: Int) -> UnsafeMutablePointer<Double> {
    guard let factored else { return tableau + row * columnCount }
    factored.findRow(of: rowActivity[row])
    return factored.rowEntries.base
  }

  /// One tableau entry.
  @inline(__always)
  func entry(_ row: Int, _ column: Int) -> Double {
    guard let factored else { return tableau[row * columnCount + column] }
    factored.findColumn(of: column, location)
    return factored.columnEntries[row]
  }

  /// The number of words in the pattern of a column with so many rows.
  @inline(__always)
  static func words(_ rowCount: Int) -> Int { (rowCount + 31) / 32 }

  /// Visits the rows whose tableau entry in a column is not zero, in order.
  @inline(__always)
  func forEachEntry(of column: Int, _ body: (_ row: Int, _ entry: Double) -> Void) {
    if let factored {
      factored.findColumn(of: column, location)
      let entries = factored.columnEntries.base
      for row in 0..<rowCount where entries[row] != 0 { body(row, entries[row]) }
      return
    }
    let words = Self.words(rowCount)
    for word in 0..<words {
      var bits = UInt32(bitPattern: pattern[column * words + word])
      while bits != 0 {
        let row = 32 * word + bits.trailingZeroBitCount
        bits &= bits - 1
        let entry = tableau[row * columnCount + column]
        if entry != 0 { body(row, entry) }
      }
    }
  }

  /// Marks a tableau entry that may not be zero.
  @inline(__always)
  func mark(_ row: Int, _ column: Int) {
    pattern[column * Self.words(rowCount) + row >> 5] |= 1 << Int32(row & 31)
  }

  /// Marks a tableau entry that is zero.
  @inline(__always)
  func unmark(_ row: Int, _ column: Int) {
    pattern[column * Self.words(rowCount) + row >> 5] &= ~(1 << Int32(row & 31))
  }

  @inline(__always)
  func slope(_ column: Int) -> UnsafeMutablePointer<Double> { slopes + column * levelCount }

  /// The value of the active activity of a column.
  @inline(__always)
  func activeValue(_ column: Int) -> Double { values[Int(activePosition[column])] }

  /// The value of an activity, active or not. Columns come first.
  func columnValue(_ column: Int) -> Double {
    let place = Int(location[column])
    return place >= 0 ? activeValue(place) : rowValues[~place]
  }
}
