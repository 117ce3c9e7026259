extension ActiveSet {
  /// Makes the activity of `row` active in `column`, and that of `column` a row, in the tableau.
  ///
  /// - Precondition: The tableau entry is not zero.
  /// - Complexity: O(*rows that contain the column* × *nonzeros of the row*), and a scan of the
  ///   column.
  func exchange(row: Int, column: Int) {
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
    for other in 0..<rowCount where other != row {
      let target = self.row(other)
      let factor = target[column]
      if factor == 0 { continue }
      target[column] = factor * inverse
      for index in 0..<count {
        let at = Int(nonzero[index])
        let old = target[at]
        let new = old + factor * entries[at]
        target[at] = abs(new) <= SimplexTolerance.cancellation * abs(old) ? 0 : new
      }
    }
    let entering = rowActivity[row]
    let leaving = activeActivity[column]
    rowActivity[row] = leaving
    activeActivity[column] = entering
    location[Int(entering)] = Int32(column)
    location[Int(leaving)] = Int32(~row)
  }
}
