package import HostAccess
package import LayoutStore
package import LayoutWorkbench

extension LoadedDocument {
  /// What must be in the file of a document that was read from one.
  package var fileExpectation: FileExpectation {
    guard case .file(let bytes)? = origin else {
      preconditionFailure("'\(name)' was not read from a file")
    }
    return .bytes(bytes)
  }

  /// What the document of the store must be.
  package var revisionExpectation: RevisionExpectation {
    guard case .revision(let state)? = origin else {
      preconditionFailure("'\(name)' was not read from a store")
    }
    return .state(state)
  }
}
