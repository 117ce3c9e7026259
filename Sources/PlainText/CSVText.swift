import Diagnostics

/// A table as comma-separated values.
///
/// - Source: RFC 4180, but with line feeds only, as other text tools write them. For texts that
///   spreadsheets run: "CSV Injection" of OWASP.
package struct CSVText: Sendable {
  /// Whether a text that a spreadsheet would read as a formula gets an apostrophe before it, which
  /// marks it as text. A line that the runner of a CI service would read as a command gets one,
  /// too.
  package var isSafe = true

  package init(isSafe: Bool = true) {
    self.isSafe = isSafe
  }

  package func line(_ fields: [String]) -> String { fields.map(field).joined(separator: ",") }

  package func field(_ text: String) -> String {
    let text = isSafe ? Self.safe(text) : text
    let needsQuotes = text.utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D
    }
    return needsQuotes ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }

  private static func safe(_ text: String) -> String {
    let text = text.withMarkedRunnerCommands
    return isFormula(text) ? "'" + text : text
  }

  /// Whether a spreadsheet would execute the text as a formula, judging by its first character. A
  /// number is no formula.
  private static func isFormula(_ text: String) -> Bool {
    switch text.unicodeScalars.first {
    case "=", "@", "\t", "\r", "＝", "＠", "＋", "－": true
    case "+", "-": !isNumber(text)
    default: false
    }
  }

  /// Whether the text is a number, such as `-5`, `+0.25` or `-1e-07`.
  private static func isNumber(_ text: String) -> Bool {
    text.wholeMatch(of: /[+-]?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil
  }
}
