package import Diagnostics

/// What is wrong with a configuration of `check`. In all cases `found` is the kind of the value that stands there.
package enum ConfigurationFault: DiagnosticFault {
  /// - Parameter problem: what the reader of YAML says.
  case unreadable(problem: String)
  /// A key, and what its value is.
  case wrongValue(key: String, wanted: String, found: String)
  /// An item of a list, such as one of paths.
  case wrongItem(key: String, of: String, found: String)
  case noMapping(Part, found: String)
  /// What a rule is given.
  case noSettings(found: String)
  /// - Parameter isText: whether the word stands there; otherwise it is the kind of the value.
  case unknown(Word, String, isText: Bool = true, among: [String])
  case sectionWithoutPaths
  /// A rule that alone is to run is turned off.
  case contradiction(rule: String)
  case unmatchedPattern(String, near: String?)
  case wrongOption(String, rule: String, wanted: String, found: String, summary: String)
  case noSeverity(String)
  case emptySuppression
  /// A rule of the team has the name of another one.
  case takenName(String)
  case ruleWithoutQuery(String)
  case noTimeLimit
  case noTolerance
  /// - Parameter reason: why no device has that name.
  case unknownDevice(reason: String)
  case noRelease(String)
  case noDirection
  case noLanguage(String)

  /// A part of a configuration that is a mapping.
  package enum Part: String, Sendable {
    case configuration = "a configuration"
    case section = "a section"
    case suppression = "a suppression"
    case rule = "a rule"
    case path = "what holds for a path"
  }

  /// What a word should be one of.
  package enum Word: Hashable, Sendable {
    case key, rule, textSize
    /// A rule of another linter.
    case ruleOf(linter: String)
    case option(rule: String)
  }

  package var statement: Diagnostic.Statement {
    .init(.invalidConfiguration, .error, message, hint: hint)
  }

  private var message: String {
    switch self {
    case .unreadable(let problem): "the configuration can't be read: \(problem)"
    case .wrongValue(let key, let wanted, let found): "'\(key)' is \(wanted), not \(found)"
    case .wrongItem(let key, let items, let found):
      "'\(key)' is a list of \(items), and this is \(found)"
    case .noMapping(let part, let found): "\(part.rawValue) is a mapping, and this is \(found)"
    case .noSettings(let found):
      "what a rule is given is a severity or a mapping, not \(found)"
    case .unknown(let kind, let word, _, _): kind.message(word)
    case .sectionWithoutPaths: "a section names its 'paths'"
    case .contradiction(let rule): "the rule '\(rule)' is in 'only_rules', too"
    case .unmatchedPattern(let pattern, _): "the pattern '\(pattern)' matches nothing"
    case .wrongOption(let option, let rule, let wanted, let found, _):
      "'\(option)' of '\(rule)' is \(wanted), not \(found)"
    case .noSeverity(let text): "'\(text)' is not a severity"
    case .emptySuppression: "a suppression names an 'object', a 'document' or both"
    case .takenName(let rule): "there is a rule '\(rule)' already"
    case .ruleWithoutQuery(let rule): "the rule '\(rule)' has no 'query'"
    case .noTimeLimit: "'time_limit' is a number of seconds above 0"
    case .noTolerance: "'tolerance' is a number of points from 0 to 1000"
    case .unknownDevice(let reason): reason
    case .noRelease(let text): "'\(text)' is not a release of iOS, such as 17"
    case .noDirection: "a direction is ltr or rtl"
    case .noLanguage(let text): "'\(text)' is not a language"
    }
  }

  private var hint: String? {
    switch self {
    case .unreadable: "'ninegrid check --init' writes one"
    case .unknown(let kind, let word, let isText, let words):
      Spelling.question(Spelling.nearest(to: isText ? word : "", in: words))
        ?? (words.count <= 8 ? "there are \(words.joined(separator: ", "))" : kind.list)
    case .unmatchedPattern(_, let near):
      Spelling.question(near) ?? "paths start at the folder of the configuration"
    case .contradiction: "take it out of one of them"
    case .wrongOption(_, _, _, _, let summary): summary
    case .noSeverity: "there are error, warning and note"
    case .emptySuppression: "'disabled_rules' turns rules off everywhere"
    case .takenName: "choose another name"
    case .unknownDevice: "'ninegrid devices' lists all; 'all' are those of the app"
    case .noLanguage: "say a code such as de, or a pseudolanguage such as long"
    case .wrongValue, .wrongItem, .noMapping, .noSettings, .sectionWithoutPaths, .ruleWithoutQuery,
      .noTimeLimit, .noTolerance, .noRelease, .noDirection:
      nil
    }
  }
}

extension ConfigurationFault.Word {
  fileprivate func message(_ word: String) -> String {
    switch self {
    case .key: "there is no key '\(word)'"
    case .rule: "there is no rule '\(word)'"
    case .textSize: "'\(word)' is not a text size"
    case .ruleOf(let linter): "\(linter) has no rule '\(word)'"
    case .option(let rule): "the rule '\(rule)' has no option '\(word)'"
    }
  }

  /// Where all words are listed, if they are many.
  fileprivate var list: String {
    self == .textSize
      ? "from XS to XXXL, and from AX1 to AX5" : "'ninegrid check --explain all' lists the rules"
  }
}

extension Diagnostic.Code {
  /// A configuration of `check` says what it can't.
  package static let invalidConfiguration = Self(rawValue: "invalid-configuration")
}
