import Synchronization

/// The rows that have spoken, for who measures or explains.
package final class RuleTrace: Sendable {
  private let spoken = Mutex<Set<Speaker>>([])

  /// A rule and the position of a row; `nil` where none matched.
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
