/// What a person is told of an error.
struct ErrorSentence: Hashable, Sendable {
  var message: String
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
