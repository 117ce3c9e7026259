package import HostAccess
package import LayoutStore
import Synchronization

/// Documents that this batch claims, so that several batches on one store share the work.
///
/// A few are claimed at a time, in their order: each claim is a transaction, and a process that claims too many
/// leaves others without work at the end.
package final class DocumentClaims: Sendable {
  private struct State {
    /// Documents that were not requested yet, in order.
    var waiting: ArraySlice<String>
    var held: Set<String> = []
    var mine: Set<String> = []
  }

  package let process: WorkingProcess
  private let store: DocumentStore
  private let state: Mutex<State>

  /// The most documents that are claimed at once: some hundred milliseconds of work.
  private static let mostAtOnce = 16
  /// At most one of this number of waiting documents is claimed at once, so that the last ones are shared one by
  /// one.
  private static let part = 32

  /// - Parameter names: the names of the documents, in the order in which they will be requested.
  package init(_ names: [String], by process: WorkingProcess, in store: DocumentStore) {
    self.process = process
    self.store = store
    state = Mutex(State(waiting: names[...]))
  }

  /// Claims a document.
  ///
  /// - Returns: whether this process has it now. Otherwise another process has it.
  package func claim(_ name: String) throws -> Bool {
    try state.withLock { state in
      if state.mine.contains(name) { return true }
      if state.held.contains(name) { return false }
      let count = max(1, min(Self.mostAtOnce, state.waiting.count / Self.part))
      var wanted = [name]
      // Earlier documents are in progress, or were already finished.
      if let index = state.waiting.firstIndex(of: name) {
        wanted = Array(state.waiting[index...].prefix(count))
        state.waiting = state.waiting[(index + wanted.count)...]
      }
      let held = try store.claim(
        wanted, for: process.text, at: WorkingProcess.secondsSince1970,
        isAtWork: WorkingProcess.isAtWork)
      state.held.formUnion(held)
      state.mine.formUnion(wanted.filter { !held.contains($0) })
      return !held.contains(name)
    }
  }

  /// Claims for the same process and other documents. Nothing is claimed yet.
  package func again(for names: [String]) -> DocumentClaims {
    DocumentClaims(names, by: process, in: store)
  }

  /// Gives back all claims.
  package func release() throws { try store.releaseClaims(of: process.text) }
}
