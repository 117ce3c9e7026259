import Synchronization

/// The rows that gave answers, for code that measures or explains rules.
package final class RuleTrace: Sendable {
  private let given = Mutex<Set<Answer>>([])

  /// A rule and the position of the row that answered; `nil` if no row matched.
  package struct Answer: Hashable, Sendable {
    package var rule: String
    package var row: Int?

    package init(rule: String, row: Int?) {
      self.rule = rule
      self.row = row
    }
  }

  package init() {}

  func note(_ rule: String, _ row: Int?) {
    _ = given.withLock { $0.insert(Answer(rule: rule, row: row)) }
  }

  package func answers() -> Set<Answer> { given.withLock { $0 } }
}
