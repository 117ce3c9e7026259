/// How strongly a constraint is to hold: its priority, and its rank among the constraints of that
/// priority.
///
/// Strengths are compared, never added up. Each is a level of its own: no violation at a stronger
/// level is accepted to save any number of violations at a weaker one.
package struct Strength: Hashable, Comparable, Sendable {
  /// A number above 0 and up to 1000.
  package var priority: Double
  /// 0 for constraints that a document states, negative for those that are a little stronger,
  /// positive for those that are a little weaker. So a constraint can stand between two priorities,
  /// however near they are to one another.
  package var rank: Int8

  package init(priority: Double, rank: Int8 = 0) {
    self.priority = priority
    self.rank = rank
  }

  package static let required = Strength(priority: LinearSystem.required)

  /// Whether the constraint has to hold. At priority 1000, a constraint of a rank above 0 is not
  /// required: it is only stronger than all constraints of lower strength.
  @inline(__always)
  package var isRequired: Bool { priority >= LinearSystem.required && rank <= 0 }

  package static func < (a: Strength, b: Strength) -> Bool {
    a.priority != b.priority ? a.priority < b.priority : a.rank > b.rank
  }
}
