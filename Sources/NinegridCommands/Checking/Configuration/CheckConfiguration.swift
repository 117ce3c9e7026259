import Diagnostics
import LayoutModel

/// What a team has decided about `check`: a `.ninegrid.yml`, or nothing.
struct CheckConfiguration: Sendable {
  /// As the person would name it; `nil` where there is none.
  var name: String?
  /// Absolute: paths and patterns start here.
  var folder: String
  var included: [PathPattern] = []
  var excluded: [PathPattern] = []
  /// Folders of other people's code, of products, and what git ignores are left out, too.
  var excludesUsual = true
  var whole = RuleSelection()
  /// In the order of the file: later ones win.
  var sections: [Section] = []
  var devices: [String] = []
  var systems: [Int] = []
  var textSizes: [ContentSizeCategory] = []
  var languages: [String] = []
  var directions: [LayoutDirection] = []
  /// Absolute.
  var baseline: String?
  /// Warnings are errors.
  var isStrict = false
  var suppressions: [Suppression] = []
  var sqlRules: [SQLRule] = []

  /// What holds for some paths.
  struct Section: Sendable {
    var paths: [PathPattern]
    var selection: RuleSelection
  }

  /// Folders that no team wants to hear of.
  ///
  /// - Source: CocoaPods, Carthage, Xcode, SwiftPM and npm put what they fetch and build there.
  static let usuallyExcluded = [
    "**/Pods", "**/Carthage", "**/DerivedData", "**/.build", "**/node_modules",
  ]

  /// The rules for a document, with their severities and options.
  ///
  /// - Parameter path: from the folder of the configuration.
  func rules(for path: String, among known: [CheckRule]) -> [CheckRule] {
    var selection = whole
    for section in sections where section.paths.contains(where: { $0.matches(path) }) {
      selection = selection.overlaid(with: section.selection)
    }
    return selection.rules(among: known)
  }
}
