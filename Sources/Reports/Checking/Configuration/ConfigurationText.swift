import Diagnostics
import LayoutModel
package import LayoutWorkbench
import PlainText

/// Writes a configuration as YAML, as it was understood, with all default values.
package enum ConfigurationText {
  package static func lines(of configuration: CheckConfiguration) -> [String] {
    var lines: [String] = []
    if let name = configuration.name { lines.append("# \(name)") }
    lines += list("included", configuration.included.map(\.text))
    lines += list("excluded", configuration.excluded.map(\.text))
    lines.append("excludes_usual: \(configuration.excludesUsual)")
    lines += selection(configuration.whole, indent: "")
    let rules = RuleChoice(configuration: configuration, listsNotes: true).rules(for: "")
    lines.append("# rules that run: \(rules.map(\.id).joined(separator: ", "))")
    if !configuration.sections.isEmpty {
      lines.append("sections:")
      for section in configuration.sections {
        lines.append("  - paths: \(flow(section.paths.map(\.text)))")
        lines += selection(section.selection, indent: "    ").filter { !$0.hasSuffix(": []") }
      }
    }
    lines += list("devices", configuration.devices)
    lines += list("systems", configuration.systems.map { "\($0)" })
    lines += list("text_sizes", configuration.textSizes.map(\.shortName))
    lines += list("languages", configuration.languages)
    lines += list("directions", configuration.directions.map { $0 == .rightToLeft ? "rtl" : "ltr" })
    if let baseline = configuration.baseline {
      lines.append("baseline: \(quoted(FilePaths.path(baseline, from: configuration.folder)))")
    }
    lines.append("strict: \(configuration.isStrict)")
    if !configuration.suppressions.isEmpty {
      lines.append("suppressions:")
      for suppression in configuration.suppressions {
        var parts = ["rules: \(flow(suppression.rules))"]
        if let object = suppression.object { parts.append("object: \(quoted(object))") }
        if let document = suppression.document {
          parts.append("document: \(quoted(document.text))")
        }
        lines.append("  - {\(parts.joined(separator: ", "))}")
      }
    }
    if !configuration.sqlRules.isEmpty {
      lines.append("sql_rules:")
      for rule in configuration.sqlRules {
        lines.append("  \(quoted(rule.name)):")
        lines.append("    severity: \(rule.severity.rawValue)")
        lines.append("    message: \(quoted(rule.message))")
        lines.append("    query: \(quoted(rule.query))")
        lines.append("    time_limit: \(NumberText.shortest(rule.timeLimit))")
      }
    }
    lines.append("approved_layouts:")
    let tolerance = configuration.tolerance ?? ApprovedComparison.usualTolerance
    lines.append("  tolerance: \(NumberText.shortest(tolerance))")
    lines += list("ignored", configuration.ignoredViews).map { "  " + $0 }
    return lines
  }

  static func selection(_ selection: RuleSelection, indent: String) -> [String] {
    var lines =
      list("disabled_rules", selection.disabled) + list("opt_in_rules", selection.optIn)
      + list("only_rules", selection.only)
    lines += Self.lines(of: selection.settings)
    return lines.map { indent + $0 }
  }

  /// The lines below `rules`, by rule; empty if there are no settings.
  static func lines(of settings: [String: RuleSettings]) -> [String] {
    if settings.isEmpty { return [] }
    var lines = ["rules:"]
    for (rule, settings) in settings.sorted(by: { $0.key < $1.key }) {
      lines.append("  \(rule):")
      if let severity = settings.severity { lines.append("    severity: \(severity.rawValue)") }
      for (name, value) in settings.options.sorted(by: { $0.key < $1.key }) {
        lines.append("    \(name): \(flow(value))")
      }
    }
    return lines
  }

  static func list(_ key: String, _ texts: [String]) -> [String] {
    ["\(key): \(flow(texts))"]
  }

  static func flow(_ texts: [String]) -> String {
    "[\(texts.map(quoted).joined(separator: ", "))]"
  }

  static func flow(_ node: ConfigurationNode) -> String {
    switch node.value {
    case .null: "null"
    case .text(let text): quoted(text)
    case .list(let list): "[\(list.map(flow).joined(separator: ", "))]"
    case .map(let entries):
      "{\(entries.map { "\(quoted($0.key)): \(flow($0.value))" }.joined(separator: ", "))}"
    }
  }

  /// A text as YAML: plain if that means the same text, or else in double quotes.
  static func quoted(_ text: String) -> String {
    let isPlain =
      text.first.map { $0.isLetter && $0.isASCII } ?? false
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-./".contains($0)) }
      && !["true", "false", "yes", "no", "on", "off", "null"].contains(text.lowercased())
    let isNumber = Double(text) != nil && !text.isEmpty
    if isPlain || isNumber || ["true", "false"].contains(text) { return text }
    return "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\t", with: "\\t") + "\""
  }
}
