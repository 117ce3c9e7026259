internal import GRDB
import Synchronization

/// Documents, their revisions and their results in one SQLite file.
///
/// The tables are the truth: a document is stored as a tree and built again from the rows. So a
/// change of a row changes the document. `Schemas/store.md` describes tables and views.
///
/// Any number of processes may use a file at once. One call is one transaction: whatever happens,
/// the file is in the state before the call or after it.
package final class DocumentStore: Sendable {
  /// The file, by the name with which it was opened.
  package let path: String
  package let access: Access

  package enum Access: Hashable, Sendable {
    /// Creates a missing file, and brings it up to date.
    case readWrite
    /// Writes only data that is kept beside the documents. It makes no migration, and an open revision of changes by SQL
    /// stays open.
    case keptResults
    /// Changes nothing, so it also works on a file system that can't be written.
    case readOnly
  }

  /// How long to wait for another process. Imports hold the lock for one document at a time, so
  /// that even many processes get their turn.
  static let busyTimeoutInSeconds = 60.0

  /// The connection and its state, which one call uses at a time.
  final class Session {
    /// Holds the connection open; `nil` if it is read-only.
    var queue: DatabaseQueue?
    /// `nil` after ``DocumentStore/close()``.
    var connection: SQLiteConnection?
    var shapes = ShapeCatalog()
    var sharedRows = SharedRowsCatalog()
    /// Who checks what is written now.
    var checking = RowChecking.byTables

    init(queue: DatabaseQueue?, connection: SQLiteConnection?) {
      self.queue = queue
      self.connection = connection
    }
  }
  /// Touched only while ``lock`` is held.
  private nonisolated(unsafe) let session: Session
  private let lock = Mutex(())

  /// Opens a store.
  package init(path: String, access: Access = .readWrite) throws(StoreError) {
    self.path = path
    self.access = access
    switch access {
    case .readWrite: session = try Self.openForWriting(path)
    case .keptResults: session = try Self.openForKeptResults(path)
    case .readOnly: session = try Self.openForReading(path)
    }
  }

  /// Closes the file; later calls fail.
  package func close() {
    lock.withLock { _ in
      session.connection?.finalize()
      session.connection = nil
      session.queue = nil
    }
  }

  /// Runs `body` on one state of the tables.
  func read<T: Sendable>(
    _ body: (SQLiteConnection, inout ShapeCatalog) throws -> T
  ) throws(StoreError) -> T {
    try perform(.deferred) { try body($0, &$1.shapes) }
  }

  /// Runs `body` in a transaction, which is undone if it throws.
  ///
  /// The transaction can write from the start: if it began as a reader, another process could write
  /// before it does.
  ///
  /// - Parameter checking: who checks that rows agree with each other.
  func write<T: Sendable>(
    checking: RowChecking = .byTables, _ body: (SQLiteConnection, inout ShapeCatalog) throws -> T
  ) throws(StoreError) -> T {
    guard access != .readOnly else { throw .notWritable(path: path) }
    return try perform(.immediate, checking: checking) { try body($0, &$1.shapes) }
  }

  /// Runs `body` in a transaction that writes results, with what is known of the rows that they share.
  func writeResults<T: Sendable>(
    _ body: (SQLiteConnection, inout SharedRowsCatalog) throws -> T
  ) throws(StoreError) -> T {
    guard access != .readOnly else { throw .notWritable(path: path) }
    return try perform(.immediate, checking: .byTriggers) { try body($0, &$1.sharedRows) }
  }

  /// Runs `body` in a writing transaction while the file of another store is attached as `other`.
  func writeAttached(
    _ path: String, _ body: (SQLiteConnection) throws -> Void
  ) throws(StoreError) {
    guard access == .readWrite else { throw .notWritable(path: self.path) }
    do {
      try lock.withLock { _ in
        guard let connection = session.connection, let queue = session.queue else {
          throw StoreError.cannotOpen(path: self.path, reason: "the store was closed")
        }
        try queue.writeWithoutTransaction { database in
          try session.use(.byTables, on: connection)
          // SQLite can't attach a database inside of a transaction.
          let attaching = try SQLiteCommand("ATTACH DATABASE ? AS other", on: connection)
          attaching.bind(path, at: 1)
          try attaching.run()
          defer { session.shapes.forget() }
          let result = Result { try database.result(of: .immediate) { try body(connection) } }
          connection.finalize()
          try connection.execute("DETACH DATABASE other")
          try result.get()
        }
      }
    } catch {
      throw StoreError(error, path: self.path)
    }
  }

  /// Runs `body` outside of a transaction, as some statements of SQLite have to.
  func withoutTransaction(
    _ body: (SQLiteConnection) throws -> Void
  ) throws(StoreError) {
    guard access == .readWrite else { throw .notWritable(path: path) }
    do {
      try lock.withLock { _ in
        guard let connection = session.connection, let queue = session.queue else {
          throw StoreError.cannotOpen(path: path, reason: "the store was closed")
        }
        try queue.writeWithoutTransaction { _ in
          // Statements of a table that is written anew would have to be prepared again.
          connection.finalize()
          try body(connection)
        }
      }
    } catch {
      throw StoreError(error, path: path)
    }
  }

  private func perform<T: Sendable>(
    _ kind: Database.TransactionKind, checking: RowChecking? = nil,
    _ body: (SQLiteConnection, Session) throws -> T
  ) throws(StoreError) -> T {
    do {
      return try lock.withLock { _ in
        guard let connection = session.connection else {
          throw StoreError.cannotOpen(path: path, reason: "the store was closed")
        }
        guard let queue = session.queue else {
          return try connection.snapshot { try body(connection, session) }
        }
        do {
          return try queue.writeWithoutTransaction { database in
            // Inside of a transaction SQLite does not switch foreign keys.
            if let checking { try session.use(checking, on: connection) }
            return try database.result(of: kind) { try body(connection, session) }
          }
        } catch {
          session.shapes.forget()
          session.sharedRows.forget()
          throw error
        }
      }
    } catch {
      throw StoreError(error, path: path)
    }
  }
}

extension DocumentStore.Session {
  /// Sets who checks the rows that are written next. Statements are compiled again after each change.
  func use(_ other: RowChecking, on connection: SQLiteConnection) throws(SQLiteFailure) {
    guard checking != other else { return }
    try connection.use(other)
    checking = other
  }
}

extension Database {
  /// Runs `body` in a transaction.
  fileprivate func result<T>(
    of kind: TransactionKind, _ body: () throws -> T
  ) throws -> T {
    var result: Result<T, any Error>?
    try inTransaction(kind) {
      result = .success(try body())
      return .commit
    }
    guard let result else { throw DatabaseError(message: "the transaction did not run") }
    return try result.get()
  }
}
