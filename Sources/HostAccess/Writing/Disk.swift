import Foundation

/// The steps in which files change. A process can be killed between any two of them, and each of
/// them can fail.
///
/// They return the system's error number, or 0.
package enum Disk {
  package enum Step: String, CaseIterable, Sendable {
    case create, write, sync, link, rename, remove
  }

  /// Lets tests make single steps fail. It is called before each step: if it returns an error, the step
  /// is not made.
  @TaskLocal package static var fault: (@Sendable (Step, String) -> Int32)?

  /// Creates a file that does not exist yet; negative if this fails, with the reason in `errno`.
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

  /// Makes sure that the content of a file is on the disk before the next step.
  package static func sync(_ descriptor: Int32, at path: String) -> Int32 {
    failure(.sync, path) ?? (fsync(descriptor) == 0 ? 0 : errno)
  }

  /// Makes sure that the names in a folder are on the disk before the next step.
  package static func syncFolder(_ path: String) -> Int32 {
    if let code = failure(.sync, path) { return code }
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that can be written but not read is synced with its files.
    guard descriptor >= 0 else { return errno == EACCES ? 0 : errno }
    defer { close(descriptor) }
    if fsync(descriptor) == 0 || errno == EINVAL || errno == EBADF || errno == ENOTSUP { return 0 }
    return errno
  }

  /// Gives a file a second name. A link itself gets one, not its target.
  package static func link(_ path: String, as other: String) -> Int32 {
    failure(.link, path) ?? (linkat(AT_FDCWD, path, AT_FDCWD, other, 0) == 0 ? 0 : errno)
  }

  package static func makeLink(_ path: String, to target: String) -> Int32 {
    failure(.link, path) ?? (symlink(target, path) == 0 ? 0 : errno)
  }

  package static func move(_ path: String, to target: String) -> Int32 {
    failure(.rename, path) ?? (rename(path, target) == 0 ? 0 : errno)
  }

  /// It is no error if there is nothing to remove.
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
