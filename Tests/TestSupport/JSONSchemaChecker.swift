package import Foundation

/// A JSON value.
package enum JSONInstance: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONInstance])
  case object([String: JSONInstance])

  package init(json: Data) throws { self = try JSONDecoder().decode(Self.self, from: json) }

  package subscript(key: String) -> JSONInstance? { object?[key] }

  package var object: [String: JSONInstance]? {
    if case .object(let members) = self { members } else { nil }
  }

  package var array: [JSONInstance]? { if case .array(let items) = self { items } else { nil } }

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  package var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The names that JSON Schema has for its type. A whole number is an integer, too.
  package var typeNames: [String] {
    switch self {
    case .null: ["null"]
    case .bool: ["boolean"]
    case .number(let number): number == number.rounded() ? ["integer", "number"] : ["number"]
    case .string: ["string"]
    case .array: ["array"]
    case .object: ["object"]
    }
  }
}

extension JSONInstance: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let items = try? container.decode([JSONInstance].self) {
      self = .array(items)
    } else {
      self = .object(try container.decode([String: JSONInstance].self))
    }
  }
}

/// The part of JSON Schema, draft 2020-12, that the files in `Schemas` need.
///
/// An unknown keyword is a fault of the schema; it is never ignored.
package struct JSONSchema: Sendable {
  package let root: JSONInstance

  package init(_ root: JSONInstance) { self.root = root }

  package init(contentsOf file: URL) throws {
    self.init(try JSONInstance(json: Data(contentsOf: file)))
  }

  /// The faults of a value; empty if it is valid.
  ///
  /// - Parameter pointer: the place of the rules in the schema; by default the whole schema.
  package func faults(in value: JSONInstance, pointer: String = "#") -> [String] {
    var check = JSONSchemaCheck(schema: self)
    check.check(value, against: self[pointer] ?? .bool(false), pointer: pointer, at: "")
    return check.faults.sorted()
  }

  /// Checks a value, and records which of the schema's properties occur in it.
  package func check(_ value: JSONInstance) -> JSONSchemaCheck {
    var check = JSONSchemaCheck(schema: self)
    check.check(value, against: root, pointer: "#", at: "")
    return check
  }

  /// The schema below a pointer such as `#/$defs/size`.
  package subscript(pointer: String) -> JSONInstance? {
    var schema: JSONInstance? = root
    for step in pointer.split(separator: "/").dropFirst() {
      schema = Int(step).map { schema?.array?[$0] } ?? schema?[String(step)]
    }
    return pointer.hasPrefix("#") ? schema : nil
  }
}

// MARK: What a schema contains

extension JSONSchema {
  private static let annotations: Set<String> = [
    "$schema", "$id", "$defs", "title", "description", "default", "examples",
  ]
  private static let assertions: Set<String> = [
    "$ref", "type", "enum", "const", "anyOf", "oneOf", "properties", "required",
    "additionalProperties", "propertyNames", "items", "prefixItems", "minItems", "maxItems",
    "uniqueItems", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength",
    "pattern",
  ]

  /// All schemas inside, the root first, each with its pointer.
  package var subschemas: [(pointer: String, schema: JSONInstance)] {
    var result: [(pointer: String, schema: JSONInstance)] = []
    collect(root, "#", &result)
    return result
  }

  private func collect(
    _ schema: JSONInstance, _ pointer: String,
    _ result: inout [(pointer: String, schema: JSONInstance)]
  ) {
    result.append((pointer, schema))
    for (keyword, value) in (schema.object ?? [:]).sorted(by: { $0.key < $1.key }) {
      let place = "\(pointer)/\(keyword)"
      switch keyword {
      case "properties", "$defs":
        for (name, inner) in (value.object ?? [:]).sorted(by: { $0.key < $1.key }) {
          collect(inner, "\(place)/\(name)", &result)
        }
      case "anyOf", "oneOf", "prefixItems":
        for (index, inner) in (value.array ?? []).enumerated() {
          collect(inner, "\(place)/\(index)", &result)
        }
      case "items", "additionalProperties", "propertyNames": collect(value, place, &result)
      default: break
      }
    }
  }

  /// The schema's own faults: unknown keywords, and references that lead nowhere.
  package var ownFaults: [String] {
    subschemas.flatMap { pointer, schema in
      (schema.object ?? [:]).sorted { $0.key < $1.key }.compactMap { keyword, value in
        if keyword == "$ref", self[value.string ?? ""] == nil {
          return "\(pointer): the reference '\(value.string ?? "")' leads nowhere"
        }
        return Self.annotations.union(Self.assertions).contains(keyword)
          ? nil : "\(pointer): the keyword '\(keyword)' is not known"
      }
    }
  }

  /// Pointers to the properties that objects may have.
  package var propertyPointers: Set<String> {
    Set(
      subschemas.flatMap { pointer, schema in
        (schema["properties"]?.object ?? [:]).keys.map { "\(pointer)/properties/\($0)" }
      })
  }
}
