/// Works on items on several cores and passes on the results in order, one after another.
///
/// At most twice `jobs` items are in progress or waiting, so memory is bounded even if the first
/// one is slow.
///
/// - Parameters:
///   - jobs: the number of items in progress at once.
///   - work: runs concurrently.
///   - consume: runs alone, in the order of the items. If it returns `false`, no further items are
///     started.
package func forEachInOrder<Item: Sendable, Result: Sendable>(
  _ items: [Item], jobs: Int, work: @escaping @Sendable (Item) async -> Result,
  consume: (Item, Result) throws -> Bool
) async throws {
  let window = max(1, jobs) * 2
  var results: [Int: Result] = [:]
  var next = 0
  var running = 0
  var turn = 0
  var isStopped = false
  try await withThrowingTaskGroup(of: (Int, Result).self) { group in
    while turn < items.count {
      while !isStopped, running < max(1, jobs), next < items.count, next < turn + window {
        let (index, item) = (next, items[next])
        group.addTask { (index, await work(item)) }
        next += 1
        running += 1
      }
      guard running > 0, let (index, result) = try await group.next() else { break }
      running -= 1
      results[index] = result
      while let ready = results.removeValue(forKey: turn) {
        if try !consume(items[turn], ready) { isStopped = true }
        turn += 1
      }
    }
  }
}
