package import Diagnostics
import LayoutComparison
package import LayoutEngine
import LayoutJSON
package import LayoutModel

/// One thing that `check` looks for.
///
/// How to add one: give it a row in ``all``; the row is also the option. Its findings come from
/// diagnostics of the document, of a layout or of the grid that have a code of their own, or from a
/// function in an extension of ``ElementCheck`` or ``DocumentCheck``, with its fault in the same
/// file. Then run
/// `UPDATE_GOLDEN=1 swift test --filter 'CheckTests|CheckFormatTests'`, which writes the table in
/// Schemas/README.md and the rules of SARIF, and read the difference.
package struct CheckRule: Sendable {
  /// The id, which stands in brackets after a finding, and after `--` on the command line.
  package var id: String
  package var title: String
  package var severity: Diagnostic.Severity
  /// What a finding means, in one sentence.
  package var summary: String
  package var source: Source
  /// A command that repairs the findings, if there is one.
  package var fix: String?
  /// How `check --fix` repairs the findings, if it can.
  package var repair: CheckRepair?
  /// Whether the rule runs only on request, because it is a matter of taste or not right often enough.
  package var isOptIn: Bool
  /// The options that a configuration may set.
  package var options: [RuleOption]
  /// A longer text than ``summary``, for '--explain'.
  package var explanation: String?
  /// The options that the configuration of this run has set.
  package var settings = RuleSettings()

  package init(
    id: String, title: String, severity: Diagnostic.Severity, summary: String, source: Source,
    fix: String? = nil, repair: CheckRepair? = nil, isOptIn: Bool = false,
    options: [RuleOption] = [], explanation: String? = nil
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.summary = summary
    self.source = source
    self.fix = fix
    self.repair = repair
    self.isOptIn = isOptIn
    self.options = options
    self.explanation = explanation
  }

  /// Where the findings of a rule come from.
  package enum Source: Sendable {
    /// Faults of the document itself with these codes, whatever the environment.
    case document([Diagnostic.Code])
    /// All errors of the document that belong to no other rule.
    case otherErrors
    /// Diagnostics of a layout with these codes, in every requested environment.
    case layouts([Diagnostic.Code])
    /// The findings of a function about the places of views on the screen, in every requested environment.
    case screens(@Sendable (ScreenFaults, ResolvedLayout) -> [ScreenFault])
    /// The findings of a function in a layout, in every requested environment.
    ///
    /// - Parameter isByCell: whether its findings are the same on all devices of a cell of the
    ///   grid, so that one device is enough.
    case frames(isByCell: Bool = false, @Sendable (LayoutCheck) -> [LayoutFault])
    /// Diagnostics about cells of the grid, with these codes.
    case grid([Diagnostic.Code])
    /// Diagnostics with these codes about attributes and values that Interface Builder does not have.
    case attributes([Diagnostic.Code])
    /// The findings of a function of ``DocumentCheck`` in the chosen scenes, which are given by their positions.
    case scenes(
      @Sendable (DocumentCheck, CheckRule, LoadedDocument, [Int]) -> [CheckFinding])
    /// Differences between recorded frames and the layout as designed.
    case recordedFrames
    /// The findings of a function that reads the elements of the document, whatever the environment.
    case elements(@Sendable (ElementCheck) -> [FaultyElement])
    /// Findings about the run itself: files that can't be read, suppressions that suppress nothing.
    case run
  }

  /// All rules. Findings at the same place are reported in this order.
  package static let all: [CheckRule] =
    documentRules + gridRules + layoutRules

  private static let layoutRules: [CheckRule] =
    [
      CheckRule(
        id: "unsatisfiable", title: "Unsatisfiable constraints", severity: .error,
        summary: "required constraints can't all hold, and one of them is given up",
        source: .layouts([.conflictingConstraints, .unsolvable]), repair: .conflicts),
      CheckRule(
        id: "design-size", title: "Conflict with a size of the canvas", severity: .note,
        summary: "required constraints contradict a size that a view has only on the canvas",
        source: .layouts([.designSize])),
      CheckRule(
        id: "ambiguous", title: "Ambiguous layout", severity: .warning,
        summary: "constraints do not determine the position or the size of a view",
        source: .layouts([.ambiguousFrame]), repair: .missingConstraints, options: [marksOption]),
      CheckRule(
        id: "truncated", title: "Truncated text", severity: .warning,
        summary: "the frame of a view cuts its text", source: .layouts([.truncatedText])),
      CheckRule(
        id: "off-screen", title: "Off the screen", severity: .warning,
        summary: "a text or control that the canvas shows is beyond the edge of a screen",
        source: .screens { $0.offScreen(in: $1) }),
      CheckRule(
        id: "overlap", title: "Overlapping views", severity: .warning,
        summary: "texts or controls that the canvas shows apart cover each other",
        source: .screens { $0.overlaps(in: $1) }),
      CheckRule(
        id: "misplaced", title: "Misplaced view", severity: .warning,
        summary: "the frame in the document is not the one that constraints give as designed",
        source: .recordedFrames, fix: "'ninegrid fix update-frames' writes what constraints give",
        repair: .frames, options: [marksOption, constantsOption]),
    ] + solvedRules + projectRules + linterRules + policyRules + runRules

  private static let marksOption = RuleOption(
    "marks", .flag, default: "false",
    "trust the marks that Xcode left in the document, as IBLinter does, instead of solving the layout"
  )

  private static let constantsOption = RuleOption(
    "constants", .flag, default: "false",
    "'--fix' changes constants so that views move to their recorded frames, instead of writing new frames"
  )

  package static let approvedLayout = "approved-layout"

  /// Rules about the run, not about the content of its documents.
  private static let runRules: [CheckRule] = [
    CheckRule(
      id: approvedLayout, title: "Layout that nobody approved", severity: .warning,
      summary: "a frame differs from the one in the approved layouts", source: .run,
      isOptIn: true,
      explanation:
        "'--verify FOLDER' runs it, and compares with the layouts that '--record FOLDER' has written. '--tolerance' and"
        + " '--ignore' say what may move."
    ),
    CheckRule(
      id: "unreadable", title: "Unreadable document", severity: .error,
      summary: "a document can't be read, and nothing in it is checked", source: .run,
      explanation:
        "A file that is not a document of Interface Builder, or whose format is too old, is one finding. The other documents are"
        + " checked nevertheless, and a baseline can list it."),
    CheckRule(
      id: "unused-suppression", title: "Suppression without a finding", severity: .warning,
      summary: "a suppression of the configuration or of a note suppresses nothing", source: .run,
      explanation:
        "Only suppressions of rules that ran are reported. Remove the suppression; otherwise it hides the next finding there."
    ),
  ]

  /// Rules about the document itself, before anything is resolved.
  private static let documentRules: [CheckRule] = [
    CheckRule(
      id: "dangling-reference", title: "Dangling reference", severity: .error,
      summary: "a constraint, a connection or a cell of the grid names an object that is not there",
      source: .document([.danglingReference, .unknownItem, .ambiguousName])),
    CheckRule(
      id: "duplicate-id", title: "Duplicate id", severity: .error,
      summary: "several objects have the same id, and references go to the first",
      source: .document([.duplicateID])),
    CheckRule(
      id: "invalid-value", title: "Invalid value", severity: .error,
      summary: "a number or a word is not a valid value, and the default is used",
      source: .document([.invalidNumber, .unknownAttribute, .invalidValue])),
    CheckRule(
      id: "not-understood", title: "Not understood", severity: .error,
      summary: "a key or a constraint of a native document can't be read, and has no effect",
      source: .otherErrors),
    CheckRule(
      id: "attribute-pair", title: "Refused attributes", severity: .warning,
      summary: "a constraint relates attributes that UIKit refuses to relate",
      source: .document([.attributePair])),
    CheckRule(
      id: "foreign-attribute", title: "Attribute of another element", severity: .warning,
      summary: "a view or constraint has an attribute that only other elements have",
      source: .attributes([.foreignAttribute])),
  ]

  /// Rules about the nine cells of the grid, whatever devices are requested.
  private static let gridRules: [CheckRule] = [
    CheckRule(
      id: "cell-overlap", title: "Competing cells", severity: .warning,
      summary:
        "width-only and height-only cells disagree in a final class that has no setting of its own",
      source: .grid([.cellOverlap])),
    CheckRule(
      id: "unvaried-setting", title: "Setting that is not varied", severity: .warning,
      summary: "a cell sets a value that Interface Builder does not vary by cell, and would drop",
      source: .attributes([.unvariedSetting]), fix: "'ninegrid edit clear' takes the setting out"),
    CheckRule(
      id: "base-cell", title: "Base cell without a layout", severity: .note,
      summary: "a base cell is ambiguous or unsatisfiable, but no final class is",
      source: .scenes { $0.baseCellFindings($1, $2, scenes: $3) }),
    CheckRule(
      id: "idle-setting", title: "Setting that never matters", severity: .note,
      summary:
        "a cell sets a value that holds there anyway, or that belongs to a view that is not there",
      source: .grid([.idleSetting]), fix: "'ninegrid factor' leaves idle settings out",
      repair: .factor),
    CheckRule(
      id: "repeated-setting", title: "Said class by class", severity: .note,
      summary: "all four final classes have the same setting, which the base cell could have",
      source: .grid([.repeatedSetting]), fix: "'ninegrid factor' says the setting in wAny-hAny",
      repair: .factor),
  ]

  /// The rule among these to which a fault of a document belongs; `nil` if there is none.
  package static func rule(ofFault diagnostic: Diagnostic, in rules: [CheckRule]) -> CheckRule? {
    let owner = all.first { rule in
      if case .document(let codes) = rule.source { codes.contains(diagnostic.code) } else { false }
    }
    if let owner { return rules.first { $0.id == owner.id } }
    guard diagnostic.severity == .error else { return nil }
    return rules.first { if case .otherErrors = $0.source { true } else { false } }
  }

  /// Whether the rule compares frames as designed, whatever environments are requested.
  package var comparesAsDesigned: Bool { if case .recordedFrames = source { true } else { false } }

  /// Whether the rule looks at the places of views on the screen.
  package var looksAtPlaces: Bool {
    switch source {
    case .screens, .frames: true
    default: false
    }
  }

  /// The id of the rule that reports diagnostics with a code.
  package static func id(of code: Diagnostic.Code) -> String? {
    all.first { rule in
      if case .layouts(let codes) = rule.source { codes.contains(code) } else { false }
    }?.id
  }

  /// The rules that run if nobody has chosen any.
  package static let usual = all.filter { !$0.isOptIn }
}

/// The rules of the first releases are options on the command line, too; '--rule' names any rule. Two rules are
/// equal if their ids are.
extension CheckRule: CaseIterable, Equatable {
  package static var allCases: [CheckRule] {
    all.filter { rule in
      switch rule.source {
      case .elements, .run: false
      default: !solvedRules.contains { $0.id == rule.id }
      }
    }
  }

  package static func == (a: Self, b: Self) -> Bool { a.id == b.id }
}
