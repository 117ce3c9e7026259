import ConstraintSolver
import LayoutModel

/// Explains numbers of one solved island.
struct IslandExplainer {
  let island: InspectedIsland
  let document: LayoutDocument
  let names: ViewNames
  /// The rules behind what surrounds the island's root, where that is a scene's.
  let reasons: SurroundingReasons?
  private var basis: TightBasis
  /// How rows outside the basis depend on the right sides of those in it; filled as it is asked for.
  private var dependencies: [Int: [Int: Double]] = [:]
  /// Rows that hold with equality, but hold nothing back.
  private var idle: Set<Int> = []

  init(
    _ island: InspectedIsland, document: LayoutDocument, names: ViewNames,
    reasons: SurroundingReasons?
  ) {
    self.reasons = reasons
    self.island = island
    self.document = document
    self.names = names
    basis = TightBasis(island)
  }

  /// A form as a combination of the right sides of rows that determine it.
  struct Chain {
    var rows: [(row: Int, effect: Double)]
    /// Variables that nothing determines.
    var rest: [Int: Double]
  }

  /// The rows behind a form, from those that mention it outwards.
  ///
  /// Where more rows hold than are needed, an inequality without which nothing moves is no reason:
  /// such rows are left out, as long as others determine the form.
  mutating func chain(of form: LinearForm) -> Chain {
    for _ in 0..<8 {
      let combination = basis.combination(of: form)
      guard let suspect = suspect(in: combination, form) else {
        return Chain(rows: ordered(combination.rows, from: form), rest: combination.rest)
      }
      idle.insert(suspect)
      basis = TightBasis(island, last: idle)
      dependencies = [:]
    }
    let combination = basis.combination(of: form)
    return Chain(rows: ordered(combination.rows, from: form), rest: combination.rest)
  }

  /// An inequality of the chain that could be left out.
  private mutating func suspect(in combination: TightBasis.Combination, _ form: LinearForm) -> Int?
  {
    let inequalities = combination.rows.keys.sorted().filter {
      island.rows[$0].relation != .equal && !idle.contains($0)
    }
    for row in inequalities {
      let origin = island.rows[row].origin
      let hasSubstitute = basis.redundant.contains {
        island.rows[$0].origin != origin && dependency(of: $0)[row] != nil
      }
      guard hasSubstitute, let values = island.solved(without: row) else { continue }
      let old = form.value(island.values, island.parameters)
      if abs(form.value(values, island.parameters) - old) < InspectedIsland.tolerance { return row }
    }
    return nil
  }

  /// By how much a row's left side grows when the right side of each row of the basis grows by 1.
  mutating func dependency(of row: Int) -> [Int: Double] {
    if let known = dependencies[row] { return known }
    let found = basis.combination(of: island.rows[row].form).rows
    dependencies[row] = found
    return found
  }

  /// Breadth first over the variables that rows share.
  private func ordered(
    _ rows: [Int: Double], from form: LinearForm
  ) -> [(row: Int, effect: Double)] {
    var left = rows.keys.sorted()
    var seen = Set(form.terms.map(\.variable))
    var result: [(row: Int, effect: Double)] = []
    while !left.isEmpty {
      let near = left.filter { row in
        island.rows[row].form.terms.contains { seen.contains($0.variable) }
      }
      // What hangs together only by cancelled terms comes last.
      let next = near.isEmpty ? left : near
      for row in next {
        result.append((row, rows[row] ?? 0))
        for term in island.rows[row].form.terms { seen.insert(term.variable) }
      }
      left.removeAll { next.contains($0) }
    }
    return result
  }
}

extension IslandExplainer {
  /// How far the right side of a row may move before another row decides.
  struct Latitude {
    var down: Double?
    var up: Double?
    var downLimit: Int?
    var upLimit: Int?
  }

  /// The ratio test: the values follow the row's right side until a row with room has none left, or a
  /// row that is missed is met.
  mutating func latitude(of row: Int) -> Latitude {
    var result = Latitude()
    let origin = island.rows[row].origin
    for other in island.rows.indices where !basis.members.contains(other) {
      let staged = island.rows[other]
      // Hugging and resistance speak of one size, and move together.
      if case .intrinsicSize = origin, staged.origin == origin { continue }
      guard let slope = dependency(of: other)[row], abs(slope) > 1e-9 else { continue }
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
