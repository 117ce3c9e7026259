/// A check of one value against a schema.
package struct JSONSchemaCheck: Sendable {
  let schema: JSONSchema
  /// The faults, each with its place in the value.
  package private(set) var faults: [String] = []
  /// Pointers to the properties of the schema that the value has.
  package private(set) var usedProperties: Set<String> = []

  init(schema: JSONSchema) { self.schema = schema }

  /// - Parameters:
  ///   - pointer: the place of the rules in the schema.
  ///   - place: the place of the value, such as `/views/0/frame`.
  mutating func check(
    _ value: JSONInstance, against rules: JSONInstance, pointer: String, at place: String
  ) {
    if rules == .bool(true) { return }
    guard let keywords = rules.object else { return fault("nothing may stand here", place) }
    for (keyword, rule) in keywords.sorted(by: { $0.key < $1.key }) {
      switch keyword {
      case "$ref":
        let target = rule.string ?? ""
        check(value, against: schema[target] ?? .bool(false), pointer: target, at: place)
      case "type":
        let names = rule.array?.compactMap(\.string) ?? [rule.string ?? ""]
        if !names.contains(where: value.typeNames.contains) {
          fault("is \(value.typeNames[0]), not \(names.joined(separator: " or "))", place)
        }
      case "enum":
        if rule.array?.contains(value) != true { fault("\(value) is none of the values", place) }
      case "const":
        if rule != value { fault("\(value) is not \(rule)", place) }
      case "anyOf", "oneOf":
        checkBranches(
          value, rule.array ?? [], pointer: "\(pointer)/\(keyword)", only: keyword == "oneOf", place
        )
      default:
        switch value {
        case .object(let members): check(members, keyword, rule, rules, pointer, place)
        case .array(let items): check(items, keyword, rule, rules, pointer, place)
        case .number(let number): check(number, keyword, rule.number ?? .nan, place)
        case .string(let text): check(text, keyword, rule, place)
        case .null, .bool: break
        }
      }
    }
  }

  private mutating func fault(_ text: String, _ place: String) {
    faults.append("\(place.isEmpty ? "/" : place): \(text)")
  }

  private mutating func checkBranches(
    _ value: JSONInstance, _ branches: [JSONInstance], pointer: String, only: Bool, _ place: String
  ) {
    var matches: [JSONSchemaCheck] = []
    var misses: [String] = []
    for (index, branch) in branches.enumerated() {
      var trial = JSONSchemaCheck(schema: schema)
      trial.check(value, against: branch, pointer: "\(pointer)/\(index)", at: place)
      if trial.faults.isEmpty { matches.append(trial) } else { misses += trial.faults }
    }
    for match in matches { usedProperties.formUnion(match.usedProperties) }
    if matches.isEmpty { fault("fits no branch (\(misses.joined(separator: "; ")))", place) }
    if only, matches.count > 1 { fault("fits \(matches.count) branches", place) }
  }

  private mutating func check(
    _ members: [String: JSONInstance], _ keyword: String, _ rule: JSONInstance,
    _ rules: JSONInstance, _ pointer: String, _ place: String
  ) {
    switch keyword {
    case "required":
      for name in rule.array?.compactMap(\.string) ?? [] where members[name] == nil {
        fault("'\(name)' is missing", place)
      }
    case "properties":
      for (name, inner) in rule.object ?? [:] {
        guard let member = members[name] else { continue }
        let path = "\(pointer)/properties/\(name)"
        usedProperties.insert(path)
        check(member, against: inner, pointer: path, at: "\(place)/\(name)")
      }
    case "additionalProperties":
      for (name, member) in members where rules["properties"]?[name] == nil {
        if rule == .bool(false) {
          fault("'\(name)' is not in the schema", place)
        } else {
          check(member, against: rule, pointer: "\(pointer)/\(keyword)", at: "\(place)/\(name)")
        }
      }
    case "propertyNames":
      for name in members.keys {
        check(
          .string(name), against: rule, pointer: "\(pointer)/\(keyword)", at: "\(place)/\(name)")
      }
    default: break
    }
  }

  private mutating func check(
    _ items: [JSONInstance], _ keyword: String, _ rule: JSONInstance, _ rules: JSONInstance,
    _ pointer: String, _ place: String
  ) {
    switch keyword {
    case "prefixItems":
      for (index, (item, inner)) in zip(items, rule.array ?? []).enumerated() {
        check(
          item, against: inner, pointer: "\(pointer)/\(keyword)/\(index)", at: "\(place)/\(index)")
      }
    case "items":
      for (index, item) in items.enumerated().dropFirst(rules["prefixItems"]?.array?.count ?? 0) {
        check(item, against: rule, pointer: "\(pointer)/\(keyword)", at: "\(place)/\(index)")
      }
    case "minItems" where Double(items.count) < rule.number ?? .nan,
      "maxItems" where Double(items.count) > rule.number ?? .nan:
      fault("there are \(items.count) items, \(keyword) is \(rule.number ?? .nan)", place)
    case "uniqueItems" where rule == .bool(true) && Set(items).count < items.count:
      fault("an item stands there twice", place)
    default: break
    }
  }

  private mutating func check(
    _ number: Double, _ keyword: String, _ limit: Double, _ place: String
  ) {
    let isKept =
      switch keyword {
      case "minimum": number >= limit
      case "maximum": number <= limit
      case "exclusiveMinimum": number > limit
      case "exclusiveMaximum": number < limit
      default: true
      }
    if !isKept { fault("\(number), but the \(keyword) is \(limit)", place) }
  }

  private mutating func check(
    _ text: String, _ keyword: String, _ rule: JSONInstance, _ place: String
  ) {
    switch keyword {
    case "minLength" where Double(text.unicodeScalars.count) < rule.number ?? .nan:
      fault("'\(text)' is too short", place)
    case "pattern":
      guard let pattern = rule.string, let regex = try? Regex(pattern) else {
        return fault("the pattern can't be read", place)
      }
      if text.firstMatch(of: regex) == nil { fault("'\(text)' is not like \(pattern)", place) }
    default: break
    }
  }
}
