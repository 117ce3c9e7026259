import HostAccess
import LayoutModel
package import LayoutWorkbench

/// Reads the document in a file.
package func readDocument(at path: String, named name: String) throws -> LoadedDocument {
  guard let kind = DocumentKind(fileName: name) else {
    throw CommandFailure.unknownKind(path: name)
  }
  let bytes = try readFile(path, named: name)
  var loaded = try readDocument(bytes, kind: kind, named: name)
  loaded.origin = .file(bytes)
  return loaded
}
