/// A state of a document in its history.
struct DocumentVersion: Sendable {
  /// Of a document of the store.
  var revision: Int?
  /// Of one in git; `nil` for what has not been committed.
  var commit: String?
  var author: String?
  /// ISO 8601.
  var time: String?
  var message: String?

  /// As a person reads it: `a1b2c3d4 2024-05-01 Ada`.
  var text: String {
    let day = time.map { String($0.prefix { $0 != "T" }) }
    if let revision {
      return ["@\(revision)", day, author].compactMap(\.self).joined(separator: " ")
    }
    guard let commit else { return "not committed" }
    return [String(commit.prefix(8)), day, author].compactMap(\.self).joined(separator: " ")
  }
}
