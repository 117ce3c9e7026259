import Diagnostics
import ElementTree
package import HostAccess
import LayoutModel
package import LayoutStore
import LayoutWorkbench
import PlainText

/// Imports documents from git into the store with their history. Each state becomes a revision with its
/// commit.
package struct HistoryImport {
  package let repository: GitRepository
  package let store: DocumentStore
  package let root: StoreRoot
  package let failures: FailureCollector
  package let context: CommandContext
  private let stored: [StoredDocument]

  package init(
    _ repository: GitRepository, into store: DocumentStore, root: StoreRoot,
    failures: FailureCollector, in context: CommandContext
  ) throws {
    self.repository = repository
    self.store = store
    self.root = root
    self.failures = failures
    self.context = context
    stored = try store.documents()
  }

  /// The result for one document.
  package struct Outcome {
    package var entry: ImportList.Entry
    /// The present revision of the document; 0 if it has none.
    package var revision = 0
    /// The number of revisions that it had before.
    package var known = 0
    package var added = 0
    /// The number of commits that changed it.
    package var commits: Int
    /// The number of these commits in which it could not be read.
    package var unreadable = 0

    package init(
      entry: ImportList.Entry,
      revision: Int = 0,
      known: Int = 0,
      added: Int = 0,
      commits: Int,
      unreadable: Int = 0
    ) {
      self.entry = entry
      self.revision = revision
      self.known = known
      self.added = added
      self.commits = commits
      self.unreadable = unreadable
    }
  }

  /// Adds the states that the store does not have yet.
  ///
  /// - Returns: `nil` if the person has asked to stop.
  /// - Throws: ``CommandFailure/hasOtherRevisions(name:latest:)``, and failures of the store.
  package func add(_ history: GitFileHistory, quietly isQuiet: Bool) throws -> Outcome? {
    let entry = entry(of: history)
    let log = try stored.contains { $0.name == entry.name } ? store.log(entry.name) : []
    var outcome = Outcome(
      entry: entry, revision: log.first?.number ?? 0, known: log.count,
      commits: history.versions.count)
    for version in try newVersions(of: history, after: log, named: entry.name) {
      if context.interruption.isRequested { return nil }
      guard let tree = try tree(of: version, quietly: isQuiet) else {
        outcome.unreadable += 1
        continue
      }
      let commit = version.commit
      let result = try store.importDocument(
        tree, name: entry.name, path: repository.root == nil ? nil : entry.path,
        time: commit.time ?? context.timestamp,
        source: RevisionSource(
          commit: commit.commit ?? "", author: commit.author ?? "", message: commit.message ?? ""))
      switch result {
      case .added(let number), .replacedEdits(let number, _):
        outcome.added += 1
        outcome.revision = number
      case .unchanged(let number): outcome.revision = number
      }
    }
    return outcome
  }

  private func entry(of history: GitFileHistory) -> ImportList.Entry {
    let file = FoundFile(
      path: "\(repository.root ?? repository.directory)/\(history.path)", name: history.path,
      folder: nil)
    guard repository.root != nil else {
      return ImportList.Entry(file: file, name: history.path, path: history.path)
    }
    let path = root.recordedPath(of: file.path)
    let known = stored.first { $0.path == path }?.name
    return ImportList.Entry(
      file: file, name: known ?? root.name(of: file, workingDirectory: context.workingDirectory),
      path: path)
  }

  /// The versions after the last one that the store has.
  private func newVersions(
    of history: GitFileHistory, after log: [StoredRevision], named name: String
  ) throws -> ArraySlice<GitFileHistory.Version> {
    let known = Set(log.compactMap { $0.source?.commit })
    let versions = history.versions
    if let last = versions.lastIndex(where: { known.contains($0.commit.commit ?? "") }) {
      return versions[(last + 1)...]
    }
    guard let latest = log.first else { return versions[...] }
    // The range continues where an earlier import ended.
    if let commit = log.lazy.compactMap({ $0.source?.commit }).first,
      let first = versions.first?.commit.commit,
      try repository.git.run(["merge-base", "--is-ancestor", commit, first]).status == 0
    {
      return versions[...]
    }
    throw CommandFailure.hasOtherRevisions(name: name, latest: latest.number)
  }

  /// - Returns: `nil` for an unreadable document, which is reported.
  private func tree(
    of version: GitFileHistory.Version, quietly isQuiet: Bool
  ) throws -> DocumentTree? {
    let commit = version.commit
    do {
      let bytes = try repository.blob(version.blob)
      let loaded = try readDocument(
        sniffing: bytes, named: "\((commit.commit ?? "").prefix(8)):\(version.path)")
      try loaded.checkKeepsEverything()
      return loaded.tree
    } catch let error where error is DocumentFailure || error is CommandFailure {
      if !isQuiet {
        try context.note(
          "note: \(version.path) of \(commit.text) is passed over: \(ErrorSentence(error).message)")
      }
      return nil
    }
  }
}
