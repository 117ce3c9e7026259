package import LayoutStore

/// Outcomes whose last layouts wait to be stored. One transaction stores many of them, because most
/// documents are small.
package struct WaitingOutcomes {
  package typealias Item = (document: StoredDocument, result: Result<BatchOutcome, any Error>)

  private var items: [Item] = []
  private var frames = 0
  private var isUrgent = false
  private var since = ContinuousClock.now
  /// Whether nothing was stored yet. The first outcome is stored at once, which shows that the
  /// batch runs.
  private var isFirst = true

  package init() {}

  /// The greatest number of waiting frames: some megabytes.
  private static let limit = 10_000
  /// The longest time that an outcome waits. Somebody who watches the batch or kills it should not
  /// miss more.
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

  /// Returns all outcomes so far, in order, and removes them.
  package mutating func removeAll() -> [Item] {
    defer {
      self = WaitingOutcomes()
      isFirst = false
    }
    return items
  }
}
