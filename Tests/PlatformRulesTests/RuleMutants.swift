import PlatformRules

/// Rules with one thing a little wrong.
enum RuleMutants {
  struct Mutant {
    var name: String
    var rule: Rule
    /// That of the row that is wrong.
    var status: RuleStatus
  }

  static func all(of book: RuleBook) -> [Mutant] {
    book.rules.flatMap { rule in
      rule.rows.indices.flatMap { index -> [Mutant] in
        let row = rule.rows[index]
        var changed = values(row, rule)
        for (position, condition) in row.conditions.enumerated() {
          changed += moved(condition).map { other in
            var copy = row
            copy.conditions[position] = other
            return copy
          }
        }
        return changed.map { other in
          var copy = rule
          copy.rows[index] = other
          return Mutant(
            name: "\(rule.id): \(row.words): \(row.value) became \(other.words): \(other.value)",
            rule: copy, status: rule.status(of: row))
        }
      }
    }
  }

  /// The value a little up and down; yes becomes no.
  private static func values(_ row: RuleRow, _ rule: Rule) -> [RuleRow] {
    let others = rule.unit == .yesOrNo ? [1 - row.value] : [row.value - 0.5, row.value + 0.5]
    return others.map { value in
      var copy = row
      copy.value = value
      return copy
    }
  }

  /// A boundary one release or half a point off.
  private static func moved(_ condition: RuleCondition) -> [RuleCondition] {
    func shifted(_ release: XcodeRelease?) -> [XcodeRelease] {
      release.map { [XcodeRelease(tools: $0.tools + 1), XcodeRelease(tools: $0.tools - 1)] } ?? []
    }
    func shifted(_ number: Double?) -> [Double] {
      number.map { [$0 - 0.5, $0 + 0.5] } ?? []
    }
    func shifted(_ system: SystemRelease?) -> [SystemRelease] {
      let majors = [11, 12, 13, 14, 15, 16, 17, 18, 26]
      guard let system, let index = majors.firstIndex(of: system.major) else { return [] }
      return [index - 1, index + 1].filter(majors.indices.contains).map {
        SystemRelease(major: majors[$0])
      }
    }
    switch condition {
    case .canvas(let from, let before):
      return shifted(from).map { .canvas(from: $0, before: before) }
        + shifted(before).map { .canvas(from: from, before: $0) }
    case .both(let from, let before):
      return shifted(from).map { .both(from: $0, before: before) }
        + shifted(before).map { .both(from: from, before: $0) }
    case .device(let from, let before):
      return shifted(from).map { .device(from: $0, before: before) }
        + shifted(before).map { .device(from: from, before: $0) }
    case .width(let from, let below):
      return shifted(from).map { .width(from: $0, below: below) }
        + shifted(below).map { .width(from: from, below: $0) }
    case .height(let from, let below):
      return shifted(from).map { .height(from: $0, below: below) }
        + shifted(below).map { .height(from: from, below: $0) }
    case .scale(let from, let below):
      return shifted(from).map { .scale(from: $0, below: below) }
        + shifted(below).map { .scale(from: from, below: $0) }
    case .idiom(let idiom): return [.idiom(idiom == .pad ? .phone : .pad)]
    case .orientation(let orientation):
      return [.orientation(orientation == .portrait ? .landscape : .portrait)]
    case .with(let fact): return [.without(fact)]
    case .without(let fact): return [.with(fact)]
    }
  }
}
