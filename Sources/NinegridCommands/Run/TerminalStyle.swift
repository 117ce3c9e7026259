import Diagnostics

/// Colours for a terminal; nothing at all elsewhere.
///
/// - Source: no-color.org, and CLICOLOR_FORCE as in bixense.com/clicolors.
struct TerminalStyle: Sendable {
  var isEnabled: Bool

  init(isEnabled: Bool) { self.isEnabled = isEnabled }

  init(for sink: any ByteSink, in environment: [String: String]) {
    if !(environment["NO_COLOR"] ?? "").isEmpty {
      isEnabled = false
    } else if !["", "0"].contains(environment["CLICOLOR_FORCE"] ?? "") {
      isEnabled = true
    } else {
      isEnabled = sink.isTerminal && environment["TERM"] != "dumb"
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isEnabled && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  func bold(_ text: String) -> String { wrap(text, "1") }
  func dim(_ text: String) -> String { wrap(text, "2") }
  func red(_ text: String) -> String { wrap(text, "31") }
  func green(_ text: String) -> String { wrap(text, "32") }
  func yellow(_ text: String) -> String { wrap(text, "33") }
  func blue(_ text: String) -> String { wrap(text, "34") }
  func cyan(_ text: String) -> String { wrap(text, "36") }

  func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: bold(red("error"))
    case .warning: bold(yellow("warning"))
    case .note: bold(blue("note"))
    }
  }

  /// The text of a diagnostic with its severity in colour.
  func text(of diagnostic: Diagnostic) -> String {
    guard isEnabled else { return diagnostic.text }
    let plain = diagnostic.text
    let word = "\(diagnostic.severity.rawValue): "
    guard let range = plain.firstRange(of: word) else { return plain }
    return plain[..<range.lowerBound] + severity(diagnostic.severity) + ": "
      + plain[range.upperBound...]
  }
}
