import Diagnostics

/// Something that a person should know about a document: what is wrong, where, and what to do.
///
/// Faults are collected, not thrown.
public struct Fault: Hashable, Sendable, CustomStringConvertible {
  /// A stable name in kebab case, such as `dangling-reference`.
  public let code: String
  /// How bad it is.
  public let severity: Severity
  /// One sentence in lower case without a full stop, with ids in single quotes.
  public let message: String
  /// What could be done about it.
  public let hint: String?
  /// The name of the document; `nil` where that is not known.
  public let file: String?
  /// From 1; `nil` where the place is not known.
  public let line: Int?
  /// From 1; `nil` where the place is not known.
  public let column: Int?
  /// Ids of the objects concerned, the one to blame first.
  public let objects: [String]

  /// `Main.storyboard:41:25: error: …`, and the hint in a line of its own.
  public let description: String

  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    case note, warning
    /// The document, or a part of it, can't be used as it stands.
    case error

    /// Notes come before warnings, and warnings before errors.
    public static func < (a: Self, b: Self) -> Bool { a.model < b.model }

    var model: Diagnostic.Severity {
      switch self {
      case .note: .note
      case .warning: .warning
      case .error: .error
      }
    }

    init(_ model: Diagnostic.Severity) {
      switch model {
      case .note: self = .note
      case .warning: self = .warning
      case .error: self = .error
      }
    }
  }

  init(_ diagnostic: Diagnostic) {
    code = diagnostic.code.rawValue
    severity = Severity(diagnostic.severity)
    message = diagnostic.message
    hint = diagnostic.hint
    file = diagnostic.file
    line = diagnostic.location?.line
    column = diagnostic.location?.column
    objects = diagnostic.objects
    description = diagnostic.lines.joined(separator: "\n")
  }
}
