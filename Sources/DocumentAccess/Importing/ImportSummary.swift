package import LayoutStore

/// The totals of an import: `412 documents: 400 added, 2 changed, 8 unchanged, 2 failed`.
package struct ImportSummary: Hashable, Sendable {
  package var found: Int
  package var added = 0
  package var changed = 0
  package var unchanged = 0
  package var failed = 0
  /// Documents that were imported but have errors.
  package var faulty = 0
  /// Documents whose files no longer exist. They are not counted among those that were found.
  package var removed = 0

  /// Revisions that came from git, and states in git that can't be read.
  package var revisions: Int?
  package var unreadable = 0

  package init(found: Int) { self.found = found }

  package mutating func add(_ outcome: ImportOutcome) {
    switch outcome {
    case .added(revision: 1): added += 1
    case .added, .replacedEdits: changed += 1
    case .unchanged: unchanged += 1
    }
  }

  package mutating func add(_ outcome: HistoryImport.Outcome) {
    if outcome.added == 0 {
      unchanged += 1
    } else if outcome.known == 0 {
      added += 1
    } else {
      changed += 1
    }
    revisions = (revisions ?? 0) + outcome.added
    unreadable += outcome.unreadable
  }

  package var text: String {
    let counts = [
      (added, "added"), (changed, "changed"), (unchanged, "unchanged"), (failed, "failed"),
      (removed, "removed"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let documents = found == 1 ? "1 document" : "\(found) documents"
    let errors =
      faulty == 0 ? "" : "; \(faulty) \(faulty == 1 ? "has" : "have") errors"
    return
      "\(documents): \(parts.isEmpty ? "nothing done" : parts.joined(separator: ", "))\(errors)"
      + history
  }

  private var history: String {
    guard let revisions else { return "" }
    let told = revisions == 1 ? "1 new revision" : "\(revisions) new revisions"
    let states = unreadable == 1 ? "1 state" : "\(unreadable) states"
    return "; \(told)" + (unreadable == 0 ? "" : ", \(states) can't be read")
  }
}
