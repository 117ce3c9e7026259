package import Diagnostics

/// What a rule has found at an element.
package struct ElementFault: Sendable {
  /// The position of the element in the ``ElementIndex``.
  package var element: Int
  package var message: String
  package var hint: String?
  /// A lower severity than the rule's own, if the fault is not sure.
  package var severity: Diagnostic.Severity?
  /// Ids of further objects that take part in the fault.
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
