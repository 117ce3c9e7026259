import Foundation
package import LayoutStore

extension FileStamp {
  /// The facts about the file at a path; links are followed. `nil` if there is no file.
  package init?(ofFile path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.init(
      size: Int64(status.st_size), modified: Self.nanoseconds(modified),
      changed: Self.nanoseconds(changed), inode: Int64(bitPattern: UInt64(status.st_ino)))
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
