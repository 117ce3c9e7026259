import HostAccess
package import LayoutStore

extension FileStamp {
  /// The facts about the file at a path; links are followed. `nil` if there is no file.
  package init?(ofFile path: String) {
    guard let status = FileStatus(of: path), status.isFile else { return nil }
    self.init(
      size: status.size, modified: status.modified, changed: status.changed,
      inode: Int64(bitPattern: status.inode))
  }

  /// The present time of the clock that file systems use, in nanoseconds since 1970.
  package static var now: Int64 { FileStatus.now }
}
