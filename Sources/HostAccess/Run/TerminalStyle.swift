package import Diagnostics

/// Colours for a terminal. On other outputs there are none.
///
/// - Source: no-color.org, and CLICOLOR_FORCE as in bixense.com/clicolors.
package struct TerminalStyle: Sendable {
  package var isEnabled: Bool

  package init(isEnabled: Bool) { self.isEnabled = isEnabled }

  package init(for sink: any ByteSink, in environment: [String: String]) {
    if !(environment["NO_COLOR"] ?? "").isEmpty {
      isEnabled = false
    } else if !["", "0"].contains(environment["CLICOLOR_FORCE"] ?? "") {
      isEnabled = true
    } else {
      isEnabled = sink.isTerminal && environment["TERM"] != "dumb"
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isEnabled && !text.isEmpty ? "\(Self.seal)[\(code)m\(text)\(Self.seal)[0m" : text
  }

  /// Replaces the escape character in our own sequences until they are written. It is different in
  /// each process, so that no document can contain it.
  private static let seal = "\u{E000}\(UInt64.random(in: 0 ... .max))\u{E001}"

  /// A line as it is written. Our own sequences work; text from a document has no effect, neither
  /// in a terminal nor in the log of a CI service.
  package static func written(_ line: String) -> String {
    let safe = line.onOneLine.withoutRunnerCommands
    return safe.contains("\u{E000}") ? safe.replacing(seal, with: "\u{1B}") : safe
  }

  package func bold(_ text: String) -> String { wrap(text, "1") }
  package func dim(_ text: String) -> String { wrap(text, "2") }
  package func red(_ text: String) -> String { wrap(text, "31") }
  package func green(_ text: String) -> String { wrap(text, "32") }
  package func yellow(_ text: String) -> String { wrap(text, "33") }
  package func blue(_ text: String) -> String { wrap(text, "34") }
  package func cyan(_ text: String) -> String { wrap(text, "36") }

  package func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: bold(red("error"))
    case .warning: bold(yellow("warning"))
    case .note: bold(blue("note"))
    }
  }

  /// The lines of a diagnostic with its severity in colour.
  package func lines(of diagnostic: Diagnostic) -> [String] {
    guard isEnabled, let plain = diagnostic.lines.first else { return diagnostic.lines }
    let start = diagnostic.place.onOneLine
    let rest = plain.dropFirst(start.count + diagnostic.severity.rawValue.count)
    return [start + severity(diagnostic.severity) + rest] + diagnostic.lines.dropFirst()
  }
}
