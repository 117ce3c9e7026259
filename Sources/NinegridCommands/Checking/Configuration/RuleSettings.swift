import Diagnostics

/// What a configuration says of one rule.
struct RuleSettings: Hashable, Sendable {
  /// Instead of the rule's own.
  var severity: Diagnostic.Severity?
  /// By their names; those that a rule has stand in ``CheckRule/options``.
  var options: [String: ConfigurationNode] = [:]

  /// Those of a section win over those of the whole.
  func overlaid(with other: RuleSettings?) -> RuleSettings {
    guard let other else { return self }
    return RuleSettings(
      severity: other.severity ?? severity, options: options.merging(other.options) { $1 })
  }

  // MARK: Options

  func texts(_ option: String) -> [String] { options[option]?.texts ?? [] }
  func text(_ option: String) -> String? { options[option]?.text }
  func flag(_ option: String, default value: Bool = false) -> Bool {
    options[option]?.flag ?? value
  }
  func number(_ option: String, default value: Double) -> Double {
    options[option]?.number ?? value
  }
}
