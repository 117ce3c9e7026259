/// The factors of the matrix of the active activities of a component.
///
/// Active columns have unit rows. So only the active forms over the other columns need to be
/// eliminated, a square matrix *K*. In a layout, *K* is nearly triangular: first come columns that
/// occur in one row, then rows with one column. The rest is eliminated in the order of Markowitz,
/// which adds few entries.
final class BasisFactors {
  private let columnCount: Int
  private let termStart: UnsafeMutablePointer<Int32>
  private let terms: UnsafeMutablePointer<LinearSystem.Term>
  // For each column, the forms in which it occurs.
  private let memberStart: Buffer<Int32>
  private let memberForm: Buffer<Int32>
  private let memberCoefficient: Buffer<Double>

  /// For each column and for each form, the slot in which it is active, or -1.
  private let slotOfColumn: Buffer<Int32>
  private let slotOfForm: Buffer<Int32>
  private var activeForms = Buffer<Int32>()

  // The steps of elimination: the pivot, the multiples that are subtracted from later rows, and the
  // rest of the pivot's row.
  private var stepForm = Buffer<Int32>()
  private var stepColumn = Buffer<Int32>()
  private var stepPivot = Buffer<Double>()
  private var lowerStart = Buffer<Int32>()
  private var lowerForm = Buffer<Int32>()
  private var lowerValue = Buffer<Double>()
  private var upperStart = Buffer<Int32>()
  private var upperColumn = Buffer<Int32>()
  private var upperValue = Buffer<Double>()

  /// Working memory, one number for each form.
  private let work: Buffer<Double>

  init(
    columns: Int, forms: Int, _ termStart: UnsafeMutablePointer<Int32>,
    _ terms: UnsafeMutablePointer<LinearSystem.Term>
  ) {
    columnCount = columns
    self.termStart = termStart
    self.terms = terms
    memberStart = Buffer(repeating: 0, count: columns + 1)
    let range = Int(termStart[0])..<Int(termStart[forms])
    for position in range { memberStart[terms[position].index + 1] += 1 }
    for column in 0..<columns { memberStart[column + 1] += memberStart[column] }
    memberForm = Buffer(repeating: 0, count: range.count)
    memberCoefficient = Buffer(repeating: 0, count: range.count)
    let next = memberStart.copy()
    for form in 0..<forms {
      for position in Int(termStart[form])..<Int(termStart[form + 1]) {
        let column = terms[position].index
        memberForm[next[column]] = Int32(form)
        memberCoefficient[next[column]] = terms[position].coefficient
        next[column] += 1
      }
    }
    slotOfColumn = Buffer(repeating: -1, count: columns)
    slotOfForm = Buffer(repeating: -1, count: forms)
    work = Buffer(repeating: 0, count: forms)
  }

  init(copying other: BasisFactors) {
    columnCount = other.columnCount
    termStart = other.termStart
    terms = other.terms
    memberStart = other.memberStart.copy()
    memberForm = other.memberForm.copy()
    memberCoefficient = other.memberCoefficient.copy()
    slotOfColumn = other.slotOfColumn.copy()
    slotOfForm = other.slotOfForm.copy()
    activeForms = other.activeForms.copy()
    stepForm = other.stepForm.copy()
    stepColumn = other.stepColumn.copy()
    stepPivot = other.stepPivot.copy()
    lowerStart = other.lowerStart.copy()
    lowerForm = other.lowerForm.copy()
    lowerValue = other.lowerValue.copy()
    upperStart = other.upperStart.copy()
    upperColumn = other.upperColumn.copy()
    upperValue = other.upperValue.copy()
    work = Buffer(repeating: 0, count: slotOfForm.count)
  }

  /// The number of entries of the factors.
  var entryCount: Int { stepForm.count + lowerForm.count + upperColumn.count }

  private func termRange(_ form: Int) -> Range<Int> {
    Int(termStart[form])..<Int(termStart[form + 1])
  }

  func forEachMember(of column: Int, _ body: (_ form: Int, _ coefficient: Double) -> Void) {
    for position in Int(memberStart[column])..<Int(memberStart[column + 1]) {
      body(Int(memberForm[position]), memberCoefficient[position])
    }
  }

  /// The value of a form for given values of the columns.
  func sum(_ form: Int, _ columns: borrowing Buffer<Double>) -> Double {
    var sum = 0.0
    for position in termRange(form) {
      sum += terms[position].coefficient * columns[terms[position].index]
    }
    return sum
  }

  /// Adds a multiple of the terms of a form to a sum over columns.
  func add(_ form: Int, times factor: Double, to sum: borrowing Buffer<Double>) {
    for position in termRange(form) {
      sum[terms[position].index] += factor * terms[position].coefficient
    }
  }

  /// Computes the columns from the values of the active activities, which are by slot.
  func solveForColumns(
    _ active: borrowing Buffer<Double>, into columns: borrowing Buffer<Double>
  ) {
    for column in 0..<columnCount {
      let slot = slotOfColumn[column]
      columns[column] = slot >= 0 ? active[slot] : 0
    }
    for index in activeForms.indices {
      let form = Int(activeForms[index])
      work[form] = active[slotOfForm[form]] - sum(form, columns)
    }
    for step in stepForm.indices {
      let value = work[stepForm[step]]
      if value == 0 { continue }
      for position in Int(lowerStart[step])..<Int(lowerStart[step + 1]) {
        work[lowerForm[position]] -= lowerValue[position] * value
      }
    }
    for step in stepForm.indices.reversed() {
      var value = work[stepForm[step]]
      for position in Int(upperStart[step])..<Int(upperStart[step + 1]) {
        value -= upperValue[position] * columns[upperColumn[position]]
      }
      columns[stepColumn[step]] = value / stepPivot[step]
    }
  }

  /// Writes a sum over columns as a sum over the active activities, by slot. It overwrites `sum`.
  func solveForSlots(_ sum: borrowing Buffer<Double>, into slots: borrowing Buffer<Double>) {
    for step in stepForm.indices {
      let given = sum[stepColumn[step]]
      guard given != 0 else {
        work[stepForm[step]] = 0
        continue
      }
      let value = given / stepPivot[step]
      for position in Int(upperStart[step])..<Int(upperStart[step + 1]) {
        sum[upperColumn[position]] -= upperValue[position] * value
      }
      work[stepForm[step]] = value
    }
    for step in stepForm.indices.reversed() {
      var value = work[stepForm[step]]
      for position in Int(lowerStart[step])..<Int(lowerStart[step + 1]) {
        value -= lowerValue[position] * work[lowerForm[position]]
      }
      work[stepForm[step]] = value
    }
    for index in activeForms.indices {
      let form = Int(activeForms[index])
      slots[slotOfForm[form]] = work[form]
      if work[form] != 0 { add(form, times: -work[form], to: sum) }
    }
    for column in 0..<columnCount where slotOfColumn[column] >= 0 {
      slots[slotOfColumn[column]] = sum[column]
    }
  }

  /// Factors the matrix of these activities.
  ///
  /// - Parameter active: By slot.
  /// - Returns: The forms that depend on the others, each with the column that has replaced it.
  func factor(_ active: UnsafeMutablePointer<Int32>) -> [(form: Int, column: Int)] {
    for column in slotOfColumn.indices { slotOfColumn[column] = -1 }
    for form in slotOfForm.indices { slotOfForm[form] = -1 }
    activeForms.removeAll()
    for slot in 0..<columnCount {
      let activity = Int(active[slot])
      if activity < columnCount {
        slotOfColumn[activity] = Int32(slot)
      } else {
        slotOfForm[activity - columnCount] = Int32(slot)
        activeForms.append(Int32(activity - columnCount))
      }
    }
    var elimination = SparseElimination(columns: columnCount, forms: slotOfForm.count)
    for index in activeForms.indices {
      let form = Int(activeForms[index])
      for position in termRange(form) where slotOfColumn[terms[position].index] < 0 {
        elimination.add(form, Int(terms[position].index), terms[position].coefficient)
      }
    }
    let left = elimination.run(activeForms)
    take(elimination)
    // A form that depends on others gives its slot to a column that nothing determines.
    var kept = Buffer<Int32>()
    var replaced: [(form: Int, column: Int)] = []
    var columns = slotOfColumn.indices.filter {
      slotOfColumn[$0] < 0 && !elimination.isEliminated(column: $0)
    }[...]
    for form in left {
      guard let column = columns.popFirst() else { break }
      replaced.append((form, column))
      slotOfColumn[column] = slotOfForm[form]
      slotOfForm[form] = -1
    }
    for index in activeForms.indices where slotOfForm[activeForms[index]] >= 0 {
      kept.append(activeForms[index])
    }
    activeForms = kept
    return replaced
  }

  private func take(_ elimination: borrowing SparseElimination) {
    stepForm = elimination.stepForm.copy()
    stepColumn = elimination.stepColumn.copy()
    stepPivot = elimination.stepPivot.copy()
    lowerStart = elimination.lowerStart.copy()
    lowerForm = elimination.lowerForm.copy()
    lowerValue = elimination.lowerValue.copy()
    upperStart = elimination.upperStart.copy()
    upperColumn = elimination.upperColumn.copy()
    upperValue = elimination.upperValue.copy()
  }
}
