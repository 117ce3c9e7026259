import ConstraintSolver

extension InspectedIsland {
  /// If a value is beyond this, nothing bounds it.
  private static let unbounded = 1e5
  /// A priority below all those of a document. It only decides among equally good solutions.
  private static let objectivePriority = 0.001

  /// The range of values that a form can have without making anything worse; `nil` for an open end.
  ///
  /// To find an end, one more row of the lowest priority draws the form as far up or down as
  /// possible.
  func range(of form: LinearForm) -> (lowest: Double?, highest: Double?) {
    func end(_ target: Double) -> Double? {
      var objective = form
      objective.constant = 0
      objective.parameters = []
      guard let values = solved(adding: objective, target: target) else { return nil }
      let value = form.value(values, parameters)
      return abs(value) > Self.unbounded ? nil : value
    }
    return (end(-Self.unbounded * 4), end(Self.unbounded * 4))
  }

  /// The values of a solution without one row.
  func solved(without row: Int) -> [Double]? { solve(leavingOut: [row], nil) }

  private func solved(adding form: LinearForm, target: Double) -> [Double]? {
    solve(leavingOut: [], (form, target))
  }

  private func solve(
    leavingOut: Set<Int>, _ objective: (form: LinearForm, target: Double)?
  ) -> [Double]? {
    let left = leavingOut.union(solution.givenUp)
    var system = LinearSystem(
      rows, without: left, variableCount: values.count, parameterCount: parameters.count)
    if let objective {
      system.add(
        objective.form.terms, .equal, constant: objective.target,
        priority: Self.objectivePriority)
    }
    do {
      var solver = try Solver(system)
      return try solver.solve(parameters).values
    } catch {
      return nil
    }
  }
}
