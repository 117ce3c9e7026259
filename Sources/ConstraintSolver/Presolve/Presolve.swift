/// Finds the facts that are the same for all parameter vectors: which variables follow from others,
/// and which parts of the system are independent.
///
///  1. Required equalities of one or two free variables fix or unite them (union-find whose links
///     are affine). No row ever gets longer.
///  2. If a variable occurs in one equality and nowhere else, that row is removed and evaluated
///     afterwards. Then, if a variable occurs in two equalities only, these are merged. The first
///     step comes first because it shortens chains of positions from their ends, where merging
///     would build rows as long as the chain.
///  3. The rest is divided into components, and rows of the same form become one.
///
/// No decision depends on a constant: a row without variables is kept and checked for each vector.
struct Presolve: ~Copyable {
  let system: LinearSystem
  var program: SlotProgram

  // Union-find: variable = scale × parent + offset. A root is its own parent. The parent of a fixed
  // variable is -1.
  let parent: Buffer<Int32>
  let scale: Buffer<Double>
  let offset: Buffer<AffineValue>

  // The terms of all rows. The rows of the system come first, in its order; merged rows are
  // appended.
  var poolVariable: Buffer<Int32>
  var poolCoefficient: Buffer<Double>

  /// A required equality of the system, or one that was merged from two.
  struct Equation {
    var start: Int32
    var count: Int32
    /// The constraint that the row comes from, or one of them if it was merged.
    var constraint: Int32
    /// The round of merging in which the row was made.
    var round: Int32
    var isLive: Bool
    var isQueued: Bool
    var right: AffineValue
  }
  var equations: Buffer<Equation>

  /// A constraint that is not a required equality, in terms of representatives.
  struct ReducedRow {
    var start: Int32
    var count: Int32
    var constraint: Int32
    var right: AffineValue
  }
  var reducedRows: Buffer<ReducedRow>
  /// Equalities that were reduced to `0 == right`.
  var emptyEquations: Buffer<ReducedRow>

  // For each root, the rows in which it occurs, as a linked list.
  var watchRow: Buffer<Int32>
  var watchNext: Buffer<Int32>
  let watchHead: Buffer<Int32>
  let watchTail: Buffer<Int32>
  let watchCount: Buffer<Int32>
  var queue: Buffer<Int32>

  // The row that is being reduced: distinct representatives with their coefficients.
  var scratchVariable: Buffer<Int32>
  var scratchCoefficient: Buffer<Double>
  var scratchMagnitude: Buffer<Double>
  let mark: Buffer<Int32>
  let markedAt: Buffer<Int32>
  var stamp: Int32 = 0

  // The state of elimination.
  let isUsed: Buffer<Bool>
  let equationCount: Buffer<Int32>
  let isEliminated: Buffer<Bool>
  var eliminated: Buffer<EliminatedVariable>
  var eliminatedTerms: Buffer<LinearSystem.Term>

  /// A sum of coefficients is zero if it is less than this fraction of the sum of their absolute
  /// values.
  static let cancellation = 1e-12

  init(_ system: LinearSystem) {
    self.system = system
    program = SlotProgram(parameterCount: system.parameterCount)
    let variables = system.variableCount
    let termCount = system.terms.count
    parent = Buffer(repeating: 0, count: variables)
    for variable in 0..<variables { parent[variable] = Int32(variable) }
    scale = Buffer(repeating: 1, count: variables)
    offset = Buffer(repeating: .zero, count: variables)
    poolVariable = Buffer(capacity: termCount * 2)
    poolCoefficient = Buffer(capacity: termCount * 2)
    for term in system.terms {
      poolVariable.append(term.index)
      poolCoefficient.append(term.coefficient)
    }
    equations = Buffer(capacity: system.rows.count)
    reducedRows = Buffer(capacity: system.rows.count)
    emptyEquations = Buffer()
    watchRow = Buffer(capacity: termCount)
    watchNext = Buffer(capacity: termCount)
    watchHead = Buffer(repeating: -1, count: variables)
    watchTail = Buffer(repeating: -1, count: variables)
    watchCount = Buffer(repeating: 0, count: variables)
    queue = Buffer(capacity: system.rows.count)
    scratchVariable = Buffer(capacity: 16)
    scratchCoefficient = Buffer(capacity: 16)
    scratchMagnitude = Buffer(capacity: 16)
    mark = Buffer(repeating: 0, count: variables)
    markedAt = Buffer(repeating: 0, count: variables)
    isUsed = Buffer(repeating: false, count: variables)
    equationCount = Buffer(repeating: 0, count: variables)
    isEliminated = Buffer(repeating: false, count: variables)
    eliminated = Buffer()
    eliminatedTerms = Buffer()
  }

  /// The greatest number of rounds of uniting and eliminating. More rounds would be possible only
  /// if merged rows have two variables again and again. What is left after that is solved without
  /// presolve.
  private static let maximalRounds = 8

  /// Does steps 1 and 2 of presolve.
  mutating func run(eliminating: Bool = true) {
    readEquations()
    var round = 0
    while true {
      unite()
      reduceRows()
      round += 1
      guard eliminating, eliminate(), round < Self.maximalRounds else { return }
    }
  }

  private mutating func readEquations() {
    for row in 0..<system.rows.count where isRequiredEquality(row) {
      let range = system.termRange(row)
      equations.append(
        Equation(
          start: Int32(range.lowerBound), count: Int32(range.count), constraint: Int32(row),
          round: -1, isLive: true, isQueued: false, right: rightSide(row)))
    }
  }

  func isRequiredEquality(_ row: Int) -> Bool {
    system.rows[row].relation == .equal && system.rows[row].isRequired
  }

  /// The right side of a constraint as the system states it.
  mutating func rightSide(_ row: Int) -> AffineValue {
    var value = AffineValue(system.rows[row].constant)
    if system.parameterTerms.isEmpty { return value }
    for index in system.parameterRange(row) {
      let term = system.parameterTerms[index]
      program.add(program.parameter(term.index, times: 1), times: term.coefficient, to: &value)
    }
    return value
  }
}

/// A variable that is computed from others: `right + sum(coefficient × variable)`.
struct EliminatedVariable {
  var variable: Int32
  var termStart: Int32
  var termCount: Int32
  var right: AffineValue
}
