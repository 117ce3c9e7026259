import Diagnostics

/// The rules of IBLinter under its own ids. Those that are not also rules of ours run only if
/// somebody asks for them.
///
/// `ambiguous` and `misplaced` have the same ids here. They solve the layout; with the option
/// `marks` they trust Xcode's marks, as IBLinter does. `duplicate-id` and `duplicate-constraint`
/// find more than `duplicate_id` and `duplicate_constraint`.
///
/// - Source: Rules.md and README.md of IBDecodable/IBLinter.
extension CheckRule {
  package static let linterRules: [CheckRule] = [
    CheckRule(
      id: "enable_autolayout", title: "Auto Layout is off", severity: .warning,
      summary: "the document says that it does not use Auto Layout",
      source: .elements { $0.autoLayoutIsOff() }),
    CheckRule(
      id: "custom_module", title: "Module of a class", severity: .error,
      summary: "a class has another module than the one whose sources declare it",
      source: .elements { $0.customModule() },
      options: [
        RuleOption(
          "modules", .maps,
          "'module', and folders of its Swift files as 'included' and 'excluded'")
      ], explanation: "Without modules it finds nothing."),
    CheckRule(
      id: "custom_class_name", title: "Class named as the file", severity: .error,
      summary: "the class of a storyboard's only view controller is not named as the file",
      source: .elements { $0.classNameOfFile() }, isOptIn: true,
      explanation: "Main.storyboard and storyboards with several scenes are left alone."),
    CheckRule(
      id: "storyboard_viewcontroller_id", title: "Storyboard identifier of the class",
      severity: .error,
      summary: "the storyboard identifier of a view controller is not the name of its class",
      source: .elements { $0.identifierOfController() }, isOptIn: true),
    CheckRule(
      id: "has_initial_view_controller", title: "Initial view controller", severity: .warning,
      summary: "a storyboard has no initial view controller",
      source: .elements { $0.initialController() }, isOptIn: true),
    CheckRule(
      id: "has_single_view_controller", title: "One view controller", severity: .warning,
      summary: "a storyboard has more than one view controller; references do not count",
      source: .elements { $0.singleController() }, isOptIn: true),
    CheckRule(
      id: "hides_bottom_bar", title: "Hides the bottom bar", severity: .error,
      summary: "a view controller does not hide the bottom bar when it is pushed",
      source: .elements { $0.hidesBottomBar() }, isOptIn: true,
      options: [
        RuleOption("excluded_view_controllers", .texts, "classes that need not")
      ]),
    CheckRule(
      id: "stackview_backgroundcolor", title: "Background of a stack view", severity: .warning,
      summary: "a stack view has a background colour, which systems before iOS 14 do not draw",
      source: .elements { $0.backgroundOfStack() }, isOptIn: true),
    CheckRule(
      id: "relative_to_margin", title: "Relative to a margin", severity: .warning,
      summary: "a constraint is relative to a margin",
      source: .elements { $0.relativeToMargin() }, isOptIn: true,
      explanation:
        "Each leading, trailing, top or bottom margin of a constraint is a finding."),
    CheckRule(
      id: "reuse_identifier", title: "Reuse identifier of the class", severity: .warning,
      summary: "the reuse identifier of a cell is not the name of its class",
      source: .elements { $0.reuseIdentifierOfClass() }, isOptIn: true,
      explanation: "Cells without a class of the app are left alone."),
    CheckRule(
      id: "use_base_class", title: "Base class", severity: .warning,
      summary: "a view has a class that is not allowed for its kind",
      source: .elements { $0.baseClass() }, isOptIn: true,
      options: [
        RuleOption(
          "classes", .maps, "'element_class', such as UILabel, and its 'base_classes'")
      ], explanation: "Without classes it finds nothing."),
    CheckRule(
      id: "use_trait_collections", title: "Trait variations", severity: .warning,
      summary: "the document does not use trait collections, or uses them although it must not",
      source: .elements { $0.traitCollections() }, isOptIn: true,
      options: [RuleOption("enabled", .flag, default: "true", "whether it must")]),
    CheckRule(
      id: "view_as_device", title: "Device of the canvas", severity: .warning,
      summary: "the canvas shows another device than the configured one",
      source: .elements { $0.viewAsDevice() }, isOptIn: true,
      options: [
        RuleOption("device_id", .text, default: "retina4_7", "the id of the device")
      ]),
    CheckRule(
      id: "image_resources", title: "Image of a catalogue", severity: .error,
      summary: "an image is in no asset catalogue and no file of the project",
      source: .elements { $0.imageResources() }, isOptIn: true,
      explanation: "It is like 'missing-image', but runs also if there is no catalogue at all."),
    CheckRule(
      id: "color_resources", title: "Colour of a catalogue", severity: .error,
      summary: "a named colour is in no asset catalogue of the project",
      source: .elements { $0.colorResources() }, isOptIn: true,
      explanation: "It is like 'missing-color', but runs also if there is no catalogue at all."),
    CheckRule(
      id: "duplicate_id", title: "Id twice", severity: .warning,
      summary: "two elements have the same id", source: .elements { $0.repeatedIDs() },
      isOptIn: true,
      explanation:
        "The rule 'duplicate-id' runs by default, and says to which object references go."),
    CheckRule(
      id: "duplicate_constraint", title: "Constraint twice", severity: .warning,
      summary: "a view has two constraints with the same attributes and numbers",
      source: .elements { $0.repeatedConstraints() }, isOptIn: true,
      explanation:
        "The rule compares the constraints of one view, also with their items exchanged. It ignores size classes."
    ),
  ]
}
