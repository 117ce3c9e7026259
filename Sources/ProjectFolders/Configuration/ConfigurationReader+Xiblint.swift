import Diagnostics
package import LayoutWorkbench
import PlainText

/// Reads a `.xiblint.json`: the rules of xiblint that it names, and no others.
///
/// xiblint has no rule that runs by itself. Names of rules may have wildcards. The first of the `paths` that contains a
/// document decides, and its `rules_config` replaces that of the whole file.
///
/// - Source: README.md and the configuration of lyft/xiblint (0.9).
extension ConfigurationReader {
  private static let xiblintKeys = ["rules", "rules_config", "include_paths", "paths"]
  private static let xiblintPathKeys = ["rules", "excluded_rules", "rules_config"]

  /// - Throws: ``DocumentFailure/documents(_:)`` with all faults.
  package static func readXiblint(
    _ node: ConfigurationNode, named name: String, in folder: String
  ) throws -> CheckConfiguration {
    var reader = ConfigurationReader(name: name, folder: folder)
    let configuration = reader.xiblintConfiguration(node)
    if !reader.faults.isEmpty { throw DocumentFailure.documents(reader.faults) }
    return configuration
  }

  private mutating func xiblintConfiguration(_ node: ConfigurationNode) -> CheckConfiguration {
    var result = CheckConfiguration(name: name, folder: folder)
    guard node.entries != nil else {
      fault(.noMapping(.configuration, found: node.kindName), at: node)
      return result
    }
    checkKeys(of: node, Self.xiblintKeys)
    let rules = xiblintRules(node, "rules")
    let settings = xiblintSettings(node)
    result.included = patterns(node, "include_paths")
    result.whole = Self.selection(of: rules, settings)
    for entry in map(node, "paths") ?? [] {
      guard entry.value.entries != nil || entry.value.isNull else {
        fault(.noMapping(.path, found: entry.value.kindName), at: entry.value)
        continue
      }
      checkKeys(of: entry.value, Self.xiblintPathKeys)
      // An empty list counts, too: no rule runs there.
      let own = entry.value["rules"] == nil ? rules : xiblintRules(entry.value, "rules")
      let excluded = xiblintRules(entry.value, "excluded_rules")
      let ownSettings = xiblintSettings(entry.value)
      result.sections.append(
        .init(
          paths: [PathPattern(entry.key)],
          selection: Self.selection(
            of: own.filter { !excluded.contains($0) },
            ownSettings.isEmpty ? settings : ownSettings),
          standsAlone: true))
    }
    // The last section that matches wins here, but in xiblint the first one does.
    result.sections.reverse()
    result.remarks = [
      "'\(name)' is read; only the rules of xiblint that it names run, and 'ninegrid check --init' writes a"
        + " '.ninegrid.yml' with all"
    ]
    return result
  }

  private static func selection(
    of rules: [String], _ settings: [String: RuleSettings]
  ) -> RuleSelection {
    RuleSelection(only: rules + ["unreadable"], settings: settings)
  }

  /// The rules that match names with wildcards, in the order of the list of rules.
  private mutating func xiblintRules(_ node: ConfigurationNode, _ key: String) -> [String] {
    let known = CheckRule.policyRules.map(\.id)
    var found: Set<String> = []
    for item in list(node, key) ?? [] {
      let pattern = PathPattern(item.text ?? "")
      let fitting = item.text.map { _ in known.filter { pattern.matches($0) } } ?? []
      if fitting.isEmpty {
        fault(
          .unknown(
            .ruleOf(linter: "xiblint"), item.text ?? item.kindName, isText: item.text != nil,
            among: known), at: item)
      }
      found.formUnion(fitting)
    }
    return known.filter(found.contains)
  }

  private mutating func xiblintSettings(_ node: ConfigurationNode) -> [String: RuleSettings] {
    var result: [String: RuleSettings] = [:]
    let known = CheckRule.policyRules.map(\.id)
    for entry in map(node, "rules_config") ?? [] {
      if known.contains(entry.key) {
        result[entry.key] = settings(entry.value.withoutNone, of: entry.key)
      } else {
        fault(
          .unknown(.ruleOf(linter: "xiblint"), entry.key, among: known), at: entry.place)
      }
    }
    return result
  }
}

extension ConfigurationNode {
  /// The same with `Class` for `None.Class`, with which xiblint writes a class without a module.
  fileprivate var withoutNone: ConfigurationNode {
    func bare(_ text: String) -> String {
      text.hasPrefix("None.") ? String(text.dropFirst("None.".count)) : text
    }
    var result = self
    switch value {
    case .null: break
    case .text(let text): result.value = .text(bare(text))
    case .list(let list): result.value = .list(list.map(\.withoutNone))
    case .map(let entries):
      result.value = .map(
        entries.map {
          Entry(key: bare($0.key), place: $0.place, value: $0.value.withoutNone)
        })
    }
    return result
  }
}
