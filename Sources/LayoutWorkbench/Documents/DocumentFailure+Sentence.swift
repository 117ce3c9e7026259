package import LayoutComparison
package import LayoutModel
package import LayoutStore
package import PlainText

extension DocumentFailure: ExplainedError {
  package var sentence: ErrorSentence { ErrorSentence(message, hint: hint) }
}

extension EditFault: ExplainedError {
  package var sentence: ErrorSentence { ErrorSentence(message, hint: hint) }
}

extension StructureFault: ExplainedError {
  package var sentence: ErrorSentence { ErrorSentence(message, hint: hint) }
}

extension UnknownDevice: ExplainedError {
  package var sentence: ErrorSentence {
    ErrorSentence(description, hint: "'ninegrid devices' lists all")
  }
}

extension StoreError: ExplainedError {
  package var sentence: ErrorSentence { ErrorSentence(description, hint: hint) }
}
