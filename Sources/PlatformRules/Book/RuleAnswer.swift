/// What a rule said, and by which row.
package struct RuleAnswer: Hashable, Sendable, CustomStringConvertible {
  package var rule: String
  package var value: Double
  /// When the row holds, in words.
  package var words: String

  /// `cell-margin: 20, width 390 or more`
  package var description: String { "\(rule): \(RuleCondition.plain(value)), \(words)" }
}
