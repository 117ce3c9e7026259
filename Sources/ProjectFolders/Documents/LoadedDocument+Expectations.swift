package import HostAccess
package import LayoutStore
package import LayoutWorkbench

extension LoadedDocument {
  /// The state that the file of a document must have, if it was read from a file.
  package var fileExpectation: FileExpectation {
    guard case .file(let bytes)? = origin else {
      preconditionFailure("'\(name)' was not read from a file")
    }
    return .bytes(bytes)
  }

  /// The state that the document of the store must have.
  package var revisionExpectation: RevisionExpectation {
    guard case .revision(let state)? = origin else {
      preconditionFailure("'\(name)' was not read from a store")
    }
    return .state(state)
  }
}
