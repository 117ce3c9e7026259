package import HostAccess
package import LayoutStore
package import PlainText

/// The folder to which names of documents in a store are relative, so that a file has the same name
/// wherever the import runs.
///
/// The first import sets it: the working directory if the files lie below it, or else the parent of the
/// named folder. If the store's folder lies in it, or the other way round, the store keeps a relative
/// path, so that both can be moved. Otherwise it keeps an absolute one.
package struct StoreRoot: Hashable, Sendable {
  /// The absolute path of the folder.
  package let path: String

  package init(path: String) { self.path = path }

  /// - Parameters:
  ///   - recorded: the path as the store keeps it.
  ///   - store: the absolute path of the store's file.
  package init(recorded: String, store: String) {
    path =
      recorded.hasPrefix("/")
      ? recorded : FilePaths.normalized(FilePaths.parent(of: store) + "/" + recorded)
  }

  /// The root that an import gives to a store that has none.
  package init(for file: FoundFile, workingDirectory: String) {
    path =
      DocumentName.path(file.path, below: workingDirectory) == nil
      ? FilePaths.parent(of: file.folder ?? file.path) : workingDirectory
  }

  /// The path as a store keeps it.
  package func recorded(inStore store: String) -> String {
    let folder = resolvedLink(FilePaths.parent(of: store))
    let root = resolvedLink(path)
    let isNear =
      root == folder || FilePaths.path(root, below: folder) != nil
      || FilePaths.path(folder, below: root) != nil
    return isNear ? FilePaths.path(root, from: folder) : root
  }

  /// The path of a file as the store keeps it: relative to the root, or absolute.
  package func recordedPath(of file: String) -> String {
    DocumentName.path(file, below: path) ?? file
  }

  /// The absolute path of a file that the store knows.
  package func absolutePath(of recorded: String) -> String {
    recorded.hasPrefix("/") ? recorded : FilePaths.normalized(path + "/" + recorded)
  }

  /// The name of a file in the store.
  package func name(of file: FoundFile, workingDirectory: String) -> String {
    DocumentName.path(file.path, below: path)
      ?? DocumentName.name(of: file, workingDirectory: workingDirectory)
  }
}

extension StoreChoice {
  /// The root of a store, if an import has set it.
  package func root(of opened: DocumentStore, in context: CommandContext) throws -> StoreRoot? {
    try opened.root().map { StoreRoot(recorded: $0, store: path(in: context)) }
  }
}
