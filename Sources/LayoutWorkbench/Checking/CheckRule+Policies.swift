import Diagnostics

/// The rules of xiblint under its own ids: a team's agreements. All of them run only if somebody
/// asks for them.
///
/// - Source: README.md of lyft/xiblint, and the descriptions in its rules.
extension CheckRule {
  package static let policyRules: [CheckRule] = [
    CheckRule(
      id: "accessibility_format", title: "Accessibility format", severity: .error,
      summary: "'accessibilityFormat' and 'accessibilitySources' do not fit each other",
      source: .elements { $0.accessibilityFormats() }, isOptIn: true),
    CheckRule(
      id: "accessibility_labels_for_images", title: "Image without a label", severity: .error,
      summary: "an image view is an accessibility element without a label",
      source: .elements { $0.labelsOfImages() }, isOptIn: true),
    CheckRule(
      id: "accessibility_labels_for_image_buttons", title: "Image button without a label",
      severity: .error, summary: "a button shows an image alone and has no accessibility label",
      source: .elements { $0.labelsOfImageButtons() }, isOptIn: true,
      explanation:
        "Buttons with 'Accessibility Enabled' unchecked are left alone. xiblint itself leaves out those with which nobody has set"
        + " it, although they are accessibility elements, too."),
    CheckRule(
      id: "accessibility_labels_for_text_with_placeholder", title: "Placeholder for a label",
      severity: .error,
      summary: "a text field or text view has a placeholder and no accessibility label",
      source: .elements { $0.labelsOfPlaceholders() }, isOptIn: true,
      explanation:
        "Views with 'Accessibility Enabled' unchecked are left alone. xiblint itself leaves out those with which nobody has set it,"
        + " although they are accessibility elements, too."),
    CheckRule(
      id: "autolayout_frames", title: "Marked by Xcode", severity: .error,
      summary: "Xcode has marked a view as ambiguous or misplaced",
      source: .elements { $0.marks() }, isOptIn: true,
      explanation:
        "The rules 'ambiguous' and 'misplaced' solve the layout instead, and are right even if the marks are old."
    ),
    CheckRule(
      id: "automation_identifiers", title: "Automation identifier", severity: .error,
      summary: "a button, text field or text view has no accessibility identifier",
      source: .elements { $0.automationIdentifiers() }, isOptIn: true),
    CheckRule(
      id: "automation_identifiers_for_outlet_labels", title: "Automation identifier of a label",
      severity: .error,
      summary: "a label that is an outlet of a view controller has no accessibility identifier",
      source: .elements { $0.automationIdentifiersOfLabels() }, isOptIn: true),
    CheckRule(
      id: "color_assets", title: "Colour differs from the catalogue", severity: .error,
      summary: "the copy of a named colour in the document differs from the catalogue",
      source: .elements { $0.colorAssets() }, isOptIn: true,
      options: [
        RuleOption(
          "asset_catalog", .text, default: "those around the document", "path of the catalogue")
      ]),
    CheckRule(
      id: "enforce_runtime_attributes", title: "Runtime attributes", severity: .error,
      summary: "a user defined runtime attribute has a value that is not allowed",
      source: .elements { $0.runtimeAttributes() }, isOptIn: true,
      options: [
        RuleOption(
          "runtime_attributes", .map,
          "for each element or Module.Class its key paths with allowed values; null allows none")
      ]),
    CheckRule(
      id: "enforce_system_properties", title: "Properties", severity: .error,
      summary: "an attribute of an element has a value that is not allowed",
      source: .elements { $0.systemProperties() }, isOptIn: true,
      options: [
        RuleOption(
          "system_properties", .map,
          "for each element its attributes with allowed values; null allows the default")
      ]),
    CheckRule(
      id: "named_colors", title: "Named colours", severity: .error,
      summary: "a colour is not a named one of an asset catalogue",
      source: .elements { $0.namedColors() }, isOptIn: true,
      options: [
        RuleOption("allowed_colors", .texts, default: "all", "the named colours to use"),
        RuleOption("allow_system_colors", .flag, default: "false", "also those of the system"),
        RuleOption("allow_clear_color", .flag, default: "false", "also the clear colour"),
        RuleOption("ignore_alpha", .flag, default: "false", "leave transparent colours alone"),
      ]),
    CheckRule(
      id: "no_attributed_string_colors", title: "Colour of an attributed text", severity: .error,
      summary: "an attributed text has a colour of its own",
      source: .elements { $0.colorsOfTexts() }, isOptIn: true),
    CheckRule(
      id: "no_simulated_metrics", title: "Simulated metrics", severity: .error,
      summary: "the document has simulated metrics, which Xcode 9 removed",
      source: .elements { $0.simulatedMetrics() }, isOptIn: true),
    CheckRule(
      id: "no_trait_variations", title: "Trait variations are on", severity: .error,
      summary: "the document uses trait variations",
      source: .elements { $0.traitVariations() }, isOptIn: true),
    CheckRule(
      id: "no_view_controller_links_to_other_bundles", title: "Link to another bundle",
      severity: .error, summary: "a storyboard reference leads to another bundle",
      source: .elements { $0.otherBundles() }, isOptIn: true),
    CheckRule(
      id: "simulated_metrics_retina4_0", title: "Smallest canvas", severity: .error,
      summary: "the canvas does not show the smallest screen, retina4_0",
      source: .elements { $0.smallestCanvas() }, isOptIn: true),
    CheckRule(
      id: "strict_fonts", title: "Fonts of a set", severity: .error,
      summary: "a font is not one of the allowed names and sizes",
      source: .elements { $0.fontsOfSet() }, isOptIn: true,
      options: [RuleOption("allowed_fonts", .maps, "'name' and 'size' of each")]),
    CheckRule(
      id: "strict_font_names", title: "Names of fonts", severity: .error,
      summary: "a font is not one of the allowed fonts", source: .elements { $0.fontNames() },
      isOptIn: true,
      options: [
        RuleOption("allowed_fonts", .texts, "their names"),
        RuleOption("allow_system_fonts", .flag, default: "true", "also those of the system"),
      ]),
    CheckRule(
      id: "strict_font_sizes", title: "Sizes of fonts", severity: .error,
      summary: "a font is smaller or larger than allowed",
      source: .elements { $0.fontSizes() }, isOptIn: true,
      options: [
        RuleOption("minimum_size", .number, default: "0", "in points"),
        RuleOption("maximum_size", .number, default: "1000", "in points"),
      ]),
    CheckRule(
      id: "unavailable_custom_classes", title: "Class that is not to be used", severity: .error,
      summary: "an object has a class that should not be used any more",
      source: .elements { $0.forbiddenClasses() }, isOptIn: true,
      options: [
        RuleOption("custom_classes", .map, "Module.Class, and what to use instead")
      ]),
    CheckRule(
      id: "unavailable_system_classes", title: "Plain system class", severity: .error,
      summary: "an element of the system is not of one of the allowed classes",
      source: .elements { $0.plainClasses() }, isOptIn: true,
      options: [
        RuleOption("system_classes", .map, "for each element the classes, as Module.Class")
      ]),
  ]
}
