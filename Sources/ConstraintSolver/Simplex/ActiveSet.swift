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

  // Structure, of the plan.
  let planBreakpoints: UnsafeMutablePointer<Plan.Breakpoint>
  /// By activity, from the number of the first breakpoint of the component in the plan.
  let starts: UnsafeMutablePointer<Int32>
  let firstStart: Int32
  let formTermStart: UnsafeMutablePointer<Int32>
  let formTerms: UnsafeMutablePointer<LinearSystem.Term>
  /// Activities with breakpoints that depend on the parameters.
  let dynamicActivities: UnsafeMutableBufferPointer<Int32>

  // By row and column.
  let tableau: UnsafeMutablePointer<Double>
  /// By column and level: the slope of the cost of all breakpoints except the active one. The
  /// active one adds its own slope on either side. If the sum contained it, small slopes beside it
  /// would be lost by rounding.
  let slopes: UnsafeMutablePointer<Double>
  /// By row: the value of the activity.
  let rowValues: UnsafeMutablePointer<Double>
  /// By level: the sum of all weights.
  let levelScales: UnsafeMutablePointer<Double>

  // By position of a breakpoint.
  let values: UnsafeMutablePointer<Double>
  let below: UnsafeMutablePointer<Double>
  let jumps: UnsafeMutablePointer<Double>
  let levels: UnsafeMutablePointer<Int32>
  let order: UnsafeMutablePointer<Int32>

  /// By column: the active activity, and the position of its breakpoint.
  let activeActivity: UnsafeMutablePointer<Int32>
  let activePosition: UnsafeMutablePointer<Int32>
  /// By row: the activity, and the first breakpoint that is not below its interval.
  let rowActivity: UnsafeMutablePointer<Int32>
  let rowPosition: UnsafeMutablePointer<Int32>
  /// By activity: the column in which it is active, or the complement of its row.
  let location: UnsafeMutablePointer<Int32>

  /// By column: one bit for each row whose tableau entry may not be zero. Reading a column of the
  /// tableau takes one cache miss for each entry, and in a large component nearly all entries are
  /// zero.
  let pattern: UnsafeMutablePointer<Int32>

  let scratch: SimplexScratch
  /// In place of the tableau, where that would be large.
  let factored: FactoredBasis?
  var pivots = 0
  /// Tableau entries below this part of the largest of their column do not stop a move.
  var pivotTolerance = SimplexTolerance.pivot
  /// Where the search for a gain goes on.
  var firstPriced = 0
  /// Pivots since the tableau was last computed afresh.
  var pivotsSinceRefactor = 0
  /// While the face is probed the anchors are elsewhere than the plan says.
  var isProbing = false

  /// The last level, of the anchors.
  var anchorLevel: Int { levelCount - 1 }

  /// Where the breakpoints of an activity lie.
  @inline(__always)
  func start(_ activity: Int32) -> Int { Int(starts[Int(activity)] - firstStart) }
  @inline(__always)
  func end(_ activity: Int32) -> Int { Int(starts[Int(activity) + 1] - firstStart) }

  /// The tableau entries of a row; where it is factored, until the next one is asked for.
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

  /// The words that the pattern of a column of so many rows takes.
  @inline(__always)
  static func words(_ rowCount: Int) -> Int { (rowCount + 31) / 32 }

  /// Visits the rows whose tableau entry is not zero, in their order.
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

  /// Notes that a tableau entry may not be zero.
  @inline(__always)
  func mark(_ row: Int, _ column: Int) {
    pattern[column * Self.words(rowCount) + row >> 5] |= 1 << Int32(row & 31)
  }

  /// Notes that a tableau entry is zero.
  @inline(__always)
  func unmark(_ row: Int, _ column: Int) {
    pattern[column * Self.words(rowCount) + row >> 5] &= ~(1 << Int32(row & 31))
  }

  @inline(__always)
  func slope(_ column: Int) -> UnsafeMutablePointer<Double> { slopes + column * levelCount }

  /// The value of the active activity of a column.
  @inline(__always)
  func activeValue(_ column: Int) -> Double { values[Int(activePosition[column])] }

  /// The value of a column of the component, wherever it is.
  func columnValue(_ column: Int) -> Double {
    let place = Int(location[column])
    return place >= 0 ? activeValue(place) : rowValues[~place]
  }
}
