import Diagnostics

/// Which rules run, and how.
package struct RuleSelection: Sendable {
  package var disabled: [String] = []
  package var optIn: [String] = []
  /// If it is not empty, these rules run and no others.
  package var only: [String] = []
  package var settings: [String: RuleSettings] = [:]

  package init(
    disabled: [String] = [],
    optIn: [String] = [],
    only: [String] = [],
    settings: [String: RuleSettings] = [:]
  ) {
    self.disabled = disabled
    self.optIn = optIn
    self.only = only
    self.settings = settings
  }

  /// The selection with the settings of a section added. What the section enables is no longer disabled, and the
  /// other way round.
  package func overlaid(with section: RuleSelection) -> RuleSelection {
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

  /// The rules that run, in the order of the list.
  package func rules(among known: [CheckRule]) -> [CheckRule] {
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
