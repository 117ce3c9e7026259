import Diagnostics

/// A fault of a document that a person should know: what is wrong, where it is, and what to do.
///
/// Faults are collected, not thrown.
public struct Fault: Hashable, Sendable, CustomStringConvertible {
  /// A stable name in kebab case, such as `dangling-reference`.
  public let code: String
  /// How bad it is.
  public let severity: Severity
  /// One sentence in lower case without a full stop, with ids in single quotes.
  public let message: String
  /// Advice about what to do.
  public let hint: String?
  /// The name of the document; `nil` if it is not known.
  public let file: String?
  /// The line in the file, from 1; `nil` if the place is not known.
  public let line: Int?
  /// The column in the file, from 1; `nil` if the place is not known.
  public let column: Int?
  /// Ids of the objects that take part, the one to blame first.
  public let objects: [String]

  /// `Main.storyboard:41:25: error: …`, followed by the hint on a line of its own.
  public let description: String

  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    case note, warning
    /// The document, or a part of it, can't be used as it is.
    case error

    /// Orders severities: notes, then warnings, then errors.
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
