import TestSupport

/// A table read from comma-separated values, RFC 4180.
struct CSVTable {
  var header: [String] = []
  var rows: [[String]] = []

  init(_ text: String) {
    var fields: [String] = []
    var field = ""
    var isQuoted = false
    var characters = text.unicodeScalars.makeIterator()
    var next = characters.next()
    while let character = next {
      next = characters.next()
      switch character {
      case "\"" where isQuoted && next == "\"":
        field.unicodeScalars.append(character)
        next = characters.next()
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        fields.append(field)
        field = ""
      case "\n" where !isQuoted:
        rows.append(fields + [field])
        fields = []
        field = ""
      default: field.unicodeScalars.append(character)
      }
    }
    if !rows.isEmpty { header = rows.removeFirst() }
  }

  /// The rows as JSON objects: each field becomes what the schema lets its column be.
  func instances(for schema: JSONSchema) -> [JSONInstance] {
    let types = header.map { Self.types(ofColumn: $0, in: schema) }
    return rows.map { row in
      var members: [String: JSONInstance] = [:]
      for (index, field) in row.enumerated() {
        let isKnown = header.indices.contains(index)
        members[isKnown ? header[index] : "column \(index + 1)"] =
          isKnown ? Self.instance(field, types[index]) : .string(field)
      }
      return .object(members)
    }
  }

  /// `,` and a blank stand between the items of a list; an empty field is nothing.
  private static func instance(_ field: String, _ types: Set<String>) -> JSONInstance {
    if field.isEmpty, types.contains("null") { return .null }
    if types.contains("array") {
      return .array(field.split(separator: ", ").map { number($0) ?? .string(String($0)) })
    }
    if types.contains("boolean"), field == "yes" || field == "no" { return .bool(field == "yes") }
    if !types.isDisjoint(with: ["integer", "number"]), let number = number(field) { return number }
    return .string(field)
  }

  private static func number(_ text: some StringProtocol) -> JSONInstance? {
    Double(text).map { .number($0) }
  }

  private static func types(ofColumn name: String, in schema: JSONSchema) -> Set<String> {
    let column = schema.root["properties"]?[name] ?? schema.root["additionalProperties"]
    return column.map { types(of: $0, in: schema) } ?? []
  }

  private static func types(of column: JSONInstance, in schema: JSONSchema) -> Set<String> {
    var result: Set<String> = []
    if let type = column["type"] {
      result.formUnion(type.array?.compactMap(\.string) ?? [type.string ?? ""])
    }
    for value in column["enum"]?.array ?? [] { result.formUnion(value.typeNames) }
    for branch in column["anyOf"]?.array ?? [] { result.formUnion(types(of: branch, in: schema)) }
    if let target = column["$ref"]?.string.flatMap({ schema[$0] }) {
      result.formUnion(types(of: target, in: schema))
    }
    return result
  }
}
