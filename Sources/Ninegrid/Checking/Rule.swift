import Diagnostics
import LayoutWorkbench

/// Something that ``Check`` looks for: one of Ninegrid's rules, or one of your own.
///
///     let tall = Rule("tall-buttons", "a button is at least 44 points high") { layout in
///       layout.views.filter { $0.kind == .button && $0.frame.height < 44 }
///         .map { Rule.Hit($0.id, "'\($0.name)' is \($0.frame.height) points high") }
///     }
public struct Rule: Sendable, Identifiable {
  /// The id in findings, in kebab case.
  public let id: String
  /// What a finding means, in one sentence.
  public let summary: String
  /// The highest severity of its findings.
  public let severity: Fault.Severity

  let source: Source

  enum Source: Sendable {
    case own(CheckRule)
    case layouts(@Sendable (Layout) -> [Hit])
    case documents(@Sendable (Document) -> [Hit])
  }

  /// A place where a custom rule finds something.
  public struct Hit: Hashable, Sendable {
    /// The id of the view or constraint.
    public var object: String
    /// One sentence in lower case without a full stop.
    public var message: String
    /// Advice about what to do.
    public var hint: String?

    /// A hit with its object and message.
    ///
    /// - Parameters:
    ///   - object: the id of the view or constraint.
    ///   - message: one sentence in lower case without a full stop.
    ///   - hint: advice about what to do.
    public init(_ object: String, _ message: String, hint: String? = nil) {
      self.object = object
      self.message = message
      self.hint = hint
    }
  }

  /// A rule that looks at each layout. Equal hits on several devices are one finding, with all of these
  /// devices.
  ///
  /// - Parameters:
  ///   - id: the id in kebab case; no other rule may have it.
  ///   - summary: what a finding means, in one sentence.
  ///   - severity: how bad it is.
  ///   - find: called for each scene on each device, possibly at once from several threads.
  public init(
    _ id: String, _ summary: String, severity: Fault.Severity = .warning,
    inLayouts find: @escaping @Sendable (Layout) -> [Hit]
  ) {
    self.id = id
    self.summary = summary
    self.severity = severity
    source = .layouts(find)
  }

  /// A rule that looks once at the document itself.
  public init(
    _ id: String, _ summary: String, severity: Fault.Severity = .warning,
    inDocument find: @escaping @Sendable (Document) -> [Hit]
  ) {
    self.id = id
    self.summary = summary
    self.severity = severity
    source = .documents(find)
  }

  init(_ rule: CheckRule) {
    id = rule.id
    summary = rule.summary
    severity = Fault.Severity(rule.severity)
    source = .own(rule)
  }

  /// The rules that `ninegrid check` runs by default.
  public static let standard: [Rule] = CheckRule.all
    .filter { !$0.isOptIn && $0.severity > .note }.map { Rule($0) }
  /// All rules of Ninegrid, including those that only run on request.
  public static let all: [Rule] = CheckRule.all.map { Rule($0) }
}
