import LayoutStore

/// What a document was when it was read: what is written in its place must find it so.
enum DocumentOrigin: Hashable, Sendable {
  /// The bytes of its file.
  case file([UInt8])
  /// Its revision in the store, and how often SQL had changed it.
  case revision(RevisionState)
}

extension LoadedDocument {
  /// What must be in the file of a document that was read from one.
  var fileExpectation: FileExpectation {
    guard case .file(let bytes)? = origin else {
      preconditionFailure("'\(name)' was not read from a file")
    }
    return .bytes(bytes)
  }

  /// What the document of the store must be.
  var revisionExpectation: RevisionExpectation {
    guard case .revision(let state)? = origin else {
      preconditionFailure("'\(name)' was not read from a store")
    }
    return .state(state)
  }
}
