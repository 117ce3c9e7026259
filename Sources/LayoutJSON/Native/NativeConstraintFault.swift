package import Diagnostics
package import LayoutModel

/// What is wrong with a constraint or a connection of a native document, or with a name in them.
package enum NativeConstraintFault: DiagnosticFault {
  /// - Parameter found: the kind of the value.
  case notAConstraint(found: String)
  case notAText(found: String)
  case incomplete
  case ownerWithoutID
  case notation(NotationError, text: String)
  case refusedPair(AttributePairFault, text: String)
  case unknownItem(String, advice: Advice?)
  case ambiguousItem(String, ids: [String])
  case noSuperview
  case unknownConstraint(String)
  case neitherConstraintNorView(String, near: String?)
  case severalConnections
  case incompleteConnection
  case unknownObject(String, near: String?)
  case ambiguousObject(String)

  /// What somebody may have meant by an unknown name.
  package enum Advice: Hashable, Sendable {
    case near(String)
    /// The sign between factor and item is missing.
    case missingSign(factor: String, item: String)
    /// So many names were searched, and no more are.
    case searchesEnd(after: Int)
  }

  package var statement: Diagnostic.Statement { .init(code, .error, message, hint: hint) }

  private var code: Diagnostic.Code {
    switch self {
    case .notAConstraint, .notAText, .ownerWithoutID, .notation: .invalidConstraint
    case .incomplete, .incompleteConnection: .missingKey
    case .refusedPair: .attributePair
    case .unknownItem, .noSuperview, .unknownConstraint, .neitherConstraintNorView, .unknownObject:
      .unknownItem
    case .ambiguousItem, .ambiguousObject: .ambiguousName
    case .severalConnections: .invalidValue
    }
  }

  /// The greatest number of listed items that share a name. More of them would not help.
  private static let mostNames = 8

  private var message: String {
    switch self {
    case .notAConstraint(let found):
      "a constraint should be a string or an object, not \(found)"
    case .notAText(let found): "a constraint's text should be a string, not \(found)"
    case .incomplete: "a constraint needs 'constraint', 'visual' or 'first'"
    case .ownerWithoutID: "a view without an id can't hold constraints"
    case .notation(let error, let text): "\(error.message) in '\(text)'"
    case .refusedPair(let fault, let text):
      "'\(text)' is a constraint that UIKit refuses to make: \(fault.reason)"
    case .unknownItem(let name, _): "there is no view or guide '\(name)' in this scene"
    case .ambiguousItem(let name, let ids):
      "'\(name)' is the name of several items: "
        + ids.prefix(Self.mostNames).map { "'\($0)'" }.joined(separator: ", ")
        + (ids.count > Self.mostNames ? " and \(ids.count - Self.mostNames) more" : "")
    case .noSuperview: "the other side of 'Superview' has no superview"
    case .unknownConstraint(let name): "there is no constraint '\(name)'"
    case .neitherConstraintNorView(let name, _):
      "'\(name)' is neither a constraint of this view nor a view in it"
    case .severalConnections: "a connection is an outlet, an action or a segue, not two of them"
    case .incompleteConnection: "a connection needs 'outlet', 'action' or 'segue'"
    case .unknownObject(let name, _): "there is no object '\(name)' in this document"
    case .ambiguousObject(let name): "'\(name)' is the name of several objects"
    }
  }

  private var hint: String? {
    switch self {
    case .notAConstraint, .notAText, .noSuperview, .severalConnections, .incompleteConnection: nil
    case .incomplete:
      "write an equation, such as \"constraint\": \"A.Leading = Superview.Leading\""
    case .ownerWithoutID: "give the view an id, or leave \"id\": null out"
    case .notation(let error, _): error.hint
    case .refusedPair(let fault, _): fault.hint
    case .unknownItem(_, let advice): advice?.text
    case .ambiguousItem, .ambiguousObject: "write the id instead of the name"
    case .unknownConstraint:
      "give the constraint an id: {\"id\": …, \"constraint\": …}"
    case .neitherConstraintNorView(_, let near), .unknownObject(_, let near):
      Spelling.question(near)
    }
  }
}

extension NativeConstraintFault.Advice {
  fileprivate var text: String? {
    switch self {
    case .near(let name): Spelling.question(name)
    case .missingSign(let factor, let item):
      "write x behind a multiplier: \(factor) x \(item).…"
    case .searchesEnd(let count):
      "from here on nobody looks for similar names: \(count) were looked for in this document"
    }
  }
}
