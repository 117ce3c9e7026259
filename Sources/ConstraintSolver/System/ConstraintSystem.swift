/// A system of linear constraints with priorities. Constraints can be added and removed, and edit
/// variables can be dragged.
///
///     var system = ConstraintSystem()
///     let (left, width) = (system.addVariable(), system.addVariable())
///     try system.add(left >= 20)
///     try system.add(left + width == 320, priority: 750)
///     let answer = try system.solve()
///     print(answer[left], answer.status)
///
/// Constraints of priority 1000 are required. The others are met as closely as possible, strictly
/// in order: for each priority, from the highest to the lowest, the sum of the absolute violations
/// is least, and no number of constraints of lower priority outweighs one of a higher priority.
/// Variables are free in sign. A variable that the constraints leave open is reported as ambiguous,
/// and its value is chosen the same way every time.
///
/// The system is a value: a change of a copy does not change the original.
///
/// - Complexity: Adding is O(1), removing is O(*constraints*). After either, ``solve()`` analyses
///   the structure again. If only edit variables have new values, it takes a few pivots from the
///   last solution.
public struct ConstraintSystem: Sendable {
  /// A number that the solver finds. It belongs to the system that made it.
  public struct Variable: LinearTerm, Hashable {
    let index: Int

    /// The variable as an expression, with the coefficient 1.
    public var expression: LinearExpression { LinearExpression([(self, 1)]) }
  }

  /// A constraint that was added. It is used to remove it again, or to find it in a conflict.
  public struct Constraint: Hashable, Sendable {
    let number: Int
  }

  private struct Entry: Sendable {
    var constraint: Constraint
    var relation: LinearRelation
    var priority: Double
  }

  private struct Edit: Sendable {
    var variable: Variable
    var priority: Double
    var value: Double
  }

  private var variableCount = 0
  private var entries: [Entry] = []
  private var edits: [Edit] = []
  private var nextNumber = 0
  /// The solver of the present structure; `nil` if the structure has changed.
  private var solver: Solver?

  /// A system without variables.
  public init() {}

  /// Adds a variable.
  public mutating func addVariable() -> Variable {
    solver = nil
    variableCount += 1
    return Variable(index: variableCount - 1)
  }

  /// Adds a constraint.
  ///
  /// - Parameters:
  ///   - relation: the equation or inequality; all its variables belong to this system.
  ///   - priority: above 0 and up to 1000, which is required; fractions are priorities of their own.
  /// - Throws: ``ConstraintSystemError`` if a number is not finite, the priority is out of range,
  ///   or a variable is not one of this system.
  @discardableResult
  public mutating func add(
    _ relation: LinearRelation, priority: Double = 1000
  ) throws(ConstraintSystemError) -> Constraint {
    try check(priority)
    guard relation.difference.constant.isFinite,
      relation.difference.terms.allSatisfy({ $0.coefficient.isFinite })
    else { throw .notFinite }
    for term in relation.difference.terms { try check(term.variable) }
    let constraint = Constraint(number: nextNumber)
    nextNumber += 1
    entries.append(Entry(constraint: constraint, relation: relation, priority: priority))
    solver = nil
    return constraint
  }

  /// Removes a constraint.
  ///
  /// - Throws: ``ConstraintSystemError/unknownConstraint`` if the constraint has already been
  ///   removed, or was never added.
  public mutating func remove(_ constraint: Constraint) throws(ConstraintSystemError) {
    guard let index = entries.firstIndex(where: { $0.constraint == constraint }) else {
      throw .unknownConstraint
    }
    entries.remove(at: index)
    solver = nil
  }

  /// Makes a variable an edit variable: it is drawn to a value, and ``suggest(_:for:)`` changes
  /// this value.
  ///
  /// - Parameters:
  ///   - variable: one of this system.
  ///   - value: the value to which it is drawn at first.
  ///   - priority: above 0 and below 1000: a required one could make the system unsatisfiable while somebody drags.
  /// - Throws: ``ConstraintSystemError`` if the value is not finite, the priority is out of range, or the variable is not one
  ///   of this system or is an edit variable already.
  public mutating func addEdit(
    _ variable: Variable, value: Double = 0, priority: Double = 999
  ) throws(ConstraintSystemError) {
    try check(variable)
    try check(priority)
    guard value.isFinite else { throw .notFinite }
    guard priority < LinearSystem.required else { throw .priorityOutOfRange(priority) }
    guard !edits.contains(where: { $0.variable == variable }) else { throw .isEditedAlready }
    edits.append(Edit(variable: variable, priority: priority, value: value))
    solver = nil
  }

  /// Changes the value to which an edit variable is drawn.
  ///
  /// - Throws: ``ConstraintSystemError/isNotEdited`` if ``addEdit(_:value:priority:)`` has not been
  ///   called for it.
  public mutating func suggest(
    _ value: Double, for variable: Variable
  ) throws(ConstraintSystemError) {
    guard value.isFinite else { throw .notFinite }
    guard let index = edits.firstIndex(where: { $0.variable == variable }) else {
      throw .isNotEdited
    }
    edits[index].value = value
  }

  /// Makes an edit variable an ordinary one again.
  ///
  /// - Throws: ``ConstraintSystemError/isNotEdited`` if it is not an edit variable.
  public mutating func removeEdit(_ variable: Variable) throws(ConstraintSystemError) {
    guard let index = edits.firstIndex(where: { $0.variable == variable }) else {
      throw .isNotEdited
    }
    edits.remove(at: index)
    solver = nil
  }

  /// The best values of all variables for the present constraints.
  ///
  /// - Throws: ``ConstraintSystemError/tooHard(_:)`` if the solver gives up. No system of a layout
  ///   has made it do that.
  public mutating func solve() throws(ConstraintSystemError) -> ConstraintAnswer {
    do throws(SolverError) {
      var current: Solver
      if let solver {
        current = solver
      } else {
        current = try Solver(numbers)
      }
      // There is only one copy at a time, so the next vector uses the same memory.
      solver = nil
      let solution = try current.solve(
        edits.map(\.value), options: [.ambiguity, .violations])
      solver = current
      return ConstraintAnswer(solution, constraints: entries.map(\.constraint))
    } catch {
      throw .tooHard(error.description)
    }
  }

  /// The system with numbered variables. Edits are constraints after all others, and their values
  /// are parameters.
  private var numbers: LinearSystem {
    var system = LinearSystem(parameterCount: edits.count)
    _ = system.addVariables(variableCount)
    for entry in entries {
      system.add(
        entry.relation.difference.terms.map { ($0.variable.index, $0.coefficient) },
        entry.relation.relation, constant: -entry.relation.difference.constant,
        priority: entry.priority)
    }
    for (parameter, edit) in edits.enumerated() {
      system.add(
        [(edit.variable.index, 1)], .equal, constant: 0, parameterTerms: [(parameter, 1)],
        priority: edit.priority)
    }
    return system
  }

  private func check(_ variable: Variable) throws(ConstraintSystemError) {
    guard variable.index < variableCount else { throw .unknownVariable }
  }

  private func check(_ priority: Double) throws(ConstraintSystemError) {
    guard priority > 0, priority <= LinearSystem.required else {
      throw .priorityOutOfRange(priority)
    }
  }
}
