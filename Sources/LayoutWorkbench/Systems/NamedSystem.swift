package import ConstraintSolver
package import Diagnostics
package import LayoutJSON

/// A constraint system as `solve` reads it, with names for the variables and constraints that the
/// solver numbers.
package struct NamedSystem: Sendable {
  package var name: String?
  package var location: SourceLocation?
  package var variables: [String] = []
  /// Ids of the constraints, in order.
  package var constraints: [String] = []
  package var locations: [SourceLocation?] = []
  package var system = LinearSystem()

  package init(
    name: String? = nil,
    location: SourceLocation? = nil,
    variables: [String] = [],
    constraints: [String] = [],
    locations: [SourceLocation?] = [],
    system: LinearSystem = LinearSystem()
  ) {
    self.name = name
    self.location = location
    self.variables = variables
    self.constraints = constraints
    self.locations = locations
    self.system = system
  }
}

extension NamedSystem {
  /// The solution of the system.
  ///
  /// - Throws: ``DocumentFailure/documents(_:)`` if the solver refuses the system.
  package func solution(in file: String) throws -> Solution {
    do {
      var solver = try Solver(system)
      return try solver.solve(options: [.ambiguity, .violations])
    } catch {
      var place = location
      switch error {
      case .notFinite(let index), .priorityOutOfRange(let index, _), .unknownVariable(let index),
        .unknownParameter(let index):
        if locations.indices.contains(index) { place = locations[index] }
      default: break
      }
      throw DocumentFailure.documents([
        Diagnostic(RefusedSystem(reason: error.description), at: place, file: file)
      ])
    }
  }

  /// Writes a solution as a JSON object.
  package func append(_ solution: Solution, to writer: inout JSONWriter) {
    writer.object { writer in
      if let name { writer.member("name", name) }
      writer.member("status", solution.status == .optimal ? "optimal" : "unsatisfiable")
      writer.key("values")
      writer.object { writer in
        for (variable, value) in zip(variables, solution.values) {
          writer.member(variable, value + 0)
        }
      }
      writer.key("violations")
      writer.object { writer in
        for level in solution.violations where level.total != 0 {
          writer.key(JSONValue.number(level.priority).compactText)
          writer.value(level.total)
        }
      }
      writer.key("ambiguous")
      append(
        zip(variables, solution.ambiguous).filter { $0.1 }.map { $0.0 }, to: &writer)
      writer.key("conflict")
      append((solution.conflicts.first ?? []).map { constraints[$0] }, to: &writer)
      guard solution.status == .unsatisfiable else { return }
      writer.key("conflicts")
      writer.array { writer in
        for conflict in solution.conflicts { append(conflict.map { constraints[$0] }, to: &writer) }
      }
      writer.key("givenUp")
      append(solution.givenUp.map { constraints[$0] }, to: &writer)
    }
  }

  private func append(_ names: [String], to writer: inout JSONWriter) {
    writer.array { writer in
      for name in names { writer.value(name) }
    }
  }
}

/// A constraint system that the solver refuses.
private struct RefusedSystem: DiagnosticFault {
  /// What the solver says.
  var reason: String

  var statement: Diagnostic.Statement { .init(.invalidSystem, .error, reason) }
}

extension Diagnostic.Code {
  /// A constraint system lacks a member, or has an invalid one.
  package static let invalidSystem = Self(rawValue: "invalid-system")
}
