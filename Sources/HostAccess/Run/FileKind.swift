import Foundation

/// The kind of thing at a path, with links followed; `nil` if there is nothing.
package enum FileKind {
  case file, directory, other

  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .directory
    default: self = .other
    }
  }
}
