package import Diagnostics
package import LayoutModel

/// What a document says, and its code does not.
package enum CodeLoss: DiagnosticFault {
  case document(runtime: String)
  case controller(NamedObject, kind: String)
  /// - Parameter property: what is left out, such as `alpha '0.5'`.
  case property(String, of: NamedObject)
  /// A constraint for which the visual format has no words.
  case visualFormat(ObjectID, equation: String, reason: String)
  /// Views with an intrinsic size that code leaves to them; at least one. This is a note.
  case statedSizes([ObjectID])

  package var statement: Diagnostic.Statement {
    switch self {
    case .document(let runtime):
      .init(.notInCode, .error, "a document for \(runtime) has no code in UIKit")
    case .controller(let controller, let kind):
      .init(
        .notInCode, .warning, "no code makes the \(kind) \(controller)",
        objects: [controller.id.text])
    case .property(let property, let object):
      .init(
        .notInCode, .warning, "no code says \(property) of \(object)", objects: [object.id.text])
    case .visualFormat(let id, let equation, let reason):
      .init(
        .notInCode, .warning,
        "the visual format has no words for '\(id)' (\(equation)): \(reason)", objects: [id.text])
    case .statedSizes(let views):
      .init(
        .statedSize, .note,
        "'\(views[0])'\(Self.verb(others: views.count - 1)) a stated intrinsic size; code leaves it to the"
          + " view to measure itself",
        objects: views.map(\.text))
    }
  }

  private static func verb(others: Int) -> String {
    others == 0 ? " has" : " and \(others) other view\(others == 1 ? "" : "s") have"
  }
}
