import LayoutWorkbench

/// Converts configurations of other linters to lines of a `.ninegrid.yml` in which all rules run.
extension ConfigurationText {
  static func lines(ofLinters linters: [CheckConfiguration]) -> [String] {
    var lines = ["excluded: \(flow(linters.flatMap(\.excluded).map(\.text)))"]
    let optIn = linters.flatMap { Self.optIn($0.whole.only) }
    lines += ["disabled_rules: []", "opt_in_rules: [\(optIn.joined(separator: ", "))]"]
    // IBLinter relies on Xcode's marks; here layouts are solved, so these options are left out.
    var settings = linters.reduce(RuleSelection()) { $0.overlaid(with: $1.whole) }.settings
    for id in ["ambiguous", "misplaced"] { settings[id] = nil }
    lines += Self.lines(of: settings)
    let sections = linters.flatMap { linter in linter.sections.map { (linter, $0) } }
    if sections.isEmpty { return lines }
    lines.append("sections:")
    for (linter, section) in sections {
      let whole = Self.optIn(linter.whole.only)
      let own = Self.optIn(section.selection.only)
      lines.append("  - paths: \(flow(section.paths.map(\.text)))")
      lines.append("    disabled_rules: \(flow(whole.filter { !own.contains($0) }))")
      lines.append("    opt_in_rules: \(flow(own.filter { !whole.contains($0) }))")
      let changed = section.selection.settings.filter { settings[$0.key] != $0.value }
      lines += Self.lines(of: changed).map { "    " + $0 }
    }
    return lines
  }

  /// Those of some rules that only run on request.
  private static func optIn(_ rules: [String]) -> [String] {
    rules.filter { id in CheckRule.all.contains { $0.id == id && $0.isOptIn } }
  }
}
