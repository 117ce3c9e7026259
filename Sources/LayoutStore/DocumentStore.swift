internal import GRDB
import Synchronization

/// Documents, their revisions and their results in one SQLite file.
///
/// The tables are the truth: a document goes in as a tree and is built from the rows again, so that
/// whoever changes a row changes the document. `Schemas/store.md` describes tables and views.
///
/// Any number of processes may use a file at once. One call is one transaction: whatever happens, the
/// file is as it was before or after it.
package final class DocumentStore: Sendable {
  /// The file, as it was named.
  package let path: String
  package let access: Access

  package enum Access: Hashable, Sendable {
    /// Makes the file where it is missing, and brings it up to date.
    case readWrite
    /// Changes nothing, also on a file system that can't be written.
    case readOnly
  }

  /// How long to wait for another process. Imports hold the lock for one document at a time, so
  /// that even many processes get their turn.
  static let busyTimeoutInSeconds = 60.0

  /// What calls work on, one at a time.
  struct State {
    /// Holds the connection open; `nil` where it is read-only.
    var queue: DatabaseQueue?
    /// `nil` after ``DocumentStore/close()``.
    var connection: SQLiteConnection?
    var shapes = ShapeCatalog()
  }
  private let state: Mutex<State>

  /// Opens a store.
  package init(path: String, access: Access = .readWrite) throws(StoreError) {
    self.path = path
    self.access = access
    switch access {
    case .readWrite: state = Mutex(try Self.openForWriting(path))
    case .readOnly: state = Mutex(try Self.openForReading(path))
    }
  }

  /// Lets go of the file; calls after this one fail.
  package func close() {
    state.withLock { state in
      state.connection?.finalize()
      state.connection = nil
      state.queue = nil
    }
  }

  /// Runs `body` on one state of the tables.
  func read<T: Sendable>(
    _ body: (SQLiteConnection, inout ShapeCatalog) throws -> T
  ) throws(StoreError) -> T {
    try perform { state, connection in
      try connection.snapshot { try body(connection, &state.shapes) }
    }
  }

  /// Runs `body` in a transaction, which is undone when it throws.
  func write<T: Sendable>(
    _ body: (SQLiteConnection, inout ShapeCatalog) throws -> T
  ) throws(StoreError) -> T {
    guard access == .readWrite else { throw .notWritable(path: path) }
    return try perform { state, connection in
      do {
        return try connection.transaction { try body(connection, &state.shapes) }
      } catch {
        state.shapes.forget()
        throw error
      }
    }
  }

  private func perform<T: Sendable>(
    _ body: (inout State, SQLiteConnection) throws -> T
  ) throws(StoreError) -> T {
    do {
      return try state.withLock { state in
        guard let connection = state.connection else {
          throw StoreError.cannotOpen(path: path, reason: "the store was closed")
        }
        return try body(&state, connection)
      }
    } catch {
      throw StoreError(error, path: path)
    }
  }
}
