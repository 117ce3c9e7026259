import ConstraintSolver

/// Systems in which all parts depend on one another, or that demand too much.
extension WorkloadBuilder {
  /// Adds rows from the top of the root to its bottom. Each asks for a height of 44 points, and all
  /// ask for equal heights. Both cannot hold together unless the root has exactly the right height.
  mutating func addRows(_ count: Int) {
    var rows: [View] = []
    for _ in 0..<count {
      let row = view()
      equal(row.leading, root.leading)
      equal(row.trailing, root.trailing)
      equal(row.top, rows.last?.bottom ?? root.top)
      rows.append(row)
    }
    guard let first = rows.first, let last = rows.last else { return }
    equal(last.bottom, root.bottom)
    // Of the constraints that can't hold together, the last one is given up.
    for row in rows { add(Expression(row.height), .equal, .zero, 44) }
    for row in rows.dropFirst() { equal(Expression(row.height), Expression(first.height)) }
    sweep(sizes: 3)
  }

  /// Views in a row. Each must be behind all views before it, and inside the root.
  mutating func addQueue(_ count: Int) {
    var before: [View] = []
    for _ in 0..<count {
      let label = view()
      add(label.leading, .greaterOrEqual, root.leading, 8)
      add(label.trailing, .lessOrEqual, root.trailing, -8)
      equal(label.top, root.top, 20)
      for other in before { add(label.leading, .greaterOrEqual, other.trailing, 8) }
      intrinsic(label, number(30..<90), 21)
      before.append(label)
    }
    sweep(sizes: 20, more: Double(40 * count))
  }

  /// Views that are below and behind their neighbours, as close as possible.
  mutating func addGrid(_ count: Int) {
    var views: [[View]] = []
    for row in 0..<count {
      views.append([])
      for column in 0..<count {
        let cell = view()
        if column > 0 {
          add(cell.leading, .greaterOrEqual, views[row][column - 1].trailing, 8)
          add(cell.leading, .equal, views[row][column - 1].trailing, 8, priority: 249)
        } else {
          add(cell.leading, .greaterOrEqual, root.leading, 16)
          add(cell.leading, .equal, root.leading, 16, priority: 249)
        }
        if row > 0 {
          add(cell.top, .greaterOrEqual, views[row - 1][column].bottom, 8)
          add(cell.top, .equal, views[row - 1][column].bottom, 8, priority: 249)
          add(cell.leading, .equal, views[row - 1][column].leading, 0, priority: 240)
        } else {
          add(cell.top, .greaterOrEqual, root.top, 16)
          add(cell.top, .equal, root.top, 16, priority: 249)
        }
        if column > 0 {
          add(cell.centerY, .equal, views[row][column - 1].centerY, 0, priority: 240)
        }
        intrinsic(cell, number(30..<90), number(20..<60))
        views[row].append(cell)
      }
      if let last = views[row].last { add(last.trailing, .lessOrEqual, root.trailing, -16) }
    }
    for cell in views.last ?? [] { add(cell.bottom, .lessOrEqual, root.bottom, -16) }
    sweep(sizes: 20, more: Double(70 * count), height: Double(50 * count))
  }

  /// Views from top to bottom with distances of at least 8 points. Either all of them fit, or some
  /// give way.
  mutating func addTower(_ count: Int) {
    var above: View?
    for _ in 0..<count {
      let floor = view()
      equal(floor.leading, root.leading)
      if let above {
        add(floor.top, .greaterOrEqual, above.bottom, 8)
        add(floor.top, .equal, above.bottom, 8, priority: 249)
      } else {
        add(floor.top, .greaterOrEqual, root.top, 20)
      }
      let resistance = 740 + number(0..<10)
      intrinsic(floor, 100, number(20..<60), y: Strength(hugging: 250, resistance: resistance))
      above = floor
    }
    if let above { add(above.bottom, .lessOrEqual, root.bottom, -20) }
    sweep(sizes: 20, height: Double(46 * count))
  }

  /// The constraints of a stack view with equal distances between centres, held at both ends.
  mutating func addCentres(_ count: Int) {
    var all: [View] = []
    for _ in 0..<count {
      let label = view()
      if let before = all.last { add(label.leading, .greaterOrEqual, before.trailing, 8) }
      equal(label.top, root.top)
      intrinsic(label, number(30..<90), 21)
      all.append(label)
    }
    guard all.count > 2, let last = all.last else { return }
    equal(all[0].leading, root.leading)
    equal(last.trailing, root.trailing)
    for position in 1..<count - 1 {
      let (a, b, c) = (all[position - 1], all[position], all[position + 1])
      // b.centerX - a.centerX == c.centerX - b.centerX
      add(
        Expression(b.centerX.terms.map { ($0.variable, 2 * $0.coefficient) }), .equal,
        Expression(a.centerX.terms + c.centerX.terms), 0,
        priority: max(149 - Double(position), 1))
    }
    sweep(sizes: 20, more: Double(70 * count))
  }
}
