import ArgumentParser

/// The rules as options; each is the id of a ``CheckRule``.
enum CheckRuleName: String, CaseIterable, EnumerableFlag, Sendable {
  case danglingReference = "dangling-reference"
  case duplicateID = "duplicate-id"
  case invalidValue = "invalid-value"
  case notUnderstood = "not-understood"
  case attributePair = "attribute-pair"
  case cellOverlap = "cell-overlap"
  case baseCell = "base-cell"
  case idleSetting = "idle-setting"
  case repeatedSetting = "repeated-setting"
  case unsatisfiable
  case designSize = "design-size"
  case ambiguous, truncated, misplaced

  static func name(for value: CheckRuleName) -> NameSpecification {
    .customLong(value.rawValue)
  }

  static func help(for value: CheckRuleName) -> ArgumentHelp? {
    CheckRule.rule(value).map { "\($0.title): \($0.summary)." }
  }
}
