package import Diagnostics
package import ElementTree
import InterfaceBuilder
import LayoutJSON
import LayoutModel

/// Reads a document from the bytes of a file.
///
/// - Parameters:
///   - kind: the kind by the file's name.
///   - name: the name that the person used.
/// - Throws: ``DocumentFailure/documents(_:)`` with file, line and column if it is not a document
///   at all.
package func readDocument(_ bytes: [UInt8], kind: DocumentKind, named name: String) throws
  -> LoadedDocument
{
  let tree: DocumentTree
  var diagnostics: [Diagnostic] = []
  var keepsEverything = true
  switch kind {
  case .storyboard, .xib:
    do {
      tree = try readInterfaceBuilder(bytes, kind: kind)
    } catch {
      throw DocumentFailure.noDocument(bytes, error.diagnostic, named: name)
    }
  case .json:
    do {
      (tree, diagnostics) = try readNativeDocument(bytes)
      keepsEverything = keepsParts(of: diagnostics, in: tree)
    } catch {
      throw DocumentFailure.noDocument(bytes, error.diagnostic, named: name)
    }
  }
  let document = LayoutDocument(tree)
  return LoadedDocument(
    name: name, document: document,
    diagnostics: (diagnostics + document.diagnostics).map { $0.inFile(name) },
    keepsEverything: keepsEverything)
}

/// Reads a document whose name may not show its kind: git gives files without extension to its
/// helpers, and pipes have no name.
///
/// - Parameter name: the name that the person knows.
package func readDocument(sniffing bytes: [UInt8], named name: String) throws -> LoadedDocument {
  if let kind = DocumentKind(fileName: name) {
    return try readDocument(bytes, kind: kind, named: name)
  }
  let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
  if first == UInt8(ascii: "{") { return try readDocument(bytes, kind: .json, named: name) }
  let kind: DocumentKind
  do {
    kind = try readInterfaceBuilder(bytes).kind
  } catch {
    throw DocumentFailure.noDocument(bytes, error.diagnostic, named: name)
  }
  return try readDocument(bytes, kind: kind, named: name)
}

/// The bytes of a document in a format.
///
/// - Parameter tell: called with diagnostics about what the format cannot express.
/// - Throws: ``DocumentFailure/notConvertible(name:from:to:reason:)``, or ``DocumentFailure/wouldLose(name:)``.
package func writeDocument(
  _ tree: DocumentTree, as kind: DocumentKind, named name: String,
  tell: ([Diagnostic]) throws -> Void = { _ in }
) throws -> [UInt8] {
  if kind == .json {
    let bytes = writeNativeDocument(tree)
    // The place of an unreadable part may be gone. Reading the written bytes shows it.
    if tree.hasKeptParts, try readNativeDocument(bytes).tree.root != tree.root {
      throw DocumentFailure.wouldLose(name: name)
    }
    return bytes
  }
  if tree.hasKeptParts {
    throw DocumentFailure.notConvertible(
      name: name, from: "a native document", to: "a \(kind.rawValue)",
      reason: "a part of it could not be read, and only a native document keeps that")
  }
  if tree.kind != .json, tree.kind != kind {
    // Scenes with controllers and plain objects do not mean the same.
    throw DocumentFailure.notConvertible(
      name: name, from: "a \(tree.kind.rawValue)", to: "a \(kind.rawValue)",
      reason: "one holds scenes, the other plain views")
  }
  let form = InterfaceBuilderForm(tree, kind: kind)
  if tree.kind == .json {
    try checkConvertible(form.tree, named: name)
  }
  try tell(form.losses.map { $0.inFile(name) })
  return writeInterfaceBuilder(form.tree)
}

/// Checks whether the format of Interface Builder can express a native document at all.
private func checkConvertible(_ tree: DocumentTree, named name: String) throws {
  func refusal(_ reason: String) -> DocumentFailure {
    .notConvertible(
      name: name, from: "a native document", to: "a \(tree.kind.rawValue)", reason: reason)
  }
  let holdsScenes = tree.root.child("scenes") != nil
  if holdsScenes != (tree.kind == .storyboard) {
    throw refusal(
      holdsScenes
        ? "it holds scenes, a xib plain views" : "it holds plain views, a storyboard scenes")
  }
  if let fault = interfaceBuilderFault(of: tree) { throw refusal(fault) }
}
