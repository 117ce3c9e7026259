package import PlainText

/// Rows of the store that no file can express.
package struct WrittenDocumentFault: ExplainedError, Hashable {
  package var name: String
  package var reason: String

  package init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  package var sentence: ErrorSentence {
    ErrorSentence(
      "the rows of '\(name)' make no document: written to a file, \(reason)",
      hint: "undo the last change that was made with SQL")
  }
}
