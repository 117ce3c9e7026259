import Diagnostics
import InterfaceBuilder
import LayoutJSON
import LayoutModel

/// A document that a command works on, with what is wrong with it.
struct LoadedDocument: Sendable {
  /// As the person named it; shown in results and messages.
  var name: String
  var document: LayoutDocument
  /// What reading found, with the name filled in.
  var diagnostics: [Diagnostic]

  var tree: DocumentTree { document.tree }
}

/// Reads a document from the bytes of a file.
///
/// - Parameters:
///   - kind: what the file's name says.
///   - name: as the person named it.
/// - Throws: ``CommandFailure/documents(_:)`` with file, line and column when it is no document at all.
func readDocument(_ bytes: [UInt8], kind: DocumentKind, named name: String) throws -> LoadedDocument
{
  let tree: DocumentTree
  var diagnostics: [Diagnostic] = []
  switch kind {
  case .storyboard, .xib:
    do {
      tree = try readInterfaceBuilder(bytes, kind: kind)
    } catch {
      throw CommandFailure.documents([error.diagnostic.inFile(name)])
    }
  case .json:
    do {
      (tree, diagnostics) = try readNativeDocument(bytes)
    } catch {
      throw CommandFailure.documents([error.diagnostic.inFile(name)])
    }
  }
  let document = LayoutDocument(tree)
  return LoadedDocument(
    name: name, document: document,
    diagnostics: (diagnostics + document.diagnostics).map { $0.inFile(name) })
}

/// Reads the document in a file.
func readDocument(at path: String, named name: String) throws -> LoadedDocument {
  guard let kind = DocumentKind(fileName: name) else {
    throw CommandFailure.unknownKind(path: name)
  }
  return try readDocument(try readFile(path, named: name), kind: kind, named: name)
}

/// The bytes of a document in a format.
///
/// - Throws: ``CommandFailure/notConvertible(name:from:to:reason:)``.
func writeDocument(
  _ tree: DocumentTree, as kind: DocumentKind, named name: String
) throws -> [UInt8] {
  if kind == .json { return writeNativeDocument(tree) }
  if tree.kind != .json, tree.kind != kind {
    // Scenes with controllers and plain objects do not say the same.
    throw CommandFailure.notConvertible(
      name: name, from: "a \(tree.kind.rawValue)", to: "a \(kind.rawValue)",
      reason: "one holds scenes, the other plain views")
  }
  var copy = tree
  copy.kind = kind
  return writeInterfaceBuilder(copy)
}
