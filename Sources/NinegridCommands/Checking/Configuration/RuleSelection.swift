import Diagnostics

/// Which rules run, and how.
struct RuleSelection: Sendable {
  var disabled: [String] = []
  var optIn: [String] = []
  /// Where it is not empty, these run and no others.
  var only: [String] = []
  var settings: [String: RuleSettings] = [:]

  /// What a section says on top of the whole: what it opts into is not disabled any more, and the other way round.
  func overlaid(with section: RuleSelection) -> RuleSelection {
    var result = self
    if !section.only.isEmpty { result.only = section.only }
    result.disabled.removeAll { section.optIn.contains($0) || section.only.contains($0) }
    result.disabled += section.disabled
    result.optIn.removeAll(where: section.disabled.contains)
    result.optIn += section.optIn
    if !result.only.isEmpty { result.only += section.optIn }
    for (rule, settings) in section.settings {
      result.settings[rule] = (result.settings[rule] ?? RuleSettings()).overlaid(with: settings)
    }
    return result
  }

  /// Those that run, in the order of the list.
  func rules(among known: [CheckRule]) -> [CheckRule] {
    known.filter { rule in
      if disabled.contains(rule.id) { return false }
      return only.isEmpty ? !rule.isOptIn || optIn.contains(rule.id) : only.contains(rule.id)
    }.map { rule in
      guard let settings = settings[rule.id] else { return rule }
      var rule = rule
      rule.settings = settings
      rule.severity = settings.severity ?? rule.severity
      return rule
    }
  }
}
