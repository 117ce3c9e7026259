import Diagnostics
package import LayoutWorkbench

/// An `.iblinter.yml`: IBLinter's rules with IBLinter's defaults, and no other rules.
///
/// - Source: README.md and Rules.md of IBDecodable/IBLinter (0.5): the keys, and which rules are on by default.
package enum LinterConfiguration {
  /// The rules that IBLinter has, by their ids, and whether they run unless they are disabled.
  package static let rules: [(id: String, isDefault: Bool)] = [
    ("ambiguous", true), ("color_resources", false), ("custom_class_name", false),
    ("custom_module", true), ("duplicate_constraint", true), ("duplicate_id", true),
    ("enable_autolayout", true), ("has_initial_view_controller", false),
    ("has_single_view_controller", false), ("hides_bottom_bar", false),
    ("image_resources", false), ("misplaced", false), ("relative_to_margin", false),
    ("reuse_identifier", false), ("stackview_backgroundcolor", false),
    ("storyboard_viewcontroller_id", false), ("use_base_class", false),
    ("use_trait_collections", false), ("view_as_device", false),
  ]

  /// Keys that configure a rule, by the option that takes what stands there; an empty one takes its keys as they are.
  private static let ruleKeys = [
    "custom_module_rule": ("custom_module", "modules"),
    "use_base_class_rule": ("use_base_class", "classes"),
    "view_as_device_rule": ("view_as_device", ""),
    "use_trait_collections_rule": ("use_trait_collections", ""),
    "hides_bottom_bar_rule": ("hides_bottom_bar", ""),
  ]

  package static func read(
    _ node: ConfigurationNode, named name: String, in folder: String
  ) throws -> CheckConfiguration {
    let enabled = node["enabled_rules"]?.texts ?? []
    let disabled = node["disabled_rules"]?.texts ?? []
    let unknown = (enabled + disabled).first { id in !rules.contains { $0.id == id } }
    if let unknown {
      let nearest = Spelling.nearest(to: unknown, in: rules.map(\.id))
      throw DocumentFailure.documents([
        Diagnostic(
          .invalidConfiguration, .error, "IBLinter has no rule '\(unknown)'",
          hint: nearest.map { "did you mean '\($0)'?" }, file: name, at: node.location)
      ])
    }
    var result = CheckConfiguration(name: name, folder: folder)
    result.excluded = (node["excluded"]?.texts ?? []).map { PathPattern($0) }
    result.included = (node["included"]?.texts ?? []).map { PathPattern($0) }
    result.whole.only = rules.filter {
      !disabled.contains($0.id) && ($0.isDefault || enabled.contains($0.id))
    }.map(\.id)
    result.whole.only.append("unreadable")
    for (key, (rule, option)) in ruleKeys.sorted(by: { $0.key < $1.key }) {
      guard let value = node[key] else { continue }
      var settings = RuleSettings()
      if option.isEmpty {
        for entry in value.entries ?? [] { settings.options[entry.key] = entry.value }
      } else {
        settings.options[option] = value
      }
      result.whole.settings[rule] = settings
    }
    // IBLinter believes the marks that Xcode leaves in the document.
    for rule in ["ambiguous", "misplaced"] {
      result.whole.settings[rule, default: RuleSettings()].options["marks"] = ConfigurationNode(
        value: .text("true"), location: .start)
    }
    return result
  }
}
