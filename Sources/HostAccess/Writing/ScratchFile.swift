import Foundation

/// A hidden file beside the file that it will replace.
///
/// It is locked while its process lives. So a file with such a name and without a lock was left by
/// a killed process, and the next process that writes in the folder removes it. Other processes in
/// the folder are never disturbed. Files of a change of several files have other names, and belong
/// to their ``ChangeJournal``.
package struct ScratchFile {
  package let path: String
  package let descriptor: Int32

  private static let start = ".ninegrid-"
  private static let end = ".tmp"

  /// - Parameters:
  ///   - folder: an absolute path.
  ///   - name: the person's name for the file that will be written, for messages.
  package init(in folder: String, named name: String) throws {
    while true {
      // The name does not contain that of the target, which may already be as long as names can be.
      let path = folder + "/" + Self.start + HiddenName.randomNumber() + Self.end
      let descriptor = Disk.create(path)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { throw creationFailure(errno, name) }
      // On a file system without locks, nobody removes leftovers either.
      _ = flock(descriptor, LOCK_EX)
      if FileLock.isFile(descriptor, at: path) {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      // Another process removed it before it was locked, because it looked like a leftover.
      close(descriptor)
    }
  }

  package func write(_ bytes: [UInt8], named name: String) throws {
    let code = Disk.write(bytes, to: descriptor, at: path)
    if code != 0 { throw writeFailure(code, name) }
  }

  package func sync(named name: String) throws {
    let code = Disk.sync(descriptor, at: path)
    if code != 0 { throw writeFailure(code, name) }
  }

  /// Moves it to the place of a file, and closes it.
  package func replace(_ target: String, named name: String) throws {
    let code = Disk.move(path, to: target)
    guard code == 0 else { throw writeFailure(code, name) }
    close(descriptor)
  }

  package func remove() {
    _ = Disk.remove(path)
    close(descriptor)
  }
}

extension ScratchFile {
  package static func isName(_ name: String) -> Bool {
    name.hasPrefix(start) && name.hasSuffix(end)
      && HiddenName.isNumber(name.dropFirst(start.count).dropLast(end.count))
  }

  /// Removes the file if a process left it that was killed while it wrote.
  package static func removeIfLeft(_ path: String) {
    let descriptor = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0, FileLock.isFile(descriptor, at: path) {
      _ = Disk.remove(path)
    }
  }
}
