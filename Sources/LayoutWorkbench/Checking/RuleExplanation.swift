import Diagnostics

/// The explanation of a rule for a person.
package enum RuleExplanation {
  /// - Parameter id: the id of a rule, or `all` for one line for each rule.
  package static func lines(of id: String) -> [String] {
    if id == "all" {
      let width = CheckRule.all.map(\.id.count).max() ?? 0
      return CheckRule.all.map { rule in
        let space = String(repeating: " ", count: width - rule.id.count)
        return
          "\(rule.id)\(space)  \(rule.severity.rawValue)\(rule.isOptIn ? ", opt in" : ""): \(rule.summary)"
      }
    }
    guard let rule = CheckRule.all.first(where: { $0.id == id }) else { return [] }
    var lines = [
      "\(rule.id): \(rule.title)", "  \(rule.summary)",
      "  severity: \(rule.severity.rawValue); "
        + (rule.isOptIn ? "runs where somebody asks for it" : "runs unless somebody disables it"),
    ]
    if let explanation = rule.explanation { lines.append("  \(explanation)") }
    for option in rule.options {
      let value = option.defaultText.isEmpty ? "" : "; \(option.defaultText) where nothing is said"
      lines.append("  option \(option.name) (\(option.kind.name)): \(option.summary)\(value)")
    }
    if rule.repair != nil { lines.append("  repair: 'ninegrid check --fix', where it is proved") }
    if let fix = rule.fix { lines.append("  repair: \(fix)") }
    lines.append(
      "  suppress: a note 'ninegrid:disable \(rule.id)' on the object, or 'suppressions' of the configuration"
    )
    return lines
  }
}
