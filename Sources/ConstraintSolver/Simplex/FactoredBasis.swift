/// The basis of a large component, factored: the entries of a tableau, computed when they are
/// needed.
///
/// A tableau of a thousand views in a chain has a million entries, and each pivot changes half of
/// them. The active activities themselves are a sparse matrix *M* with a row for each slot: the row
/// of an active column has a one, the row of an active form has its terms. ``BasisFactors`` makes
/// its first factors. Each later exchange multiplies them by one matrix that differs from the
/// identity in one row.
final class FactoredBasis {
  let columnCount: Int
  let formCount: Int
  private let factors: BasisFactors

  // The exchanges since then: the slot, and the row of the tableau that replaced it.
  private var exchangedSlot = Buffer<Int32>()
  private var exchangedPivot = Buffer<Double>()
  private var exchangedStart = Buffer<Int32>()
  private var exchangedIndex = Buffer<Int32>()
  private var exchangedValue = Buffer<Double>()

  // The results of the last requests.
  /// The coefficients with which the activity ``rowActivity`` depends on the active ones, by slot.
  let rowEntries: Buffer<Double>
  private var rowActivity: Int32 = -1
  /// The coefficients with which each row of the tableau depends on the activity in ``columnSlot``.
  let columnEntries: Buffer<Double>
  private var columnSlot = -1
  /// The values of columns and then of forms, after ``findValues(_:)``.
  let values: Buffer<Double>

  // The breakpoints that rows have crossed and that the slopes do not count yet.
  private var crossings: [(activity: Int32, level: Int32, jump: Double)] = []
  private let crossed: Buffer<Double>

  private let slots: Buffer<Double>
  private let natural: Buffer<Double>

  /// Smaller entries are rounding errors and count as 0. Real entries are near 1.
  private static let noise = 1e-12

  init(
    columns: Int, forms: Int, _ termStart: UnsafeMutablePointer<Int32>,
    _ terms: UnsafeMutablePointer<LinearSystem.Term>
  ) {
    columnCount = columns
    formCount = forms
    factors = BasisFactors(columns: columns, forms: forms, termStart, terms)
    rowEntries = Buffer(repeating: 0, count: columns)
    columnEntries = Buffer(repeating: 0, count: forms)
    values = Buffer(repeating: 0, count: columns + forms)
    crossed = Buffer(repeating: 0, count: columns)
    slots = Buffer(repeating: 0, count: columns)
    natural = Buffer(repeating: 0, count: columns)
  }

  /// An independent basis.
  init(copying other: FactoredBasis) {
    columnCount = other.columnCount
    formCount = other.formCount
    factors = BasisFactors(copying: other.factors)
    exchangedSlot = other.exchangedSlot.copy()
    exchangedPivot = other.exchangedPivot.copy()
    exchangedStart = other.exchangedStart.copy()
    exchangedIndex = other.exchangedIndex.copy()
    exchangedValue = other.exchangedValue.copy()
    rowEntries = Buffer(repeating: 0, count: columnCount)
    columnEntries = Buffer(repeating: 0, count: formCount)
    values = Buffer(repeating: 0, count: columnCount + formCount)
    crossed = Buffer(repeating: 0, count: columnCount)
    slots = Buffer(repeating: 0, count: columnCount)
    natural = Buffer(repeating: 0, count: columnCount)
  }

  /// Factors the matrix of the active activities again.
  ///
  /// - Parameter active: By slot.
  /// - Returns: The forms that depend on the others, each with the column that is to replace it.
  func factor(_ active: UnsafeMutablePointer<Int32>) -> [(form: Int, column: Int)] {
    exchangedSlot.removeAll()
    exchangedPivot.removeAll()
    exchangedStart.removeAll()
    exchangedIndex.removeAll()
    exchangedValue.removeAll()
    crossings.removeAll(keepingCapacity: true)
    forget()
    return factors.factor(active)
  }

  private func forget() {
    rowActivity = -1
    columnSlot = -1
  }

  /// Finds the row of an activity that is not active: the coefficients with which it depends on the
  /// active ones, by slot.
  func findRow(of activity: Int32) {
    if rowActivity == activity { return }
    for column in 0..<columnCount { natural[column] = 0 }
    addNormal(of: Int(activity), times: 1, to: natural)
    solveForSlots(natural, into: rowEntries)
    for slot in 0..<columnCount where abs(rowEntries[slot]) < Self.noise { rowEntries[slot] = 0 }
    rowActivity = activity
  }

  /// Finds the column of a slot: one entry for each row of the tableau.
  func findColumn(of slot: Int, _ location: UnsafeMutablePointer<Int32>) {
    if columnSlot == slot { return }
    for other in 0..<columnCount { slots[other] = 0 }
    slots[slot] = 1
    solveForColumns(slots, into: natural)
    for row in 0..<formCount { columnEntries[row] = 0 }
    for column in 0..<columnCount {
      let change = natural[column]
      if abs(change) < Self.noise { continue }
      if location[column] < 0 { columnEntries[~location[column]] += change }
      factors.forEachMember(of: column) { form, coefficient in
        let place = location[columnCount + form]
        if place < 0 { columnEntries[~place] += coefficient * change }
      }
    }
    for row in 0..<formCount where abs(columnEntries[row]) < Self.noise { columnEntries[row] = 0 }
    columnSlot = slot
  }

  /// Makes an activity active in place of the one in `slot`.
  ///
  /// - Precondition: ``rowEntries`` belong to `entering`. Afterwards they belong to `leaving`.
  func exchange(slot: Int, entering: Int32, leaving: Int32) {
    findRow(of: entering)
    let pivot = rowEntries[slot]
    exchangedSlot.append(Int32(slot))
    exchangedPivot.append(pivot)
    exchangedStart.append(Int32(exchangedIndex.count))
    for other in 0..<columnCount where other != slot && rowEntries[other] != 0 {
      exchangedIndex.append(Int32(other))
      exchangedValue.append(rowEntries[other])
      rowEntries[other] /= -pivot
    }
    rowEntries[slot] = 1 / pivot
    rowActivity = leaving
    columnSlot = -1
  }

  /// Whether solving with the exchanges takes longer than with the factors by now.
  var isLong: Bool { exchangedIndex.count > 2 * (factors.entryCount + columnCount) }

  /// Notes that a row has crossed a breakpoint.
  func noteCrossing(of activity: Int32, level: Int32, jump: Double) {
    crossings.append((activity, level, jump))
  }

  /// Computes how the crossings change the slopes, by level and slot. This takes one solve for each
  /// level.
  func takeCrossings(_ add: (_ level: Int, _ change: UnsafeMutablePointer<Double>) -> Void) {
    if crossings.isEmpty { return }
    if crossings.count > 1 { crossings.sort { $0.level < $1.level } }
    var index = 0
    while index < crossings.count {
      let level = crossings[index].level
      for column in 0..<columnCount { natural[column] = 0 }
      while index < crossings.count, crossings[index].level == level {
        addNormal(
          of: Int(crossings[index].activity), times: crossings[index].jump, to: natural)
        index += 1
      }
      solveForSlots(natural, into: crossed)
      add(Int(level), crossed.base)
    }
    crossings.removeAll(keepingCapacity: true)
  }

  /// Computes the values of all activities from those of the active ones.
  func findValues(_ active: UnsafeMutablePointer<Double>) {
    for slot in 0..<columnCount { slots[slot] = active[slot] }
    solveForColumns(slots, into: natural)
    for column in 0..<columnCount { values[column] = natural[column] }
    for form in 0..<formCount { values[columnCount + form] = factors.sum(form, natural) }
  }

  /// Adds a multiple of the terms of an activity to a sum over columns.
  func addNormal(of activity: Int, times factor: Double, to sum: borrowing Buffer<Double>) {
    if activity < columnCount {
      sum[activity] += factor
    } else {
      factors.add(activity - columnCount, times: factor, to: sum)
    }
  }

  /// Writes a sum over columns as a sum over the active activities, by slot. It overwrites `sum`.
  func solveForSlots(_ sum: borrowing Buffer<Double>, into result: borrowing Buffer<Double>) {
    factors.solveForSlots(sum, into: result)
    for index in exchangedSlot.indices {
      let slot = exchangedSlot[index]
      if result[slot] == 0 { continue }
      let share = result[slot] / exchangedPivot[index]
      for position in exchangedRange(index) {
        result[exchangedIndex[position]] -= share * exchangedValue[position]
      }
      result[slot] = share
    }
  }

  /// Computes the columns from the values of the active activities, by slot. It overwrites
  /// `active`.
  private func solveForColumns(
    _ active: borrowing Buffer<Double>, into result: borrowing Buffer<Double>
  ) {
    for index in exchangedSlot.indices.reversed() {
      let slot = exchangedSlot[index]
      var sum = active[slot]
      for position in exchangedRange(index) {
        sum -= exchangedValue[position] * active[exchangedIndex[position]]
      }
      active[slot] = sum / exchangedPivot[index]
    }
    factors.solveForColumns(active, into: result)
  }

  private func exchangedRange(_ index: Int) -> Range<Int> {
    let end =
      index + 1 < exchangedStart.count ? Int(exchangedStart[index + 1]) : exchangedIndex.count
    return Int(exchangedStart[index])..<end
  }
}
