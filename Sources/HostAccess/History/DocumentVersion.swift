/// A state of a document in its history.
package struct DocumentVersion: Sendable {
  /// The number of the revision, for a document of the store.
  package var revision: Int?
  /// The id of the commit, for a document in git; `nil` if it is not committed.
  package var commit: String?
  package var author: String?
  /// The time in ISO 8601.
  package var time: String?
  package var message: String?

  package init(
    revision: Int? = nil,
    commit: String? = nil,
    author: String? = nil,
    time: String? = nil,
    message: String? = nil
  ) {
    self.revision = revision
    self.commit = commit
    self.author = author
    self.time = time
    self.message = message
  }

  /// The version in words: `a1b2c3d4 2024-05-01 Ada`.
  package var text: String {
    let day = time.map { String($0.prefix { $0 != "T" }) }
    if let revision {
      return ["@\(revision)", day, author].compactMap(\.self).joined(separator: " ")
    }
    guard let commit else { return "not committed" }
    return [String(commit.prefix(8)), day, author].compactMap(\.self).joined(separator: " ")
  }
}
