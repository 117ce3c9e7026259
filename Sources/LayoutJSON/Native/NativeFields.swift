package import Diagnostics

/// The members of an object that is being read. Each one is taken once, and those that are left are
/// unknown.
struct NativeFields {
  let value: JSONValue
  private var members: [String: JSONMember] = [:]
  /// The keys that were asked for, in order. These keys are allowed.
  private(set) var known: [String] = []
  private var taken: Set<String> = []
  /// The id or name of the object, for messages.
  var subject: String?

  /// `nil` if the value is not an object.
  init?(_ value: JSONValue) {
    guard let members = value.members else { return nil }
    self.value = value
    for member in members { self.members[member.key] = member }
    subject = self.members["id"]?.value.string ?? self.members["name"]?.value.string
  }

  mutating func take(_ key: String) -> JSONValue? {
    known.append(key)
    guard let member = members[key] else { return nil }
    taken.insert(key)
    return member.value
  }

  /// The members that nobody asked for, in the order of the file.
  var unknown: [JSONMember] { (value.members ?? []).filter { !taken.contains($0.key) } }
}

extension NativeReader {
  /// Reports keys that have no meaning.
  mutating func finish(_ fields: NativeFields) {
    for member in fields.unknown {
      report(
        NativeValueFault.unknownKey(
          member.key, near: Spelling.nearest(to: member.key, in: fields.known)),
        at: member.location, subject: fields.subject)
    }
  }

  /// - Parameter subject: the id or name of the object in which the fault is.
  mutating func report(
    _ fault: some DiagnosticFault, at location: SourceLocation?, subject: String? = nil
  ) {
    diagnostics.append(Diagnostic(NativeFault(fault: fault, subject: subject), at: location))
  }

  mutating func reportValue(
    _ value: JSONValue, wanted: String, _ key: String, _ fields: NativeFields
  ) {
    var found = value.kindName
    if let text = value.string, text.utf8.count <= 40 { found = "'\(text)'" }
    if case .number = value.content { found = value.compactText }
    report(
      NativeValueFault.wrongValue(key: key, wanted: wanted, found: found), at: value.location,
      subject: fields.subject)
  }

  mutating func string(_ key: String, _ fields: inout NativeFields) -> String? {
    guard let value = fields.take(key) else { return nil }
    if let text = value.string { return text }
    reportValue(value, wanted: "a string", key, fields)
    return nil
  }

  mutating func array(_ key: String, _ fields: inout NativeFields) -> [JSONValue]? {
    guard let value = fields.take(key) else { return nil }
    if let values = value.array { return values }
    reportValue(value, wanted: "an array", key, fields)
    return nil
  }

  /// Reads exactly this number of numbers.
  mutating func numbers(_ key: String, count: Int, _ fields: inout NativeFields) -> [Double]? {
    guard let value = fields.take(key) else { return nil }
    if let values = value.array?.compactMap(\.number), values.count == count,
      value.array?.count == count
    {
      return values
    }
    reportValue(value, wanted: "an array of \(count) numbers", key, fields)
    return nil
  }

  mutating func members(_ key: String, _ fields: inout NativeFields) -> [JSONMember]? {
    guard let value = fields.take(key) else { return nil }
    if let members = value.members { return members }
    reportValue(value, wanted: "an object", key, fields)
    return nil
  }
}

/// A fault of an object of a native document.
package struct NativeFault<Fault: DiagnosticFault>: DiagnosticFault {
  package var fault: Fault
  /// The id or name of the object, if it has one.
  package var subject: String?

  package var statement: Diagnostic.Statement {
    var statement = fault.statement
    statement.objects = subject.map { [$0] } ?? []
    return statement
  }
}
