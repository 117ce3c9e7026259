package import Diagnostics
import LayoutModel
package import LayoutWorkbench
import PlainText
import PlatformRules

/// Makes a configuration from a file. Every fault is reported with its place.
package struct ConfigurationReader {
  /// The name of the file that the person used.
  package let name: String
  /// The folder of the file, absolute.
  package let folder: String
  package internal(set) var faults: [Diagnostic] = []
  var sqlRules: [SQLRule] = []

  /// The keys of the file, in the order in which `--print-config` writes them.
  package static let keys = [
    "included", "excluded", "excludes_usual", "disabled_rules", "opt_in_rules", "only_rules",
    "severities", "rules", "sections", "devices", "systems", "text_sizes", "languages",
    "directions", "baseline", "strict", "suppressions", "sql_rules",
    "approved_layouts",
  ]
  static let sectionKeys = [
    "paths", "disabled_rules", "opt_in_rules", "only_rules", "severities", "rules",
  ]

  package init(name: String, folder: String) {
    self.name = name
    self.folder = folder
  }

  /// - Throws: ``DocumentFailure/documents(_:)`` with all faults.
  package static func read(
    _ node: ConfigurationNode, named name: String, in folder: String
  ) throws -> CheckConfiguration {
    var reader = ConfigurationReader(name: name, folder: folder)
    let configuration = reader.configuration(node)
    if !reader.faults.isEmpty { throw DocumentFailure.documents(reader.faults) }
    return configuration
  }

  private mutating func configuration(_ node: ConfigurationNode) -> CheckConfiguration {
    var result = CheckConfiguration(name: name, folder: folder)
    guard node.entries != nil else {
      fault(.noMapping(.configuration, found: node.kindName), at: node)
      return result
    }
    checkKeys(of: node, Self.keys)
    // These rules are read first, because all other settings may use their names.
    sqlRules = readSQLRules(node)
    result.sqlRules = sqlRules
    result.included = patterns(node, "included")
    result.excluded = patterns(node, "excluded")
    result.excludesUsual = flag(node, "excludes_usual") ?? true
    result.whole = selection(node)
    for section in list(node, "sections") ?? [] {
      guard section.entries != nil else {
        fault(.noMapping(.section, found: section.kindName), at: section)
        continue
      }
      checkKeys(of: section, Self.sectionKeys)
      let paths = patterns(section, "paths")
      if paths.isEmpty { fault(.sectionWithoutPaths, at: section) }
      result.sections.append(.init(paths: paths, selection: selection(section)))
    }
    readEnvironments(node, into: &result)
    if let baseline = text(node, "baseline") {
      result.baseline = FilePaths.normalized(
        baseline.hasPrefix("/") ? baseline : folder + "/" + baseline)
    }
    result.isStrict = flag(node, "strict") ?? false
    result.suppressions = (list(node, "suppressions") ?? []).compactMap { suppression($0) }
    readApprovedLayouts(node, into: &result)
    checkPatterns(node)
    return result
  }

  // MARK: Rules

  mutating func selection(_ node: ConfigurationNode) -> RuleSelection {
    var result = RuleSelection()
    result.disabled = rules(node, "disabled_rules")
    result.optIn = rules(node, "opt_in_rules")
    result.only = rules(node, "only_rules")
    tellContradiction(node, result)
    for entry in map(node, "severities") ?? [] {
      guard let rule = ruleID(entry.key, at: entry.place) else { continue }
      result.settings[rule, default: RuleSettings()].severity = severity(entry.value)
    }
    for entry in map(node, "rules") ?? [] {
      guard let rule = ruleID(entry.key, at: entry.place) else { continue }
      let settings = settings(entry.value, of: rule)
      result.settings[rule] = (result.settings[rule] ?? RuleSettings()).overlaid(with: settings)
    }
    return result
  }

  /// A rule that alone is to run and is turned off leaves a check that finds nothing.
  private mutating func tellContradiction(_ node: ConfigurationNode, _ selection: RuleSelection) {
    if selection.only.isEmpty || selection.disabled.isEmpty { return }
    for item in list(node, "disabled_rules") ?? [] {
      guard let rule = item.text, selection.only.contains(rule) else { continue }
      fault(.contradiction(rule: rule), at: item)
    }
  }

  mutating func settings(_ node: ConfigurationNode, of rule: String) -> RuleSettings {
    var result = RuleSettings()
    // A word is the severity, as in SwiftLint.
    if node.text != nil {
      result.severity = severity(node)
      return result
    }
    guard let entries = node.entries else {
      fault(.noSettings(found: node.kindName), at: node)
      return result
    }
    let options = CheckRule.all.first { $0.id == rule }?.options ?? []
    for entry in entries {
      if entry.key == "severity" {
        result.severity = severity(entry.value)
      } else if let option = options.first(where: { $0.name == entry.key }) {
        if option.kind.accepts(entry.value) {
          result.options[option.name] = entry.value
        } else if !entry.value.isNull {
          fault(
            .wrongOption(
              option.name, rule: rule, wanted: option.kind.name, found: entry.value.kindName,
              summary: option.summary), at: entry.value)
        }
      } else {
        fault(
          .unknown(
            .option(rule: rule), entry.key, among: options.map(\.name) + ["severity"]),
          at: entry.place)
      }
    }
    return result
  }

  private mutating func severity(_ node: ConfigurationNode) -> Diagnostic.Severity? {
    if let severity = node.text.flatMap({ Diagnostic.Severity(rawValue: $0) }) { return severity }
    fault(.noSeverity(node.text ?? node.kindName), at: node)
    return nil
  }

  private mutating func rules(_ node: ConfigurationNode, _ key: String) -> [String] {
    (list(node, key) ?? []).flatMap { item -> [String] in
      guard let text = item.text else {
        fault(.wrongItem(key: key, of: "rules", found: item.kindName), at: item)
        return []
      }
      // 'all' stands for all rules, as in SwiftLint.
      if text == Self.everyRule {
        return key == "opt_in_rules"
          ? CheckRule.all.filter(\.isOptIn).map(\.id)
          : CheckRule.all.map(\.id) + sqlRules.map(\.name)
      }
      return ruleID(text, at: item.location).map { [$0] } ?? []
    }
  }

  /// The word for all rules in a list of rules.
  static let everyRule = "all"

  mutating func ruleID(_ text: String, at place: SourceLocation) -> String? {
    let ids = CheckRule.all.map(\.id) + sqlRules.map(\.name)
    if ids.contains(text) { return text }
    fault(.unknown(.rule, text, among: ids), at: place)
    return nil
  }

  private mutating func suppression(_ node: ConfigurationNode) -> Suppression? {
    guard node.entries != nil else {
      fault(.noMapping(.suppression, found: node.kindName), at: node)
      return nil
    }
    checkKeys(of: node, ["rule", "rules", "object", "document", "reason"])
    let rules = rules(node, "rules") + self.rules(node, "rule")
    let object = text(node, "object")
    let document = text(node, "document").map { PathPattern($0) }
    if object == nil, document == nil {
      fault(.emptySuppression, at: node)
      return nil
    }
    return Suppression(
      rules: rules, object: object, document: document, location: node.location,
      isInDocument: false)
  }

  mutating func readSQLRules(_ node: ConfigurationNode) -> [SQLRule] {
    (map(node, "sql_rules") ?? []).compactMap { entry in
      guard entry.value.entries != nil else {
        fault(.noMapping(.rule, found: entry.value.kindName), at: entry.value)
        return nil
      }
      if CheckRule.all.contains(where: { $0.id == entry.key }) {
        fault(.takenName(entry.key), at: entry.value)
      }
      checkKeys(of: entry.value, ["severity", "message", "query", "time_limit"])
      guard let query = text(entry.value, "query") else {
        fault(.ruleWithoutQuery(entry.key), at: entry.value)
        return nil
      }
      let limit = entry.value["time_limit"].flatMap { node in
        if let number = node.number, number > 0 { return number }
        fault(.noTimeLimit, at: node)
        return nil
      }
      return SQLRule(
        name: entry.key, severity: entry.value["severity"].flatMap { severity($0) } ?? .warning,
        message: text(entry.value, "message") ?? "'{id}' is found by '\(entry.key)'",
        query: query, timeLimit: limit ?? SQLRule.usualTimeLimit, location: entry.place)
    }
  }

  // MARK: Environments

  private mutating func readEnvironments(
    _ node: ConfigurationNode, into result: inout CheckConfiguration
  ) {
    for item in list(node, "devices") ?? [] {
      let text = item.text ?? ""
      if ["all", "every"].contains(text) {
        result.devices.append(text)
        continue
      }
      do {
        _ = try DeviceProfile.profiles(named: text)
        result.devices.append(text)
      } catch {
        fault(.unknownDevice(reason: error.description), at: item)
      }
    }
    result.systems = (list(node, "systems") ?? []).compactMap { item in
      if let number = item.text.flatMap({ Int($0) }), (8...99).contains(number),
        SystemRelease.exists(major: number)
      {
        return number
      }
      fault(.noRelease(item.text ?? item.kindName), at: item)
      return nil
    }
    result.textSizes = (list(node, "text_sizes") ?? []).compactMap { item in
      if let category = item.text.flatMap({ ContentSizeCategory(name: $0) }) { return category }
      fault(
        .unknown(
          .textSize, item.text ?? item.kindName, isText: item.text != nil,
          among: ContentSizeCategory.allCases.map(\.shortName)), at: item)
      return nil
    }
    result.directions = (list(node, "directions") ?? []).compactMap { item in
      if let choice = item.text.flatMap({ DirectionChoice(rawValue: $0) }) { return choice.value }
      fault(.noDirection, at: item)
      return nil
    }
    result.languages = (list(node, "languages") ?? []).compactMap { item in
      if let text = item.text, DocumentLanguages.isLanguage(text) { return text }
      fault(.noLanguage(item.text ?? item.kindName), at: item)
      return nil
    }
  }

  private mutating func readApprovedLayouts(
    _ node: ConfigurationNode, into result: inout CheckConfiguration
  ) {
    guard let approved = node["approved_layouts"] else { return }
    guard approved.entries != nil else {
      return fault(
        .wrongValue(key: "approved_layouts", wanted: "a mapping", found: approved.kindName),
        at: approved)
    }
    checkKeys(of: approved, ["tolerance", "ignored"])
    if let value = approved["tolerance"] {
      if let number = value.number, (0...1000).contains(number) {
        result.tolerance = number
      } else {
        fault(.noTolerance, at: value)
      }
    }
    result.ignoredViews = (list(approved, "ignored") ?? []).compactMap { item in
      if let text = item.text { return text }
      fault(
        .wrongItem(key: "ignored", of: "ids and names of views", found: item.kindName), at: item)
      return nil
    }
  }
}
