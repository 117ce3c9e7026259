/// What Xcode's canvas and iOS do: all rules, as a value that is passed to whoever asks.
///
/// ``standard`` is the book. Others are made from it, without a rule or with a changed one: to see what a rule
/// gains, and whether the tests notice a change. Two books are the same when one is a copy of the other.
package struct RuleBook: Sendable {
  private let storage: Storage

  private final class Storage: Sendable {
    let rules: [Rule]
    /// Those that are not as in ``RuleBook/standard``; a rule that is not named here is asked directly.
    let changed: [String: Rule]
    let trace: RuleTrace?
    /// The systems in which some rule changes on devices, in their order.
    let systemBounds: [SystemRelease]

    init(rules: [Rule], changed: [String: Rule], trace: RuleTrace?) {
      self.rules = rules
      self.changed = changed
      self.trace = trace
      systemBounds = Set(rules.flatMap(\.rows).flatMap(\.conditions).flatMap(\.systemBounds))
        .sorted()
    }
  }

  private init(_ rules: [Rule], changed: [String: Rule], trace: RuleTrace?) {
    storage = Storage(rules: rules, changed: changed, trace: trace)
  }

  /// Every group, in the order in which the book is read.
  package static let standard = RuleBook(
    BarRules.all + CanvasInsetRules.all + RootMarginRules.all + TableRules.all + ControlRules.all
      + TextRules.all + ArrangedViewRules.all + WrittenFormRules.all + AppearanceRules.all,
    changed: [:], trace: nil)

  package var rules: [Rule] { storage.rules }

  package func rule(_ id: String) -> Rule? { storage.rules.first { $0.id == id } }

  /// The book with another rule in the place of the one with its id.
  package func replacing(_ rule: Rule) -> RuleBook {
    precondition(self.rule(rule.id) != nil, "the book has no rule '\(rule.id)'")
    return RuleBook(
      rules.map { $0.id == rule.id ? rule : $0 },
      changed: storage.changed.merging([rule.id: rule]) { $1 }, trace: storage.trace)
  }

  /// The first system from which on devices do the same as with this one, so that layouts for one serve the other.
  package func epoch(of system: SystemRelease) -> SystemRelease {
    storage.systemBounds.last { $0 <= system } ?? system
  }

  /// The book in which no row of a rule speaks.
  ///
  /// - Returns: `nil` where there is no such rule.
  package func without(_ id: String) -> RuleBook? {
    guard var rule = rule(id) else { return nil }
    rule.rows = []
    return replacing(rule)
  }

  /// The same book, which notes the rows that speak.
  package func traced(by trace: RuleTrace) -> RuleBook {
    RuleBook(rules, changed: storage.changed, trace: trace)
  }

  /// What a rule says in a situation.
  @inline(__always)
  package func value(_ rule: Rule, in situation: Situation) -> Double {
    if storage.changed.isEmpty, storage.trace == nil {
      for row in rule.rows where row.matches(situation) { return row.value }
      return rule.otherwise
    }
    return noted(rule, situation)
  }

  private func noted(_ rule: Rule, _ situation: Situation) -> Double {
    let rule = storage.changed[rule.id] ?? rule
    let row = rule.row(for: situation)
    storage.trace?.note(rule.id, row)
    return row.map { rule.rows[$0].value } ?? rule.otherwise
  }

  /// What a rule says, with the row that says it.
  package func answer(_ rule: Rule, in situation: Situation) -> RuleAnswer {
    let rule = storage.changed[rule.id] ?? rule
    let row = rule.row(for: situation)
    storage.trace?.note(rule.id, row)
    return rule.answer(row)
  }
}

extension RuleBook: Hashable {
  package static func == (a: Self, b: Self) -> Bool { a.storage === b.storage }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}
