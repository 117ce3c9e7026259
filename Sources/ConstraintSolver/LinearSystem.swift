/// A system of linear constraints with priorities, over variables that are free in sign.
///
///     sum(coefficient × variable)  relation  constant + sum(coefficient × parameter)
///
/// Constraints of priority 1000 are required. The others are met as closely as possible, strictly
/// in order. For each ``Strength``, from the strongest to the weakest, the sum of the absolute
/// violations is the least that does not make a stronger one worse.
///
/// A parameter is a number that is known only when the system is solved, such as the size of a root
/// view. A solver analyses the structure once, and then solves for any number of parameter vectors.
///
/// Variables, parameters and constraints are numbered from 0 in the order in which they are added.
package struct LinearSystem: Equatable, Sendable {
  /// How the sum of the terms compares with the constant.
  package enum Relation: UInt8, Sendable {
    case equal
    case lessOrEqual
    case greaterOrEqual
  }

  /// A constraint of this rank or above is given up only if all others in its conflict have such a
  /// rank, too; see ``add(_:_:constant:parameterTerms:strength:giveUpRank:)``.
  package static let lastGiveUpRank = Int32.max - 2

  /// The priority of a constraint that must hold.
  package static let required = 1000.0

  package private(set) var variableCount = 0
  package let parameterCount: Int

  /// One row for each constraint, in the order of adding. The terms of all rows lie one after the
  /// other in flat arrays.
  private(set) var rows: [Row] = []
  private(set) var terms: [Term] = []
  private(set) var parameterTerms: [Term] = []

  /// The numbers of one constraint. Its terms end where the terms of the next row begin.
  struct Row: Equatable, Sendable {
    var constant: Double
    var priority: Double
    var termStart: Int32
    var parameterStart: Int32
    var giveUpRank: Int32
    var rank: Int8
    var relation: Relation

    var strength: Strength { Strength(priority: priority, rank: rank) }
    var isRequired: Bool { strength.isRequired }
  }

  /// A multiple of a variable, or of a parameter.
  struct Term: Equatable, Sendable {
    var index: Int32
    var coefficient: Double
  }

  package init(parameterCount: Int = 0) {
    precondition(parameterCount >= 0, "\(parameterCount) parameters")
    self.parameterCount = parameterCount
  }

  /// The number of constraints added so far.
  package var constraintCount: Int { rows.count }

  /// Adds a variable and returns its number.
  package mutating func addVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// Adds `count` variables and returns their numbers.
  package mutating func addVariables(_ count: Int) -> Range<Int> {
    precondition(count >= 0, "\(count) variables")
    variableCount += count
    return variableCount - count..<variableCount
  }

  /// Reserves memory, if the caller knows the size beforehand.
  package mutating func reserveCapacity(constraints: Int, terms: Int) {
    rows.reserveCapacity(constraints)
    self.terms.reserveCapacity(terms)
  }
}

extension LinearSystem {
  /// Adds a constraint and returns its number.
  ///
  /// - Parameters:
  ///   - terms: May name a variable more than once; its coefficients are added up.
  ///   - relation: Compares the sum of the terms with the constant.
  ///   - constant: The part of the right side that does not depend on the parameters.
  ///   - parameterTerms: The rest of the right side.
  ///   - strength: Its priority and rank. Each pair of them is a level of its own.
  ///   - giveUpRank: If required constraints cannot hold together, the one of lowest rank is given
  ///     up first. If several have that rank, it is the one added last.
  @discardableResult
  package mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation, constant: Double,
    parameterTerms: [(parameter: Int, coefficient: Double)] = [],
    strength: Strength, giveUpRank: Int32 = 0
  ) -> Int {
    begin(relation, constant, strength, giveUpRank)
    for term in terms { append(term.variable, term.coefficient) }
    for term in parameterTerms { appendParameter(term.parameter, term.coefficient) }
    return rows.count - 1
  }

  /// Adds a constraint with a priority, and returns its number.
  ///
  /// - Parameter priority: Above 0 and up to 1000; fractions are levels of their own.
  @discardableResult
  package mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation, constant: Double,
    parameterTerms: [(parameter: Int, coefficient: Double)] = [],
    priority: Double = LinearSystem.required, giveUpRank: Int32 = 0
  ) -> Int {
    add(
      terms, relation, constant: constant, parameterTerms: parameterTerms,
      strength: Strength(priority: priority), giveUpRank: giveUpRank)
  }

  /// Adds `coefficient × variable  relation  constant`, without an allocation of its own.
  @discardableResult
  package mutating func add(
    variable: Int, coefficient: Double = 1, _ relation: Relation, constant: Double,
    priority: Double = LinearSystem.required, giveUpRank: Int32 = 0
  ) -> Int {
    begin(relation, constant, Strength(priority: priority), giveUpRank)
    append(variable, coefficient)
    return rows.count - 1
  }

  /// Adds a constraint whose terms lie in a buffer, without an allocation of its own.
  @discardableResult
  package mutating func add(
    buffer terms: UnsafeBufferPointer<(variable: Int, coefficient: Double)>,
    _ relation: Relation, constant: Double,
    parameters: UnsafeBufferPointer<(parameter: Int, coefficient: Double)>? = nil,
    priority: Double = LinearSystem.required, giveUpRank: Int32 = 0
  ) -> Int {
    begin(relation, constant, Strength(priority: priority), giveUpRank)
    for term in terms { append(term.variable, term.coefficient) }
    if let parameters {
      for term in parameters { appendParameter(term.parameter, term.coefficient) }
    }
    return rows.count - 1
  }

  /// Adds a constraint whose terms lie in a slice, without an allocation of its own.
  @discardableResult
  package mutating func add(
    slice terms: ArraySlice<(variable: Int, coefficient: Double)>,
    _ relation: Relation, constant: Double,
    parameterTerms: ArraySlice<(parameter: Int, coefficient: Double)> = [],
    priority: Double = LinearSystem.required, giveUpRank: Int32 = 0
  ) -> Int {
    begin(relation, constant, Strength(priority: priority), giveUpRank)
    for term in terms { append(term.variable, term.coefficient) }
    for term in parameterTerms { appendParameter(term.parameter, term.coefficient) }
    return rows.count - 1
  }

  /// Adds a constraint of another system with the same variables and parameters.
  mutating func copy(_ index: Int, of other: LinearSystem) {
    var row = other.rows[index]
    row.termStart = Int32(terms.count)
    row.parameterStart = Int32(parameterTerms.count)
    rows.append(row)
    terms.append(contentsOf: other.terms[other.termRange(index)])
    parameterTerms.append(contentsOf: other.parameterTerms[other.parameterRange(index)])
  }

  /// The same system, in which some constraints are met as closely as possible instead of exactly.
  ///
  /// - Parameters:
  ///   - constraints: Numbers of the constraints to relax. The numbers do not change.
  ///   - strength: Their new strength, weaker than required.
  package func relaxing(_ constraints: [Int], to strength: Strength) -> LinearSystem {
    var result = self
    for number in constraints {
      result.rows[number].priority = strength.priority
      result.rows[number].rank = strength.rank
    }
    return result
  }

  private mutating func begin(
    _ relation: Relation, _ constant: Double, _ strength: Strength, _ giveUpRank: Int32
  ) {
    rows.append(
      Row(
        constant: constant, priority: strength.priority, termStart: Int32(terms.count),
        parameterStart: Int32(parameterTerms.count), giveUpRank: giveUpRank, rank: strength.rank,
        relation: relation))
  }

  /// A variable number that is out of range is kept as -1, which ``Solver`` reports as an unknown
  /// variable.
  private mutating func append(_ variable: Int, _ coefficient: Double) {
    terms.append(Term(index: Int32(exactly: variable) ?? -1, coefficient: coefficient))
  }

  private mutating func appendParameter(_ parameter: Int, _ coefficient: Double) {
    parameterTerms.append(Term(index: Int32(exactly: parameter) ?? -1, coefficient: coefficient))
  }
}

extension LinearSystem {
  /// The range of a row's terms.
  @inline(__always)
  func termRange(_ row: Int) -> Range<Int> {
    let end = row + 1 < rows.count ? Int(rows[row + 1].termStart) : terms.count
    return Int(rows[row].termStart)..<end
  }

  /// The range of a row's parameter terms.
  @inline(__always)
  func parameterRange(_ row: Int) -> Range<Int> {
    let end = row + 1 < rows.count ? Int(rows[row + 1].parameterStart) : parameterTerms.count
    return Int(rows[row].parameterStart)..<end
  }
}
