import Foundation

/// Locks of the system on open files. They end with the process.
package enum FileLock {
  package enum Outcome { case taken, busy, unsupported }

  /// The longest wait for a lock, as long as a store waits for another process.
  private static let longestWaitInSeconds = 60.0

  /// Waits for a lock that only one process can have at a time.
  package static func take(_ descriptor: Int32) -> Outcome {
    var waited = 0.0
    while true {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .taken }
      if errno == EINTR { continue }
      guard errno == EWOULDBLOCK else { return .unsupported }
      if waited >= longestWaitInSeconds { return .busy }
      // Most locks are held only for a moment.
      let pause = waited < 0.1 ? 0.001 : 0.01
      usleep(UInt32(pause * 1_000_000))
      waited += pause
    }
  }

  /// Whether another process has the lock.
  package static func isTaken(_ descriptor: Int32) -> Bool {
    guard flock(descriptor, LOCK_SH | LOCK_NB) != 0 else {
      flock(descriptor, LOCK_UN)
      return false
    }
    return errno == EWOULDBLOCK
  }

  /// Whether a descriptor belongs to the regular file that is now at a path.
  package static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    var opened = stat()
    var found = stat()
    return fstat(descriptor, &opened) == 0 && lstat(path, &found) == 0
      && opened.st_mode & S_IFMT == S_IFREG && opened.st_dev == found.st_dev
      && opened.st_ino == found.st_ino
  }
}
