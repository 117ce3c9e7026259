/// Linked lists of the equalities that contain each variable.
struct EquationMembers: ~Copyable {
  private var rows: Buffer<Int32>
  private var next: Buffer<Int32>
  private let head: Buffer<Int32>

  init(variables: Int) {
    rows = Buffer()
    next = Buffer()
    head = Buffer(repeating: -1, count: variables)
  }

  mutating func add(
    _ row: Int, _ equation: Presolve.Equation, _ variables: borrowing Buffer<Int32>
  ) {
    for index in Int(equation.start)..<Int(equation.start + equation.count) {
      let variable = variables[index]
      rows.append(Int32(row))
      next.append(head[variable])
      head[variable] = Int32(rows.count - 1)
    }
  }

  /// The live row of a variable that has one live row.
  func first(_ variable: Int32, in equations: borrowing Buffer<Presolve.Equation>) -> Int? {
    var node = head[variable]
    while node >= 0 {
      if equations[rows[node]].isLive { return Int(rows[node]) }
      node = next[node]
    }
    return nil
  }

  /// The live rows of a variable that has two of them, in the order of their numbers.
  func firstTwo(
    _ variable: Int32, in equations: borrowing Buffer<Presolve.Equation>
  ) -> (Int, Int)? {
    var found = -1
    var node = head[variable]
    while node >= 0 {
      let row = Int(rows[node])
      if equations[row].isLive {
        if found >= 0 { return (min(found, row), max(found, row)) }
        found = row
      }
      node = next[node]
    }
    return nil
  }
}
