import Diagnostics

/// What a rule has found at an element.
struct ElementFault: Sendable {
  /// In the ``ElementIndex``.
  var element: Int
  var message: String
  var hint: String?
  /// Less than the rule's own, where it is not sure.
  var severity: Diagnostic.Severity?
  /// Further ids that are concerned.
  var others: [String] = []

  init(
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
