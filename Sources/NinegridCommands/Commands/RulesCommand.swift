import ArgumentParser
import Diagnostics
import HostAccess
import LayoutJSON
import PlainText
import PlatformRules
import Reports

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Print the rule book: what Xcode's canvas and iOS do, with evidence.",
    discussion: """
      Each rule is a question with rows, and the first row that fits is the answer. A row is known if Apple says so. \
      It is established if at least three documents of two repositories, and 95 % of the views, agree. Otherwise it is \
      provisional. Evidence is counted in views, documents and repositories. Values are in points, or yes and no.

        ninegrid rules --rule navigation-bar-height
        ninegrid rules --xcode 14.3 --provisional
        ninegrid rules --ios 18 --format csv
        ninegrid rules --measure Corpus --rule root-margin
      """)

  @Option(help: ArgumentHelp("Only rows for the canvas of this Xcode.", valueName: "version"))
  var xcode: String?

  @Option(help: ArgumentHelp("Only rows for devices with this iOS.", valueName: "version"))
  var ios: Int?

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Only this rule; may be repeated.", valueName: "id"))
  var rules: [String] = []

  @Flag(help: "Only provisional rows.")
  var provisional = false

  @Option(
    help: ArgumentHelp(
      "Count the evidence again in the documents of a folder that has a folder for each repository; may be repeated.",
      valueName: "folder"))
  var measure: [String] = []

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if let xcode, XcodeRelease(named: xcode) == nil {
      let names = XcodeRelease.named.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no Xcode '\(xcode)' in the rule book; it has \(names).")
    }
    let ids = RuleBook.standard.rules.map(\.id)
    for rule in rules where !ids.contains(rule) {
      let near = Spelling.nearest(to: rule, in: ids).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError("There is no rule '\(rule)'.\(near)")
    }
  }

  func run() throws {
    let context = CommandContext.current.printing(output)
    let wanted = RuleBook.standard.rules.filter { rules.isEmpty || rules.contains($0.id) }
    var printer = RulePrinter(format: output.format, in: context)
    if !measure.isEmpty {
      let counts = try EvidenceCount(of: wanted, in: measure, context)
      printer = RulePrinter(format: output.format, in: context, evidence: counts.evidence)
    }
    for rule in wanted {
      let rows = rule.rows.indices.filter { wants(rule, rule.rows[$0]) }
      try printer.add(rule, rows: rows)
    }
    try printer.finish()
  }

  private func wants(_ rule: Rule, _ row: RuleRow) -> Bool {
    if provisional, rule.status(of: row) != .provisional { return false }
    if xcode == nil, ios == nil { return true }
    let canvas = xcode.flatMap { XcodeRelease(named: $0) }.map { row.answers(on: .canvas($0)) }
    let device = ios.map { row.answers(on: .device(SystemRelease(major: $0))) }
    return canvas == true || device == true
  }
}
