import ArgumentParser

/// Each rule is an option.
extension CheckRule: EnumerableFlag {
  static func name(for rule: CheckRule) -> NameSpecification { .customLong(rule.id) }

  static func help(for rule: CheckRule) -> ArgumentHelp? { "\(rule.title): \(rule.summary)." }
}
