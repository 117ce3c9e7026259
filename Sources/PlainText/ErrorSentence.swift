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
  /// Makes a sentence from any error: the error's own sentence, or else its description. No other
  /// code does this.
  package init(_ error: any Error) {
    self = (error as? any ExplainedError)?.sentence ?? ErrorSentence("\(error)")
  }
}

/// An error that has a sentence for a person.
package protocol ExplainedError: Error {
  var sentence: ErrorSentence { get }
}
