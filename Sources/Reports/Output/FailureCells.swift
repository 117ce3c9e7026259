import Diagnostics
package import LayoutJSON
import LayoutWorkbench
import PlainText

/// What a row says of a failure: the sentence, and where in the file the fault is.
///
/// The person is told the same on standard error.
package struct FailureCells {
  package let line: JSONValue
  package let column: JSONValue
  package let message: JSONValue

  package init(_ error: any Error) {
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
