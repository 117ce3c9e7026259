/// An error in words for a person.
package struct ErrorSentence: Hashable, Sendable {
  package var message: String
  package var hint: String?

  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

extension ErrorSentence {
  /// The one place that makes sentences of errors: as an error says itself, or its description.
  package init(_ error: any Error) {
    self = (error as? any ExplainedError)?.sentence ?? ErrorSentence("\(error)")
  }
}

/// An error that knows what to tell a person.
package protocol ExplainedError: Error {
  var sentence: ErrorSentence { get }
}
