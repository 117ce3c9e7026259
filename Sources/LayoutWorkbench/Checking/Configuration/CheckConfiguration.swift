import Diagnostics
package import LayoutModel

/// What a team has decided about `check`: a `.ninegrid.yml`, or nothing.
package struct CheckConfiguration: Sendable {
  /// As the person would name it; `nil` where there is none.
  package var name: String?
  /// Absolute: paths and patterns start here.
  package var folder: String
  package var included: [PathPattern] = []
  package var excluded: [PathPattern] = []
  /// Folders of other people's code, of products, and what git ignores are left out, too.
  package var excludesUsual = true
  package var whole = RuleSelection()
  /// In the order of the file: later ones win.
  package var sections: [Section] = []
  package var devices: [String] = []
  package var systems: [Int] = []
  package var textSizes: [ContentSizeCategory] = []
  package var languages: [String] = []
  package var directions: [LayoutDirection] = []
  /// Absolute.
  package var baseline: String?
  /// Warnings are errors.
  package var isStrict = false
  package var suppressions: [Suppression] = []
  package var sqlRules: [SQLRule] = []
  /// How far a frame may be off an approved one, in points; `nil` where nothing is said.
  package var tolerance: Double?
  /// Ids and names of views that may be elsewhere than approved, with all that is in them.
  package var ignoredViews: [String] = []
  /// The SHA-256 of the file, in hexadecimal digits; `nil` where there is none.
  package var digest: String?
  /// What a person should know of how the file was read.
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

  /// What holds for some paths.
  package struct Section: Sendable {
    package var paths: [PathPattern]
    package var selection: RuleSelection
    /// Nothing of what holds elsewhere holds here.
    package var standsAlone: Bool

    package init(paths: [PathPattern], selection: RuleSelection, standsAlone: Bool = false) {
      self.paths = paths
      self.selection = selection
      self.standsAlone = standsAlone
    }
  }

  /// Folders whose findings no team wants.
  ///
  /// - Source: CocoaPods, Carthage, Xcode, SwiftPM and npm put downloads and products there.
  package static let usuallyExcluded = [
    "**/Pods", "**/Carthage", "**/DerivedData", "**/.build", "**/node_modules",
  ]

  /// The rules for a document, with their severities and options.
  ///
  /// - Parameter path: relative to the folder of the configuration.
  package func rules(for path: String, among known: [CheckRule]) -> [CheckRule] {
    selection(for: path).rules(among: known)
  }

  /// What is said of the rules for a document.
  package func selection(for path: String) -> RuleSelection {
    var selection = whole
    for section in sections where section.paths.contains(where: { $0.matches(path) }) {
      selection =
        section.standsAlone ? section.selection : selection.overlaid(with: section.selection)
    }
    return selection
  }
}
