import Diagnostics
import InterfaceBuilder
import LayoutJSON
import LayoutModel

/// The three documents of a merge.
struct MergeSides {
  let base: LoadedDocument
  let ours: LoadedDocument
  let theirs: LoadedDocument

  /// - Throws: a ``CommandFailure`` for files that can't be read, that are of different kinds, or of which two have no
  ///   object in common.
  init(base: String, ours: String, theirs: String, in context: CommandContext) throws {
    self.ours = try Self.read(ours, like: nil, in: context)
    let kind = self.ours.tree.kind
    self.base = try Self.read(base, like: kind, in: context)
    self.theirs = try Self.read(theirs, like: kind, in: context)
    for (name, loaded) in [(base, self.base), (theirs, self.theirs)] where loaded.tree.kind != kind
    {
      throw CommandFailure.differentKinds(
        one: ours, kind: kind.rawValue, other: name, otherKind: loaded.tree.kind.rawValue)
    }
    let ids = Set(self.base.document.items.keys)
    guard !ids.isEmpty else { return }
    for (name, side) in [(ours, self.ours), (theirs, self.theirs)]
    where !side.document.items.isEmpty && ids.isDisjoint(with: side.document.items.keys) {
      throw CommandFailure.unrelated(base: base, side: name)
    }
  }

  /// Reads a side. Git gives its drivers files without extension, and an empty base where both sides added the file.
  private static func read(
    _ path: String, like kind: DocumentKind?, in context: CommandContext
  ) throws -> LoadedDocument {
    let bytes = try readFile(context.absolutePath(path), named: path)
    if let line = conflictMarker(in: bytes) {
      throw CommandFailure.conflictMarkers(path: path, line: line)
    }
    let isBlank = bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if isBlank, let kind {
      let tree = DocumentTree(kind: kind, root: DocumentElement("document"))
      return LoadedDocument(name: path, document: LayoutDocument(tree), diagnostics: [])
    }
    let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
    let own = DocumentKind(fileName: path) ?? (first == UInt8(ascii: "{") ? .json : nil)
    if own == nil {
      let tree: DocumentTree
      do {
        tree = try readInterfaceBuilder(bytes)
      } catch {
        throw CommandFailure.documents([error.diagnostic.inFile(path)])
      }
      return try readDocument(bytes, kind: tree.kind, named: path)
    }
    return try readDocument(bytes, kind: own ?? .storyboard, named: path)
  }

  /// The line of the first mark that a text merge left.
  private static func conflictMarker(in bytes: [UInt8]) -> Int? {
    let mark = Array("<<<<<<< ".utf8)
    var line = 1
    var isStart = true
    for index in bytes.indices {
      if isStart, bytes[index] == mark[0], bytes[index...].starts(with: mark) { return line }
      isStart = bytes[index] == UInt8(ascii: "\n")
      if isStart { line += 1 }
    }
    return nil
  }
}
