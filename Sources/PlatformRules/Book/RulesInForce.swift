/// The rules of a book in one situation: on one canvas, or on one device.
///
/// It answers named questions, which the groups of rules add in their own files:
///
///     let rules = RulesInForce(.standard, at: Situation(.canvas(.xcode14_3), idiom: .pad))
///     rules.navigationBarHeight(isLarge: true)
///
/// - Complexity: An answer takes a few nanoseconds for each row of the rule. Ask once for an island
///   or a scene, not for each view on each device.
package struct RulesInForce: Hashable, Sendable {
  package var book: RuleBook
  package var situation: Situation

  package init(_ book: RuleBook, at situation: Situation) {
    self.book = book
    self.situation = situation
  }

  /// What a rule says here.
  package subscript(rule: Rule) -> Double { book.value(rule, in: situation) }

  /// Whether a rule says yes here.
  package func holds(_ rule: Rule) -> Bool { book.value(rule, in: situation) != 0 }

  /// What a rule says here, with its reason.
  package func answer(_ rule: Rule) -> RuleAnswer { book.answer(rule, in: situation) }

  /// Whether the answer of a rule here is less than established, or there is none.
  ///
  /// - Precondition: the rule marks estimates.
  package func isProvisional(_ rule: Rule) -> Bool { book.isProvisional(rule, in: situation) }

  /// The same rules where more is known.
  package func with(_ facts: FactSet) -> Self {
    var copy = self
    copy.situation.facts.formUnion(facts)
    return copy
  }

  /// The same rules where something has this size, in points.
  package func with(width: Double, height: Double = 0) -> Self {
    var copy = self
    copy.situation.width = width
    copy.situation.height = height
    return copy
  }
}
