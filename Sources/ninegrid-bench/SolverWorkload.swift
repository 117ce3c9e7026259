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
/// Relation 0 is ==, 1 is <=, 2 is >=. The edited variables become parameters.
struct SolverWorkload {
  struct Constraint {
    var priority: Double
    var relation: LinearSystem.Relation
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
  }

  var name: String
  var variableCount: Int
  var constraints: [Constraint]
  var edits: [Int]
  var sizes: [[Double]]

  /// Why a file is not a workload.
  struct FormatError: Error, CustomStringConvertible {
    var description: String
  }

  init(path: String) throws {
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    var reader = NumberReader(text: text)
    name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    variableCount = try reader.integer()
    let count = try reader.integer()
    constraints = []
    constraints.reserveCapacity(count)
    for _ in 0..<count {
      let priority = try reader.number()
      guard let code = UInt8(exactly: try reader.integer()),
        let relation = LinearSystem.Relation(rawValue: code)
      else { throw FormatError(description: "a relation is not 0, 1 or 2") }
      var constraint = Constraint(
        priority: priority, relation: relation, constant: try reader.number(), terms: [])
      for _ in 0..<(try reader.integer()) {
        constraint.terms.append((try reader.integer(), try reader.number()))
      }
      constraints.append(constraint)
    }
    edits = []
    for _ in 0..<(try reader.integer()) { edits.append(try reader.integer()) }
    sizes = []
    for _ in 0..<(try reader.integer()) {
      sizes.append(try edits.map { _ in try reader.number() })
    }
  }

  /// The system, with a parameter for each edited variable.
  func makeSystem() -> LinearSystem {
    var system = LinearSystem(parameterCount: edits.count)
    _ = system.addVariables(variableCount)
    system.reserveCapacity(
      constraints: constraints.count + edits.count, terms: constraints.count * 3)
    for (parameter, variable) in edits.enumerated() {
      system.add([(variable, 1)], .equal, constant: 0, parameterTerms: [(parameter, 1)])
    }
    for constraint in constraints {
      system.add(
        constraint.terms, constraint.relation, constant: constraint.constant,
        priority: constraint.priority)
    }
    return system
  }
}

/// Numbers of a text, one after the other.
private struct NumberReader {
  private let words: [Substring]
  private var next = 0

  init(text: String) {
    words = text.split(whereSeparator: \.isWhitespace)
  }

  mutating func number() throws -> Double {
    guard next < words.count, let value = Double(words[next]) else {
      throw SolverWorkload.FormatError(description: "word \(next + 1) is not a number")
    }
    next += 1
    return value
  }

  mutating func integer() throws -> Int {
    guard let value = Int(exactly: try number()) else {
      throw SolverWorkload.FormatError(description: "word \(next) is not a whole number")
    }
    return value
  }
}
