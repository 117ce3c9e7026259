import Synchronization

/// The rows that gave answers, for code that measures or explains rules.
package final class RuleTrace: Sendable {
  private let spoken = Mutex<Set<Speaker>>([])

  /// A rule and the position of the row that answered; `nil` if no row matched.
  package struct Speaker: Hashable, Sendable {
    package var rule: String
    package var row: Int?

    package init(rule: String, row: Int?) {
      self.rule = rule
      self.row = row
    }
  }

  package init() {}

  func note(_ rule: String, _ row: Int?) {
    _ = spoken.withLock { $0.insert(Speaker(rule: rule, row: row)) }
  }

  package func speakers() -> Set<Speaker> { spoken.withLock { $0 } }
}
