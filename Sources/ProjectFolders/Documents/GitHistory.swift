package import HostAccess
import LayoutComparison
import LayoutModel
import LayoutWorkbench

/// Reads the history of a document from git, through renames and merges.
package struct GitHistory {
  package let repository: GitRepository
  private var versions: [DocumentVersion] = []
  private var unreadable: [(version: DocumentVersion, error: any Error)] = []

  package init(_ repository: GitRepository) { self.repository = repository }

  /// - Parameters:
  ///   - path: the path in the repository.
  ///   - revision: the last revision; `nil` for the working tree.
  package static func read(
    _ path: String, upTo revision: String?, in repository: GitRepository
  ) throws -> DocumentHistory {
    var history = GitHistory(repository)
    if let revision { try repository.checkRevisions(revision) }
    let isUnborn = try revision == nil && !repository.hasCommits
    var attribution =
      try isUnborn ? nil : history.attribution(of: path, upTo: revision ?? "HEAD")
    let bytes: [UInt8]
    if let revision {
      guard let found = try repository.objects.bytes(of: "\(revision):\(path)") else {
        throw CommandFailure.notInRevision(path: path, revision: revision)
      }
      bytes = found
    } else {
      bytes = try readFile("\(repository.root ?? repository.directory)/\(path)", named: path)
    }
    let loaded = try readDocument(sniffing: bytes, named: path)
    if revision == nil {
      attribution = Attribution(
        loaded.tree, version: history.versions.count, parents: attribution.map { [$0] } ?? [])
      history.versions.append(DocumentVersion())
    }
    return DocumentHistory(
      document: loaded.document, versions: history.versions,
      attribution: attribution ?? Attribution(), unreadable: history.unreadable)
  }

  private struct Commit {
    var id: String
    var parents: [String]
    var version: DocumentVersion
  }

  /// The origins of a document's properties at a revision; `nil` if the document does not exist
  /// there.
  private mutating func attribution(of path: String, upTo revision: String) throws -> Attribution? {
    let commits = try commits(of: path, upTo: revision)
    var known: [String: Attribution] = [:]
    for commit in commits {
      var parents = commit.parents.compactMap { known[$0] }
      if commit.parents.isEmpty, let old = try renamed(path, in: commit.id),
        let before = try attribution(of: old, upTo: "\(commit.id)^")
      {
        parents = [before]
      }
      known[commit.id] = try attribution(at: commit, path, parents)
    }
    return commits.last.flatMap { known[$0.id] }
  }

  private mutating func attribution(
    at commit: Commit, _ path: String, _ parents: [Attribution]
  ) throws -> Attribution {
    // The file was deleted in this commit. If it appears again, it is new.
    guard let bytes = try repository.objects.bytes(of: "\(commit.id):\(path)") else {
      return Attribution()
    }
    do {
      let tree = try readDocument(sniffing: bytes, named: "\(commit.id.prefix(8)):\(path)")
        .tree
      versions.append(commit.version)
      return Attribution(tree, version: versions.count - 1, parents: parents)
    } catch let error as DocumentFailure {
      unreadable.append((commit.version, error))
      return parents.first ?? Attribution()
    }
  }

  /// The commits that changed a file, the oldest first, each with its parents among them.
  private func commits(of path: String, upTo revision: String) throws -> [Commit] {
    let output = try repository.git.output([
      "log", "--parents", "--topo-order", "--reverse", "--no-color", "-z",
      "--format=%H%x1f%P%x1f%an%x1f%aI%x1f%s", revision, "--", ":(top,literal)\(path)",
    ])
    return output.parts.compactMap { part in
      let fields = part.split(separator: "\u{1F}", omittingEmptySubsequences: false)
        .map(String.init)
      guard fields.count == 5 else { return nil }
      return Commit(
        id: fields[0], parents: fields[1].split(separator: " ").map(String.init),
        version: DocumentVersion(
          commit: fields[0], author: fields[2], time: fields[3], message: fields[4]))
    }
  }

  /// The path that a file had before a commit renamed it; `nil` if the commit did not.
  private func renamed(_ path: String, in commit: String) throws -> String? {
    let output = try repository.git.run([
      "diff-tree", "-r", "-M", "--no-commit-id", "--name-status", "--diff-filter=R", "-z",
      "--no-ext-diff", commit,
    ])
    let parts = output.parts
    var index = 0
    while output.status == 0, index + 2 < parts.count {
      if parts[index + 2] == path { return parts[index + 1] }
      index += 3
    }
    return nil
  }
}
