import Diagnostics
package import LayoutModel

/// What a team has decided about `check`: the content of a `.ninegrid.yml`, or the defaults.
package struct CheckConfiguration: Sendable {
  /// The name of the file as the person would write it; `nil` if there is no file.
  package var name: String?
  /// The folder from which paths and patterns start, absolute.
  package var folder: String
  package var included: [PathPattern] = []
  package var excluded: [PathPattern] = []
  /// Whether folders of other people's code, folders of build products, and files that git ignores
  /// are left out, too.
  package var excludesUsual = true
  package var whole = RuleSelection()
  /// Sections for some paths, in the order of the file: later ones win.
  package var sections: [Section] = []
  package var devices: [String] = []
  package var systems: [Int] = []
  package var textSizes: [ContentSizeCategory] = []
  package var languages: [String] = []
  package var directions: [LayoutDirection] = []
  /// The path of the baseline, absolute.
  package var baseline: String?
  /// Whether warnings count as errors.
  package var isStrict = false
  package var suppressions: [Suppression] = []
  package var sqlRules: [SQLRule] = []
  /// The largest distance between a frame and the approved one that counts as no change, in points;
  /// `nil` if the file does not say it.
  package var tolerance: Double?
  /// Ids and names of views that may lie elsewhere than approved, together with all views in them.
  package var ignoredViews: [String] = []
  /// The SHA-256 of the file, in hexadecimal digits; `nil` if there is no file.
  package var digest: String?
  /// Messages for the person about how the file was read.
  package var remarks: [String] = []

  package init(
    name: String? = nil,
    folder: String,
    included: [PathPattern] = [],
    excluded: [PathPattern] = [],
    excludesUsual: Bool = true,
    whole: RuleSelection = RuleSelection(),
    sections: [Section] = [],
    devices: [String] = [],
    systems: [Int] = [],
    textSizes: [ContentSizeCategory] = [],
    languages: [String] = [],
    directions: [LayoutDirection] = [],
    baseline: String? = nil,
    isStrict: Bool = false,
    suppressions: [Suppression] = [],
    sqlRules: [SQLRule] = []
  ) {
    self.name = name
    self.folder = folder
    self.included = included
    self.excluded = excluded
    self.excludesUsual = excludesUsual
    self.whole = whole
    self.sections = sections
    self.devices = devices
    self.systems = systems
    self.textSizes = textSizes
    self.languages = languages
    self.directions = directions
    self.baseline = baseline
    self.isStrict = isStrict
    self.suppressions = suppressions
    self.sqlRules = sqlRules
  }

  /// Settings for the documents at some paths.
  package struct Section: Sendable {
    package var paths: [PathPattern]
    package var selection: RuleSelection
    /// Whether the settings outside of this section do not hold here.
    package var standsAlone: Bool

    package init(paths: [PathPattern], selection: RuleSelection, standsAlone: Bool = false) {
      self.paths = paths
      self.selection = selection
      self.standsAlone = standsAlone
    }
  }

  /// Folders whose findings no team wants.
  ///
  /// - Source: CocoaPods, Carthage, Xcode, SwiftPM and npm put downloads and products there. Apple, "Exporting
  ///   localizations": `en.xcloc/Source Contents` has copies of the documents, for the context of translators. Xcode makes
  ///   new files from what is in its templates, with other names than those.
  package static let usuallyExcluded = [
    "**/Pods", "**/Carthage", "**/DerivedData", "**/.build", "**/node_modules", "**/*.xcloc",
    "**/*.xctemplate",
  ]

  /// The rules for a document, with their severities and options.
  ///
  /// - Parameter path: relative to the folder of the configuration.
  package func rules(for path: String, among known: [CheckRule]) -> [CheckRule] {
    selection(for: path).rules(among: known)
  }

  /// The settings of the rules for a document.
  package func selection(for path: String) -> RuleSelection {
    var selection = whole
    for section in sections where section.paths.contains(where: { $0.matches(path) }) {
      selection =
        section.standsAlone ? section.selection : selection.overlaid(with: section.selection)
    }
    return selection
  }
}
