/// Why documents can't be rewritten together; all are as they were.
package struct StructureFault: Error, Hashable, Sendable {
  package var message: String
  package var hint: String?

  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
