package import ElementTree
import LayoutModel
package import PlainText

/// A document that a command line names.
package enum DocumentReference: Hashable, Sendable {
  case file(FoundFile)
  case stored(name: String, revision: Int?)
  case piped(PipedDocument)

  /// The name that the person used.
  package var shownName: String {
    switch self {
    case .file(let file): file.name
    case .stored(let name, let revision): revision.map { "\(name)@\($0)" } ?? name
    case .piped(let document): document.name
    }
  }

  /// Whether it was found in a folder that the person named.
  package var isOfFolder: Bool {
    if case .file(let file) = self { file.folder != nil } else { false }
  }

  /// The format, as far as the name shows it.
  package var kind: DocumentKind? {
    switch self {
    case .file(let file): DocumentKind(fileName: file.name)
    case .stored(let name, _): DocumentKind(fileName: name)
    case .piped(let document): DocumentKind(fileName: document.name)
    }
  }
}
