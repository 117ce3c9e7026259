package import Diagnostics

/// The reason why something can't be done with a document, whether it comes from a file or a store.
///
/// Cases contain facts; ``message`` and ``hint`` make the sentences.
package enum DocumentFailure: Error, Hashable, Sendable {
  /// Faults of a document, each reported by itself.
  case documents([Diagnostic])
  /// An id that no scene has, in one document or in all documents.
  case unknownScene(id: String, document: String?, suggestion: String?)
  /// A document that the other format can't express.
  case notConvertible(name: String, from: String, to: String, reason: String)
  /// A document of which a part could not be read and would be lost.
  case wouldLose(name: String)
  /// A document with errors: its frames can't be trusted, because some constraints are missing.
  case hasErrors(name: String)
  /// A drawing of one size class that has errors.
  case drawingHasErrors(name: String)
  /// Versions of a merge that are not of one kind.
  case differentKinds(one: String, kind: String, other: String, otherKind: String)
  /// A version in a merge that has no object in common with the base.
  case unrelated(base: String, side: String)
  /// A document in which no scene has a view.
  case nothingToDraw(document: String)
  /// A document for macOS, watchOS or tvOS.
  case unsupportedRuntime(document: String, runtime: String)
}

extension DocumentFailure {
  package var message: String {
    switch self {
    case .documents(let diagnostics): diagnostics.map(\.message).joined(separator: "; ")
    case .unknownScene(let id, let document, let suggestion):
      (document.map { "'\($0)' has no scene" } ?? "no document has a scene") + " '\(id)'"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .notConvertible(let name, let from, let to, let reason):
      "'\(name)' can't be turned from \(from) into \(to): \(reason)"
    case .wouldLose(let name):
      "'\(name)' is not written: a part of it could not be read, and would be lost"
    case .hasErrors(let name):
      "'\(name)' is not written: it has errors, and its frames would rest on them"
    case .drawingHasErrors(let name):
      "'\(name)' has errors; mend them before it can draw a size class"
    case .differentKinds(let one, let kind, let other, let otherKind):
      "'\(one)' is a \(kind) and '\(other)' a \(otherKind); versions of one document are merged"
    case .unrelated(let base, let side): "'\(side)' has no object in common with '\(base)'"
    case .nothingToDraw(let document): "no scene of '\(document)' has a view that can be drawn"
    case .unsupportedRuntime(let document, let runtime):
      "'\(document)' is for \(runtime): only layouts for iPhone and iPad can be drawn"
    }
  }

  package var hint: String? {
    switch self {
    case .unknownScene(_, _, nil): "'ninegrid show' prints the scenes with their ids"
    case .unrelated: "give the version that both sides come from as the first of the three"
    case .wouldLose, .hasErrors: "mend the errors that 'ninegrid check' lists, and try again"
    default: nil
    }
  }
}
