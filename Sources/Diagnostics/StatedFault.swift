/// A fault that somebody else has put into words, so that nothing but the words is known of it: a row of a store, a finding
/// of a team's own rule, an error of a library.
package struct StatedFault: DiagnosticFault {
  package let statement: Diagnostic.Statement

  package init(_ statement: Diagnostic.Statement) { self.statement = statement }
}
