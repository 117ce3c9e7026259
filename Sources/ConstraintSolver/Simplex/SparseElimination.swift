/// Gaussian elimination of a sparse matrix, whose rows are forms.
///
/// - Complexity: O(*entries*) if the matrix is triangular apart from the order of its rows and
///   columns.
struct SparseElimination: ~Copyable {
  // The rows with their remaining entries, and the columns with the rows in which they occur or
  // have occurred.
  private var columnsOf: [[Int32]]
  private var valuesOf: [[Double]]
  private var rowsOf: [[Int32]]
  private var count: [Int32]
  private var isDone: [Bool]
  private var isColumnDone: [Bool]

  private(set) var stepForm = Buffer<Int32>()
  private(set) var stepColumn = Buffer<Int32>()
  private(set) var stepPivot = Buffer<Double>()
  private(set) var lowerStart = Buffer<Int32>()
  private(set) var lowerForm = Buffer<Int32>()
  private(set) var lowerValue = Buffer<Double>()
  private(set) var upperStart = Buffer<Int32>()
  private(set) var upperColumn = Buffer<Int32>()
  private(set) var upperValue = Buffer<Double>()

  private var singleColumns: [Int32] = []
  private var singleRows: [Int32] = []

  /// A pivot that is smaller than this is taken for zero.
  private static let least = 1e-9
  /// A pivot has at least this fraction of the largest entry of its row, so that errors do not
  /// grow.
  private static let stable = 0.1
  /// The number of shortest rows that are compared.
  private static let candidates = 4

  init(columns: Int, forms: Int) {
    columnsOf = Array(repeating: [], count: forms)
    valuesOf = Array(repeating: [], count: forms)
    rowsOf = Array(repeating: [], count: columns)
    count = Array(repeating: 0, count: columns)
    isDone = Array(repeating: true, count: forms)
    isColumnDone = Array(repeating: false, count: columns)
  }

  /// Adds an entry. There is at most one for each row and column.
  mutating func add(_ form: Int, _ column: Int, _ value: Double) {
    columnsOf[form].append(Int32(column))
    valuesOf[form].append(value)
    rowsOf[column].append(Int32(form))
    count[column] += 1
  }

  func isEliminated(column: Int) -> Bool { isColumnDone[column] }

  /// Eliminates all rows that can be eliminated.
  ///
  /// - Returns: The rows that depend on the others.
  mutating func run(_ forms: borrowing Buffer<Int32>) -> [Int] {
    for index in forms.indices {
      let form = Int(forms[index])
      isDone[form] = false
      if columnsOf[form].count == 1 { singleRows.append(forms[index]) }
    }
    for column in count.indices where count[column] == 1 { singleColumns.append(Int32(column)) }
    var left: [Int] = []
    var open = forms.indices.map { Int(forms[$0]) }
    while true {
      if takeSingle() { continue }
      open.removeAll { isDone[$0] }
      guard let (form, place) = markowitz(open) else { break }
      eliminate(form, place)
    }
    for form in open where !isDone[form] { left.append(form) }
    lowerStart.append(Int32(lowerForm.count))
    upperStart.append(Int32(upperColumn.count))
    return left.sorted()
  }

  /// Takes a column with one row, or a row with one column. This adds no entries.
  private mutating func takeSingle() -> Bool {
    while let column = singleColumns.popLast() {
      guard !isColumnDone[Int(column)], count[Int(column)] == 1,
        let row = rowsOf[Int(column)].first(where: { !isDone[Int($0)] && holds(Int($0), column) }),
        let place = columnsOf[Int(row)].firstIndex(of: column),
        isStable(Int(row), place)
      else { continue }
      eliminate(Int(row), place)
      return true
    }
    while let row = singleRows.popLast() {
      guard !isDone[Int(row)], columnsOf[Int(row)].count == 1, isStable(Int(row), 0) else {
        continue
      }
      eliminate(Int(row), 0)
      return true
    }
    return false
  }

  private func holds(_ row: Int, _ column: Int32) -> Bool { columnsOf[row].contains(column) }

  private func isStable(_ row: Int, _ place: Int) -> Bool {
    let largest = valuesOf[row].reduce(0) { max($0, abs($1)) }
    return abs(valuesOf[row][place]) > max(Self.least, Self.stable * largest)
  }

  /// The pivot that adds the fewest entries, among the shortest rows.
  private func markowitz(_ open: [Int]) -> (row: Int, place: Int)? {
    var shortest = Int.max
    for row in open where !columnsOf[row].isEmpty {
      shortest = min(shortest, columnsOf[row].count)
    }
    guard shortest < Int.max else { return nil }
    var best: (row: Int, place: Int)?
    var bestCost = Int.max
    var seen = 0
    // If no short row has a stable pivot, the longer ones are searched, too.
    for limit in [shortest, Int.max] {
      for row in open where !columnsOf[row].isEmpty && columnsOf[row].count <= limit {
        for place in columnsOf[row].indices where isStable(row, place) {
          let cost =
            (columnsOf[row].count - 1) * (Int(count[Int(columnsOf[row][place])]) - 1)
          if cost < bestCost {
            bestCost = cost
            best = (row, place)
          }
        }
        seen += 1
        if best != nil && seen >= Self.candidates { return best }
      }
      if best != nil { return best }
    }
    return nil
  }

  /// Takes a pivot, and removes its column from all other rows.
  private mutating func eliminate(_ row: Int, _ place: Int) {
    let column = columnsOf[row][place]
    let pivot = valuesOf[row][place]
    isDone[row] = true
    isColumnDone[Int(column)] = true
    stepForm.append(Int32(row))
    stepColumn.append(column)
    stepPivot.append(pivot)
    lowerStart.append(Int32(lowerForm.count))
    upperStart.append(Int32(upperColumn.count))
    for other in columnsOf[row].indices where other != place {
      upperColumn.append(columnsOf[row][other])
      upperValue.append(valuesOf[row][other])
      leave(columnsOf[row][other])
    }
    for target in rowsOf[Int(column)] where !isDone[Int(target)] {
      guard let at = columnsOf[Int(target)].firstIndex(of: column) else { continue }
      let factor = valuesOf[Int(target)][at] / pivot
      columnsOf[Int(target)].swapAt(at, columnsOf[Int(target)].count - 1)
      valuesOf[Int(target)].swapAt(at, valuesOf[Int(target)].count - 1)
      columnsOf[Int(target)].removeLast()
      valuesOf[Int(target)].removeLast()
      lowerForm.append(target)
      lowerValue.append(factor)
      subtract(row, place, times: factor, from: Int(target))
      if columnsOf[Int(target)].count == 1 { singleRows.append(target) }
    }
  }

  private mutating func leave(_ column: Int32) {
    count[Int(column)] -= 1
    if count[Int(column)] == 1 { singleColumns.append(column) }
  }

  private mutating func subtract(_ row: Int, _ place: Int, times factor: Double, from target: Int) {
    for other in columnsOf[row].indices where other != place {
      let column = columnsOf[row][other]
      let change = factor * valuesOf[row][other]
      guard let at = columnsOf[target].firstIndex(of: column) else {
        columnsOf[target].append(column)
        valuesOf[target].append(-change)
        if !rowsOf[Int(column)].contains(Int32(target)) {
          rowsOf[Int(column)].append(Int32(target))
        }
        count[Int(column)] += 1
        continue
      }
      let old = valuesOf[target][at]
      let new = old - change
      if abs(new) > SimplexTolerance.cancellation * max(abs(old), abs(change)) {
        valuesOf[target][at] = new
      } else {
        columnsOf[target].swapAt(at, columnsOf[target].count - 1)
        valuesOf[target].swapAt(at, valuesOf[target].count - 1)
        columnsOf[target].removeLast()
        valuesOf[target].removeLast()
        leave(column)
      }
    }
  }
}
