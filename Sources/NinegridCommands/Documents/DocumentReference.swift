import LayoutModel

/// A document that a command line names.
enum DocumentReference: Hashable, Sendable {
  case file(FoundFile)
  case stored(name: String, revision: Int?)

  /// As the person named it.
  var shownName: String {
    switch self {
    case .file(let file): file.name
    case .stored(let name, let revision): revision.map { "\(name)@\($0)" } ?? name
    }
  }

  /// What of two references to the same document is the same, however they name it.
  var identity: Identity {
    switch self {
    case .file(let file): .file(path: resolvedFolder(of: file.path))
    case .stored(let name, let revision): .stored(name: name, revision: revision)
    }
  }

  enum Identity: Hashable {
    case file(path: String)
    case stored(name: String, revision: Int?)
  }

  /// Found in a folder that was named, with whatever else is in it.
  var isOfFolder: Bool {
    if case .file(let file) = self { file.folder != nil } else { false }
  }

  /// The format, as far as the name tells.
  var kind: DocumentKind? {
    switch self {
    case .file(let file): DocumentKind(fileName: file.name)
    case .stored(let name, _): DocumentKind(fileName: name)
    }
  }
}
