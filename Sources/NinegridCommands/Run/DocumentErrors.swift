import Diagnostics
import Synchronization

/// Whether a person has been told of an error in a document. Such a command ends with 1 at least, whatever else it
/// did: a script must not take the rest of a broken document for the whole.
final class DocumentErrors: Sendable {
  private let flag = Atomic(false)

  var areTold: Bool { flag.load(ordering: .relaxed) }

  func tell(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { flag.store(true, ordering: .relaxed) }
  }
}
