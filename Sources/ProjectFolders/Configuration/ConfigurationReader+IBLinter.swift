import Diagnostics
package import LayoutWorkbench

/// Reads an `.iblinter.yml`: IBLinter's rules with IBLinter's defaults, and no other rules.
///
/// - Source: README.md, Rules.md and the configuration of IBDecodable/IBLinter (0.5): the keys, and which rules are on by
///   default.
extension ConfigurationReader {
  /// The rules of IBLinter by their ids, and whether they run unless they are disabled.
  private static let linterRules: [(id: String, isDefault: Bool)] = [
    ("ambiguous", true), ("color_resources", false), ("custom_class_name", false),
    ("custom_module", true), ("duplicate_constraint", true), ("duplicate_id", true),
    ("enable_autolayout", true), ("has_initial_view_controller", false),
    ("has_single_view_controller", false), ("hides_bottom_bar", false),
    ("image_resources", false), ("misplaced", false), ("relative_to_margin", false),
    ("reuse_identifier", false), ("stackview_backgroundcolor", false),
    ("storyboard_viewcontroller_id", false), ("use_base_class", false),
    ("use_trait_collections", false), ("view_as_device", false),
  ]

  /// Keys that configure a rule, with the option that gets the value. If the option is empty, the keys of the value are
  /// the options.
  private static let linterRuleKeys: [(key: String, rule: String, option: String)] = [
    ("custom_module_rule", "custom_module", "modules"),
    ("hides_bottom_bar_rule", "hides_bottom_bar", ""),
    ("use_base_class_rule", "use_base_class", "classes"),
    ("use_trait_collections_rule", "use_trait_collections", ""),
    ("view_as_device_rule", "view_as_device", ""),
  ]

  /// Keys that have no effect on findings.
  private static let linterRunKeys = [
    "reporter", "disable_while_building_for_ib", "ignore_cache",
  ]

  /// - Throws: ``DocumentFailure/documents(_:)`` with all faults.
  package static func readIBLinter(
    _ node: ConfigurationNode, named name: String, in folder: String
  ) throws -> CheckConfiguration {
    var reader = ConfigurationReader(name: name, folder: folder)
    let configuration = reader.linterConfiguration(node)
    if !reader.faults.isEmpty { throw DocumentFailure.documents(reader.faults) }
    return configuration
  }

  private mutating func linterConfiguration(_ node: ConfigurationNode) -> CheckConfiguration {
    var result = CheckConfiguration(name: name, folder: folder)
    guard node.entries != nil else {
      fault(.noMapping(.configuration, found: node.kindName), at: node)
      return result
    }
    checkKeys(
      of: node,
      ["enabled_rules", "disabled_rules", "included", "excluded"]
        + Self.linterRuleKeys.map(\.key) + Self.linterRunKeys)
    let enabled = linterRuleIDs(node, "enabled_rules")
    let disabled = linterRuleIDs(node, "disabled_rules")
    result.excluded = patterns(node, "excluded")
    result.included = patterns(node, "included")
    result.whole.only = Self.linterRules.filter {
      !disabled.contains($0.id) && ($0.isDefault || enabled.contains($0.id))
    }.map(\.id)
    result.whole.only.append("unreadable")
    for (key, rule, option) in Self.linterRuleKeys {
      guard let value = node[key] else { continue }
      let entries =
        option.isEmpty
        ? value : .mapping([.init(key: option, place: value.location, value: value)])
      result.whole.settings[rule] = settings(entries, of: rule)
    }
    // IBLinter trusts the marks that Xcode leaves in the document.
    for rule in ["ambiguous", "misplaced"] {
      result.whole.settings[rule, default: RuleSettings()].options["marks"] = ConfigurationNode(
        value: .text("true"), location: .start)
    }
    result.remarks = [
      "'\(name)' is read; only IBLinter's rules run, and 'ninegrid check --init' writes a '.ninegrid.yml' with all"
    ]
    if let reporter = text(node, "reporter"), reporter != "xcode" {
      result.remarks.append("for IBLinter's reporter '\(reporter)' give '--format \(reporter)'")
    }
    return result
  }

  private mutating func linterRuleIDs(_ node: ConfigurationNode, _ key: String) -> [String] {
    let known = Self.linterRules.map(\.id)
    return (list(node, key) ?? []).compactMap { item in
      if let text = item.text, known.contains(text) { return text }
      fault(
        .unknown(
          .ruleOf(linter: "IBLinter"), item.text ?? item.kindName, isText: item.text != nil,
          among: known), at: item)
      return nil
    }
  }
}

extension ConfigurationNode {
  /// A mapping with the place of its first value.
  static func mapping(_ entries: [Entry]) -> ConfigurationNode {
    ConfigurationNode(value: .map(entries), location: entries.first?.place ?? .start)
  }
}
