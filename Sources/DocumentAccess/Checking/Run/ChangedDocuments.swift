package import HostAccess
package import LayoutWorkbench
import PlainText

/// The documents that have changed since a revision of git, or are staged.
package struct ChangedDocuments {
  /// By the present absolute path, the version that a document had; the inner `nil` means a new
  /// document.
  private var old: [String: GitChange.Version?] = [:]
  /// The version in the index, by the absolute path.
  private var staged: [String: GitChange.Version] = [:]
  package let repository: GitRepository
  /// Absolute paths of the submodules. This repository knows nothing of their files.
  private var submodules: [String] = []

  /// - Parameters:
  ///   - revision: a revision of git; `nil` for the last commit.
  ///   - isStaged: whether only the index counts.
  package init(since revision: String?, isStaged: Bool, in context: CommandContext) throws {
    repository = try GitRepository(around: context.workingDirectory, in: context)
    guard let root = repository.root else {
      throw CommandFailure.noWorkingTree(path: repository.directory)
    }
    if let revision { try repository.checkRevisions(revision) }
    let changes = try GitChange.all(
      in: repository, range: revision, isStaged: isStaged, paths: [],
      folder: context.workingDirectory, skip: { _ in })
    for change in changes {
      guard let new = change.new else { continue }
      old[resolvedFolder(of: root + "/" + new.path)] = .some(change.old)
      if isStaged { staged[resolvedFolder(of: root + "/" + new.path)] = new }
    }
    submodules = try Self.submodules(of: repository, root)
    if isStaged { return }
    // Untracked files are new, too.
    let untracked = try repository.git.output([
      "ls-files", "--others", "--exclude-standard", "-z",
    ])
    for path in untracked.parts { old[resolvedFolder(of: root + "/" + path)] = .some(nil) }
  }

  private static func submodules(of repository: GitRepository, _ root: String) throws -> [String] {
    guard FileKind(root + "/.gitmodules") == .file else { return [] }
    let entries = try repository.git.output(["ls-files", "--stage", "--full-name", "-z", ":/"])
    return entries.parts.compactMap { entry in
      // This is the mode of a submodule.
      guard entry.hasPrefix("160000 "), let tab = entry.firstIndex(of: "\t") else { return nil }
      return root + "/" + entry[entry.index(after: tab)...]
    }
  }

  /// The submodules in which some of the documents lie, as paths from the working directory.
  package func submodules(of documents: [DocumentReference], in context: CommandContext) -> [String]
  {
    submodules.filter { folder in
      documents.contains { document in
        guard case .file(let file) = document else { return false }
        return FilePaths.path(resolvedFolder(of: file.path), below: folder) != nil
      }
    }.map { FilePaths.path($0, below: context.workingDirectory) ?? $0 }
  }

  /// Whether a document has changed. Documents of the store have not.
  package func contains(_ reference: DocumentReference) -> Bool {
    guard case .file(let file) = reference else { return false }
    return old[resolvedFolder(of: file.path)] != nil
  }

  /// The bytes that a document had before; `nil` if it has not changed, or did not exist.
  package func oldBytes(of reference: DocumentReference) throws -> [UInt8]? {
    guard case .file(let file) = reference,
      let version = old[resolvedFolder(of: file.path)] ?? nil
    else { return nil }
    return try repository.bytes(of: version)
  }

  /// The bytes that would be committed; `nil` if the working tree counts.
  package func stagedBytes(of reference: DocumentReference) throws -> [UInt8]? {
    guard case .file(let file) = reference, let version = staged[resolvedFolder(of: file.path)]
    else { return nil }
    return try repository.bytes(of: version)
  }
}
