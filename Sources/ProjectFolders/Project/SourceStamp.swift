import Foundation

/// The state of a file or folder that was read. It is another one when somebody has changed it, or
/// added something to the folder.
struct SourceStamp: Hashable, Sendable {
  private let node: UInt64
  private let size: Int64
  /// In nanoseconds since 1970. The second one also tells a file whose date was set back.
  private let times: [Int64]

  /// - Returns: `nil` if nothing is at the path.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    node = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let changes = [status.st_mtimespec, status.st_ctimespec]
    #else
      let changes = [status.st_mtim, status.st_ctim]
    #endif
    times = changes.map { Int64($0.tv_sec) * 1_000_000_000 + Int64($0.tv_nsec) }
  }
}
