package import Diagnostics
import PlainText

/// The reason why a document could not be checked, or the fault of an argument that names no
/// document.
///
/// Standard error has the same message for a person; services for code review see only the data.
package struct CheckFailure: Sendable {
  /// The path, as in ``CheckedDocument/path``. For a wrong argument, the path that it could be.
  package let path: String
  /// The faults, at least one.
  package let faults: [Fault]

  package struct Fault: Sendable {
    /// The code of the fault, if the document itself is at fault.
    package var code: Diagnostic.Code?
    package var message: String
    package var hint: String?
    package var location: SourceLocation?

    package init(
      code: Diagnostic.Code? = nil,
      message: String,
      hint: String? = nil,
      location: SourceLocation? = nil
    ) {
      self.code = code
      self.message = message
      self.hint = hint
      self.location = location
    }
  }

  package init(_ error: any Error, path: String) {
    self.path = path
    if case DocumentFailure.documents(let diagnostics) = error {
      faults = diagnostics.map {
        Fault(code: $0.code, message: $0.message, hint: $0.hint, location: $0.location)
      }
    } else {
      let sentence = ErrorSentence(error)
      faults = [Fault(message: sentence.message, hint: sentence.hint)]
    }
  }
}
