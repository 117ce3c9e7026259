import Foundation

/// The exclusive right to replace files in a folder, among all processes that ask for it.
///
/// It is a lock of the system on the folder itself, so nothing is left of it when a process is
/// killed. If folders can't be locked, as on NFS, it is a lock on a hidden file in the folder.
package struct FolderLock {
  /// The descriptor of the lock; negative if there is none.
  private var descriptor: Int32 = -1
  /// The hidden file of the lock; `nil` if the folder itself is locked.
  private var file: String?

  /// The name of the hidden file for folders that can't be locked.
  package static let fileName = ".ninegrid-lock"

  /// Waits until nobody else has the lock, and runs `body` while it holds the lock.
  ///
  /// - Parameters:
  ///   - folder: an absolute path without links.
  ///   - name: the name that the person knows.
  ///   - usesFile: whether to use a hidden file, as for folders that can't be locked.
  /// - Throws: ``CommandFailure/folderLocked(path:)`` if somebody keeps it for too long, and the
  ///   errors of `body`.
  package static func hold<Result>(
    _ folder: String, named name: String, usesFile: Bool = false, _ body: () throws -> Result
  ) throws -> Result {
    let lock = try FolderLock(folder, named: name, usesFile: usesFile)
    defer { lock.release() }
    return try body()
  }

  private init(_ folder: String, named name: String, usesFile: Bool) throws {
    if !usesFile, try takeFolder(folder, named: name) { return }
    try takeFile(in: folder, named: name)
  }

  /// - Returns: whether the folder can be locked.
  private mutating func takeFolder(_ folder: String, named name: String) throws -> Bool {
    let opened = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { return false }
    switch FileLock.take(opened) {
    case .taken:
      descriptor = opened
      return true
    case .busy:
      close(opened)
      throw CommandFailure.folderLocked(path: name)
    case .unsupported:
      close(opened)
      return false
    }
  }

  private mutating func takeFile(in folder: String, named name: String) throws {
    let path = folder + "/" + Self.fileName
    while true {
      let opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
      // A process that may not make files there may not replace any either, and that failure is
      // reported.
      guard opened >= 0 else { return }
      switch FileLock.take(opened) {
      case .taken where FileLock.isFile(opened, at: path):
        (descriptor, file) = (opened, path)
        return
      case .taken: close(opened)  // The process that had it has removed it.
      case .busy:
        close(opened)
        throw CommandFailure.folderLocked(path: name)
      case .unsupported:
        unlink(path)
        close(opened)
        return
      }
    }
  }

  private func release() {
    if let file { unlink(file) }
    if descriptor >= 0 { close(descriptor) }
  }
}
