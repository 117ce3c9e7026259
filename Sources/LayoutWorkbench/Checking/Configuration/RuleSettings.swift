package import Diagnostics

/// The settings of one rule in a configuration.
package struct RuleSettings: Hashable, Sendable {
  /// The severity that replaces the rule's own.
  package var severity: Diagnostic.Severity?
  /// The values of options by their names. ``CheckRule/options`` lists the options that a rule has.
  package var options: [String: ConfigurationNode] = [:]

  package init(severity: Diagnostic.Severity? = nil, options: [String: ConfigurationNode] = [:]) {
    self.severity = severity
    self.options = options
  }

  /// The settings together with others, such as those of a section, which win.
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
