package import LayoutStore

/// Outcomes whose last layouts wait to be stored in one transaction: most documents are small.
package struct WaitingOutcomes {
  package typealias Item = (document: StoredDocument, result: Result<BatchOutcome, any Error>)

  private var items: [Item] = []
  private var frames = 0
  private var isUrgent = false
  private var since = ContinuousClock.now
  /// None was stored yet: the first shows at once that the batch runs.
  private var isFirst = true

  package init() {}

  /// Some megabytes.
  private static let limit = 10_000
  /// Who looks on, or kills the batch, should not miss more.
  private static let patience = Duration.seconds(1)

  package mutating func add(_ item: Item) {
    if items.isEmpty { since = .now }
    items.append(item)
    switch item.result {
    case .success(let outcome): frames += outcome.waitingFrames
    case .failure: isUrgent = true
    }
  }

  /// Whether it is time to store them.
  package var isFull: Bool {
    isFirst || isUrgent || frames >= Self.limit
      || !items.isEmpty && since.duration(to: .now) > Self.patience
  }

  /// All so far, in order; none waits any longer.
  package mutating func removeAll() -> [Item] {
    defer {
      self = WaitingOutcomes()
      isFirst = false
    }
    return items
  }
}
