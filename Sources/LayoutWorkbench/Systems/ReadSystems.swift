import ConstraintSolver
import Diagnostics
import LayoutJSON

/// Reads constraint systems: one, a list, an object with `cases`, or JSON lines.
///
/// - Throws: ``DocumentFailure/documents(_:)`` with file, line and column of the fault.
package func readSystems(_ bytes: [UInt8], named file: String) throws -> [NamedSystem] {
  let values: [JSONValue]
  do {
    values = try parseJSONSequence(bytes)
  } catch {
    throw DocumentFailure.documents([error.diagnostic.inFile(file)])
  }
  do {
    return try values.flatMap { value in
      var list = value.array ?? [value]
      if let cases = value["cases"] {
        try value.refuseKeys(besides: ["cases"], of: "a file of systems")
        list = try cases.list(called: "cases", of: "a file of systems")
      }
      return try list.map { try NamedSystem($0) }
    }
  } catch {
    guard let fault = error as? SystemFault else { throw error }
    throw DocumentFailure.documents([
      Diagnostic(.invalidSystem, .error, fault.message, file: file, at: fault.location)
    ])
  }
}

/// What is wrong with a system, and where.
private struct SystemFault: Error {
  var message: String
  var location: SourceLocation?

  init(_ message: String, _ value: JSONValue) {
    self.message = message
    location = value.location
  }
}

extension JSONValue {
  /// - Throws: `SystemFault` for the first key that means nothing here.
  fileprivate func refuseKeys(besides known: [String], of owner: String) throws {
    for member in members ?? [] where !known.contains(member.key) {
      let nearest = Spelling.nearest(to: member.key, in: known)
      var fault = SystemFault(
        "\(owner) has no '\(member.key)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""), self)
      fault.location = member.location
      throw fault
    }
  }

  fileprivate func list(called name: String, of owner: String) throws -> [JSONValue] {
    guard let array else {
      throw SystemFault("the '\(name)' of \(owner) are a list, this is \(kindName)", self)
    }
    return array
  }

  fileprivate func text(called name: String, of owner: String) throws -> String {
    guard let string else {
      throw SystemFault("the '\(name)' of \(owner) is a string, this is \(kindName)", self)
    }
    return string
  }
}

extension NamedSystem {
  fileprivate init(_ value: JSONValue) throws {
    guard value.members != nil else {
      throw SystemFault("a system is an object, this is \(value.kindName)", value)
    }
    try value.refuseKeys(besides: ["name", "variables", "constraints"], of: "a system")
    guard let list = value["constraints"]?.array else {
      throw SystemFault("a system has a list of 'constraints'", value["constraints"] ?? value)
    }
    name = try value["name"]?.text(called: "name", of: "a system")
    location = value.location
    var reader = SystemReader()
    for variable in try value["variables"]?.list(called: "variables", of: "a system") ?? [] {
      guard let name = variable.string else {
        throw SystemFault("a variable is a string, this is \(variable.kindName)", variable)
      }
      let known = reader.names.count
      _ = reader.variable(name)
      guard reader.names.count > known else {
        throw SystemFault("the variable '\(name)' is listed twice", variable)
      }
    }
    var ids: Set<String> = []
    for (index, constraint) in list.enumerated() {
      let id = try constraint["id"]?.text(called: "id", of: "a constraint") ?? "\(index + 1)"
      guard ids.insert(id).inserted else {
        throw SystemFault("two constraints are called '\(id)'", constraint["id"] ?? constraint)
      }
      constraints.append(id)
      locations.append(constraint.location)
      try reader.add(constraint)
    }
    variables = reader.names
    system = reader.system
  }
}

/// Fills a solver's system from JSON.
private struct SystemReader {
  var system = LinearSystem()
  var names: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func variable(_ name: String) -> Int {
    if let number = numbers[name] { return number }
    let number = system.addVariable()
    numbers[name] = number
    names.append(name)
    return number
  }

  mutating func add(_ constraint: JSONValue) throws {
    guard constraint.members != nil else {
      throw SystemFault("a constraint is an object, this is \(constraint.kindName)", constraint)
    }
    try constraint.refuseKeys(
      besides: ["id", "terms", "relation", "constant", "priority"], of: "a constraint")
    guard let list = constraint["terms"]?.array else {
      throw SystemFault(
        "a constraint has a list of 'terms', such as [[\"x\", 1]]",
        constraint["terms"] ?? constraint)
    }
    var terms: [(variable: Int, coefficient: Double)] = []
    for term in list {
      guard let pair = term.array, pair.count == 2, let name = pair[0].string,
        let coefficient = pair[1].number
      else { throw SystemFault("a term is a variable and a number, such as [\"x\", 1]", term) }
      terms.append((variable(name), coefficient))
    }
    let relation: LinearSystem.Relation
    switch constraint["relation"]?.string {
    case "==", "=": relation = .equal
    case "<=": relation = .lessOrEqual
    case ">=": relation = .greaterOrEqual
    default:
      throw SystemFault(
        "the 'relation' of a constraint is ==, <= or >=", constraint["relation"] ?? constraint)
    }
    let constant = try number("constant", of: constraint, default: 0)
    let priority = try number("priority", of: constraint, default: LinearSystem.required)
    guard priority > 0, priority <= LinearSystem.required else {
      throw SystemFault(
        "the 'priority' of a constraint is above 0, and 1000 at most",
        constraint["priority"] ?? constraint)
    }
    system.add(terms, relation, constant: constant, priority: priority)
  }

  private func number(
    _ key: String, of constraint: JSONValue, default fallback: Double
  ) throws -> Double {
    guard let value = constraint[key] else { return fallback }
    guard let number = value.number else {
      throw SystemFault(
        "the '\(key)' of a constraint is a number, this is \(value.kindName)", value)
    }
    return number
  }
}
