package import Diagnostics

/// What is wrong with ids and what refers to them, and with recorded frames.
package enum ReferenceFault: DiagnosticFault {
  /// - Parameters:
  ///   - first: the name of the element that has the id.
  ///   - second: that of the element that has it, too.
  case duplicateID(ObjectID, first: String, second: String)
  case missingItem(ObjectID, of: ObjectID)
  /// - Parameters:
  ///   - source: what refers to it, such as the outlet of a view.
  ///   - from: the id of the object that has the reference.
  case missingObject(ObjectID, source: String, from: String)
  /// One of the four numbers of a recorded frame is none.
  case frame(of: ObjectID, String, text: String)

  package var statement: Diagnostic.Statement {
    switch self {
    case .duplicateID(let id, let first, let second):
      .init(
        .duplicateID, .error,
        "'\(id)' is the id of a \(first) already; constraints and connections go to the first",
        hint: "give the \(second) an id of its own", objects: [id.text])
    case .missingItem(let item, let constraint):
      .init(
        .danglingReference, .error,
        "constraint '\(constraint)' refers to '\(item)', which is not in this document",
        hint: "restore the item, or delete the constraint", objects: [constraint.text, item.text])
    case .missingObject(let id, let source, let from):
      .init(
        .danglingReference, .error, "\(source) refers to '\(id)', which is not in this document",
        hint: "restore the object, or delete the reference", objects: [from, id.text])
    case .frame(let view, let name, let text):
      .init(
        .invalidNumber, .error,
        "the frame of '\(view)' has \(name)=\"\(text)\", which is not a finite number",
        hint: "the recorded frame is left out", objects: [view.text])
    }
  }
}
