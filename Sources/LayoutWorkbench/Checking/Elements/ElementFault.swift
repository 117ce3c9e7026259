package import Diagnostics

/// What a rule has found at an element.
package struct ElementFault: Sendable {
  /// In the ``ElementIndex``.
  package var element: Int
  package var message: String
  package var hint: String?
  /// Less than the rule's own, where it is not sure.
  package var severity: Diagnostic.Severity?
  /// Further ids that are concerned.
  package var others: [String] = []

  package init(
    _ element: Int, _ message: String, hint: String? = nil, severity: Diagnostic.Severity? = nil,
    others: [String] = []
  ) {
    self.element = element
    self.message = message
    self.hint = hint
    self.severity = severity
    self.others = others
  }
}
