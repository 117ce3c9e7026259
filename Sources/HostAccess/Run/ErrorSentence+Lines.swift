import Diagnostics
package import PlainText

extension ErrorSentence {
  /// - Parameter start: what stands before, such as the document concerned.
  package func lines(_ style: TerminalStyle, start: String = "") -> [String] {
    ["\(start)\(style.severity(.error)): \(message)"] + (hint.map { ["  hint: \($0)"] } ?? [])
  }
}
