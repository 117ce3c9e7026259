import ConstraintSolver

/// The optimum of a small system, by trying every point at which enough rows are tight.
///
/// The cost is convex and piecewise linear, so its optimal face within a box has its corners where
/// rows or sides of the box meet. Slow, but nothing in it can be wrong in the way of a simplex.
struct VertexEnumeration {
  /// The least totals: of required constraints, then strength by strength.
  var totals: [Double] = []
  /// For each variable the range of its values at the optimum, within the box.
  var ranges: [ClosedRange<Double>] = []

  static let box = 1000.0

  init(_ problem: Problem) {
    var planes: [(normal: [Double], constant: Double)] = []
    for constraint in problem.constraints {
      var normal = [Double](repeating: 0, count: problem.variableCount)
      for term in constraint.terms { normal[term.variable] += term.coefficient }
      planes.append((normal, constraint.constant))
    }
    for variable in 0..<problem.variableCount {
      var normal = [Double](repeating: 0, count: problem.variableCount)
      normal[variable] = 1
      planes.append((normal, Self.box))
      planes.append((normal, -Self.box))
    }
    let strengths = Set(problem.constraints.map(\.strength)).union([Strength.required])
      .sorted(by: >)
    var chosen: [Int] = []
    func visit(from first: Int) {
      if chosen.count == problem.variableCount {
        guard let point = Self.intersection(chosen.map { planes[$0] }) else { return }
        consider(point, problem, strengths)
        return
      }
      for plane in first..<planes.count {
        chosen.append(plane)
        visit(from: plane + 1)
        chosen.removeLast()
      }
    }
    visit(from: 0)
  }

  private mutating func consider(_ point: [Double], _ problem: Problem, _ strengths: [Strength]) {
    guard point.allSatisfy({ abs($0) <= Self.box + 1e-9 }) else { return }
    let cost = strengths.map { strength in
      problem.constraints.filter { $0.strength == strength }
        .reduce(0) { $0 + Self.violation($1, at: point) }
    }
    var order = totals.isEmpty ? -1 : 0
    for (new, old) in zip(cost, totals) where abs(new - old) > 1e-9 {
      order = new < old ? -1 : 1
      break
    }
    if order < 0 {
      totals = cost
      ranges = point.map { $0...$0 }
    } else if order == 0 {
      for index in point.indices {
        ranges[index] =
          min(ranges[index].lowerBound, point[index])...max(ranges[index].upperBound, point[index])
      }
    }
  }

  static func violation(_ constraint: Problem.Constraint, at point: [Double]) -> Double {
    let sum = constraint.terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
    let gap = sum - constraint.constant
    switch constraint.relation {
    case .equal: return abs(gap)
    case .lessOrEqual: return max(0, gap)
    case .greaterOrEqual: return max(0, -gap)
    }
  }

  /// The point at which all planes meet, if there is one only.
  private static func intersection(_ planes: [(normal: [Double], constant: Double)]) -> [Double]? {
    var rows = planes.map { $0.normal + [$0.constant] }
    for column in rows.indices {
      guard
        let pivot = (column..<rows.count).max(by: {
          abs(rows[$0][column]) < abs(rows[$1][column])
        }), abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in rows.indices where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in rows[row].indices { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
  }
}
