/// All reasons why drawings do not fit together.
package struct DrawingFaults: Error, Hashable, Sendable {
  package var faults: [DrawingFault]
}

/// One reason why drawings do not fit together into one document.
package struct DrawingFault: Error, Hashable, Sendable {
  package var message: String
  package var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
