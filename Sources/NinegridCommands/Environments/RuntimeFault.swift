import LayoutComparison

/// What code is said to do, and can't.
struct RuntimeFault: Error {
  var fault: EditFault

  var sentence: ErrorSentence { ErrorSentence(fault.message, hint: fault.hint) }
}
