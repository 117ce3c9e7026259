import LayoutWorkbench
import PlainText

/// Why something could not be done at all. What is only wrong with a document is a ``Fault`` instead.
public struct NinegridError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence in lower case without a full stop.
  public let message: String
  /// What could be done about it.
  public let hint: String?
  /// Where the text of a document is to blame: the places.
  public let faults: [Fault]

  /// The message, and the hint in a line of its own.
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

  /// What a body returns; what it throws, in words.
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
