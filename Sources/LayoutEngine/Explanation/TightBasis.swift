import ConstraintSolver

/// The rows that fix the variables of a solved island.
///
/// At the solution many rows hold with equality. They are examined in the order of their priority,
/// and each one that is independent of those before is taken. Together they determine every
/// variable that any row determines, and any linear form is a combination of them.
///
/// The dependency of a row on earlier rows is kept as factors, and multiplied out only when it is
/// needed. In a list of views each row depends on all rows before it, so all combinations together
/// would grow quadratically.
struct TightBasis {
  /// The positions of the rows in the basis.
  private(set) var members: Set<Int> = []
  /// Rows that hold with equality, but depend on the rows of the basis.
  private(set) var redundant: [Int] = []
  private var reduced: [Reduced] = []
  /// For each variable, the reduced row whose pivot it is.
  private var owners: [Int: Int] = [:]
  /// The number of the reduced row for each row in the basis.
  private var numbers: [Int: Int] = [:]
  /// For each reduced row, the later reduced rows that depend on it.
  private var users: [[(number: Int, factor: Double)]] = []
  /// For each variable, the reduced rows that contain it but have another pivot.
  private var holders: [Int: [Int]] = [:]

  private struct Reduced {
    /// The position of the original row.
    var row: Int
    var pivot: Int
    /// The terms, scaled so that the pivot has the coefficient 1. They do not contain pivots of
    /// earlier rows.
    var terms: [Int: Double]
    /// The factor by which the row was scaled.
    var scale: Double
    /// The multiples of earlier reduced rows that were subtracted before.
    var factors: [(number: Int, factor: Double)]
  }

  /// The amount of numbers that the basis keeps.
  var size: Int { reduced.reduce(0) { $0 + $1.terms.count + $1.factors.count + 1 } }

  /// A coefficient below this is a rounding error of elimination.
  private static let tolerance = 1e-9

  /// A linear form as a combination of rows, and the rest that they do not determine.
  struct Combination {
    var rows: [Int: Double] = [:]
    var rest: [Int: Double] = [:]
  }

  /// - Parameter last: rows that are taken only if no other row determines what they do.
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
    let (factors, rest) = eliminated(form)
    var pivot: (variable: Int, coefficient: Double)?
    for (variable, coefficient) in rest {
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
    let number = reduced.count
    let terms = rest.mapValues { $0 / pivot.coefficient }
    owners[pivot.variable] = number
    numbers[row] = number
    for (earlier, factor) in factors { users[earlier].append((number, factor)) }
    for variable in terms.keys where variable != pivot.variable {
      holders[variable, default: []].append(number)
    }
    users.append([])
    reduced.append(
      Reduced(
        row: row, pivot: pivot.variable, terms: terms, scale: 1 / pivot.coefficient,
        factors: factors))
    members.insert(row)
  }

  /// Subtracts reduced rows from a form until it contains no pivot, and returns the factors.
  private func eliminated(
    _ form: LinearForm
  ) -> (factors: [(number: Int, factor: Double)], rest: [Int: Double]) {
    var factors: [(number: Int, factor: Double)] = []
    var rest: [Int: Double] = [:]
    for term in form.terms { rest[term.variable, default: 0] += term.coefficient }
    // No reduced row contains the pivot of an earlier one, so one pass in order is enough.
    while true {
      var next: Int?
      for (variable, coefficient) in rest where abs(coefficient) > Self.tolerance {
        if let owner = owners[variable], owner < next ?? Int.max { next = owner }
      }
      guard let next else { break }
      let row = reduced[next]
      let factor = rest[row.pivot] ?? 0
      for (variable, coefficient) in row.terms {
        let sum = (rest[variable] ?? 0) - factor * coefficient
        rest[variable] = abs(sum) > Self.tolerance ? sum : nil
      }
      rest[row.pivot] = nil
      factors.append((next, factor))
    }
    return (factors, rest.filter { abs($0.value) > Self.tolerance })
  }

  /// Expresses the variables of a form by the right sides of rows.
  ///
  /// - Complexity: O(*n* log *n*) for the *n* rows on which it depends.
  func combination(of form: LinearForm) -> Combination {
    let (factors, rest) = eliminated(form)
    var result = Combination(rest: rest)
    // Each reduced row depends only on earlier ones, so the last one is taken first.
    var shares = OrderedShares { $0 > $1 }
    for (number, factor) in factors { shares.add(factor, to: number) }
    while let (number, share) = shares.removeFirst() {
      guard abs(share) > Self.tolerance else { continue }
      let row = reduced[number]
      let own = share * row.scale
      if abs(own) > Self.tolerance { result.rows[row.row] = own }
      for (earlier, factor) in row.factors { shares.add(-own * factor, to: earlier) }
    }
    return result
  }

  /// The amount by which each variable grows when the right side of a row of the basis grows by 1.
  /// A variable that nothing determines does not change.
  ///
  /// - Complexity: O(*n* log *n*) for the *n* rows that depend on it.
  func effects(of row: Int) -> [Int: Double] {
    guard let first = numbers[row] else { return [:] }
    var right: [Int: Double] = [:]
    var later = OrderedShares { $0 < $1 }
    later.add(reduced[first].scale, to: first)
    while let (number, share) = later.removeFirst() {
      guard abs(share) > Self.tolerance else { continue }
      right[number] = share
      for (user, factor) in users[number] {
        later.add(-share * factor * reduced[user].scale, to: user)
      }
    }
    // A pivot changes by the change of its row's right side, minus the changes of the later pivots
    // in that row.
    var effects: [Int: Double] = [:]
    var open = OrderedShares { $0 > $1 }
    for (number, share) in right { open.add(share, to: number) }
    while let (number, effect) = open.removeFirst() {
      guard abs(effect) > Self.tolerance else { continue }
      let pivot = reduced[number].pivot
      effects[pivot] = effect
      for holder in holders[pivot] ?? [] {
        open.add(-effect * (reduced[holder].terms[pivot] ?? 0), to: holder)
      }
    }
    return effects
  }
}

/// Sums by number, which are removed in order. A sum that is added later never precedes one that
/// has been removed.
private struct OrderedShares {
  private var sums: [Int: Double] = [:]
  /// A heap of the numbers that have a sum.
  private var heap: [Int] = []
  private let isBefore: (Int, Int) -> Bool

  init(_ isBefore: @escaping (Int, Int) -> Bool) { self.isBefore = isBefore }

  mutating func add(_ share: Double, to number: Int) {
    if let sum = sums[number] {
      sums[number] = sum + share
      return
    }
    sums[number] = share
    heap.append(number)
    var child = heap.count - 1
    while child > 0, isBefore(heap[child], heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeFirst() -> (number: Int, sum: Double)? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      var parent = 0
      while true {
        var least = parent
        for child in [2 * parent + 1, 2 * parent + 2]
        where child < heap.count && isBefore(heap[child], heap[least]) {
          least = child
        }
        if least == parent { break }
        heap.swapAt(parent, least)
        parent = least
      }
    }
    return (first, sums.removeValue(forKey: first) ?? 0)
  }
}
