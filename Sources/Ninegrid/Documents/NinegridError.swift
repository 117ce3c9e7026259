import LayoutWorkbench
import PlainText

/// The reason why something could not be done at all. Faults of a document are ``Fault`` values
/// instead.
public struct NinegridError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence in lower case without a full stop.
  public let message: String
  /// Advice about what to do.
  public let hint: String?
  /// The faults with their places, if the text of a document is to blame.
  public let faults: [Fault]

  /// The message, followed by the hint on a line of its own.
  public var description: String { message + (hint.map { "\nhint: \($0)" } ?? "") }

  init(message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
    faults = []
  }

  init(_ error: any Error) {
    if case DocumentFailure.documents(let diagnostics) = error {
      faults = diagnostics.map { Fault($0) }
      message = faults.first?.message ?? "there is no document"
      hint = faults.first?.hint
    } else {
      let sentence = ErrorSentence(error)
      faults = []
      message = sentence.message
      hint = sentence.hint
    }
  }

  /// The result of a body. Its errors are converted to this type.
  static func explaining<Value>(_ body: () throws -> Value) throws(NinegridError) -> Value {
    do {
      return try body()
    } catch let error as NinegridError {
      throw error
    } catch {
      throw NinegridError(error)
    }
  }
}
