package import Diagnostics

/// What is wrong with a constraint as its document states it, and with priorities of views.
package struct ConstraintFault: DiagnosticFault {
  package var constraint: ObjectID
  package var kind: Kind

  package enum Kind: Hashable, Sendable {
    case unknownAttribute(String)
    case noFirstAttribute
    case unknownRelation(String)
    /// A number that no constraint can hold: an attribute by its name and text.
    ///
    /// - Parameter used: what stands in for it.
    case number(String, text: String, isFinite: Bool, used: Double)
    case multiplier(String)
    case priorityOutOfRange(Double)
    /// A priority that counts as it is, and that Interface Builder can't write.
    case oddPriority(Double)
    case constant(String, GridCell)
    case attributePair(AttributePairFault)
  }

  package var statement: Diagnostic.Statement {
    .init(
      code, severity, "constraint '\(constraint)' \(predicate)", hint: hint,
      objects: [constraint.text])
  }

  private var code: Diagnostic.Code {
    switch kind {
    case .unknownAttribute, .noFirstAttribute, .unknownRelation: .unknownAttribute
    case .number, .multiplier, .priorityOutOfRange, .oddPriority, .constant: .invalidNumber
    case .attributePair: .attributePair
    }
  }

  private var severity: Diagnostic.Severity {
    switch kind {
    case .oddPriority, .attributePair: .warning
    default: .error
    }
  }

  private var predicate: String {
    switch kind {
    case .unknownAttribute(let name): "has an unknown attribute '\(name)'"
    case .noFirstAttribute: "has no first attribute"
    case .unknownRelation(let text): "has an unknown relation '\(text)'"
    case .number(let name, let text, let isFinite, _):
      "has \(name)=\"\(text)\", which is "
        + (isFinite ? "more than a constraint can hold" : "not a finite number")
    case .multiplier(let text): "has multiplier=\"\(text)\", which is no factor"
    case .priorityOutOfRange(let priority), .oddPriority(let priority):
      "has the priority \(NumberText.shortest(priority))"
    case .constant(let text, let cell):
      "has constant=\"\(text)\" in \(cell), which no constraint can hold"
    case .attributePair(let fault): "is one that UIKit refuses to make in code: \(fault.reason)"
    }
  }

  private var hint: String? {
    switch kind {
    case .unknownAttribute, .noFirstAttribute, .unknownRelation: nil
    case .number(_, _, _, let used): "\(NumberText.shortest(used)) is used"
    case .multiplier: "write a number other than 0, or a ratio such as 16:9; 1 is used"
    case .priorityOutOfRange: "priorities go from 1 to 1000"
    case .oddPriority: OddPriority.hint
    case .constant: "the constant of the cells around it is used"
    case .attributePair(let fault): fault.hint
    }
  }
}

/// A priority of a view that counts as it is, and that Interface Builder can't write.
package struct OddPriority: DiagnosticFault {
  package var view: ObjectID
  /// The name of the attribute.
  package var attribute: String
  package var priority: Double

  package var statement: Diagnostic.Statement {
    .init(
      .invalidNumber, .warning,
      "'\(view)' has the \(attribute) \(NumberText.shortest(priority))", hint: Self.hint,
      objects: [view.text])
  }

  fileprivate static let hint = "Interface Builder has whole numbers from 1 to 1000"
}
