package import ElementTree
import Foundation
package import HostAccess
import LayoutModel
package import LayoutStore
package import LayoutWorkbench
import PlainText
package import ProjectFolders

/// The documents that a server shows: the named ones, or all documents of the store. Nothing else
/// is read.
///
/// In addresses, a document of the store is called `store:NAME`, and a file has the name that the person used.
package struct ServedDocuments: Sendable {
  /// The store; `nil` if only files are served.
  package let store: DocumentStore?
  private let storePath: String
  package let shownStorePath: String
  /// The named documents; `nil` for all documents of the store.
  private let chosen: [DocumentReference]?
  package let isReadOnly: Bool
  private let surroundings: Surroundings
  private let servedProjects: ServedProjects

  /// The files around documents.
  package struct Surroundings: Sendable {
    package var library: AssetLibrary
    /// Localizations for all documents, as absolute paths.
    package var localizations: [String]
    /// The folder to which names in the store are relative.
    package var root: StoreRoot?
    package var context: CommandContext

    package init(
      library: AssetLibrary,
      localizations: [String],
      root: StoreRoot? = nil,
      context: CommandContext
    ) {
      self.library = library
      self.localizations = localizations
      self.root = root
      self.context = context
    }
  }

  /// Finds the documents that arguments name, and opens the store if it is needed.
  ///
  /// - Parameter localizations: files of texts for all documents.
  /// - Throws: the fault of the first argument that names no document, or of the store.
  package init(
    _ arguments: [String], _ options: any StoreChoice, assets: any AssetChoice,
    localizations: [String],
    isReadOnly: Bool, in context: CommandContext
  ) throws {
    self.isReadOnly = isReadOnly
    servedProjects = ServedProjects(in: context)
    storePath = options.path(in: context)
    shownStorePath = options.shownPath(in: context)
    let catalog = DocumentCatalog(options, in: context)
    if arguments.isEmpty {
      guard FileKind(storePath) != nil else { throw ServeFailure.noDocuments }
      _ = try catalog.allStored()
      chosen = nil
    } else {
      var seen: Set<DocumentReference.Identity> = []
      chosen = try arguments.flatMap { try catalog.references(for: $0) }
        .filter { seen.insert($0.identity).inserted }
    }
    let needsStore = chosen?.contains { if case .stored = $0 { true } else { false } } ?? true
    let store =
      needsStore ? try options.open(isReadOnly ? .readOnly : .readWrite, in: context) : nil
    self.store = store
    surroundings = Surroundings(
      library: try AssetLibrary(assets, in: context),
      localizations: localizations.map { context.absolutePath($0) },
      root: try store.flatMap { try options.root(of: $0, in: context) }, context: context)
  }

  /// A document with its facts for the list.
  package struct Entry: Sendable {
    package var name: String
    package var reference: DocumentReference
    package var kind: DocumentKind?
    /// The shown revision, for a document of the store.
    package var revision: StoredRevision?

    package init(
      name: String,
      reference: DocumentReference,
      kind: DocumentKind? = nil,
      revision: StoredRevision? = nil
    ) {
      self.name = name
      self.reference = reference
      self.kind = kind
      self.revision = revision
    }
  }

  package func entries() throws -> [Entry] {
    let stored = try store?.documents() ?? []
    guard let chosen else {
      return stored.map { document in
        Entry(
          name: Self.storePrefix + document.name,
          reference: .stored(name: document.name, revision: nil), kind: document.latest.kind,
          revision: document.latest)
      }
    }
    return try chosen.map { reference in
      var entry = Entry(
        name: Self.name(of: reference), reference: reference, kind: reference.kind)
      if case .stored(let name, let wanted) = reference {
        entry.revision =
          wanted == nil
          ? stored.first { $0.name == name }?.latest
          : try store?.log(name).first { $0.number == wanted }
        entry.kind = entry.revision?.kind
      }
      return entry
    }
  }

  /// Names of the documents whose latest revision is shown; `nil` if these are all documents of the store.
  package var latestNames: [String]? {
    chosen?.compactMap { reference in
      if case .stored(let name, nil) = reference { name } else { nil }
    }
  }

  /// The document with a name. If the whole store is served, it is only read later, which shows whether it exists.
  ///
  /// - Parameter revision: a revision of a document of the store; `nil` for the latest.
  package func reference(_ name: String, revision: Int? = nil) throws -> DocumentReference {
    guard let found = named(name) else {
      throw ServeFailure.unknownDocument(
        name: name, suggestion: DocumentName.nearest(to: name, in: try entries().map(\.name)))
    }
    guard let revision else { return found }
    guard case .stored(let stored, _) = found else { throw ServeFailure.isFile(document: name) }
    return .stored(name: stored, revision: revision)
  }

  private func named(_ name: String) -> DocumentReference? {
    if let chosen { return chosen.first { Self.name(of: $0) == name } }
    guard name.hasPrefix(Self.storePrefix) else { return nil }
    return .stored(name: String(name.dropFirst(Self.storePrefix.count)), revision: nil)
  }

  package static func name(of reference: DocumentReference) -> String {
    if case .stored = reference { return storePrefix + reference.shownName }
    return reference.shownName
  }

  /// The path in a document's name, without the prefix of the store.
  package static func path(of name: String) -> String {
    name.hasPrefix(storePrefix) ? String(name.dropFirst(storePrefix.count)) : name
  }

  /// The deepest folder that contains all paths, with its slash; empty if there is none.
  ///
  /// Lists show it once, so that each document is shown by its path below it.
  package static func commonFolder(of paths: [String]) -> String {
    guard
      var common = paths.first?.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    else { return "" }
    for path in paths.dropFirst() {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      common = common.prefix(zip(common, parts).prefix { $0 == $1 }.count)
    }
    return common.isEmpty ? "" : common.joined(separator: "/") + "/"
  }

  /// A number that changes when a document is added, removed or changed.
  package var listVersion: Int {
    var hasher = Hasher()
    do {
      for entry in try entries() {
        hasher.combine(entry.name)
        hasher.combine(version(of: entry))
      }
    } catch {
      // A missing store lists nothing.
      hasher.combine(ErrorSentence(error).message)
    }
    return hasher.finalize()
  }

  private static let storePrefix = DocumentCatalog.storePrefix
}

extension ServedDocuments {
  /// A value that changes when the document changes.
  package enum Stamp: Hashable, Sendable {
    case file(FileStatus)
    case revision(RevisionState)

    /// - Throws: ``CommandFailure`` if there is no file.
    package init(ofFile path: String, named name: String) throws {
      guard let status = FileStatus(of: path) else { throw CommandFailure.noSuchFile(path: name) }
      self = .file(status)
    }

    /// The form for pages: it only shows whether two stamps are the same.
    package var text: String {
      switch self {
      case .file(let status): "\(status.inode)-\(status.size)-\(status.modified)-\(status.changed)"
      case .revision(let state): "\(state.key)-\(state.edits)"
      }
    }
  }

  /// The text of a document's stamp; `nil` if the document no longer exists.
  package func version(of entry: Entry) -> String? {
    if let revision = entry.revision { return Stamp.revision(revision.state).text }
    do { return try stamp(of: entry.reference).text } catch { return nil }
  }

  package func stamp(of reference: DocumentReference) throws -> Stamp {
    switch reference {
    case .file(let file): return try Stamp(ofFile: file.path, named: file.name)
    case .piped: throw CommandFailure.standardInputIsNotWritten
    case .stored(let name, let wanted):
      let log = try presentStore().log(name)
      guard let latest = log.first,
        let revision = wanted == nil ? latest : log.first(where: { $0.number == wanted })
      else {
        throw StoreError.unknownRevision(
          name: name, revision: wanted ?? 1, latest: log.first?.number ?? 0)
      }
      return .revision(revision.state)
    }
  }

  package func load(_ reference: DocumentReference) throws -> LoadedDocument {
    switch reference {
    case .file(let file):
      var loaded = try readDocument(at: file.path, named: file.name)
      loaded.document.arrivals = StoryboardReferences().arrivals(at: file.path)
      return loaded
    case .piped: throw CommandFailure.standardInputIsNotWritten
    case .stored(let name, let revision):
      let store = try presentStore()
      var loaded = LoadedDocument(
        stored: try store.load(name, revision: revision), name: reference.shownName)
      loaded.document.arrivals = try StoryboardReferences(store: store).arrivals(ofStored: name)
      return loaded
    }
  }

  /// The projects around documents in their present state.
  package func projects() -> AppProjects { servedProjects.current }

  /// The parts of the project around a document that its pictures need.
  package func project(of reference: DocumentReference) throws -> DocumentProject {
    var file: String?
    switch reference {
    case .file(let found): file = found.path
    case .piped: break
    case .stored(let name, _):
      let recorded = try presentStore().documents().first { $0.name == name }?.path
      file = recorded.flatMap { surroundings.root?.absolutePath(of: $0) }
    }
    let projects = projects()
    return DocumentProject(
      hasFile: file.map { FileKind($0) == .file } ?? false,
      assets: file.flatMap { surroundings.library.assets(around: $0) },
      languages: DocumentLanguages(of: file, named: surroundings.localizations),
      apps: file.map { projects.apps(around: $0) } ?? [],
      appearance: file.flatMap { projects.appearance(around: $0) },
      context: surroundings.context)
  }

  /// The store, if its file still exists. A removed file would stay open, and everything saved in it would be lost.
  package func presentStore() throws -> DocumentStore {
    guard let store else { throw ServeFailure.noDocuments }
    guard FileKind(storePath) != nil else { throw ServeFailure.storeIsGone(path: shownStorePath) }
    return store
  }
}
