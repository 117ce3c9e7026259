import HostAccess
package import LayoutWorkbench
import PlainText

extension DocumentReference {
  /// The value that two references to the same document share, however they name it.
  package var identity: Identity {
    switch self {
    case .file(let file): .file(path: resolvedFolder(of: file.path))
    case .stored(let name, let revision): .stored(name: name, revision: revision)
    case .piped: .piped
    }
  }

  package enum Identity: Hashable {
    case file(path: String)
    case stored(name: String, revision: Int?)
    case piped
  }
}
