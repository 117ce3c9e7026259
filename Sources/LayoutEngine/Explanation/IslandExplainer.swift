import ConstraintSolver
import LayoutModel

/// Explains numbers of one solved island.
struct IslandExplainer {
  let island: InspectedIsland
  let document: LayoutDocument
  let names: ViewNames
  /// The rules behind the surroundings of the island's root, if it is a scene's root.
  let reasons: SurroundingReasons?
  private var basis: TightBasis
  /// For each row, how it depends on the right sides of the rows in the basis. Entries are added
  /// when they are first needed.
  private var dependencies: [Int: [Int: Double]] = [:]
  /// The number of coefficients in ``dependencies``.
  private var dependencyCount = 0
  /// The latitudes of the rows that were asked for.
  private var latitudes: [Int: Latitude] = [:]
  /// The number of variables and rows that may still be examined for latitudes.
  private var stepsLeft: Int
  /// The number of these steps that are reserved for later chains.
  private var stepsOfOthers = 0
  /// Rows of the basis on which redundant rows of other objects depend: without them something else
  /// may hold as well. It is found when it is first needed.
  private var substituted: Set<Int>?
  /// The optional rows that are not met.
  private(set) lazy var missed = island.rows.indices.filter { island.state($0) == .missed }
  /// Rows that hold with equality, but have no effect.
  private var idle: Set<Int> = []
  private var rowsOfVariable: [Int: [Int]] = [:]

  init(
    _ island: InspectedIsland, document: LayoutDocument, names: ViewNames,
    reasons: SurroundingReasons?, mostSteps: Int = mostSteps
  ) {
    self.reasons = reasons
    stepsLeft = mostSteps
    self.island = island
    self.document = document
    self.names = names
    basis = TightBasis(island)
    for (row, staged) in island.rows.enumerated() {
      for variable in Set(staged.form.terms.map(\.variable)) {
        rowsOfVariable[variable, default: []].append(row)
      }
    }
  }

  /// The number of dependencies that are kept, about 32 megabytes. In a list of views, each view
  /// depends on all views before it, so all dependencies together would grow quadratically.
  private static let mostDependencies = 1 << 20

  /// The number of variables and rows that may be examined to find how far constants can change,
  /// for all numbers of an island together. It takes a quarter of a second. A constant in a list of
  /// views moves all views below it, so without a limit the time would grow quadratically.
  static let mostSteps = 1 << 19

  /// A form as a combination of the right sides of rows that determine it.
  struct Chain {
    var rows: [(row: Int, effect: Double)]
    /// The coefficients of variables that nothing determines.
    var rest: [Int: Double]
  }

  /// The rows that determine a form. Rows that mention the form come first, then rows further away.
  ///
  /// If more rows hold than are needed, an inequality is not a reason if nothing moves without it.
  /// Such rows are left out as long as others determine the form.
  mutating func chain(of form: LinearForm) -> Chain {
    for _ in 0..<8 {
      let combination = basis.combination(of: form)
      guard let suspect = suspect(in: combination, form) else {
        return Chain(rows: ordered(combination.rows, from: form), rest: combination.rest)
      }
      idle.insert(suspect)
      basis = TightBasis(island, last: idle)
      substituted = nil
      dependencies = [:]
      dependencyCount = 0
      latitudes = [:]
    }
    let combination = basis.combination(of: form)
    return Chain(rows: ordered(combination.rows, from: form), rest: combination.rest)
  }

  /// An inequality of the chain that may have no effect.
  private mutating func suspect(in combination: TightBasis.Combination, _ form: LinearForm) -> Int?
  {
    let inequalities = combination.rows.keys.sorted().filter {
      island.rows[$0].relation != .equal && !idle.contains($0)
    }
    if inequalities.isEmpty { return nil }
    let substitutes = substituted ?? findSubstituted()
    substituted = substitutes
    for row in inequalities {
      guard substitutes.contains(row), let values = island.solved(without: row) else { continue }
      let old = form.value(island.values, island.parameters)
      if abs(form.value(values, island.parameters) - old) < InspectedIsland.tolerance { return row }
    }
    return nil
  }

  /// The rows on which redundant rows depend. Each redundant row is examined once for all chains.
  private func findSubstituted() -> Set<Int> {
    var found: Set<Int> = []
    for row in basis.redundant {
      let origin = island.rows[row].origin
      for other in basis.combination(of: island.rows[row].form).rows.keys
      where island.rows[other].origin != origin {
        found.insert(other)
      }
    }
    return found
  }

  /// By how much a row's left side grows when the right side of each row of the basis grows by 1.
  mutating func dependency(of row: Int) -> [Int: Double] {
    if let known = dependencies[row] { return known }
    let found = basis.combination(of: island.rows[row].form).rows
    dependencyCount += found.count
    if dependencyCount > Self.mostDependencies {
      dependencies = [:]
      dependencyCount = found.count
    }
    dependencies[row] = found
    return found
  }

  /// The amounts by which the left sides of rows outside the basis grow when the right side of a
  /// row in the basis grows by 1. They are in the order of the rows, without rows that do not
  /// change.
  private mutating func slopes(of row: Int) -> [(row: Int, slope: Double)] {
    let effects = basis.effects(of: row)
    stepsLeft -= effects.count + 1
    var others: Set<Int> = []
    for variable in effects.keys { others.formUnion(rowsOfVariable[variable] ?? []) }
    return others.subtracting(basis.members).sorted().compactMap { other in
      let slope = island.rows[other].form.terms.reduce(0) {
        $0 + $1.coefficient * (effects[$1.variable] ?? 0)
      }
      return abs(slope) > 1e-9 ? (other, slope) : nil
    }
  }

  /// The rows in breadth-first order over the variables that they share.
  private func ordered(
    _ rows: [Int: Double], from form: LinearForm
  ) -> [(row: Int, effect: Double)] {
    var left = Set(rows.keys)
    var mentioning: [Int: [Int]] = [:]
    for row in left {
      for term in island.rows[row].form.terms { mentioning[term.variable, default: []].append(row) }
    }
    var seen = Set(form.terms.map(\.variable))
    var front = seen
    var result: [(row: Int, effect: Double)] = []
    while !left.isEmpty {
      var near: Set<Int> = []
      for variable in front { near.formUnion(mentioning[variable] ?? []) }
      near.formIntersection(left)
      // Rows that are connected only through terms that cancel come last.
      let next = near.isEmpty ? left.sorted() : near.sorted()
      front = []
      for row in next {
        result.append((row, rows[row] ?? 0))
        left.remove(row)
        for term in island.rows[row].form.terms where seen.insert(term.variable).inserted {
          front.insert(term.variable)
        }
      }
    }
    return result
  }
}

extension IslandExplainer {
  /// Starts with the latitudes of another chain. Each chain gets half of the remaining steps, so
  /// that a long one leaves some for the chains after it.
  mutating func beginChain() { stepsOfOthers = max(stepsLeft / 2, 0) }

  /// How far the right side of a row may move before another row decides.
  struct Latitude {
    var down: Double?
    var up: Double?
    var downLimit: Int?
    var upLimit: Int?
  }

  /// Finds the latitude of a row by a ratio test: the values follow the row's right side until
  /// another row has no slack left, or until a violated row is met.
  ///
  /// - Returns: `nil` if the other constants of the chain have used too many steps already.
  mutating func latitude(of row: Int) -> Latitude? {
    if let known = latitudes[row] { return known }
    if stepsLeft <= stepsOfOthers { return nil }
    var result = Latitude()
    let origin = island.rows[row].origin
    let slopes = slopes(of: row)
    stepsLeft -= slopes.count
    for (other, slope) in slopes {
      let staged = island.rows[other]
      // Hugging and resistance belong to one intrinsic size, and move together.
      if case .intrinsicSize = origin, staged.origin == origin { continue }
      switch island.state(other) {
      case .givenUp: continue
      case .slack, .missed:
        let step = -island.residual(other) / slope
        if step > 0 { result.limitUp(step, other) } else { result.limitDown(-step, other) }
      case .tight:
        let mayGrow = staged.relation == .greaterOrEqual
        let mayShrink = staged.relation == .lessOrEqual
        if !(slope > 0 ? mayGrow : mayShrink) { result.limitUp(0, other) }
        if !(slope > 0 ? mayShrink : mayGrow) { result.limitDown(0, other) }
      }
    }
    latitudes[row] = result
    return result
  }
}

extension IslandExplainer.Latitude {
  fileprivate mutating func limitUp(_ step: Double, _ row: Int) {
    guard step < (up ?? .infinity) - 1e-9 else { return }
    up = step
    upLimit = row
  }

  fileprivate mutating func limitDown(_ step: Double, _ row: Int) {
    guard step < (down ?? .infinity) - 1e-9 else { return }
    down = step
    downLimit = row
  }
}
