import ConstraintSolver
import Foundation

/// A constraint system from a text file, with a list of sizes to solve it for.
///
///     VARIABLES CONSTRAINTS
///     PRIORITY RELATION CONSTANT TERMS (VARIABLE COEFFICIENT)...      one line a constraint
///     EDITS VARIABLE...
///     SIZES
///     VALUE...                                                        one line a size
///
/// Relation 0 is ==, 1 is <=, 2 is >=; variables are numbered from 0. The edited variables become
/// parameters. If there are no sizes, they are ordinary variables.
struct SolverWorkload {
  struct Constraint {
    var priority: Double
    var relation: LinearSystem.Relation
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
  }

  var name: String
  var variableCount: Int
  var constraints: [Constraint] = []
  var edits: [Int] = []
  var sizes: [[Double]] = []

  /// Reads a file.
  ///
  /// - Throws: ``FormatError``, or the error of reading.
  init(path: String) throws {
    let url = URL(fileURLWithPath: path)
    var reader = WorkloadReader(path: path, bytes: Array(try Data(contentsOf: url)))
    name = url.deletingPathExtension().lastPathComponent
    variableCount = try reader.count("variables")
    let count = try reader.count("constraints")
    for _ in 0..<count {
      let priority = try reader.number()
      guard let code = UInt8(exactly: try reader.number()),
        let relation = LinearSystem.Relation(rawValue: code)
      else { throw reader.error("a relation is not 0 (==), 1 (<=) or 2 (>=)") }
      var constraint = Constraint(
        priority: priority, relation: relation, constant: try reader.number(), terms: [])
      for _ in 0..<(try reader.count("terms")) {
        constraint.terms.append(
          (try reader.index(below: variableCount), coefficient: try reader.number()))
      }
      constraints.append(constraint)
    }
    for _ in 0..<(try reader.count("edited variables")) {
      edits.append(try reader.index(below: variableCount))
    }
    for _ in 0..<(try reader.count("sizes")) {
      sizes.append(try edits.map { _ in try reader.number() })
    }
    try reader.end()
  }

  init(name: String) {
    self.name = name
    variableCount = 0
  }

  /// The content of the file.
  var text: String {
    var lines = ["\(variableCount) \(constraints.count)"]
    for constraint in constraints {
      let terms = constraint.terms.map { " \($0.variable) \($0.coefficient)" }
      lines.append(
        "\(constraint.priority) \(constraint.relation.rawValue) \(constraint.constant) "
          + "\(terms.count)\(terms.joined())")
    }
    lines.append("\(edits.count)" + edits.map { " \($0)" }.joined())
    lines.append("\(sizes.count)")
    lines += sizes.map { $0.map { "\($0)" }.joined(separator: " ") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The system, with a parameter for each edited variable.
  func makeSystem() -> LinearSystem {
    var system = LinearSystem(parameterCount: sizes.isEmpty ? 0 : edits.count)
    _ = system.addVariables(variableCount)
    system.reserveCapacity(
      constraints: constraints.count + edits.count, terms: constraints.count * 3)
    if !sizes.isEmpty {
      for (parameter, variable) in edits.enumerated() {
        system.add([(variable, 1)], .equal, constant: 0, parameterTerms: [(parameter, 1)])
      }
    }
    for constraint in constraints {
      system.add(
        constraint.terms, constraint.relation, constant: constraint.constant,
        priority: constraint.priority)
    }
    return system
  }
}
