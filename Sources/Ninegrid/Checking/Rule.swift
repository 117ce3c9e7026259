import Diagnostics
import LayoutWorkbench

/// Something that ``Check`` looks for: one of Ninegrid's rules, or one of your own.
///
///     let tall = Rule("tall-buttons", "a button is at least 44 points high") { layout in
///       layout.views.filter { $0.kind == .button && $0.frame.height < 44 }
///         .map { Rule.Hit($0.id, "'\($0.name)' is \($0.frame.height) points high") }
///     }
public struct Rule: Sendable, Identifiable {
  /// As findings name it, in kebab case.
  public let id: String
  /// What a finding means, in one sentence.
  public let summary: String
  /// How bad a finding is at most.
  public let severity: Fault.Severity

  let source: Source

  enum Source: Sendable {
    case own(CheckRule)
    case layouts(@Sendable (Layout) -> [Hit])
    case documents(@Sendable (Document) -> [Hit])
  }

  /// A place where a rule of one's own finds something.
  public struct Hit: Hashable, Sendable {
    /// The id of the view or constraint.
    public var object: String
    /// One sentence in lower case without a full stop.
    public var message: String
    /// What could be done about it.
    public var hint: String?

    /// Something that was found.
    ///
    /// - Parameters:
    ///   - object: the id of the view or constraint.
    ///   - message: one sentence in lower case without a full stop.
    ///   - hint: what could be done about it.
    public init(_ object: String, _ message: String, hint: String? = nil) {
      self.object = object
      self.message = message
      self.hint = hint
    }
  }

  /// A rule that looks at each layout. What it finds on several devices is one finding, with all of them.
  ///
  /// - Parameters:
  ///   - id: in kebab case; it must not be that of another rule.
  ///   - summary: what a finding means, in one sentence.
  ///   - severity: how bad it is.
  ///   - find: is called for each scene on each device, possibly at once from several threads.
  public init(
    _ id: String, _ summary: String, severity: Fault.Severity = .warning,
    inLayouts find: @escaping @Sendable (Layout) -> [Hit]
  ) {
    self.id = id
    self.summary = summary
    self.severity = severity
    source = .layouts(find)
  }

  /// A rule that looks at the document itself, once.
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

  /// The rules that `ninegrid check` runs if nobody says otherwise.
  public static let standard: [Rule] = CheckRule.all
    .filter { !$0.isOptIn && $0.severity > .note }.map { Rule($0) }
  /// All rules of Ninegrid, also those that run only where somebody asks for them.
  public static let all: [Rule] = CheckRule.all.map { Rule($0) }
}
