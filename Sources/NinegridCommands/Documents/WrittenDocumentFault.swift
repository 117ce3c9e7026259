/// Rows that no file can hold.
struct WrittenDocumentFault: Error, Hashable {
  var name: String
  var reason: String

  var sentence: ErrorSentence {
    ErrorSentence(
      "the rows of '\(name)' make no document: written to a file, \(reason)",
      hint: "undo the last change that was made with SQL")
  }
}
