package import HostAccess
package import LayoutStore
import PlainText

/// Chooses the store of a command.
package protocol StoreChoice: Sendable {
  /// The file that the person named; `nil` if they named none.
  var store: String? { get }
}

extension StoreChoice {
  /// The path of the store's file, as the person would write it.
  package func shownPath(in context: CommandContext) -> String {
    if let store, !store.isEmpty { return store }
    if let path = context.environment["NINEGRID_STORE"], !path.isEmpty { return path }
    return "ninegrid.sqlite"
  }

  package func path(in context: CommandContext) -> String {
    context.absolutePath(shownPath(in: context))
  }

  /// Opens the store. A missing one is created only for writing.
  package func open(_ access: DocumentStore.Access, in context: CommandContext) throws
    -> DocumentStore
  {
    let kind = FileKind(path(in: context))
    // Opening a pipe would wait for ever.
    if case .other = kind { throw CommandFailure.notAFile(path: shownPath(in: context)) }
    if access == .readWrite, kind == nil {
      try checkFolder(
        FilePaths.parent(of: path(in: context)),
        named: FilePaths.parent(of: shownPath(in: context)))
    }
    do {
      return try DocumentStore(path: path(in: context), access: access)
    } catch {
      throw error.naming(shownPath(in: context), insteadOf: path(in: context))
    }
  }

  /// Opens the store for changes of its content. It must exist.
  package func openExisting(in context: CommandContext) throws -> DocumentStore {
    if FileKind(path(in: context)) == nil {
      throw StoreError.missing(path: shownPath(in: context))
    }
    return try open(.readWrite, in: context)
  }

  /// Opens the store for reading, if there is one.
  package func openIfPresent(in context: CommandContext) throws -> DocumentStore? {
    FileKind(path(in: context)) == nil ? nil : try open(.readOnly, in: context)
  }
}

extension StoreError {
  /// The error with the path that the person knows.
  fileprivate func naming(_ shown: String, insteadOf path: String) -> StoreError {
    func name(_ found: String) -> String { found == path ? shown : found }
    return switch self {
    case .missing(let path): .missing(path: name(path))
    case .isDirectory(let path): .isDirectory(path: name(path))
    case .notAFile(let path): .notAFile(path: name(path))
    case .notADatabase(let path): .notADatabase(path: name(path))
    case .foreign(let path, let id): .foreign(path: name(path), applicationID: id)
    case .superseded(let path, let unknown):
      .superseded(path: name(path), unknownMigrations: unknown)
    case .unreleased(let path, let unknown):
      .unreleased(path: name(path), unknownMigrations: unknown)
    case .outdated(let path, let missing): .outdated(path: name(path), missingMigrations: missing)
    case .notWritable(let path): .notWritable(path: name(path))
    case .cannotOpen(let path, let reason): .cannotOpen(path: name(path), reason: reason)
    case .busy(let path): .busy(path: name(path))
    case .diskFull(let path): .diskFull(path: name(path))
    case .corrupt(let path, let reason): .corrupt(path: name(path), reason: reason)
    default: self
    }
  }
}
