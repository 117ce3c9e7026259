import DocumentAccess
package import HostAccess
import LayoutWorkbench
import PlainText

/// The states of a report's documents in git.
package struct ReportHistory: Sendable {
  private let repository: GitRepository
  private let histories: [String: GitFileHistory]
  private let context: CommandContext
  /// The most pictures of a scene.
  package let most: Int
  /// Whether the clone contains only a part of the history.
  package let isShallow: Bool

  /// The history of the repository around a folder, up to `HEAD`.
  ///
  /// - Throws: ``CommandFailure/noRepository(path:)`` if there is none.
  package init(around folder: String, most: Int, in context: CommandContext) throws {
    repository = try GitRepository(around: folder, in: context)
    let all =
      try repository.hasCommits ? GitFileHistory.all(in: repository, range: "HEAD") : []
    histories = Dictionary(all.map { ($0.path, $0) }) { first, _ in first }
    isShallow = try repository.isShallow
    self.context = context
    self.most = most
  }

  /// The present state of the document, and the older ones; `nil` if it is not in the repository.
  func newest(of loaded: LoadedDocument) throws -> (
    state: SceneFilms.State, older: ArraySlice<GitFileHistory.Version>
  )? {
    guard case .file(let bytes)? = loaded.origin,
      let path = repository.path(of: context.absolutePath(loaded.name)),
      let versions = histories[path]?.versions, let last = versions.last
    else { return nil }
    guard try repository.blob(last.blob) == bytes else {
      return (SceneFilms.State(version: DocumentVersion(), loaded: loaded), versions[...])
    }
    return (
      SceneFilms.State(version: last.commit, loaded: loaded), versions.dropLast()
    )
  }

  /// A state in git; `nil` if it is not a readable document.
  func state(_ version: GitFileHistory.Version) throws -> SceneFilms.State? {
    do {
      let loaded = try readDocument(
        sniffing: try repository.blob(version.blob), named: version.path)
      return SceneFilms.State(version: version.commit, loaded: loaded)
    } catch is DocumentFailure {
      return nil
    }
  }
}
