import ConstraintSolver

/// The rows that fix the variables of a solved island.
///
/// At the solution many rows hold with equality. Those of higher priority first, each that says
/// something new is taken: together they determine every variable that anything determines, and any
/// linear form is a combination of them.
struct TightBasis {
  /// Positions of the rows taken.
  private(set) var members: Set<Int> = []
  /// Rows that hold with equality, but say nothing new.
  private(set) var redundant: [Int] = []
  private var reduced: [Reduced] = []
  /// For each variable the reduced row that it is pivot of.
  private var owners: [Int: Int] = [:]

  private struct Reduced {
    var pivot: Int
    /// Scaled so that the pivot's coefficient is 1; without pivots of earlier rows.
    var terms: [Int: Double]
    /// The rows of which it is a combination.
    var rows: [Int: Double]
  }

  /// Smaller coefficients are rounding errors of elimination.
  private static let tolerance = 1e-9

  /// A linear form as a combination of rows, and what they leave open.
  struct Combination {
    var rows: [Int: Double] = [:]
    var rest: [Int: Double] = [:]
  }

  /// - Parameter last: rows to take only where nothing else determines.
  init(_ island: InspectedIsland, last: Set<Int> = []) {
    var tight = island.rows.indices.filter { island.state($0) == .tight }
    tight.sort { a, b in
      let (isLastA, isLastB) = (last.contains(a), last.contains(b))
      if isLastA != isLastB { return isLastB }
      let (rowA, rowB) = (island.rows[a], island.rows[b])
      let (strengthA, strengthB) = (rowA.strength.strength, rowB.strength.strength)
      if strengthA != strengthB { return strengthA > strengthB }
      let (isEqualA, isEqualB) = (rowA.relation == .equal, rowB.relation == .equal)
      if isEqualA != isEqualB { return isEqualA }
      return a < b
    }
    for row in tight { take(row, island.rows[row].form) }
  }

  private mutating func take(_ row: Int, _ form: LinearForm) {
    var combination = combination(of: form)
    var pivot: (variable: Int, coefficient: Double)?
    for (variable, coefficient) in combination.rest {
      guard let best = pivot else {
        pivot = (variable, coefficient)
        continue
      }
      let (size, largest) = (abs(coefficient), abs(best.coefficient))
      if size > largest + Self.tolerance
        || (size > largest - Self.tolerance && variable < best.variable)
      {
        pivot = (variable, coefficient)
      }
    }
    guard let pivot else {
      redundant.append(row)
      return
    }
    for key in combination.rows.keys {
      combination.rows[key] = -(combination.rows[key] ?? 0) / pivot.coefficient
    }
    combination.rows[row, default: 0] += 1 / pivot.coefficient
    owners[pivot.variable] = reduced.count
    reduced.append(
      Reduced(
        pivot: pivot.variable, terms: combination.rest.mapValues { $0 / pivot.coefficient },
        rows: combination.rows))
    members.insert(row)
  }

  /// Expresses the variables of a form by the right sides of rows.
  func combination(of form: LinearForm) -> Combination {
    var result = Combination()
    for term in form.terms { result.rest[term.variable, default: 0] += term.coefficient }
    // No reduced row holds the pivot of an earlier one: one pass in order is enough.
    while true {
      var next: Int?
      for (variable, coefficient) in result.rest where abs(coefficient) > Self.tolerance {
        if let owner = owners[variable], owner < next ?? Int.max { next = owner }
      }
      guard let next else { break }
      let row = reduced[next]
      let factor = result.rest[row.pivot] ?? 0
      for (variable, coefficient) in row.terms {
        let sum = (result.rest[variable] ?? 0) - factor * coefficient
        result.rest[variable] = abs(sum) > Self.tolerance ? sum : nil
      }
      result.rest[row.pivot] = nil
      for (member, coefficient) in row.rows {
        let sum = (result.rows[member] ?? 0) + factor * coefficient
        result.rows[member] = abs(sum) > Self.tolerance ? sum : nil
      }
    }
    result.rest = result.rest.filter { abs($0.value) > Self.tolerance }
    return result
  }
}
