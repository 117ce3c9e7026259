import LayoutComparison

/// The totals of factoring several documents.
package struct FactorTotals {
  package private(set) var documents = 0
  /// Documents in which cells say something, and documents that say it with fewer entries or
  /// constraints now.
  private var withEntries = 0
  private var smaller = 0
  private var before = 0
  private var after = 0
  private var minimal = 0
  private var moving = 0

  package init() {}

  package mutating func add(_ work: FactorWork) {
    let counts = work.factoring.scenes.map {
      (before: $0.before.entryCount, after: $0.after.entryCount)
    }
    documents += 1
    let own = counts.reduce(0) { $0 + $1.before }
    before += own
    after += counts.reduce(0) { $0 + $1.after }
    if own > 0 { withEntries += 1 }
    if work.factoring.changesAnything { smaller += 1 }
    if work.isMinimal { minimal += 1 }
    if !work.proof.holds { moving += 1 }
  }

  /// The totals as lines of at most 80 columns.
  package var lines: [String] {
    [
      "\(documents) documents, \(withEntries) with entries in cells: \(before) → \(after), "
        + "\(smaller) smaller",
      "proved smallest in \(minimal) of \(documents); something moves in \(moving)",
    ]
  }
}
