import Foundation

/// The steps in which files change. A process can be killed between any two of them, and each of
/// them can fail.
///
/// They return the system's error number, or 0.
package enum Disk {
  package enum Step: String, CaseIterable, Sendable {
    case create, write, sync, link, rename, remove
  }

  /// Tests let single steps fail: asked before each one, it returns the error, and the step is not taken.
  @TaskLocal package static var fault: (@Sendable (Step, String) -> Int32)?

  /// Makes a file that nobody else has; negative where that fails, with the reason in `errno`.
  package static func create(_ path: String) -> Int32 {
    if let code = failure(.create, path) {
      errno = code
      return -1
    }
    return open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
  }

  package static func write(_ bytes: [UInt8], to descriptor: Int32, at path: String) -> Int32 {
    if let code = failure(.write, path) { return code }
    return bytes.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
        let count = writeOnce(descriptor, rest)
        if count >= 0 {
          start += count
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }

  /// Has the content of a file on the disk before what follows.
  package static func sync(_ descriptor: Int32, at path: String) -> Int32 {
    failure(.sync, path) ?? (fsync(descriptor) == 0 ? 0 : errno)
  }

  /// Has the names in a folder on the disk before what follows.
  package static func syncFolder(_ path: String) -> Int32 {
    if let code = failure(.sync, path) { return code }
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that may be written, and not read, is synced with its files.
    guard descriptor >= 0 else { return errno == EACCES ? 0 : errno }
    defer { close(descriptor) }
    if fsync(descriptor) == 0 || errno == EINVAL || errno == EBADF || errno == ENOTSUP { return 0 }
    return errno
  }

  /// Gives a file a second name; a link itself, and not what it leads to.
  package static func link(_ path: String, as other: String) -> Int32 {
    failure(.link, path) ?? (linkat(AT_FDCWD, path, AT_FDCWD, other, 0) == 0 ? 0 : errno)
  }

  package static func makeLink(_ path: String, to target: String) -> Int32 {
    failure(.link, path) ?? (symlink(target, path) == 0 ? 0 : errno)
  }

  package static func move(_ path: String, to target: String) -> Int32 {
    failure(.rename, path) ?? (rename(path, target) == 0 ? 0 : errno)
  }

  /// Nothing to remove is no error.
  package static func remove(_ path: String) -> Int32 {
    failure(.remove, path) ?? (unlink(path) == 0 || errno == ENOENT ? 0 : errno)
  }

  private static func failure(_ step: Step, _ path: String) -> Int32? {
    guard let fault, case let code = fault(step, path), code != 0 else { return nil }
    return code
  }
}

private func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
