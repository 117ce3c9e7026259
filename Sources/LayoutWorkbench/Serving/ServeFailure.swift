import Diagnostics
package import PlainText

/// The reason why the page's API could not do a request; other parts throw errors of their own.
package enum ServeFailure: ExplainedError, Hashable, Sendable {
  case noDocuments
  case unknownDocument(name: String, suggestion: String?)
  case unknownView(id: String, scene: String)
  case missingParameter(name: String)
  case invalidParameter(name: String, value: String, wanted: String)
  case invalidBody(reason: String)
  /// The preview has been forgotten, or was never made.
  case unknownDraft(number: Int)
  /// The server saves no changes.
  case isReadOnly
  /// The document is a file; only documents of the store have revisions.
  case isFile(document: String)
  /// The server shows a single revision, which can't be changed.
  case isPinned(document: String)
  /// Somebody has changed the document since the page read it.
  case isStale(revision: Int, latest: Int)
  /// The store's file no longer exists.
  case storeIsGone(path: String)

  package var sentence: ErrorSentence {
    switch self {
    case .noDocuments:
      ErrorSentence(
        "there is nothing to serve: no document is named, and there is no store",
        hint: "name files or folders, or 'ninegrid import PATH' puts documents into a store")
    case .unknownDocument(let name, let suggestion):
      ErrorSentence(
        "no document '\(name)' is served" + (suggestion.map { "; did you mean '\($0)'?" } ?? ""))
    case .unknownView(let id, let scene):
      ErrorSentence("scene '\(scene)' has no view '\(id)'")
    case .missingParameter(let name): ErrorSentence("the parameter '\(name)' is missing")
    case .invalidParameter(let name, let value, let wanted):
      ErrorSentence("the \(name) can't be '\(value)'; write \(wanted)")
    case .invalidBody(let reason): ErrorSentence("the request can't be read: \(reason)")
    case .unknownDraft(let number):
      ErrorSentence("preview \(number) is gone", hint: "make the change once more")
    case .isReadOnly:
      ErrorSentence(
        "nothing is saved: the server was started with --read-only",
        hint: "start 'ninegrid serve' without it to edit")
    case .isFile(let document):
      ErrorSentence(
        "'\(document)' is a file, and only documents of the store are edited here",
        hint: "'ninegrid import' puts it into the store; 'ninegrid edit' changes the file itself")
    case .isPinned(let document):
      ErrorSentence(
        "'\(document)' is served at this revision alone, which does not change",
        hint: "start 'ninegrid serve' without the number behind '@' to edit the document")
    case .isStale(let revision, let latest):
      ErrorSentence(
        revision == latest
          ? "somebody has changed revision \(latest) since it was read"
          : "somebody has saved revision \(latest) since revision \(revision) was read",
        hint: "read the document again, and edit that")
    case .storeIsGone(let path):
      ErrorSentence(
        "the store '\(path)' is not there any more", hint: "start 'ninegrid serve' again")
    }
  }

  /// The HTTP status.
  package var status: Int {
    switch self {
    case .unknownDocument, .unknownView, .unknownDraft: 404
    case .missingParameter, .invalidParameter, .invalidBody: 400
    case .isReadOnly, .isFile, .isPinned: 403
    case .isStale: 409
    case .noDocuments, .storeIsGone: 503
    }
  }
}
