package import LayoutComparison
package import PlainText

/// What code is said to do, and can't.
package struct RuntimeFault: ExplainedError {
  package var fault: EditFault

  package init(fault: EditFault) {
    self.fault = fault
  }

  package var sentence: ErrorSentence { ErrorSentence(fault.message, hint: fault.hint) }
}
