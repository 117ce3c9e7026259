import Diagnostics

/// A line of output that the runner of GitHub Actions reads as an annotation.
///
///     ::warning file=Main.storyboard,line=41,col=25,title=Misplaced view::'kXe' (Title) is at …
///
/// - Source: "Workflow commands for GitHub Actions" on docs.github.com: `error`, `warning` and
///   `notice` with `file`, `line`, `col` (both from 1) and `title`. Escaping follows `escapeData`
///   and `escapeProperty` of `@actions/core`: `%`, CR and LF everywhere, and also `:` and `,` in
///   properties. The runner shows ten warnings and ten errors of a step (`docs/problem-matchers.md`
///   of actions/toolkit).
package struct WorkflowCommand {
  package var name: String
  /// The properties, in the order in which they are written.
  package var properties: [(name: String, value: String)]
  package var message: String

  package init(name: String, properties: [(name: String, value: String)], message: String) {
    self.name = name
    self.properties = properties
    self.message = message
  }

  package var text: String {
    let written = properties.map { "\($0.name)=\(Self.escapedProperty($0.value))" }
    return "::\(name)\(written.isEmpty ? "" : " ")\(written.joined(separator: ","))"
      + "::\(Self.escaped(message))"
  }

  package static func escaped(_ text: String) -> String {
    // The percent sign must be replaced first, because the other replacements contain it. Logs are
    // read in terminals, too.
    escape(text, [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")]).onOneLine
  }

  package static func escapedProperty(_ text: String) -> String {
    escape(escaped(text), [(":", "%3A"), (",", "%2C")])
  }

  /// Escapes Unicode scalars, because a carriage return with a line feed is one character.
  private static func escape(_ text: String, _ pairs: [(Unicode.Scalar, String)]) -> String {
    pairs.reduce(text) { text, pair in
      text.unicodeScalars.contains(pair.0)
        ? text.unicodeScalars.split(separator: pair.0, omittingEmptySubsequences: false)
          .map { String($0) }.joined(separator: pair.1)
        : text
    }
  }
}
