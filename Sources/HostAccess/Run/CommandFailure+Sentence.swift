package import PlainText

extension CommandFailure: ExplainedError {
  package var sentence: ErrorSentence { ErrorSentence(message, hint: hint) }
}

extension SinkError: ExplainedError {
  package var sentence: ErrorSentence {
    switch self {
    case .noSpace:
      ErrorSentence("there is no space left for the output", hint: "make space, and try again")
    case .failed(let reason): ErrorSentence("the output can't be written: \(reason)")
    default: ErrorSentence("\(self)")
    }
  }
}
