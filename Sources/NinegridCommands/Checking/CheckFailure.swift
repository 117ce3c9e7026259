import Diagnostics

/// Why a document could not be checked, or what is wrong with an argument that stands for none.
///
/// The person is told the same on standard error; services for code review see the data alone.
struct CheckFailure: Sendable {
  /// As ``CheckedDocument/path``; of an argument the path that it could be.
  let path: String
  /// One or more.
  let faults: [Fault]

  struct Fault: Sendable {
    /// Where the document itself is at fault.
    var code: Diagnostic.Code?
    var message: String
    var hint: String?
    var location: SourceLocation?
  }

  init(_ error: any Error, path: String) {
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
