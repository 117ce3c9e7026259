import Synchronization

/// The behaviour of Xcode's canvas and of iOS: all rules, as a value that is passed to the code
/// that asks.
///
/// ``standard`` is the book. Other books are made from it by removing or changing a rule. They show
/// what a rule gains, and whether the tests notice a change. Two books are the same when one is a
/// copy of the other.
package struct RuleBook: Sendable {
  private let storage: Storage
  /// The place where the bounds of asked rules are noted.
  private let asked: AskedBounds?

  private final class Storage: Sendable {
    let rules: [Rule]
    /// The rules that differ from ``RuleBook/standard``. Rules that are not listed here are asked
    /// directly.
    let changed: [String: Rule]
    let trace: RuleTrace?
    /// The systems that begin with another answer of some rule on devices.
    let systemBounds: SystemBounds
    /// For each rule, the positions of its provisional rows. They are found when they are first
    /// needed.
    let provisional = Mutex<[String: Set<Int>]>([:])

    init(rules: [Rule], changed: [String: Rule], trace: RuleTrace?) {
      self.rules = rules
      self.changed = changed
      self.trace = trace
      systemBounds = rules.reduce(into: SystemBounds()) { $0.formUnion($1.systemBounds) }
    }
  }

  private init(_ rules: [Rule], changed: [String: Rule], trace: RuleTrace?) {
    storage = Storage(rules: rules, changed: changed, trace: trace)
    asked = nil
  }

  private init(_ storage: Storage, asked: AskedBounds?) {
    self.storage = storage
    self.asked = asked
  }

  /// The book with all groups, in the order in which they are read.
  package static let standard = RuleBook(
    BarRules.all + PlaceRules.all + DeviceRules.all + CanvasInsetRules.all + RootMarginRules.all
      + TableRules.all
      + ControlRules.all
      + TextRules.all + ArrangedViewRules.all + WrittenFormRules.all + AppearanceRules.all,
    changed: [:], trace: nil)

  package var rules: [Rule] { storage.rules }

  package func rule(_ id: String) -> Rule? { storage.rules.first { $0.id == id } }

  /// The book with another rule instead of the one with the same id.
  package func replacing(_ rule: Rule) -> RuleBook {
    precondition(self.rule(rule.id) != nil, "the book has no rule '\(rule.id)'")
    return RuleBook(
      rules.map { $0.id == rule.id ? rule : $0 },
      changed: storage.changed.merging([rule.id: rule]) { $1 }, trace: storage.trace)
  }

  /// The first system whose rules for devices are the same as those of this system. Layouts for one
  /// of them are valid for the other.
  package func epoch(of system: SystemRelease) -> SystemRelease {
    storage.systemBounds.first(like: system) ?? system
  }

  /// Whether all rules give the same answers for devices with two systems.
  package func areAlike(_ a: SystemRelease, _ b: SystemRelease) -> Bool {
    storage.systemBounds.areAlike(a, b)
  }

  /// The same book. It notes the bounds of the rules that are asked.
  package func noting(in asked: AskedBounds?) -> RuleBook { RuleBook(storage, asked: asked) }

  /// What the book has in the place of a rule.
  private func current(_ rule: Rule) -> Rule {
    storage.changed.isEmpty ? rule : storage.changed[rule.id] ?? rule
  }

  /// The book without the rows of a rule.
  ///
  /// - Returns: `nil` if there is no such rule.
  package func without(_ id: String) -> RuleBook? {
    guard var rule = rule(id) else { return nil }
    rule.rows = []
    return replacing(rule)
  }

  /// The same book. It notes the rows that give answers.
  package func traced(by trace: RuleTrace) -> RuleBook {
    RuleBook(rules, changed: storage.changed, trace: trace)
  }

  /// The answer of a rule in a situation.
  @inline(__always)
  package func value(_ rule: Rule, in situation: Situation) -> Double {
    if storage.changed.isEmpty, storage.trace == nil {
      asked?.note(rule)
      for row in rule.rows where row.matches(situation) { return row.value }
      return rule.otherwise
    }
    return noted(rule, situation)
  }

  private func noted(_ rule: Rule, _ situation: Situation) -> Double {
    let (rule, row) = answering(rule, situation)
    return row.map { rule.rows[$0].value } ?? rule.otherwise
  }

  /// The rule of this book, and the row that matches.
  private func answering(_ rule: Rule, _ situation: Situation) -> (Rule, row: Int?) {
    let rule = current(rule)
    asked?.note(rule)
    let row = rule.row(for: situation)
    storage.trace?.note(rule.id, row)
    return (rule, row)
  }

  /// The answer of a rule, with the row that gives it.
  package func answer(_ rule: Rule, in situation: Situation) -> RuleAnswer {
    let (rule, row) = answering(rule, situation)
    return rule.answer(row)
  }

  /// Whether the answering row is neither known nor established, or no row answers.
  ///
  /// - Precondition: the rule marks estimates.
  func isProvisional(_ rule: Rule, in situation: Situation) -> Bool {
    precondition(rule.marksEstimates, "'\(rule.id)' does not say that its status counts")
    let rule = current(rule)
    asked?.note(rule)
    guard let row = rule.row(for: situation) else { return true }
    return storage.provisional.withLock { known in
      if let rows = known[rule.id] { return rows.contains(row) }
      let rows = Set(rule.rows.indices.filter { rule.status(of: rule.rows[$0]) == .provisional })
      known[rule.id] = rows
      return rows.contains(row)
    }
  }
}

extension RuleBook: Hashable {
  package static func == (a: Self, b: Self) -> Bool { a.storage === b.storage }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}
