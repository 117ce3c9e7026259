package import Foundation
import PlainText

/// A path to which a file is written, whatever links lead there.
package struct WritableTarget {
  /// The absolute path without links.
  package let path: String
  /// The status of the existing file; `nil` if there is none.
  package let status: stat?

  /// Whether it is a device, such as /dev/stdout, which can only be written, not replaced.
  package var isDevice: Bool { status.map { $0.st_mode & S_IFMT != S_IFREG } ?? false }

  package var folder: String { FilePaths.parent(of: path) }

  /// - Parameters:
  ///   - path: an absolute path.
  ///   - name: the name that the person knows.
  /// - Throws: ``CommandFailure`` if it can't be written.
  package init(_ path: String, named name: String) throws {
    self.path = linkTarget(path)
    var found = stat()
    guard stat(self.path, &found) == 0 else {
      status = nil
      return
    }
    status = found
    if found.st_mode & S_IFMT == S_IFDIR { throw CommandFailure.isDirectory(path: name) }
    guard found.st_mode & S_IFMT == S_IFREG else { return }
    // Root may write any file, whatever its mode is, but should not do so by accident.
    if found.st_mode & 0o222 == 0 { throw CommandFailure.notPermitted(path: name, toWrite: true) }
    if access(self.path, W_OK) != 0 { throw openFailure(errno, name, toWrite: true) }
  }
}
