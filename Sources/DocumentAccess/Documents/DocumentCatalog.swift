import ElementTree
package import HostAccess
import LayoutModel
package import LayoutStore
package import LayoutWorkbench
import PlainText
import ProjectFolders

/// Finds the documents that arguments name: files, folders, and documents of the store.
///
/// The store is opened when a name first needs it.
package final class DocumentCatalog {
  package let context: CommandContext
  package let options: any StoreChoice
  private var store: DocumentStore?
  private var names: [String]?
  private var piped: PipedDocument?
  /// Names of documents that SQL has changed, by the paths of their files; `nil` until they are first needed.
  private var edited: [String: String]?

  /// Whether documents will be written where they were found. Then interrupted changes there are completed before
  /// anything is read.
  private let writes: Bool

  package init(_ options: any StoreChoice, writes: Bool = false, in context: CommandContext) {
    self.options = options
    self.writes = writes
    self.context = context
  }

  /// The documents that one argument names: an existing path, or else a name of the store, or else
  /// a folder of such names. `store:` before a name means the store, whatever files exist.
  ///
  /// - Parameter failures: gets folders below that can't be read; without it, they are thrown.
  /// - Returns: at least one document, unless `failures` was told why there is none.
  package func references(
    for argument: String, failures: FailureCollector? = nil
  ) throws -> [DocumentReference] {
    if argument.hasPrefix(Self.storePrefix) { return try storedReferences(for: argument) }
    if argument == PipedDocument.argument { return [.piped(try pipedDocument())] }
    let path = context.absolutePath(argument)
    if FileKind(path) != .directory { try visit(FilePaths.parent(of: linkTarget(path))) }
    switch FileKind(path) {
    case .directory:
      var finder = try DocumentFinder(in: path, named: argument)
      if !finder.foldersWithLeftovers.isEmpty {
        for folder in finder.foldersWithLeftovers { try visit(resolvedLink(folder)) }
        finder = try DocumentFinder(in: path, named: argument)
      }
      for folder in finder.unreadable {
        guard let failures else { throw folder.error }
        try failures.add(folder.error, argument: folder.name)
      }
      for file in finder.found { try noteEdits(of: file) }
      return finder.found.map(DocumentReference.file)
    case .file:
      guard DocumentKind(fileName: argument) != nil else {
        throw CommandFailure.unknownKind(path: argument)
      }
      let file = FoundFile(path: path, name: argument, folder: nil)
      try noteEdits(of: file)
      return [.file(file)]
    case .other: throw CommandFailure.notAFile(path: argument)
    case nil: return try storedReferences(for: argument)
    }
  }

  /// The document of standard input, which is read only once.
  private func pipedDocument() throws -> PipedDocument {
    if writes { throw CommandFailure.standardInputIsNotWritten }
    if let piped { return piped }
    let document = PipedDocument(
      name: context.pipedName ?? PipedDocument.namelessName, bytes: try context.readStandardInput())
    piped = document
    return document
  }

  /// Completes an interrupted change in a folder, or reports that there is one.
  private func visit(_ folder: String) throws {
    if writes { try context.visits.enter(folder) } else { try context.visits.look(in: folder) }
  }

  /// The prefix of a name that must not be taken for a path.
  package static let storePrefix = "store:"

  /// Documents of the store only: by name, or by the path of the file from which they were imported.
  package func storedReferences(for argument: String) throws -> [DocumentReference] {
    let meansStore = argument.hasPrefix(Self.storePrefix)
    let argument = meansStore ? String(argument.dropFirst(Self.storePrefix.count)) : argument
    // Whoever names the store wants to know that there is none, and not that there is no such file.
    if meansStore { _ = try openedStore() }
    let names = try storedNames(for: argument)
    let candidates = try candidates(for: argument)
    for candidate in candidates {
      if names.contains(candidate) { return [.stored(name: candidate, revision: nil)] }
      let (name, revision) = DocumentName.split(candidate)
      if revision != nil, names.contains(name) { return [.stored(name: name, revision: revision)] }
      let prefix = candidate.hasSuffix("/") ? candidate : candidate + "/"
      let below = names.filter { $0.hasPrefix(prefix) }
      if !below.isEmpty { return below.map { .stored(name: $0, revision: nil) } }
    }
    if candidates.contains(".") {
      return names.map { .stored(name: $0, revision: nil) }
    }
    throw CommandFailure.unknownDocument(
      name: argument, suggestion: DocumentName.nearest(to: argument, in: names), missingStore: nil)
  }

  /// The names of all documents of the store.
  package func storedNames() throws -> [String] {
    if let names { return names }
    let found = try openedStore().documents().map(\.name)
    names = found
    return found
  }

  /// All documents of the store.
  package func allStored() throws -> [DocumentReference] {
    let names = try storedNames()
    if names.isEmpty { throw CommandFailure.emptyStore(path: options.shownPath(in: context)) }
    return names.map { .stored(name: $0, revision: nil) }
  }

  /// The argument as it is, then the name that `import` would give it.
  private func candidates(for argument: String) throws -> [String] {
    let path = context.absolutePath(argument)
    var result = [argument, FilePaths.normalized(argument)]
    if let root = try options.root(of: try openedStore(), in: context) {
      if resolvedLink(root.path) == resolvedLink(path) { result.append(".") }
      // In a folder below the root, '.' means that folder.
      if let name = DocumentName.path(path, below: root.path) {
        result = result.filter { $0 != "." } + [name]
      }
    }
    if let name = FilePaths.path(path, below: context.workingDirectory) { result.append(name) }
    return result
  }

  /// Adds a note if SQL has changed the document of this file in the store.
  private func noteEdits(of file: FoundFile) throws {
    if edited == nil { edited = editedDocuments() }
    guard let edited, !edited.isEmpty, let name = edited[resolvedFolder(of: file.path)] else {
      return
    }
    try context.note(
      "note: '\(file.name)' is the file; SQL has changed the stored 'store:\(name)'")
  }

  /// The names of documents that SQL has changed, by the paths of their files. A store that can't
  /// be read is ignored here, because the person named files.
  private func editedDocuments() -> [String: String] {
    do {
      guard let store = try options.openIfPresent(in: context),
        let root = try options.root(of: store, in: context)
      else { return [:] }
      defer { store.close() }
      var result: [String: String] = [:]
      for document in try store.documents() where document.latest.edits > 0 {
        guard let path = document.path else { continue }
        result[resolvedFolder(of: root.absolutePath(of: path))] = document.name
      }
      return result
    } catch {
      return [:]
    }
  }

  private func storedNames(for argument: String) throws -> [String] {
    if let names { return names }
    guard FileKind(options.path(in: context)) != nil else {
      throw CommandFailure.unknownDocument(
        name: argument, suggestion: nil, missingStore: options.shownPath(in: context))
    }
    return try storedNames()
  }

  /// The store, opened for reading.
  package func openedStore() throws -> DocumentStore {
    if let store { return store }
    let opened = try options.open(.readOnly, in: context)
    store = opened
    return opened
  }

  /// Reads a document, from its file or from the store's tables.
  ///
  /// - Parameter findsPlaces: see ``DocumentLoader``.
  package func load(_ reference: DocumentReference, findsPlaces: Bool = false) throws
    -> LoadedDocument
  {
    try DocumentLoader(self, [reference], findsPlaces: findsPlaces).load(reference)
  }
}
