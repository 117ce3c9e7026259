/// A plan with its state, as a value: a copy is independent of the original.
struct Session: @unchecked Sendable {
  // Sendable: the state is changed only while there is one reference to it.
  private var state: SessionState
  /// - Parameter usesPieces: Whether ranges of parameters are remembered. The answer is the same if
  ///   they are not.
  /// - Parameter factoring: See ``SessionState``.
  init(
    _ plan: Plan, usesPieces: Bool = true, factoring: Int = SessionState.factoring
  ) throws(SolverError) {
    try plan.checkSize()
    state = SessionState(plan, usesPieces: usesPieces, factoring: factoring)
  }

  var plan: Plan { state.plan }
  var pivots: Int { state.pivots }

  var usesPieces: Bool { state.usesPieces }
  var pieceSizes: (pieces: Int, numbers: Int) {
    (state.pieces.pieceCount, state.pieces.numberCount)
  }

  /// The values of the last vector.
  var values: [Double] { state.values }

  /// Copies the values of the last vector, element by element where there is room.
  func copyValues(into values: inout [Double]) {
    guard values.count == state.values.count else {
      values = state.values
      return
    }
    values.withUnsafeMutableBufferPointer { target in
      state.values.withUnsafeBufferPointer { source in
        if let target = target.baseAddress, let base = source.baseAddress {
          target.update(from: base, count: source.count)
        }
      }
    }
  }

  /// Computes all values for a parameter vector.
  ///
  /// - Returns: Whether all required constraints hold.
  mutating func solve(_ parameters: [Double]) throws(SolverError) -> Bool {
    if !isKnownUniquelyReferenced(&state) { state = SessionState(copying: state) }
    return try state.solve(parameters)
  }

  /// Which variables the last vector leaves open.
  mutating func ambiguity() -> Ambiguity {
    if !isKnownUniquelyReferenced(&state) { state = SessionState(copying: state) }
    return state.ambiguity()
  }

  /// By how much the last vector violates the required constraints: the least sum of what must be
  /// 0, in presolve's own units. It is a convex function of the vector.
  var requiredExcess: Double { state.requiredExcess }

  /// One failure for each place at which required constraints do not hold: a constraint or a
  /// variable there.
  func failures() -> [Failure] {
    var found: [Failure] = []
    for check in plan.checks where !state.holds(check) {
      found.append(.constraint(Int(check.constraint)))
    }
    var isFailing = [Bool](repeating: false, count: plan.columnCount)
    for (index, component) in plan.components.enumerated() where state.facts[index].violatesRequired
    {
      let first = Int(component.columnStart)
      for column in component.columnCount == 1 ? [0] : state.violatedColumns(index) {
        isFailing[first + column] = true
      }
    }
    for variable in plan.resolutions.indices {
      let column = Int(plan.resolutions[variable].column)
      guard column >= 0, isFailing[column] else { continue }
      isFailing[column] = false
      found.append(.variable(variable))
    }
    return found
  }

  /// A place where the search for a conflict starts.
  enum Failure {
    case constraint(Int)
    case variable(Int)
  }
}

extension Plan {
  /// The greatest number of entries in all tableaus together. This is a gigabyte.
  private static let maximalEntries = 1 << 27

  /// The number of tableau entries of all components with several columns.
  var tableauSize: Int {
    components.reduce(0) {
      $1.columnCount > 1 ? $0 + Int($1.columnCount) * Int($1.formCount) : $0
    }
  }

  /// Throws if the tableaus would not fit in memory.
  func checkSize() throws(SolverError) {
    var entries = 0
    for component in components where component.columnCount > 1 {
      let (columns, rows) = (Int(component.columnCount), Int(component.formCount))
      entries += columns * (rows + Int(component.levelCount))
      guard entries <= Self.maximalEntries else { throw .tooLarge(columns: columns, rows: rows) }
    }
  }
}
