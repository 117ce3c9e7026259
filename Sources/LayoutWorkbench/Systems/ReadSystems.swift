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
    guard let failure = error as? SystemFailure else { throw error }
    throw DocumentFailure.documents([
      Diagnostic(failure.fault, at: failure.location, file: file)
    ])
  }
}

/// A system that can't be read, and where.
private struct SystemFailure: Error {
  var fault: SystemFault
  var location: SourceLocation?

  init(_ fault: SystemFault, _ value: JSONValue) {
    self.fault = fault
    location = value.location
  }
}

/// What is wrong with a constraint system. In all cases `found` is the kind of the value that stands there.
private enum SystemFault: DiagnosticFault {
  /// - Parameter owner: what may have only known keys, such as a constraint.
  case unknownKey(String, of: String, near: String?)
  /// A key of an owner, and what its value is.
  case wrongValue(key: String, of: String, verb: String = "is", wanted: String, found: String)
  /// - Parameter subject: what is an object, such as a system.
  case noObject(subject: String, found: String)
  case noVariable(found: String)
  case noConstraints
  case variableTwice(String)
  case constraintTwice(String)
  case noTerms
  case noTerm
  case noRelation
  case priority

  var statement: Diagnostic.Statement { .init(.invalidSystem, .error, message) }

  private var message: String {
    switch self {
    case .unknownKey(let key, let owner, let near):
      "\(owner) has no '\(key)'" + (Spelling.question(near).map { "; \($0)" } ?? "")
    case .wrongValue(let key, let owner, let verb, let wanted, let found):
      "the '\(key)' of \(owner) \(verb) \(wanted), this is \(found)"
    case .noObject(let subject, let found): "\(subject) is an object, this is \(found)"
    case .noVariable(let found): "a variable is a string, this is \(found)"
    case .noConstraints: "a system has a list of 'constraints'"
    case .variableTwice(let name): "the variable '\(name)' is listed twice"
    case .constraintTwice(let id): "two constraints are called '\(id)'"
    case .noTerms: "a constraint has a list of 'terms', such as [[\"x\", 1]]"
    case .noTerm: "a term is a variable and a number, such as [\"x\", 1]"
    case .noRelation: "the 'relation' of a constraint is ==, <= or >="
    case .priority: "the 'priority' of a constraint is above 0, and 1000 at most"
    }
  }
}

extension JSONValue {
  /// - Throws: `SystemFailure` for the first key that means nothing here.
  fileprivate func refuseKeys(besides known: [String], of owner: String) throws {
    for member in members ?? [] where !known.contains(member.key) {
      let nearest = Spelling.nearest(to: member.key, in: known)
      var failure = SystemFailure(.unknownKey(member.key, of: owner, near: nearest), self)
      failure.location = member.location
      throw failure
    }
  }

  fileprivate func list(called name: String, of owner: String) throws -> [JSONValue] {
    guard let array else {
      throw SystemFailure(
        .wrongValue(key: name, of: owner, verb: "are", wanted: "a list", found: kindName), self)
    }
    return array
  }

  fileprivate func text(called name: String, of owner: String) throws -> String {
    guard let string else {
      throw SystemFailure(
        .wrongValue(key: name, of: owner, wanted: "a string", found: kindName), self)
    }
    return string
  }
}

extension NamedSystem {
  fileprivate init(_ value: JSONValue) throws {
    guard value.members != nil else {
      throw SystemFailure(.noObject(subject: "a system", found: value.kindName), value)
    }
    try value.refuseKeys(besides: ["name", "variables", "constraints"], of: "a system")
    guard let list = value["constraints"]?.array else {
      throw SystemFailure(.noConstraints, value["constraints"] ?? value)
    }
    name = try value["name"]?.text(called: "name", of: "a system")
    location = value.location
    var reader = SystemReader()
    for variable in try value["variables"]?.list(called: "variables", of: "a system") ?? [] {
      guard let name = variable.string else {
        throw SystemFailure(.noVariable(found: variable.kindName), variable)
      }
      let known = reader.names.count
      _ = reader.variable(name)
      guard reader.names.count > known else {
        throw SystemFailure(.variableTwice(name), variable)
      }
    }
    var ids: Set<String> = []
    for (index, constraint) in list.enumerated() {
      let id = try constraint["id"]?.text(called: "id", of: "a constraint") ?? "\(index + 1)"
      guard ids.insert(id).inserted else {
        throw SystemFailure(.constraintTwice(id), constraint["id"] ?? constraint)
      }
      constraints.append(id)
      locations.append(constraint.location)
      try reader.add(constraint)
    }
    variables = reader.names
    system = reader.system
  }
}

/// Fills a system of the solver from JSON.
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
      throw SystemFailure(
        .noObject(subject: "a constraint", found: constraint.kindName), constraint)
    }
    try constraint.refuseKeys(
      besides: ["id", "terms", "relation", "constant", "priority"], of: "a constraint")
    guard let list = constraint["terms"]?.array else {
      throw SystemFailure(.noTerms, constraint["terms"] ?? constraint)
    }
    var terms: [(variable: Int, coefficient: Double)] = []
    for term in list {
      guard let pair = term.array, pair.count == 2, let name = pair[0].string,
        let coefficient = pair[1].number
      else { throw SystemFailure(.noTerm, term) }
      terms.append((variable(name), coefficient))
    }
    let relation: LinearSystem.Relation
    switch constraint["relation"]?.string {
    case "==", "=": relation = .equal
    case "<=": relation = .lessOrEqual
    case ">=": relation = .greaterOrEqual
    default:
      throw SystemFailure(.noRelation, constraint["relation"] ?? constraint)
    }
    let constant = try number("constant", of: constraint, default: 0)
    let priority = try number("priority", of: constraint, default: LinearSystem.required)
    guard priority > 0, priority <= LinearSystem.required else {
      throw SystemFailure(.priority, constraint["priority"] ?? constraint)
    }
    system.add(terms, relation, constant: constant, priority: priority)
  }

  private func number(
    _ key: String, of constraint: JSONValue, default fallback: Double
  ) throws -> Double {
    guard let value = constraint[key] else { return fallback }
    guard let number = value.number else {
      throw SystemFailure(
        .wrongValue(key: key, of: "a constraint", wanted: "a number", found: value.kindName), value)
    }
    return number
  }
}
