import ElementTree
package import HostAccess
import LayoutModel
import LayoutWorkbench
import PlainText

/// Finds the documents that the two arguments of `diff` mean: documents, folders, `-`, pipes,
/// `/dev/null`.
package struct PairSource {
  package let catalog: DocumentCatalog
  package let context: CommandContext

  package init(catalog: DocumentCatalog, context: CommandContext) {
    self.catalog = catalog
    self.context = context
  }

  /// The pairs to compare.
  package struct Pairs {
    package var all: [DocumentPair]
    /// Whether each pair is reported with its name.
    package var areNamed: Bool

    package init(all: [DocumentPair], areNamed: Bool) {
      self.all = all
      self.areNamed = areNamed
    }
  }

  private enum Side {
    case nothing
    case document(ComparedDocument)
    case folder([PairFinder.Entry])
  }

  package func pairs(_ first: String, _ second: String) throws -> Pairs {
    var old = try side(first, like: second)
    var new = try side(second, like: first)
    // If one argument is a folder and the other a document, the document with the same name in the
    // folder is meant, as in the usual 'diff'.
    if case .document(let document) = old, case .folder(let entries) = new {
      new = try Self.entry(named: document.name, in: entries, second)
    } else if case .folder(let entries) = old, case .document(let document) = new {
      old = try Self.entry(named: document.name, in: entries, first)
    }
    switch (old, new) {
    case (.document(let old), .document(let new)):
      return Pairs(all: [DocumentPair(old: old, new: new, name: new.name)], areNamed: false)
    case (.document(let old), _):
      return Pairs(all: [DocumentPair(old: old, new: nil, name: old.name)], areNamed: true)
    case (_, .document(let new)):
      return Pairs(all: [DocumentPair(old: nil, new: new, name: new.name)], areNamed: true)
    default:
      return Pairs(
        all: PairFinder.pairs(Self.entries(old), Self.entries(new)), areNamed: true)
    }
  }

  private static func entries(_ side: Side) -> [PairFinder.Entry] {
    if case .folder(let entries) = side { entries } else { [] }
  }

  private static func entry(
    named name: String, in entries: [PairFinder.Entry], _ argument: String
  ) throws -> Side {
    let file = FilePaths.lastComponent(of: name)
    guard let entry = entries.first(where: { $0.path == file }) else {
      throw CommandFailure.severalDocuments(argument: argument, count: entries.count)
    }
    return .document(entry.document)
  }

  private func side(_ argument: String, like other: String) throws -> Side {
    if argument == "-" {
      // The stream is read once; later calls return the same bytes.
      let bytes = try context.readStandardInput()
      return .document(
        ComparedDocument(named: context.pipedName ?? PipedDocument.namelessName) { bytes })
    }
    if argument == "/dev/null" { return .nothing }
    let path = context.absolutePath(argument)
    if !argument.hasPrefix(DocumentCatalog.storePrefix) {
      switch FileKind(path) {
      case .other:
        let bytes = try readStream(path, named: argument)
        return .document(ComparedDocument(named: argument) { bytes })
      case .file where DocumentKind(fileName: argument) == nil:
        let bytes = try readFile(path, named: argument)
        // Bytes without the name of a document must at least look like one.
        guard let first = bytes.first(where: { $0 > 0x20 && $0 < 0x80 }),
          [UInt8(ascii: "<"), UInt8(ascii: "{")].contains(first)
        else { throw CommandFailure.unknownKind(path: argument) }
        return .document(ComparedDocument(named: argument) { bytes })
      case .directory: return try .folder(files(below: path, named: argument))
      case .file, nil: break
      }
    }
    let references = try catalog.references(for: argument)
    if references.count == 1, let only = references.first {
      return .document(ComparedDocument(only, in: catalog))
    }
    let prefix = argument.replacing(DocumentCatalog.storePrefix, with: "", maxReplacements: 1)
    return .folder(
      references.map { reference in
        let name = reference.shownName
        let path = FilePaths.path(name, below: FilePaths.normalized(prefix)) ?? name
        return (path, ComparedDocument(reference, in: catalog))
      })
  }

  /// The documents below a folder. There may be none: then all were added or deleted.
  private func files(below path: String, named argument: String) throws -> [PairFinder.Entry] {
    let references: [DocumentReference]
    do {
      references = try catalog.references(for: argument)
    } catch CommandFailure.noDocuments {
      return []
    }
    let root = FilePaths.normalized(path)
    return references.compactMap { reference in
      guard case .file(let file) = reference else { return nil }
      let name = FilePaths.path(FilePaths.normalized(file.path), below: root) ?? file.name
      return (name, ComparedDocument(reference, in: catalog))
    }
  }
}
