import Diagnostics

/// The rules that run on a document: those of the command line, or else those of the configuration.
package struct RuleChoice: Sendable {
  package let configuration: CheckConfiguration
  /// Rules named on the command line: only these run.
  package var named: [String] = []
  /// Rules that the command line leaves out.
  package var except: [String] = []
  /// Whether rules run, too, that only add notes.
  package let listsNotes: Bool

  package init(
    configuration: CheckConfiguration,
    named: [String] = [],
    except: [String] = [],
    listsNotes: Bool
  ) {
    self.configuration = configuration
    self.named = named
    self.except = except
    self.listsNotes = listsNotes
  }

  /// - Parameter path: the path from the folder of the configuration.
  package func rules(for path: String) -> [CheckRule] {
    let configured = configuration.rules(for: path, among: CheckRule.all)
    let settings = configuration.selection(for: path).settings
    let chosen =
      named.isEmpty
      ? configured.filter { listsNotes || $0.severity > .note }
      : CheckRule.all.filter { named.contains($0.id) }.map { $0.with(settings[$0.id]) }
    return chosen.filter { !except.contains($0.id) }
  }

  /// Whether a rule of the team's own runs.
  package func runs(_ rule: SQLRule) -> Bool {
    if except.contains(rule.name) || configuration.whole.disabled.contains(rule.name) {
      return false
    }
    if !named.isEmpty { return named.contains(rule.name) }
    return configuration.whole.only.isEmpty || configuration.whole.only.contains(rule.name)
  }
}

extension CheckRule {
  /// The rule with the settings of a configuration.
  package func with(_ settings: RuleSettings?) -> CheckRule {
    guard let settings else { return self }
    var rule = self
    rule.settings = settings
    rule.severity = settings.severity ?? severity
    return rule
  }
}
