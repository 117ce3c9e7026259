/// What is wrong, as values. Each module declares its faults, mostly as one enum with payloads.
///
///     enum ReferenceFault: DiagnosticFault {
///       case dangling(constraint: String, item: String)
///
///       var statement: Diagnostic.Statement {
///         switch self {
///         case .dangling(let constraint, let item):
///           .init(
///             .danglingReference, .error,
///             "constraint '\(constraint)' refers to '\(item)', which is not in this document",
///             hint: "restore the item, or delete the constraint", objects: [constraint, item])
///         }
///       }
///     }
package protocol DiagnosticFault: Hashable, Sendable {
  /// The fault in words. This is the only place that makes a sentence of it.
  var statement: Diagnostic.Statement { get }

  /// The fault without what may differ between two layouts that both have it, such as the advice.
  /// Without an own implementation it is the fault itself.
  var essence: any DiagnosticFault { get }
}

extension DiagnosticFault {
  package var essence: any DiagnosticFault { self }

  /// What tells faults of any type apart in a set or dictionary.
  package var key: AnyHashable { AnyHashable(self) }

  /// Whether another fault is of the same type and has equal values.
  package func isSame(as other: any DiagnosticFault) -> Bool { (other as? Self) == self }
}

extension Diagnostic {
  /// A fault as a person reads it.
  package struct Statement: Hashable, Sendable {
    package var code: Code
    package var severity: Severity
    /// The fact: lower case, no full stop, ids in single quotes.
    package var message: String
    /// What could be done about it.
    package var hint: String?
    /// Ids of the objects concerned, the one that is to blame first.
    package var objects: [String]

    package init(
      _ code: Code, _ severity: Severity, _ message: String, hint: String? = nil,
      objects: [String] = []
    ) {
      self.code = code
      self.severity = severity
      self.message = message
      self.hint = hint
      self.objects = objects
    }
  }
}
