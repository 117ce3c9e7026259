import Diagnostics

/// A fault that is told as a note, because it may not be there while the app runs.
struct DoubtedFault: DiagnosticFault {
  let fault: any DiagnosticFault
  /// Why it is doubted. It stands in the place of the hint.
  let reason: String

  var statement: Diagnostic.Statement {
    var statement = fault.statement
    statement.severity = .note
    statement.hint = reason
    return statement
  }

  var essence: any DiagnosticFault { fault.essence }

  static func == (a: Self, b: Self) -> Bool { a.reason == b.reason && a.fault.isSame(as: b.fault) }

  func hash(into hasher: inout Hasher) { hasher.combine(fault.key) }
}
