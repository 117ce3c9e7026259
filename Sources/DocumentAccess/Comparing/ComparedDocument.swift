import HostAccess
import LayoutModel
package import LayoutWorkbench
import PlainText

/// One side of a comparison, which is read when it is needed.
package struct ComparedDocument {
  /// The name in messages: the path, or the place in git.
  package let name: String
  /// The bytes of a file; `nil` for a document of the store.
  package let bytes: (() throws -> [UInt8])?
  private let read: ([UInt8]?) throws -> LoadedDocument

  /// A file, or a version of one in git.
  package init(named name: String, bytes: @escaping () throws -> [UInt8]) {
    self.name = name
    self.bytes = bytes
    read = { known in
      try readDocument(sniffing: try known ?? bytes(), named: name)
    }
  }

  /// A document that the catalog has found.
  package init(_ reference: DocumentReference, in catalog: DocumentCatalog) {
    name = reference.shownName
    switch reference {
    case .file(let file): bytes = { try readFile(file.path, named: file.name) }
    case .stored: bytes = nil
    case .piped(let document): bytes = { document.bytes }
    }
    read = { known in
      if let known { return try readDocument(sniffing: known, named: reference.shownName) }
      return try catalog.load(reference)
    }
  }

  /// - Parameter known: the bytes, if they have been read already.
  package func load(_ known: [UInt8]? = nil) throws -> LoadedDocument { try read(known) }
}
