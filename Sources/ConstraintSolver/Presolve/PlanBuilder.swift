extension Plan {
  /// Presolves a system.
  ///
  /// - Parameter eliminating: Whether variables that occur in equalities only are removed. The
  ///   answer is the same if they are not.
  convenience init(_ system: LinearSystem, eliminating: Bool = true) {
    _ = FreedMemory.isKept
    var presolve = Presolve(system)
    presolve.run(eliminating: eliminating)
    self.init(program: SlotProgram(parameterCount: 0))
    var builder = PlanBuilder(presolve)
    builder.build(self)
  }
}

/// Turns the rows that presolve leaves into components and activities.
struct PlanBuilder: ~Copyable {
  var presolve: Presolve
  var levels: LevelTable
  /// For each variable that is left, its column. Until columns are numbered, it is the link to the
  /// root of the component.
  let column: Buffer<Int32>
  let joined: Buffer<Int32>
  /// For each column, the number of units of its first variable that one unit of the column is.
  var unit: Buffer<Double>
  /// The component of each column.
  var componentOfColumn: Buffer<Int32>

  /// A breakpoint that is not yet sorted to its activity.
  struct Entry {
    var activity: Int32
    var breakpoint: Plan.Breakpoint
  }
  var entries: Buffer<Entry>

  init(_ presolve: consuming Presolve) {
    levels = LevelTable(presolve.system)
    let variables = presolve.system.variableCount
    column = Buffer(repeating: -1, count: variables)
    joined = Buffer(repeating: 0, count: variables)
    componentOfColumn = Buffer()
    unit = Buffer()
    for variable in 0..<variables { joined[variable] = Int32(variable) }
    entries = Buffer(capacity: presolve.system.rows.count)
    self.presolve = presolve
  }

  mutating func build(_ plan: Plan) {
    plan.strengths = levels.strengths
    joinRows()
    numberColumns(plan)
    unit.append(repeating: 1, count: plan.columnCount)
    scaleColumns()
    numberRules(plan)
    collectChecks(plan)
    let forms = collectForms(plan)
    resolveVariables(plan)
    arrangeForms(forms, plan)
    arrangeBreakpoints(forms, plan)
    numberLevels(plan)
    findDynamic(plan)
    plan.program = presolve.program
  }

  private func root(_ variable: Int32) -> Int32 {
    var current = variable
    while joined[current] != current {
      joined[current] = joined[joined[current]]
      current = joined[current]
    }
    return current
  }

  private func join(_ start: Int32, _ count: Int32) {
    guard count > 1 else { return }
    let first = root(presolve.poolVariable[start])
    for index in start + 1..<start + count {
      let other = root(presolve.poolVariable[index])
      joined[other] = first
    }
  }

  private func joinRows() {
    for row in presolve.equations.indices where presolve.equations[row].isLive {
      join(presolve.equations[row].start, presolve.equations[row].count)
    }
    for row in presolve.reducedRows.indices {
      join(presolve.reducedRows[row].start, presolve.reducedRows[row].count)
    }
  }

  /// Numbers the remaining columns component by component, in the order of the first variable of
  /// each component.
  private mutating func numberColumns(_ plan: Plan) {
    let variables = presolve.system.variableCount
    let componentOfRoot = Buffer<Int32>(repeating: -1, count: variables)
    var count = 0
    for variable in 0..<variables
    where isColumn(variable) && joined[variable] == Int32(variable) {
      count += 1
    }
    plan.components.reserveCapacity(count)
    for variable in 0..<variables where isColumn(variable) {
      let root = Int(root(Int32(variable)))
      if componentOfRoot[root] < 0 {
        componentOfRoot[root] = Int32(plan.components.count)
        plan.components.append(Plan.Component())
      }
      plan.components[Int(componentOfRoot[root])].columnCount += 1
    }
    var next: Int32 = 0
    for index in plan.components.indices {
      plan.components[index].columnStart = next
      let count = plan.components[index].columnCount
      componentOfColumn.append(repeating: Int32(index), count: Int(count))
      next += count
    }
    let filled = Buffer<Int32>(repeating: 0, count: plan.components.count)
    for variable in 0..<variables where isColumn(variable) {
      let component = componentOfRoot[root(Int32(variable))]
      column[variable] = plan.components[Int(component)].columnStart + filled[component]
      filled[component] += 1
    }
    plan.solvedColumnCount = Int(next)
    plan.columnCount = Int(next) + presolve.eliminated.count
  }

  private func isColumn(_ variable: Int) -> Bool {
    presolve.parent[variable] == Int32(variable) && !presolve.isEliminated[variable]
  }

  /// Numbers the rules. The variable that was eliminated last is evaluated first.
  private mutating func numberRules(_ plan: Plan) {
    var next = Int32(plan.solvedColumnCount)
    plan.rules.reserveCapacity(presolve.eliminated.count)
    plan.ruleTerms = Buffer(capacity: presolve.eliminatedTerms.count)
    for index in presolve.eliminated.indices.reversed() {
      let entry = presolve.eliminated[index]
      var right = entry.right
      let start = Int32(plan.ruleTerms.count)
      for position in Int(entry.termStart)..<Int(entry.termStart + entry.termCount) {
        let term = presolve.eliminatedTerms[position]
        presolve.resolve(Int(term.index))
        let root = presolve.parent[term.index]
        var coefficient = term.coefficient
        if root != term.index {
          presolve.program.add(presolve.offset[term.index], times: coefficient, to: &right)
          coefficient *= presolve.scale[term.index]
        }
        if root >= 0 {
          plan.ruleTerms.append(
            LinearSystem.Term(
              index: column[root], coefficient: coefficient * unit[column[root]]))
        }
      }
      column[entry.variable] = next
      plan.rules.append(
        Plan.Rule(
          column: next, termStart: start, termCount: Int32(plan.ruleTerms.count) - start,
          isDynamic: false, right: right))
      next += 1
    }
  }

  private func collectChecks(_ plan: Plan) {
    var count = presolve.emptyEquations.count
    for index in presolve.reducedRows.indices where presolve.reducedRows[index].count == 0 {
      count += 1
    }
    plan.checks.reserveCapacity(count)
    for index in presolve.emptyEquations.indices {
      let row = presolve.emptyEquations[index]
      plan.checks.append(Plan.Check(right: row.right, constraint: row.constraint, relation: .equal))
    }
    for index in presolve.equations.indices
    where presolve.equations[index].isLive && presolve.equations[index].count == 0 {
      let row = presolve.equations[index]
      plan.checks.append(Plan.Check(right: row.right, constraint: row.constraint, relation: .equal))
    }
    for index in presolve.reducedRows.indices where presolve.reducedRows[index].count == 0 {
      let row = presolve.reducedRows[index]
      let original = presolve.system.rows[Int(row.constraint)]
      if original.isRequired {
        plan.checks.append(
          Plan.Check(
            right: row.right, constraint: row.constraint, relation: original.relation))
      }
    }
  }
}
