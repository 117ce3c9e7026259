import ConstraintSolver

extension InspectedIsland {
  /// Beyond it nothing bounds a value.
  private static let unbounded = 1e5
  /// Below every priority of a document: it decides only among what is as good otherwise.
  private static let objectivePriority = 0.001

  /// The range of values that a form may have without making anything worse; `nil` for an open end.
  ///
  /// One more row of the lowest priority draws the form as far up and as far down as possible.
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

  /// The values without a row.
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
