/// The commit of git that a revision comes from.
package struct RevisionSource: Hashable, Sendable {
  /// 40 hexadecimal digits, or 64.
  package var commit: String
  package var author: String
  /// The first line.
  package var message: String

  package init(commit: String, author: String, message: String) {
    self.commit = commit
    self.author = author
    self.message = message
  }
}
