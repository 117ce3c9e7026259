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

  /// The answer of a rule in this situation.
  package subscript(rule: Rule) -> Double { book.value(rule, in: situation) }

  /// Whether the answer of a rule in this situation is yes.
  package func holds(_ rule: Rule) -> Bool { book.value(rule, in: situation) != 0 }

  /// The answer of a rule in this situation, with its reason.
  package func answer(_ rule: Rule) -> RuleAnswer { book.answer(rule, in: situation) }

  /// Whether the answering row is neither known nor established, or no row answers.
  ///
  /// - Precondition: the rule marks estimates.
  package func isProvisional(_ rule: Rule) -> Bool { book.isProvisional(rule, in: situation) }

  /// The same rules in a situation with additional facts.
  package func with(_ facts: FactSet) -> Self {
    var copy = self
    copy.situation.facts.formUnion(facts)
    return copy
  }

  /// The same rules for something of this size, in points.
  package func with(width: Double, height: Double = 0) -> Self {
    var copy = self
    copy.situation.width = width
    copy.situation.height = height
    return copy
  }
}
