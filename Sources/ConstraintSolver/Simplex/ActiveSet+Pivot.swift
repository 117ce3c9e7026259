extension ActiveSet {
  /// Exchanges two activities in the tableau: the activity of `row` becomes active in `column`, and
  /// the activity of `column` becomes a row.
  ///
  /// - Precondition: The tableau entry is not zero.
  /// - Complexity: O(*rows that contain the column* × *nonzeros of the row*), and a scan of the
  ///   column.
  func exchange(row: Int, column: Int) {
    if let factored {
      factored.exchange(
        slot: column, entering: rowActivity[row], leaving: activeActivity[column])
      swapActivities(row: row, column: column)
      return
    }
    let entries = self.row(row)
    let inverse = 1 / entries[column]
    let nonzero = scratch.nonzero
    var count = 0
    for other in 0..<columnCount where other != column && entries[other] != 0 {
      entries[other] *= -inverse
      nonzero[count] = Int32(other)
      count += 1
    }
    entries[column] = inverse
    forEachEntry(of: column) { other, factor in
      if other == row { return }
      let target = self.row(other)
      target[column] = factor * inverse
      for index in 0..<count {
        let at = Int(nonzero[index])
        let old = target[at]
        let new = old + factor * entries[at]
        if old == 0 {
          target[at] = new
          mark(other, at)
        } else if abs(new) <= SimplexTolerance.cancellation * abs(old) {
          target[at] = 0
          unmark(other, at)
        } else {
          target[at] = new
        }
      }
    }
    swapActivities(row: row, column: column)
  }

  @inline(__always)
  private func swapActivities(row: Int, column: Int) {
    let entering = rowActivity[row]
    let leaving = activeActivity[column]
    rowActivity[row] = leaving
    activeActivity[column] = entering
    location[Int(entering)] = Int32(column)
    location[Int(leaving)] = Int32(~row)
  }
}
