import ElementTree
import HostAccess
import LayoutModel
package import LayoutWorkbench

/// Reads the document in a file.
package func readDocument(at path: String, named name: String) throws -> LoadedDocument {
  guard DocumentKind(fileName: name) != nil else {
    throw CommandFailure.unknownKind(path: name)
  }
  return try readDocument(try readFile(path, named: name), ofFile: name)
}

/// Reads a document from the bytes of its file.
package func readDocument(_ bytes: [UInt8], ofFile name: String) throws -> LoadedDocument {
  guard let kind = DocumentKind(fileName: name) else {
    throw CommandFailure.unknownKind(path: name)
  }
  var loaded = try readDocument(bytes, kind: kind, named: name)
  loaded.origin = .file(bytes)
  return loaded
}
