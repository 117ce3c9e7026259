import ArgumentParser
import Diagnostics
import HostAccess
import LayoutWorkbench
import PlainText
import ProjectFolders

/// The documents to check, and the rules.
struct CheckSelectionOptions: ParsableArguments {
  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      "Run only this rule; repeatable. 'all' means every rule.", valueName: "rule"))
  var rules: [String] = []

  @Option(
    name: .long, help: ArgumentHelp("Do not run this rule; repeatable.", valueName: "rule"))
  var except: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The configuration; by default '.ninegrid.yml' of the working directory, else its '.iblinter.yml' or '.xiblint.json'.",
      valueName: "file"))
  var config: String?

  @Flag(name: .long, help: "Read no configuration.")
  var noConfig = false

  @Flag(
    name: .long, help: "Report warnings as errors, as 'strict: true' in a configuration does.")
  var strict = false

  @Flag(name: .long, help: "Print the configuration that holds, with all defaults.")
  var printConfig = false

  @Flag(
    name: .customLong("init"),
    help: "Write a '.ninegrid.yml' that fits the working directory, or the folders that are named.")
  var initialize = false

  @Option(
    name: .long,
    help: ArgumentHelp("Explain a rule; 'all' lists the rules.", valueName: "rule"))
  var explain: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Check only documents that have changed since a revision of git.", valueName: "rev"))
  var since: String?

  @Flag(
    name: .long, help: "Check only documents that are staged in git, as they would be committed.")
  var staged = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Report only findings that a revision of git does not have. Both versions are checked.",
      valueName: "rev"))
  var newSince: String?

  @Flag(
    name: .long, help: "Leave out what the configuration excludes, even if it is named.")
  var forceExclude = false

  /// The word for all rules.
  static let everyRule = "all"

  func validate() throws {
    if config != nil, noConfig {
      throw ValidationError("'--config' names a configuration, and '--no-config' reads none.")
    }
    if [since != nil, staged, newSince != nil].count(where: { $0 }) > 1 {
      throw ValidationError(
        "'--since', '--staged' and '--new-since' each say what has changed. Give one of them.")
    }
    if let explain, explain != Self.everyRule, !CheckRule.all.contains(where: { $0.id == explain })
    {
      throw ValidationError(
        Self.sentence(of: explain, among: CheckRule.all.map(\.id) + [Self.everyRule]))
    }
  }

  func configuration(in context: CommandContext) throws -> CheckConfiguration {
    if noConfig {
      return CheckConfiguration(folder: context.workingDirectory, isStrict: strict)
    }
    var found = try ConfigurationFile.find(config, in: context)
    for remark in found.remarks { try context.note("note: \(remark)") }
    if strict { found.isStrict = true }
    return found
  }

  /// - Throws: `ValidationError` if there is no rule with a given name.
  func checkRules(with configuration: CheckConfiguration) throws {
    let known = CheckRule.all.map(\.id) + configuration.sqlRules.map(\.name)
    for rule in rules.filter({ $0 != Self.everyRule }) + except where !known.contains(rule) {
      throw ValidationError(Self.sentence(of: rule, among: known))
    }
  }

  private static func sentence(of rule: String, among known: [String]) -> String {
    let nearest = Spelling.nearest(to: rule, in: known).map { " Did you mean '\($0)'?" } ?? ""
    return "There is no rule '\(rule)'.\(nearest) 'ninegrid check --explain all' lists them."
  }
}

/// The rules of the first releases are options, too, but no help lists them.
extension CheckRule: EnumerableFlag {
  static func name(for rule: CheckRule) -> NameSpecification { .customLong(rule.id) }

  static func help(for rule: CheckRule) -> ArgumentHelp? { .hidden }
}
