import ArgumentParser
import LayoutWorkbench

/// The rules of the first releases are options, which no help lists.
extension CheckRule: EnumerableFlag {
  static func name(for rule: CheckRule) -> NameSpecification { .customLong(rule.id) }

  static func help(for rule: CheckRule) -> ArgumentHelp? { .hidden }
}
