import Diagnostics

/// The fault of a constraint in text form, and the position of the fault.
package struct NotationError: Error, Hashable, Sendable, CustomStringConvertible {
  package var message: String
  package var hint: String?
  /// The position in Unicode scalars from the start of the text.
  package var offset: Int

  package init(_ message: String, hint: String? = nil, offset: Int) {
    self.message = message
    self.hint = hint
    self.offset = offset
  }

  package var description: String { "\(message), at character \(offset + 1)" }
}
