/// A fault that is told with another severity, and perhaps with another hint.
///
/// Whoever tells a fault may know more than whoever found it: code may mend it while the app runs, or it was there before.
package struct AdjustedFault: DiagnosticFault {
  package let fault: any DiagnosticFault
  package let severity: Diagnostic.Severity
  /// What stands in the place of the fault's own hint; `nil` for that one.
  package let hint: String?

  package var statement: Diagnostic.Statement {
    var statement = fault.statement
    statement.severity = severity
    if let hint { statement.hint = hint }
    return statement
  }

  package var essence: any DiagnosticFault { fault.essence }

  package static func == (a: Self, b: Self) -> Bool {
    a.severity == b.severity && a.hint == b.hint && a.fault.isSame(as: b.fault)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(fault.key) }
}

extension Diagnostic {
  /// The same diagnostic with another severity, and with another hint if there is one.
  package func with(_ severity: Severity, hint: String? = nil) -> Diagnostic {
    with(AdjustedFault(fault: fault, severity: severity, hint: hint))
  }
}
