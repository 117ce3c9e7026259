/// How strongly a constraint is to hold: its priority, and its rank among those of that priority.
///
/// Strengths are compared, never added up: each is a level of its own, and nothing won at one is
/// given up at a weaker one, whatever the numbers.
package struct Strength: Hashable, Comparable, Sendable {
  /// Above 0 and up to 1000.
  package var priority: Double
  /// 0 for what a document states; what is stronger by a little is below, what is weaker above 0. So
  /// something can stand between two priorities, however near one another they are.
  package var rank: Int8

  package init(priority: Double, rank: Int8 = 0) {
    self.priority = priority
    self.rank = rank
  }

  package static let required = Strength(priority: LinearSystem.required)

  /// Whether it has to hold; at priority 1000 what is of a rank above 0 is but stronger than all that has a
  /// lower one.
  @inline(__always)
  package var isRequired: Bool { priority >= LinearSystem.required && rank <= 0 }

  package static func < (a: Strength, b: Strength) -> Bool {
    a.priority != b.priority ? a.priority < b.priority : a.rank > b.rank
  }
}
