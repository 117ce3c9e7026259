package import PlatformRules

/// The effect of single rules on agreement, found by resolving documents without them.
///
/// A rule that is left out gives its default answer, for which no row is needed. A document is
/// resolved again only if it asked this rule. It is always resolved from the start and with a book
/// of its own, so that no ablation can use the results of another one.
package struct RuleAblation: Sendable {
  /// The effect of one rule.
  package struct Effect: Sendable, Hashable {
    package var rule: String
    /// Views that agree only with the rule.
    package var gained: [View] = []
    /// Views that agree only without it.
    package var broken: [View] = []
    /// Views that agree neither with the rule nor without it, and have another frame without it:
    /// the rule took part in these misses.
    package var missed: [View] = []
    /// The number of views that have another frame without it. It includes the views above.
    package var moved = 0

    package init(rule: String) { self.rule = rule }
  }

  package struct View: Sendable, Hashable {
    package var repository: String
    /// The place of the document; see ``Manifest/Entry/place``.
    package var document: String
    package var id: String
    package var element: String
  }

  /// The effect of each rule, in the order of the book.
  package private(set) var effects: [Effect]
  /// The documents that are left out, each with the reason.
  package private(set) var failures: [String] = []

  /// - Parameter rules: the ids of rules of the book.
  package init(
    _ manifest: Manifest, folder: String, rules: [String], isBlind: Bool = true,
    book: RuleBook = .standard
  ) {
    let wanted = book.rules.map(\.id).filter(rules.contains)
    effects = wanted.map { Effect(rule: $0) }
    let others = wanted.map { book.without($0) }
    let folder = ManifestFolder(folder)
    for entry in manifest.documents {
      switch folder.tree(entry) {
      case .failure(let reason): failures.append("\(entry.place): \(reason.text)")
      case .success(let tree):
        let document = ComparedDocument(tree, isBlind: isBlind)
        let trace = RuleTrace()
        let base = document.agreement(by: book.traced(by: trace))
        let asked = Set(trace.answers().filter { $0.row != nil }.map(\.rule))
        for index in wanted.indices where asked.contains(wanted[index]) {
          guard let other = others[index] else { continue }
          effects[index].add(base, without: document.agreement(by: other), entry)
        }
      }
    }
  }
}

extension RuleAblation.Effect {
  mutating func add(
    _ base: DocumentAgreement, without: DocumentAgreement, _ entry: Manifest.Entry
  ) {
    for (now, then) in zip(base.views, without.views) where now.resolved != then.resolved {
      moved += 1
      let view = RuleAblation.View(
        repository: entry.repository, document: entry.place, id: now.counted.id,
        element: now.counted.element)
      switch (now.agrees, then.agrees) {
      case (true, false): gained.append(view)
      case (false, true): broken.append(view)
      case (false, false): missed.append(view)
      case (true, true): break
      }
    }
  }
}
