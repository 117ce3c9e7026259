import Diagnostics
package import LayoutJSON
import LayoutWorkbench
import PlainText

/// The cells of a row about a failure: the sentence, and the place of the fault in the file.
///
/// Standard error has the same message for a person.
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
