import Foundation
import Synchronization

/// A hidden file beside the one that it is going to replace.
///
/// It is locked while its process lives. So a file of such a name without a lock is what a process left that was killed, and
/// the next one that writes in the folder removes it; whoever else shares the folder is never disturbed.
struct ScratchFile {
  let path: String
  let descriptor: Int32

  private static let start = ".ninegrid-"
  private static let end = ".tmp"
  private static let digits = 16

  /// - Parameters:
  ///   - folder: absolute.
  ///   - name: what the person called the file that is to be written, for messages.
  init(in folder: String, named name: String) throws {
    while true {
      // Not the target's name with something added: that one may be as long as names can be.
      let number = String(UInt64.random(in: 0 ... .max), radix: 16)
      let zeros = String(repeating: "0", count: Self.digits - number.utf8.count)
      let path = folder + "/" + Self.start + zeros + number + Self.end
      let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { throw creationFailure(errno, name) }
      // Where there are no locks, nobody removes what is left either.
      _ = flock(descriptor, LOCK_EX)
      if Self.isFile(descriptor, at: path) {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      // Somebody took it for a leftover before it was locked.
      close(descriptor)
    }
  }

  /// Makes it what the file is that it is going to replace, as far as the process may.
  func takeOwnerAndMode(of status: stat) {
    var own = stat()
    guard fstat(descriptor, &own) == 0 else { return }
    var mode = status.st_mode & 0o7777
    if own.st_uid != status.st_uid || own.st_gid != status.st_gid {
      if fchown(descriptor, status.st_uid, status.st_gid) != 0 {
        // A group of our own may be given even so. Nobody becomes another person by running the file.
        _ = fchown(descriptor, own.st_uid, status.st_gid)
        mode &= 0o777
      }
    }
    _ = fchmod(descriptor, mode)
  }

  /// Puts it in the place of a file, and lets go of it.
  func replace(_ target: String, named name: String) throws {
    guard fsync(descriptor) == 0, rename(path, target) == 0 else { throw writeFailure(errno, name) }
    close(descriptor)
  }

  func remove() {
    unlink(path)
    close(descriptor)
  }
}

extension ScratchFile {
  /// Folders in which this process has looked already.
  private static let visited = Mutex<Set<String>>([])

  /// Removes what processes have left in a folder that were killed while they wrote.
  static func removeLeftovers(in folder: String) {
    guard visited.withLock({ $0.insert(folder).inserted }), let stream = opendir(folder) else {
      return
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      if isName(name) { removeIfLeft(folder + "/" + name) }
    }
  }

  static func isName(_ name: String) -> Bool {
    let number = name.dropFirst(start.count).dropLast(end.count)
    return name.hasPrefix(start) && name.hasSuffix(end) && number.utf8.count == digits
      && number.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  private static func removeIfLeft(_ path: String) {
    let descriptor = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0, isFile(descriptor, at: path) { unlink(path) }
  }

  /// Whether a descriptor is of the regular file that is at a path now.
  private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    var opened = stat()
    var found = stat()
    return fstat(descriptor, &opened) == 0 && lstat(path, &found) == 0
      && opened.st_mode & S_IFMT == S_IFREG && opened.st_dev == found.st_dev
      && opened.st_ino == found.st_ino
  }
}
