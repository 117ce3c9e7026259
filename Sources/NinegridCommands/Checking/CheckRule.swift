import ArgumentParser
import Diagnostics
import LayoutEngine
import LayoutModel

/// One thing that `check` looks for.
struct CheckRule: Sendable {
  /// As it stands in brackets behind a finding, and after `--` on the command line.
  var id: String
  var title: String
  var severity: Diagnostic.Severity
  /// What a finding means, in one sentence.
  var summary: String
  var source: Source
  /// A command that mends what is found, if there is one.
  var fix: String?

  init(
    id: String, title: String, severity: Diagnostic.Severity, summary: String, source: Source,
    fix: String? = nil
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.summary = summary
    self.source = source
    self.fix = fix
  }

  /// Where findings come from.
  enum Source: Sendable {
    /// Diagnostics with these codes, in every environment that is asked for.
    case layouts([Diagnostic.Code])
    /// Recorded frames, as designed.
    case recordedFrames
  }

  /// All rules, in the order in which findings at one place are told.
  static let all: [CheckRule] = [
    CheckRule(
      id: "unsatisfiable", title: "Unsatisfiable constraints", severity: .error,
      summary: "required constraints can't hold together, and one of them is given up",
      source: .layouts([.conflictingConstraints, .unsolvable])),
    CheckRule(
      id: "ambiguous", title: "Ambiguous layout", severity: .warning,
      summary: "constraints do not determine the position or the size of a view",
      source: .layouts([.ambiguousFrame])),
    CheckRule(
      id: "truncated", title: "Truncated text", severity: .warning,
      summary: "the frame of a view cuts its text", source: .layouts([.truncatedText])),
    CheckRule(
      id: "misplaced", title: "Misplaced view", severity: .warning,
      summary: "the frame in the document is not the one that its constraints give as designed",
      source: .recordedFrames, fix: "'ninegrid fix update-frames' writes what constraints give"),
  ]

  static func rule(_ name: CheckRuleName) -> CheckRule? { all.first { $0.id == name.rawValue } }
}

/// The rules as options; each is the id of a ``CheckRule``.
enum CheckRuleName: String, CaseIterable, EnumerableFlag, Sendable {
  case unsatisfiable, ambiguous, truncated, misplaced

  static func help(for value: CheckRuleName) -> ArgumentHelp? {
    CheckRule.rule(value).map { "\($0.title): \($0.summary)." }
  }
}
