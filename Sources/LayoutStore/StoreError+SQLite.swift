internal import GRDB
import GRDBSQLite

extension StoreError {
  /// The error for a user of the store that an error of SQLite stands for.
  init(_ error: any Error, path: String) {
    switch error {
    case let error as StoreError: self = error
    case let error as SQLiteFailure: self.init(error, path: path)
    case let error as DatabaseError:
      self.init(
        SQLiteFailure(
          code: error.extendedResultCode.rawValue, message: error.message ?? "\(error)"),
        path: path)
    default: self = .failed(path: path, code: 0, reason: "\(error)")
    }
  }

  init(_ failure: SQLiteFailure, path: String) {
    // On a full disk, the file that readers share beside the store can't be extended.
    if failure.code == Self.sharedMemoryTooShort {
      self = .diskFull(path: path)
      return
    }
    switch failure.primaryCode {
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(path: path)
    case SQLITE_FULL: self = .diskFull(path: path)
    case SQLITE_CORRUPT: self = .corrupt(path: path, reason: failure.message)
    case SQLITE_NOTADB: self = .notADatabase(path: path)
    case SQLITE_READONLY, SQLITE_PERM: self = .notWritable(path: path)
    case SQLITE_CANTOPEN: self = .cannotOpen(path: path, reason: failure.message)
    default: self = .failed(path: path, code: Int(failure.code), reason: failure.message)
    }
  }

  /// `SQLITE_IOERR_SHMSIZE`, a macro that Swift does not import.
  private static let sharedMemoryTooShort = SQLITE_IOERR | (19 << 8)
}
