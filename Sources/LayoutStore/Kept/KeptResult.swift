/// What somebody has found in a document, as text, so that nobody has to look for it again.
package struct KeptResult: Hashable, Sendable {
  /// A digest of the document's name and of what was asked for. A store has one result for each.
  package var subject: String
  /// A digest of all that decides the result.
  package var state: String
  package var body: String

  package init(subject: String, state: String, body: String) {
    self.subject = subject
    self.state = state
    self.body = body
  }
}
