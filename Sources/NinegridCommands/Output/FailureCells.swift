import Diagnostics
import LayoutJSON

/// What a row says of a failure: the sentence, and where in the file the fault is.
///
/// The person is told the same on standard error.
struct FailureCells {
  let line: JSONValue
  let column: JSONValue
  let message: JSONValue

  init(_ error: any Error) {
    if case DocumentFailure.documents(let diagnostics) = error,
      let first = diagnostics.first?.location
    {
      (line, column) = (.number(Double(first.line)), .number(Double(first.column)))
    } else {
      (line, column) = (.null, .null)
    }
    message = .string(ErrorSentence(error).message)
  }
}
