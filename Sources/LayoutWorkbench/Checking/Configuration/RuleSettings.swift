package import Diagnostics

/// What a configuration says of one rule.
package struct RuleSettings: Hashable, Sendable {
  /// Instead of the rule's own.
  package var severity: Diagnostic.Severity?
  /// By their names; those that a rule has stand in ``CheckRule/options``.
  package var options: [String: ConfigurationNode] = [:]

  package init(severity: Diagnostic.Severity? = nil, options: [String: ConfigurationNode] = [:]) {
    self.severity = severity
    self.options = options
  }

  /// Those of a section win over those of the whole.
  package func overlaid(with other: RuleSettings?) -> RuleSettings {
    guard let other else { return self }
    return RuleSettings(
      severity: other.severity ?? severity, options: options.merging(other.options) { $1 })
  }

  // MARK: Options

  package func texts(_ option: String) -> [String] { options[option]?.texts ?? [] }
  package func text(_ option: String) -> String? { options[option]?.text }
  package func flag(_ option: String, default value: Bool = false) -> Bool {
    options[option]?.flag ?? value
  }
  package func number(_ option: String, default value: Double) -> Double {
    options[option]?.number ?? value
  }
}
