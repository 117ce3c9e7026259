/// A result for a document, as text, so that it need not be computed again.
package struct KeptResult: Hashable, Sendable {
  /// A digest of the document's name and of the request. A store has one result for each.
  package var subject: String
  /// A digest of everything on which the result depends.
  package var state: String
  package var body: String

  package init(subject: String, state: String, body: String) {
    self.subject = subject
    self.state = state
    self.body = body
  }
}
