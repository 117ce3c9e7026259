/// An error that knows what to tell a person.
package protocol ExplainedError: Error {
  var sentence: ErrorSentence { get }
}
