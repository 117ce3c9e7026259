import Foundation

/// What the file system states about a file or folder, without its content. It is another value when somebody has changed the
/// file, or added something to the folder.
package struct FileStatus: Hashable, Sendable {
  /// The size in bytes.
  package let size: Int64
  /// When the content was changed, in nanoseconds since 1970.
  package let modified: Int64
  /// When the content, name or permissions were changed, in nanoseconds since 1970. Programs can't set this time.
  package let changed: Int64
  package let inode: UInt64
  package let isFile: Bool

  /// Links are followed.
  ///
  /// - Returns: `nil` if nothing is at the path.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    size = Int64(status.st_size)
    self.modified = Self.nanoseconds(modified)
    self.changed = Self.nanoseconds(changed)
    inode = UInt64(status.st_ino)
    isFile = status.st_mode & S_IFMT == S_IFREG
  }

  /// The present time of the clock that file systems use, in nanoseconds since 1970.
  package static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
